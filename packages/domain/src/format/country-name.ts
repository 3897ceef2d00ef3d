import { formatter } from './formatter.ts'

/** A country in the reader's language, such as "South Africa" for `ZA`; the code itself when it is unknown. */
export function countryName(code: string | null | undefined, locale: string): string {
  if (!code) return ''
  try {
    return formatter(Intl.DisplayNames, locale, { type: 'region' }).of(code.toUpperCase()) ?? code
  } catch {
    return code
  }
}
