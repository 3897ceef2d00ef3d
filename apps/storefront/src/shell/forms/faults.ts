import type { FieldFault } from '@meerkat/domain/checkout/check-fields'

/** Faults by field name. */
export type Faults = Readonly<Record<string, FieldFault>>

export type Check = (text: string) => FieldFault | null

/** The faults of the fields of a form; empty when there are none. docs/behaviour/forms.md §19. */
export function faultsOf(fields: Readonly<Record<string, unknown>>, checks: Readonly<Record<string, Check>>): Faults {
  return Object.fromEntries(
    Object.entries(checks).flatMap(([name, check]) => {
      const fault = check(String(fields[name] ?? ''))
      return fault === null ? [] : [[name, fault]]
    }),
  )
}

/** `Node.DOCUMENT_POSITION_FOLLOWING` */
const FOLLOWING = 4

/** Names of fields as they follow each other on the page, which depends on the language; a field that is not there yet stays in its place. */
export function inFormOrder(names: readonly string[], fieldOf: (name: string) => Pick<Node, 'compareDocumentPosition'> | null): string[] {
  const fields = new Map(names.map((name) => [name, fieldOf(name)]))
  return names.toSorted((one, other) => {
    const [first, second] = [fields.get(one), fields.get(other)]
    if (!first || !second || first === second) return 0
    return first.compareDocumentPosition(second as Node) & FOLLOWING ? -1 : 1
  })
}

/** Submits a form when it has no faults. */
export function submit(event: { preventDefault(): void }, attempt: () => boolean, send: () => void): void {
  event.preventDefault()
  if (attempt()) send()
}

/** A fault in the server's list. docs/wire.md §1.5. */
export interface WireFault {
  readonly keyword: string
  readonly dataPath: string
  readonly params?: Readonly<Record<string, unknown>> | undefined
}

/** Our names of the members of a customer and an address on the wire. docs/wire.md §2.2, §4.2. */
const FIELDS: Readonly<Record<string, string>> = {
  firstname: 'firstName',
  lastname: 'lastName',
  street: 'streetAddress',
  'street[0]': 'streetAddress',
  'street[1]': 'apartmentNumber',
  suburb: 'suburb',
  city: 'city',
  postcode: 'zipCode',
  region: 'state',
  'region.region': 'state',
  country_id: 'country',
  telephone: 'phoneNumber',
  company: 'company',
  vat_id: 'taxId',
}

/** Our name of a member below an address or a customer; undefined for members that have no field. */
export function fieldOf(member: string): string | undefined {
  return FIELDS[member]
}

/** The path of the faulty property. For a missing one, AJV reports the path of its parent and the name. */
export function pathOf({ keyword, dataPath, params }: WireFault): string {
  const missing = keyword === 'required' ? params?.['missingProperty'] : undefined
  return typeof missing === 'string' ? `${dataPath}.${missing}` : dataPath
}

export function toFieldFault(keyword: string): FieldFault {
  if (keyword === 'maxLength') return 'too-long'
  return keyword === 'required' ? 'required' : 'not-accepted'
}
