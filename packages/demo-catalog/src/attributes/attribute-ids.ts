/** Ids of the attributes; configurable options name them as text. docs/wire.md §17.2, §17.4. */
export const ATTRIBUTE_IDS = {
  name: 73,
  sku: 74,
  price: 77,
  brand: 203,
  format: 204,
  packsize: 205,
  colours: 206,
  agefrom: 207,
  ingredients: 208,
  activity: 209,
  featured: 210,
  sale: 211,
  new: 212,
} as const

export type AttributeCode = keyof typeof ATTRIBUTE_IDS
