/**
 * Page size when none or an invalid one is requested, and the maximum. Apart from the schemas, so that a worker can do without these.
 * Spec §9.
 */
export const DEFAULT_SEARCH_SIZE = 50
export const MAX_SEARCH_SIZE = 4000
