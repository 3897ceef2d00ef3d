import type { ReactNode } from 'react'

export interface LinkFormProps {
  action: string
  /** The hidden field with the secret from the link: it proves that the visitor receives mail at the address. */
  secret: { name: string; value: string }
  /** What happens, and the button that makes it happen. */
  children: ReactNode
}

/** The form behind a link in a mail. Mail scanners follow links, so only its button changes anything. Works without JavaScript. */
export function LinkForm({ action, secret, children }: LinkFormProps) {
  return (
    <form action={action} method="post">
      <input type="hidden" {...secret} />
      {children}
    </form>
  )
}
