import { shop } from '../../shell/store-view/stores.ts'

/** A term of too few letters is not searched. Spec §5. */
export function isSearchable(text: string): boolean {
  return text.trim().length >= shop.search.minimumTermLength
}
