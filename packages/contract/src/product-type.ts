import * as z from 'zod/mini'

/** Apart from the product's schema, which the cart's calls do without: the checkout's first load has no use for it. */
export const ProductType = z.enum(['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable'])
export type ProductType = z.infer<typeof ProductType>
