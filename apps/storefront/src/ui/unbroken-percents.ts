/** Keeps a number and the percent sign after it on one line, where a text has a space between them: "28 %". */
export function unbrokenPercents(text: string): string {
  return text.replaceAll(/(\d) %/g, '$1\u00A0%')
}
