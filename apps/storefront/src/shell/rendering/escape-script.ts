/** JSON that is safe inside a script element. */
export function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
