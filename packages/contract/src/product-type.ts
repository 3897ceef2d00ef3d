import * as z from 'zod/mini'

/** In its own module, so that the cart's schemas need not import the product's, which the checkout does not use on its first load. */
export const ProductType = z.enum(['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable'])
export type ProductType = z.infer<typeof ProductType>
