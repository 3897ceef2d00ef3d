import type { SearchHit } from '@meerkat/contract/search'
import { type DeviceCatalogue, type Document, findDocument } from './device-catalogue.ts'

const DISABLED = 2

/**
 * Finds the document of a path: first a product, then an active category, then a content page, then the product or category that has
 * this path in another store view. Null when there is none; undefined when the device cannot know, because it has no content pages.
 * docs/wire.md §10.
 */
export function answerUrl(catalogue: DeviceCatalogue, path: string): SearchHit | null | undefined {
  const { lists, details, categories } = catalogue
  const product = findAt(details ?? lists, path) ?? findAt(lists, path)
  if (product !== undefined) return toProductHit(catalogue, product)
  const category = categories.find((one) => one['url_path'] === path && one['is_active'] !== false)
  if (category !== undefined) return toHit(lists.header.index, 'category', category)
  const page = (details?.listed['cms_page'] ?? []).find((one) => one['url_path'] === path || one['identifier'] === path)
  if (page !== undefined) return toHit(lists.header.index, 'cms_page', page)
  return findMoved(catalogue, path) ?? (details === null ? undefined : null)
}

function findMoved(catalogue: DeviceCatalogue, path: string): SearchHit | null {
  const { lists, details, categories } = catalogue
  const moved = [...(lists.listed['moved'] ?? []), ...(details?.listed['moved'] ?? [])].find((one) => one['url_path'] === path)
  if (moved === undefined) return null
  const { entity, id } = moved
  if (entity === 'category') {
    const category = categories.find((one) => one['id'] === id)
    return category === undefined ? null : toHit(lists.header.index, 'category', category)
  }
  const product = (details ?? lists).documents.get(Number(id))
  return product === undefined || product['status'] === DISABLED ? null : toProductHit(catalogue, product)
}

function toProductHit(catalogue: DeviceCatalogue, product: Document): SearchHit {
  const { lists, details } = catalogue
  const whole = findDocument(catalogue, Number(product['id']), details === null ? ['id'] : [])
  return toHit(lists.header.index, 'product', whole ?? product)
}

function findAt({ documents }: { readonly documents: ReadonlyMap<number, Document> }, path: string): Document | undefined {
  for (const document of documents.values()) if (document['url_path'] === path) return document
  return undefined
}

function toHit(index: string, entity: string, source: Document): SearchHit {
  return { _index: `${index}_${entity}`, _type: entity, _id: String(source['id']), _score: 0, _source: source }
}
