/** The queries that find nothing, by the first part of their path. */
const QUERIES: Readonly<Record<string, (key: string) => string>> = {
  p: (sku) => `Product not found: Product query returned empty result for sku = ${sku}, status in (0, 1), visibility in (2, 3, 4)`,
  c: (slug) => `Category query returned empty result slug = ${slug}`,
  i: (identifier) => `CMS query returned empty result identifier = ${identifier}`,
  pages: (identifier) => `CMS query returned empty result identifier = ${identifier}`,
}

/** What is logged for a page that does not exist, with its path within the store view; null for a path of no query. Spec §8. */
export function describeMissing(path: string): string | null {
  const [, kind = '', key = ''] = path.split('/')
  return (key !== '' && Object.hasOwn(QUERIES, kind) && QUERIES[kind]?.(decode(key))) || null
}

/** Anything can be typed into an address. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
