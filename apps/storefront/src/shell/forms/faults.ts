import type { FieldFault } from '@meerkat/domain/checkout/check-fields'

/** Faults by field name, in the order of the form. */
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

/** Submits a form when it has no faults. */
export function submit(event: { preventDefault(): void }, attempt: () => boolean, send: () => void): void {
  event.preventDefault()
  if (attempt()) send()
}
