import type { EntityType } from '@meerkat/contract/search'

/** Proxies take 4 kB of headers in all; an answer of more documents than fit has no tags and is not to be cached. */
const LONGEST = 3500

/** Content goes by whole words: its letter is the categories'. docs/wire.md §1.12. */
const CONTENT: ReadonlySet<string> = new Set<EntityType>(['cms_page', 'cms_block', 'cms_hierarchy'])

/** The header by which caches learn what is in an answer: the kind of document, then a tag of each. docs/wire.md §1.12. */
export function toCacheTags(entity: string, ids: readonly number[]): Record<string, string> {
  const prefix = CONTENT.has(entity) ? `${entity}-` : entity.charAt(0).toUpperCase()
  const tags = [entity, ...ids.map((id) => `${prefix}${id}`)].join(' ')
  return tags.length > LONGEST ? {} : { 'x-vs-cache-tags': tags }
}
