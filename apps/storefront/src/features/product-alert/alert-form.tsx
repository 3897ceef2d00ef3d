import { useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useMessages } from '../../shell/messages/messages.tsx'
import { sessionStore } from '../../shell/session/session.ts'
import { useHref } from '../../shell/store-view/href.ts'

export interface AlertFormProps {
  /** The sku of the sold-out product or variant. */
  sku: string
}

/**
 * Asks for one mail when a sold-out product is back. Its JavaScript is loaded when the field gets the focus; before that, and without
 * JavaScript, the browser posts the form. docs/behaviour/stock.md §5.3.
 */
export function AlertForm({ sku }: AlertFormProps) {
  const t = useMessages()
  const href = useHref()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { api, i18n } = useRouter().options.context
  const ownEmail = useStore(sessionStore, ({ user }) => user?.email ?? '')
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)

  // Keep what was typed before the customer was known; remove the customer's own address at the logout.
  useEffect(() => {
    const input = field.current
    if (input?.value === '') input.value = ownEmail
    return () => {
      if (input?.value === ownEmail) input.value = ''
    }
  }, [ownEmail])

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const { submitAlert } = await import('./submit-alert.ts')
      const { text, isFault } = await submitAlert({ email: field.current?.value ?? '', sku }, { api, i18n })
      setNote(text)
      if (isFault) field.current?.focus()
    } catch {
      setNote(t('error.server.title'))
    }
    setBusy(false)
  }

  return (
    <form action={href('/product-alert')} method="post" noValidate className="product-alert" onSubmit={handleSubmit}>
      <input type="hidden" name="sku" value={sku} />
      <label htmlFor={id}>{t('newsletter.email')}</label>
      <input
        ref={field}
        id={id}
        name="email"
        type="email"
        autoComplete="email"
        className="control"
        onFocus={() => void import('./submit-alert.ts').catch(() => undefined)}
      />
      <button type="submit" className="button button-primary button-medium" aria-busy={isBusy || undefined}>
        {t('alert.ask')}
      </button>
      <p role="status">{note}</p>
    </form>
  )
}
