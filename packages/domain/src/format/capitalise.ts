/** First character only; the rest is unchanged. docs/behaviour/formatting.md §21.2. */
export function capitalise(text: string | null | undefined): string {
  if (!text) return ''
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
