export interface DescriptionPart {
  /** Empty for the text before the first heading. */
  readonly title: string
  readonly html: string
}

/** Splits a description at its headings: a feeding guide below an `<h3>` becomes a separate section. */
export function splitDescription(html: string): DescriptionPart[] {
  const [opening = '', ...rest] = html.split(/(?=<h[23][\s>])/i)
  const parts = rest.map((part) => {
    const [, title = '', body = ''] = /^<h[23][^>]*>([\s\S]*?)<\/h[23]>([\s\S]*)$/i.exec(part) ?? [undefined, '', part]
    return { title: title.replaceAll(/<[^>]*>/g, '').trim(), html: body }
  })
  return [{ title: '', html: opening }, ...parts].filter((part) => part.html.trim() !== '')
}
