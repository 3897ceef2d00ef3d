/** Languages that write the year first and the time last. */
const YEAR_FIRST: ReadonlySet<string> = new Set(['ja'])

const DAY_FIRST = /^(?<clock>HH:mm )?D(?<separator>[/.-])M\k<separator>YYYY$/

/**
 * The date format of a store view in the order of the reader's language: `HH:mm D/M/YYYY` is `YYYY/M/D HH:mm` in Japanese. Every other
 * format stays as it is. docs/behaviour/formatting.md §21.2.
 */
export function inDateOrder(format: string, locale: string): string {
  if (!YEAR_FIRST.has(locale.slice(0, 2))) return format
  if (format === 'D MMMM YYYY') return 'YYYY[年]M[月]D[日]'
  const { groups } = DAY_FIRST.exec(format) ?? {}
  return groups ? `YYYY/M/D${groups['clock'] ? ' HH:mm' : ''}` : format
}
