/**
 * Reads the query object of a GET request; old clients encode its text twice. Undefined when neither decoding is JSON. A lone `%` in a
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
