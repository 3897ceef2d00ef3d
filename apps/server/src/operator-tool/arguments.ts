import { StartFault } from '../config.ts'

/** @throws StartFault that names what is missing. */
export function needed(value: string | undefined, what: string): string {
  if (value === undefined) throw new StartFault(`Please name ${what}. Without a verb, npm run shop says how each is used.`)
  return value
}

/** @throws StartFault for anything that is no whole number. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new StartFault(`"${text}" is not a whole number.`)
  return Number(text)
}
