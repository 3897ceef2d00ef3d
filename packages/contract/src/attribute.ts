import * as z from 'zod/mini'

/** `default_label` is the label in the catalogue's language, set where a client has translated `label`. */
export const AttributeOption = z.looseObject({ value: z.string(), label: z.string(), default_label: z.optional(z.string()) })
export type AttributeOption = z.infer<typeof AttributeOption>

/** Describes a product field and the labels of its values. Flags travel as text "0"/"1" or booleans. Spec §3, docs/wire.md §17.4. */
export const Attribute = z.looseObject({
  id: z.optional(z.number()),
  attribute_id: z.number(),
  attribute_code: z.string(),
  frontend_input: z.string(),
  frontend_label: z.optional(z.nullable(z.string())),
  default_frontend_label: z.optional(z.nullable(z.string())),
  is_user_defined: z.optional(z.boolean()),
  is_visible: z.optional(z.boolean()),
  is_visible_on_front: z.optional(z.union([z.string(), z.boolean()])),
  is_comparable: z.optional(z.union([z.string(), z.boolean()])),
  options: z.optional(z.array(AttributeOption)),
})
export type Attribute = z.infer<typeof Attribute>
