/**
 * Text without what stands between `<` and `>`, trimmed. For plain display, not a defence: markup is sanitised elsewhere.
 * docs/behaviour/formatting.md §21.2.
 */
export function stripTags(text: string | null | undefined): string {
  return (text ?? '').replace(/<[^>]*>/g, '').trim()
}
