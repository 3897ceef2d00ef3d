/** Invalid command line: exit code 2. */
export class UsageFault extends Error {
  override readonly name = 'UsageFault'
}

/** The command is valid but cannot be carried out: exit code 1. Prints one line per line of the message. */
export class ToolFault extends Error {
  override readonly name = 'ToolFault'
}

/** @throws UsageFault naming the missing argument. */
export function needed(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new UsageFault(`Please name ${what}.`)
  return value
}

/** @throws UsageFault when arguments are left over, such as parts of a file name with a space that was not quoted. */
export function noMore([first]: readonly string[]): void {
  if (first !== undefined) throw new UsageFault(`"${first}" is one argument too many.`)
}

/** @throws UsageFault for anything that is not a whole number. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageFault(`"${text}" is not a whole number.`)
  return Number(text)
}

/** A date such as 2026-05-31, or an ISO timestamp; UTC without a time zone. @throws UsageFault */
export function moment(text: string): Date {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})(?:T.+)?$/.exec(text) ?? []
  const at = new Date(day === '' ? Number.NaN : text)
  // The constructor takes 31 February for 3 March.
  const isDay = !Number.isNaN(at.getTime()) && new Date(day).toISOString().startsWith(day)
  if (!isDay) throw new UsageFault(`"${text}" is not a date such as 2026-05-31.`)
  return at
}
