/** Markup whose inserted values are escaped already. */
export interface Html {
  readonly html: string
}

type Part = string | number | Html | null | false | readonly Html[]

/** Escapes every inserted text. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.map((text, index) => text + toMarkup(parts[index] ?? null)).join('') }
}

function toMarkup(part: Part): string {
  if (part === null || part === false) return ''
  if (typeof part === 'object') return 'html' in part ? part.html : part.map((one) => one.html).join('')
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
