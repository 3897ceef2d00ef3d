/**
 * Removes everything between `<` and `>` and trims. For plain display, not for security: markup is sanitised elsewhere.
 * docs/behaviour/formatting.md §21.2.
 */
export function stripTags(text: string | null | undefined): string {
  return (text ?? '').replace(/<[^>]*>/g, '').trim()
}
