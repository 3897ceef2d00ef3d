/** Whether a text anywhere in the value holds the character NUL, which PostgreSQL cannot store. Not recursive: callers nest as deep as they like. */
export function holdsNul(value: unknown): boolean {
  const left: unknown[] = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string' ? next.includes('\0') : Object.keys(next ?? {}).some((key) => key.includes('\0'))) return true
    if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) left.push(inner)
  }
  return false
}
