const ENDS_ITSELF = /[?:？：]$/

/** The label before its value: with the colon of the language, unless it already ends with one or is a question. */
export function withColon(label: string, locale: string): string {
  return ENDS_ITSELF.test(label) ? label : label + colonOf(locale)
}

/** `Size: 15 kg`, `Taille : 15 kg`, `サイズ：15 kg`. */
export function labelled(label: string, value: string, locale: string): string {
  const start = withColon(label, locale)
  return start.endsWith('：') || start.endsWith('？') ? start + value : `${start} ${value}`
}

/** Full width in Japanese, where no space follows it; after a no-break space in French. */
function colonOf(locale: string): string {
  if (locale.startsWith('ja')) return '：'
  return locale.startsWith('fr') ? '\u00A0:' : ':'
}
