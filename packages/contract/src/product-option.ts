import * as z from 'zod/mini'
import { boundedJson } from './bounded-json.ts'
import { Id } from './envelope.ts'

/** Chosen variant: attribute id and value id, as text. Spec §3. */
export const ConfigurableItemOption = z.looseObject({
  /** Attribute id. */
  option_id: Id,
  /** Id of the chosen value. */
  option_value: Id,
})
export type ConfigurableItemOption = z.infer<typeof ConfigurableItemOption>

/** The choice for one option of a bundle. */
export const BundleItemOption = z.looseObject({
  /** Id of the bundle option. */
  option_id: Id,
  /** Pieces of the selection. */
  option_qty: z.union([z.number(), z.string()]),
  /** Ids of the chosen links. */
  option_selections: z.array(Id),
})
export type BundleItemOption = z.infer<typeof BundleItemOption>

/** The choice for one custom option. */
export const CustomItemOption = z.looseObject({
  /** Id of the custom option. */
  option_id: Id,
  /** The text, or the chosen id; several ids joined by commas. */
  option_value: z.nullable(Id),
})
export type CustomItemOption = z.infer<typeof CustomItemOption>

/** Old clients send a map keyed by option id, others a list, or an empty list. docs/wire.md §3.6. */
function listOrMap<S extends z.ZodMiniType>(item: S) {
  return z.union([z.array(item), z.record(z.string(), item)])
}

/** The options chosen for a line. docs/wire.md §3.4-§3.6. */
export const ProductOption = z
  .looseObject({
    /** The choices by kind. */
    extension_attributes: z.optional(
      z.looseObject({
        /** Choices for custom options. */
        custom_options: z.optional(z.nullable(listOrMap(CustomItemOption))),
        /** The chosen variant. */
        configurable_item_options: z.optional(z.nullable(listOrMap(ConfigurableItemOption))),
        /** Selections of a bundle. */
        bundle_options: z.optional(z.nullable(listOrMap(BundleItemOption))),
        /** Ours: which files of a downloadable product; all of them when missing. */
        downloadable_option: z.optional(
          z.nullable(
            z.object({
              /** Ids of the files. */
              downloadable_links: z.array(z.number()),
            }),
          ),
        ),
      }),
    ),
  })
  .check(boundedJson({ depth: 12, size: 16_384 }))
export type ProductOption = z.infer<typeof ProductOption>
