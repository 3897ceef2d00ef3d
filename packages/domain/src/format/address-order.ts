/** Languages in which an address goes from the province to the house: Japanese forms ask postcode, prefecture, city and street. */
const LARGEST_FIRST: ReadonlySet<string> = new Set(['ja'])

export function writesLargestFirst(locale: string): boolean {
  return LARGEST_FIRST.has(locale.slice(0, 2))
}
