/** The messages a product carries, as one text; empty ones skipped. Behaviour 21.2. */
export function joinMessages(messages: Readonly<Record<string, string | null | undefined>> | null | undefined): string {
  return Object.values(messages ?? {})
    .filter((message) => message)
    .join(', ')
}
