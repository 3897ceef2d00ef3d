import * as z from 'zod/mini'
import { Id } from './envelope.ts'

/** Chosen variant: attribute id and value id, as text. Spec §3. */
export const ConfigurableItemOption = z.looseObject({ option_id: Id, option_value: Id })
export type ConfigurableItemOption = z.infer<typeof ConfigurableItemOption>

export const BundleItemOption = z.looseObject({
  option_id: Id,
  option_qty: z.union([z.number(), z.string()]),
  option_selections: z.array(Id),
})
export type BundleItemOption = z.infer<typeof BundleItemOption>

export const CustomItemOption = z.looseObject({ option_id: Id, option_value: z.nullable(Id) })
export type CustomItemOption = z.infer<typeof CustomItemOption>

/** Old clients send a map keyed by option id, others a list, or an empty list. Contract 3.6. */
function listOrMap<S extends z.ZodMiniType>(item: S) {
  return z.union([z.array(item), z.record(z.string(), item)])
}

/** The options chosen for a line. Contract 3.4-3.6. */
export const ProductOption = z.looseObject({
  extension_attributes: z.optional(
    z.looseObject({
      custom_options: z.optional(z.nullable(listOrMap(CustomItemOption))),
      configurable_item_options: z.optional(z.nullable(listOrMap(ConfigurableItemOption))),
      bundle_options: z.optional(z.nullable(listOrMap(BundleItemOption))),
      downloadable_option: z.optional(z.nullable(z.object({ downloadable_links: z.array(z.number()) }))),
    }),
  ),
})
export type ProductOption = z.infer<typeof ProductOption>
