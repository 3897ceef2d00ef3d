import { shop } from '../../shell/store-view/stores.ts'

/** False for terms with too few characters to search for. Spec §5. */
export function isSearchable(text: string): boolean {
  return text.trim().length >= shop.search.minimumTermLength
}
