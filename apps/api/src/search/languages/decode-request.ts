/**
 * The query object of a GET, whose text old clients encode twice. Undefined when it is not JSON either way. A lone `%` in a
 * search text is allowed. docs/wire.md §13.1.
 */
export function decodeRequest(text: string): unknown {
  return parseJson(text) ?? parseJson(decode(text))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
