import type { ResultOf } from '@meerkat/contract/endpoint'
import type { prepareCheckout } from '@meerkat/contract/payment'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

declare global {
  interface Window {
    /** Read by the provider's script when it starts. */
    wpwlOptions?: { readonly locale: string }
  }
}

export interface CardWidgetProps {
  checkout: ResultOf<typeof prepareCheckout>
  /** Called when the script cannot be loaded or does not have the announced hash. */
  onFailed: () => void
}

/** An empty node that belongs to the provider's script. The browser runs the script only if its hash is the announced one. */
export function CardWidget({ checkout, onFailed }: CardWidgetProps) {
  const { i18n } = useRouter().options.context
  const holder = useRef<HTMLDivElement>(null)
  const { widgetUrl, integrity, returnUrl, brands } = checkout

  useEffect(() => {
    const node = holder.current
    if (!node) return undefined
    const form = document.createElement('form')
    form.className = 'paymentWidgets'
    form.dataset['brands'] = brands
    form.action = returnUrl
    node.replaceChildren(form)
    window.wpwlOptions = { locale: i18n.locale.slice(0, 2) }
    const script = document.createElement('script')
    script.crossOrigin = 'anonymous'
    script.integrity = integrity
    script.src = widgetUrl
    script.addEventListener('error', onFailed)
    document.head.append(script)
    return () => {
      script.remove()
      node.replaceChildren()
      delete window.wpwlOptions
    }
    // Run once per checkout: its id is the `key` of this component.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return <div ref={holder} className="card-widget" />
}
