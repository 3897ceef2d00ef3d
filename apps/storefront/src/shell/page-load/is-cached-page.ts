/** Whether the service worker answered with this page because the server did not. docs/behaviour/offline.md §7.3. */
export function isCachedPage({ documentElement }: Pick<Document, 'documentElement'> = document): boolean {
  return documentElement.hasAttribute('data-cached')
}
