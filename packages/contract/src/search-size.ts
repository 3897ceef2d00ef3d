/**
 * Page size when none or an invalid one is requested, and the maximum. In their own module, so that a worker need not load the schemas.
 * Spec §9.
 */
export const DEFAULT_SEARCH_SIZE = 50
export const MAX_SEARCH_SIZE = 4000
