import type { FieldFault } from '@meerkat/domain/checkout/check-fields'
import { useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import { useMessages } from '../../shell/messages/messages.tsx'
import type { RefusedPost } from '../../shell/rendering/host-context.ts'
import { hasOwnCalls, shop } from '../../shell/store-view/stores.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { describeField, Field, FieldShell } from '../../ui/field.tsx'
import { CONTACT_FIELDS, type ContactFaults, type ContactField, checkContact, MAX_LENGTH, readDraft } from './contact-draft.ts'
import { isSent, sendContact } from './send-contact.ts'

export interface ContactFormProps {
  /** Where the browser posts the form without JavaScript: this page. */
  action: string
  /** The outcome of a form that was sent without JavaScript, from the URL: empty, or any text. */
  answer: string
  refused: RefusedPost | null
}

const ID = 'contact'

/** The form for a message to the shop. The sender gets a copy only after confirming their address. docs/wire.md §8. */
export function ContactForm({ action, answer, refused }: ContactFormProps) {
  const t = useMessages()
  const { api } = useRouter().options.context
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState((refused?.faults ?? {}) as ContactFaults)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<string | null>(isSent(answer) ? answer : (refused?.problem ?? null))

  function propsOf(field: ContactField) {
    const fault = faults[field]
    return {
      id: `${ID}-${field}`,
      name: field,
      defaultValue: refused?.values[field] ?? '',
      maxLength: MAX_LENGTH[field],
      error: fault && t(FAULTS[fault] ?? 'form.required', { limit: MAX_LENGTH[field] }),
      onInput: () => setFaults((before) => ({ ...before, [field]: undefined })),
    }
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const target = event.currentTarget
    const draft = readDraft(new FormData(target))
    const found = checkContact(draft)
    setFaults(found)
    setOutcome(null)
    const first = CONTACT_FIELDS.find((field) => found[field])
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setBusy(true)
    const result = await sendContact(api, draft)
    setBusy(false)
    setOutcome(result)
    if (isSent(result)) target.reset()
  }

  const { id, error, ...message } = propsOf('message')
  return (
    <section aria-labelledby={`${ID}-heading`} className="contact-form" id={ID}>
      <h2 id={`${ID}-heading`}>{t('contact.heading')}</h2>
      <p>{t('contact.about')}</p>
      <form ref={form} method="post" action={`${action}#${ID}`} noValidate onSubmit={handleSubmit}>
        <div className="form-grid">
          <Field {...propsOf('name')} autoComplete="name" label={t('contact.name')} optional={t('form.optional')} />
          <Field {...propsOf('email')} type="email" autoComplete="email" label={t('contact.email')} />
        </div>
        <Field {...propsOf('subject')} label={t('contact.subject')} optional={t('form.optional')} />
        <FieldShell id={id} label={t('contact.message')} hint={t('contact.messageHint')} error={error}>
          <textarea {...message} {...describeField(id, { hint: true, error })} rows={7} className="control" />
        </FieldShell>
        {hasOwnCalls && (
          <Checkbox
            id={`${ID}-copy`}
            name="copy"
            defaultChecked={Boolean(refused?.values['copy'])}
            label={t('contact.copy')}
            hint={t('contact.copyHint')}
          />
        )}
        <Button type="submit" busy={isBusy}>
          {t('contact.send')}
        </Button>
        <p role="status" data-kind={isSent(outcome) ? 'ok' : 'bad'} className="contact-outcome">
          {outcome && t(`contact.${outcome}`, { email: shop.contactEmail })}
        </p>
      </form>
    </section>
  )
}

/** Message ids of faults; any other fault shows "required". */
const FAULTS: Partial<Record<FieldFault, string>> = {
  'email-invalid': 'contact.emailInvalid',
  'too-long': 'contact.tooLong',
  'card-number': 'contact.cardNumber',
}
