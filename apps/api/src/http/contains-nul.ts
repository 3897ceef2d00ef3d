/** Whether any text in the value contains a NUL character, which PostgreSQL cannot store. Not recursive, as input may nest to any depth. */
export function containsNul(value: unknown): boolean {
  const left: unknown[] = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string' ? next.includes('\0') : Object.keys(next ?? {}).some((key) => key.includes('\0'))) return true
    if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) left.push(inner)
  }
  return false
}
