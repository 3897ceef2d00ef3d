import type { FieldFault } from '@meerkat/domain/checkout/check-fields'
import type { Translate } from '@meerkat/i18n/messages'
import type { Outcome } from '../api/api-client.ts'
import { refusalText, refusedField } from '../messages/refusal-text.ts'
import { type Faults, fieldOf, pathOf, toFieldFault, type WireFault } from './faults.ts'

/** Why the server refused a form: faults of fields, a message, or a message about one field. */
export interface RefusedForm {
  /** Null when the faults of the fields say everything. */
  readonly text: string | null
  readonly faults: Faults
  /** The field that the message is about. */
  readonly field: string | null
}

/** A registration on the wire. docs/wire.md §2.2. */
export const REGISTRATION = { at: '.customer.', others: { '.customer.email': 'email', '.password': 'password' } } as const

/**
 * What a form shows after a refused call. `at` is the path of the form's members on the wire, such as `.customer.`; members at other
 * paths are named in `others`.
 */
export function toRefused(
  outcome: Exclude<Outcome<unknown>, { kind: 'done' }>,
  { t, at, others = {} }: { readonly t: Translate; readonly at: string; readonly others?: Readonly<Record<string, string>> },
): RefusedForm {
  const text = refusalText(outcome, t) ?? t('account.network')
  if (outcome.kind !== 'refused' || !Array.isArray(outcome.result)) return { text, faults: {}, field: refusedField(outcome) }
  const list = outcome.result.filter(isFault)
  const found = list.flatMap((fault): [string, FieldFault][] => {
    const path = pathOf(fault)
    const field = others[path] ?? (path.startsWith(at) ? fieldOf(path.slice(at.length)) : undefined)
    return field === undefined ? [] : [[field, toFieldFault(fault.keyword)]]
  })
  const saysEverything = found.length > 0 && found.length === outcome.result.length
  return { text: saysEverything ? null : text, faults: Object.fromEntries(found), field: null }
}

function isFault(value: unknown): value is WireFault {
  const { keyword, dataPath } = (value ?? {}) as Partial<WireFault>
  return typeof keyword === 'string' && typeof dataPath === 'string'
}

export const ACCEPTED: RefusedForm = { text: null, faults: {}, field: null }

export function toForm(refusal: string | RefusedForm | null): RefusedForm {
  return typeof refusal === 'string' ? { ...ACCEPTED, text: refusal } : (refusal ?? ACCEPTED)
}

/** A refused entry that changes is no longer marked. */
export function withoutFields({ text, faults, field }: RefusedForm, changed: object): RefusedForm {
  const left = Object.entries(faults).filter(([name]) => !(name in changed))
  const isChanged = field !== null && field in changed
  return { text: isChanged ? null : text, faults: Object.fromEntries(left), field: isChanged ? null : field }
}
