/** Languages that write the largest unit of an address first: Japanese forms ask for postcode, prefecture, city and then street. */
const LARGEST_FIRST: ReadonlySet<string> = new Set(['ja'])

export function writesLargestFirst(locale: string): boolean {
  return LARGEST_FIRST.has(locale.slice(0, 2))
}
