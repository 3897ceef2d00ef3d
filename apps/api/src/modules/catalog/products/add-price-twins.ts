import type { Product } from '@meerkat/contract/product'

const FIELDS = ['price', 'special_price', 'final_price', 'original_price'].flatMap((field) => [field, `${field}_tax`, `${field}_incl_tax`])
const TWINS = FIELDS.filter((field) => field.includes('_')).map((field) => [field, toCamelCase(field)] as const)

/** Repeats the price fields of a product and its variants under their older camelCase names. `docs/wire.md` §17.3. */
export function addPriceTwins(product: Product): Product {
  const { configurable_children } = product
  return {
    ...product,
    ...listTwins(product),
    ...(configurable_children && { configurable_children: configurable_children.map((child) => ({ ...child, ...listTwins(child) })) }),
  }
}

function listTwins(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(TWINS.filter(([field]) => document[field] !== undefined).map(([field, twin]) => [twin, document[field]]))
}

function toCamelCase(field: string): string {
  return field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
