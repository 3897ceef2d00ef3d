/**
 * Index fields derived from the ingredients of a product: the allergens that the label names, and those that it rules out. That
 * `contains` does not list an allergen is not enough: the ingredients may be unknown.
 */
export const CONTAINS = 'contains'
export const FREE_FROM = 'free_from'
