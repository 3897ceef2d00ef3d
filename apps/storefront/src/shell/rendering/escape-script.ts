export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** JSON that is safe inside a script element. */
export function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
