/**
 * Index fields derived from the ingredients of a product: the allergens that the label names, and those that it rules out. An allergen
 * that is missing from `contains` is not ruled out: the ingredients may be unknown.
 */
export const CONTAINS = 'contains'
export const FREE_FROM = 'free_from'
