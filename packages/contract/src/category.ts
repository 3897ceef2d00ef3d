import * as z from 'zod/mini'
import { Id } from './envelope.ts'

const fields = {
  id: z.number(),
  name: z.string(),
  parent_id: z.optional(z.number()),
  is_active: z.optional(z.boolean()),
  position: z.optional(z.number()),
  level: z.optional(z.number()),
  product_count: z.optional(z.number()),
  path: z.optional(z.string()),
  parent_ids: z.optional(z.array(Id)),
  url_key: z.optional(z.string()),
  url_path: z.optional(z.string()),
  slug: z.optional(z.string()),
  image: z.optional(z.nullable(z.string())),
  children_count: z.optional(Id),
  description: z.optional(z.nullable(z.string())),
  meta_title: z.optional(z.nullable(z.string())),
  meta_description: z.optional(z.nullable(z.string())),
  include_in_menu: z.optional(z.union([z.number(), z.boolean()])),
} as const

const CategoryFields = z.looseObject(fields)

/** A category with its descendants. Spec §3, docs/wire.md §17.4. */
export interface Category extends z.infer<typeof CategoryFields> {
  children_data?: Category[] | undefined
}

export const Category: z.ZodMiniType<Category, Category> = z.looseObject({
  ...fields,
  get children_data() {
    return z.optional(z.array(Category))
  },
})
