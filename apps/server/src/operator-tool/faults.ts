/** The tool was called wrongly: exit code 2. */
export class UsageFault extends Error {
  override readonly name = 'UsageFault'
}

/** The tool was called rightly, and what was asked for cannot be done: exit code 1. One line of output per line of the message. */
export class ToolFault extends Error {
  override readonly name = 'ToolFault'
}

/** @throws UsageFault that names what is missing. */
export function needed(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new UsageFault(`Please name ${what}.`)
  return value
}

/** @throws UsageFault for anything that is not a whole number. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageFault(`"${text}" is not a whole number.`)
  return Number(text)
}

/** A day such as 2026-05-31, or a moment in ISO form; in UTC unless it says otherwise. @throws UsageFault */
export function moment(text: string): Date {
  const at = /^\d{4}-\d{2}-\d{2}(T.+)?$/.test(text) ? new Date(text) : new Date(Number.NaN)
  if (Number.isNaN(at.getTime())) throw new UsageFault(`"${text}" is not a date such as 2026-05-31.`)
  return at
}
