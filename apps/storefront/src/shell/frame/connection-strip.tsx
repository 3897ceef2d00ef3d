import type { ReactNode } from 'react'

export interface ConnectionStripProps {
  kind: 'gone' | 'back' | 'order' | 'offer'
  children: ReactNode
}

/** One line below the header: the connection, an order that waits on this device, or the offer to install the shop. */
export function ConnectionStrip({ kind, children }: ConnectionStripProps) {
  return (
    <div className="connection-strip" data-kind={kind}>
      <div className="wrap">{children}</div>
    </div>
  )
}
