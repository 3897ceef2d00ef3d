import type { Attribute } from '@meerkat/contract/attribute'
import type { Aggregations } from '@meerkat/contract/search'

const NAME = /^agg_(?:terms|range)_(.+?)(_options)?$/

/**
 * The attributes of the aggregations, each with the options that occur, so that a filter panel needs no second call. docs/wire.md §13.5.
 */
export function listAttributeMetadata(attributes: readonly Attribute[], aggregations: Aggregations | null): AttributeMetadata[] {
  const values = new Map<string, Set<string>>()
  for (const [name, { buckets }] of Object.entries(aggregations ?? {})) {
    const code = NAME.exec(name)?.[1]
    if (code === undefined) continue
    const keys = values.get(code) ?? new Set()
    values.set(code, keys)
    for (const { key } of buckets) keys.add(String(key))
  }
  return attributes.flatMap((attribute) => {
    const used = values.get(attribute.attribute_code)
    return used === undefined ? [] : [reduce(attribute, used)]
  })
}

export type AttributeMetadata = ReturnType<typeof reduce>

function reduce(attribute: Attribute, used: ReadonlySet<string>) {
  const { attribute_id, attribute_code, default_frontend_label, frontend_label, is_visible, is_visible_on_front } = attribute
  return {
    attribute_code,
    attribute_id,
    id: attribute_id,
    entity_type_id: attribute['entity_type_id'] ?? '4',
    default_frontend_label: default_frontend_label ?? frontend_label ?? attribute_code,
    is_visible,
    is_visible_on_front,
    is_user_defined: attribute.is_user_defined,
    is_comparable: attribute.is_comparable,
    slug: attribute['slug'] ?? attribute_code,
    options: (attribute.options ?? []).filter(({ value }) => used.has(value)),
  }
}
