type Json = Readonly<Record<string, unknown>>

/** The JSON object in an answer, or null for anything else: HTML, a list, truncated JSON. */
export function parseObject(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

/** Like `parseObject`, for answers that may be a list. */
export function parseList(text: string): readonly Json[] | null {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isObject) : null
  } catch {
    return null
  }
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A property as text, if it is a number or a non-empty text of reasonable length; else null. */
export function textOf(value: unknown, name: string): string | null {
  const member = isObject(value) && Object.hasOwn(value, name) ? value[name] : null
  if (typeof member === 'number' && Number.isFinite(member)) return String(member)
  return typeof member === 'string' && member !== '' && member.length <= 2048 ? member : null
}

/** A property that is an object; else an empty object. */
export function objectOf(value: unknown, name: string): Json {
  const member = isObject(value) && Object.hasOwn(value, name) ? value[name] : null
  return isObject(member) ? member : {}
}

/** The value of a header; null if it is missing or repeated. */
export function headerOf(headers: Readonly<Record<string, string | string[] | undefined>>, name: string): string | null {
  const value = headers[name.toLowerCase()]
  return typeof value === 'string' ? value : null
}
