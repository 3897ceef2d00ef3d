import type { ContactMail } from '@meerkat/contract/mail'
import { checkEmail, checkFreeText, checkNoCard, type FieldFault } from '@meerkat/domain/checkout/check-fields'

/** The fields of the form, in its order. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type ContactDraft = Readonly<Record<ContactField, string>> & {
  /** The sender wants a copy. */
  readonly copy: boolean
}

/** In UTF-16 units, as browsers count `maxlength`. Name and message travel as one text of at most 20,000. docs/wire.md §8. */
export const MAX_LENGTH: Readonly<Record<ContactField, number>> = { name: 100, email: 254, subject: 200, message: 5000 }

/** Name and subject are optional. */
const CHECKS: Readonly<Record<ContactField, (text: string) => FieldFault | null>> = {
  name: checkNoCard,
  email: checkEmail,
  subject: checkNoCard,
  message: checkFreeText,
}

export type ContactFaults = Readonly<Partial<Record<ContactField, FieldFault>>>

export function checkContact(draft: ContactDraft): ContactFaults {
  const faults = CONTACT_FIELDS.map((field) => [field, draft[field].length > MAX_LENGTH[field] ? 'too-long' : CHECKS[field](draft[field])])
  return Object.fromEntries(faults.filter(([, fault]) => fault))
}

/** Reads a submitted form. Browsers send line breaks as CR LF, which `maxlength` counts as one character. */
export function readDraft(form: { get(name: string): unknown }): ContactDraft {
  const read = (field: ContactField) => String(form.get(field) ?? '').replaceAll('\r\n', '\n')
  return { name: read('name'), email: read('email'), subject: read('subject'), message: read('message'), copy: form.get('copy') !== null }
}

/** Addressed to the shop only. The wire has no field for the name, so it is the last line of the text. docs/wire.md §8. */
export function toMail(draft: ContactDraft, { token, contactEmail }: { token: string; contactEmail: string }): ContactMail {
  const name = draft.name.trim()
  const message = draft.message.trim()
  return {
    sourceAddress: draft.email.trim(),
    targetAddress: contactEmail,
    subject: draft.subject.trim(),
    emailText: name === '' ? message : `${message}\n\n${name}`,
    ...(draft.copy && { copy: true }),
    token,
  }
}
