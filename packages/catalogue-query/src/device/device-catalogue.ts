import type { Json } from '@meerkat/search/pack/columns'
import type { Pack, PackHeader } from '@meerkat/search/pack/pack'

export type Document = Record<string, Json>

/** What one device has of a store view's catalogue. */
export interface DeviceCatalogue {
  /** Index, tiles, categories and labels; or only what search as you type needs. */
  readonly lists: Pack
  /** Whole documents; null where they were not fetched. */
  readonly details: Pack | null
  /** Categories with their descendants nested, as on the wire. */
  readonly categories: readonly Document[]
}

/** A catalogue from one or two packs of the same store view. @throws Error when a pack is of another kind than expected. */
export function toDeviceCatalogue(lists: Pack, details: Pack | null): DeviceCatalogue {
  if (lists.index === null) throw new Error('The pack has no index')
  if (details !== null && details.header.index !== lists.header.index) throw new Error('The packs are of different store views')
  return { lists, details, categories: nestCategories(lists.listed['category'] ?? []) }
}

/** Packs hold each category once; a category names its active children in order. docs/wire.md §17.4. */
function nestCategories(categories: readonly Document[]): Document[] {
  const nested = new Map<string, Document>()
  // Parents come before their children, so go backwards: children are nested first.
  for (const category of categories.toReversed()) {
    const children = String(category['children'] ?? '')
      .split(',')
      .flatMap((id) => nested.get(id) ?? [])
    nested.set(String(category['id']), { ...category, children_data: children })
  }
  return categories.map((category) => nested.get(String(category['id']))!)
}

/** Whether the short documents of a pack have all of these fields, dotted as in a request. Patterns are not supported. */
function hasFields({ documentFields }: PackHeader, fields: readonly string[]): boolean {
  if (documentFields === null) return true
  return fields.every((field) => documentFields.some((known) => field === known || field.startsWith(`${known}.`)))
}

/**
 * The product with these fields; undefined when the device does not have all of them. No fields means the whole document, whose prices
 * and stock are taken from the short one, because only that one is patched.
 */
export function findDocument({ lists, details }: DeviceCatalogue, id: number, fields: readonly string[]): Document | undefined {
  const short = lists.documents.get(id)
  if (short !== undefined && fields.length > 0 && hasFields(lists.header, fields)) return short
  const whole = details?.documents.get(id)
  if (whole === undefined || short === undefined) return whole
  const wholeMembers = (lists.header.documentFields ?? []).filter((field) => !field.includes('.') && short[field] !== undefined)
  return {
    ...whole,
    ...Object.fromEntries(wholeMembers.map((field) => [field, short[field]!])),
    ...mergeChildren(whole['configurable_children'], short['configurable_children']),
  }
}

function mergeChildren(whole: Json | undefined, short: Json | undefined): Document {
  if (!Array.isArray(whole) || !Array.isArray(short)) return {}
  const bySku = new Map((short as Document[]).map((child) => [child['sku'], child]))
  return { configurable_children: (whole as Document[]).map((child) => ({ ...child, ...bySku.get(child['sku'] ?? null) })) }
}
