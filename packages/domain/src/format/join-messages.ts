/** The messages a product carries, as one text; empty ones skipped. docs/behaviour/formatting.md §21.2. */
export function joinMessages(messages: Readonly<Record<string, string | null | undefined>> | null | undefined): string {
  return Object.values(messages ?? {})
    .filter((message) => message)
    .join(', ')
}
