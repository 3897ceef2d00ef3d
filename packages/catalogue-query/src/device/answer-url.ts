import type { SearchHit } from '@meerkat/contract/search'
import { type DeviceCatalogue, type Document, findDocument } from './device-catalogue.ts'

/**
 * What stands at a path: first a product, then an active category, then a content page. Null when nothing does; undefined when the
 * device cannot know, because it has no content pages. docs/wire.md §10.
 */
export function answerUrl(catalogue: DeviceCatalogue, path: string): SearchHit | null | undefined {
  const { lists, details, categories } = catalogue
  const product = findAt(details ?? lists, path) ?? findAt(lists, path)
  if (product !== undefined) {
    const id = Number(product['id'])
    return toHit(lists.header.index, 'product', findDocument(catalogue, id, details === null ? ['id'] : []) ?? product)
  }
  const category = categories.find((one) => one['url_path'] === path && one['is_active'] !== false)
  if (category !== undefined) return toHit(lists.header.index, 'category', category)
  if (details === null) return undefined
  const page = (details.listed['cms_page'] ?? []).find((one) => one['url_path'] === path || one['identifier'] === path)
  return page === undefined ? null : toHit(lists.header.index, 'cms_page', page)
}

function findAt({ documents }: { readonly documents: ReadonlyMap<number, Document> }, path: string): Document | undefined {
  for (const document of documents.values()) if (document['url_path'] === path) return document
  return undefined
}

function toHit(index: string, entity: string, source: Document): SearchHit {
  return { _index: `${index}_${entity}`, _type: entity, _id: String(source['id']), _score: 0, _source: source }
}
