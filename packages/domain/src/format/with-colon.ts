/** The label before its value: with a colon, unless it already ends with one or is a question. */
export function withColon(label: string): string {
  return /[?:？：]$/.test(label) ? label : `${label}:`
}
