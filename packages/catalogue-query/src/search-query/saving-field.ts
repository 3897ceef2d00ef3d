/** Percentage that a product is reduced by, as on its tile; products that are not reduced have no value and are sorted last. */
export const SAVING = 'saving'
