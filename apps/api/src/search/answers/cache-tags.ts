import type { EntityType } from '@meerkat/contract/search'

/** Proxies accept 4 kB of headers in all. A response with more documents than fit gets no tags and must not be cached. */
const MAX_LENGTH = 3500

/** Content is tagged by its full name, because its first letter is that of categories. docs/wire.md §1.12. */
const CONTENT: ReadonlySet<string> = new Set<EntityType>(['cms_page', 'cms_block', 'cms_hierarchy'])

/** The header that tells caches what a response contains: the kind of document, then a tag for each document. docs/wire.md §1.12. */
export function toCacheTags(entity: string, ids: readonly number[]): Record<string, string> {
  const prefix = CONTENT.has(entity) ? `${entity}-` : entity.charAt(0).toUpperCase()
  const tags = [entity, ...ids.map((id) => `${prefix}${id}`)].join(' ')
  return tags.length > MAX_LENGTH ? {} : { 'x-vs-cache-tags': tags }
}
