export type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** `?a=1&b=2,3` in the order of the given keys, '' for an empty query. Commas, colons and stars stay readable: they are legal there. */
export function queryText(query: Query): string {
  const parts = Object.entries(query).flatMap(([key, value]) => {
    if (value === undefined || value.length === 0) return []
    const text = typeof value === 'string' ? value : value.join(',')
    return [`${encode(key)}=${encode(text)}`]
  })
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** The parameters of a query text; a repeated one becomes a list. Text that cannot be decoded stays as it is. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>()
  for (const part of text.replace(/^\?/, '').split('&')) {
    if (part === '') continue
    const [key = '', ...rest] = part.split('=')
    const name = decode(key)
    const value = decode(rest.join('='))
    const known = query.get(name)
    query.set(name, known === undefined ? value : [known, value].flat())
  }
  return Object.fromEntries(query)
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/%2C/g, ',').replace(/%3A/g, ':')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}
