/** One spelling per page: leading slash, no trailing one, no query; the root stays `/`. docs/behaviour/urls.md §8.3. */
export function normalisePath(path: string): string {
  const bare = withoutQuery(path)
  const withSlash = bare.startsWith('/') ? bare : `/${bare}`
  return withSlash.length > 1 && withSlash.endsWith('/') ? withSlash.slice(0, -1) : withSlash
}

/** A URL without query and anchor. */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '')
}
