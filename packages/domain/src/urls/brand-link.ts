import type { AttributeOption } from '@meerkat/contract/attribute'
import { type PrefixRule, prefixPath } from '../store-views/prefix-path.ts'
import { slugify } from './slugify.ts'

/** An option of the attribute `brand`. */
export type Brand = Pick<AttributeOption, 'label' | 'value'>

/** URL of a brand's page: name and option id, such as `/brand/kopje-and-kin-72`. docs/behaviour/urls.md §8.6. */
export function brandLink({ label, value }: Brand, view: PrefixRule): string {
  return prefixPath(`brand/${encodeURIComponent(`${slugify(label)}-${value}`)}`, view)
}

/** Matches only the id at the end: the name may be that of another store view, or outdated. docs/behaviour/urls.md §8.6. */
export function findBrand<B extends Brand>(slug: string, brands: readonly B[]): B | undefined {
  return brands.find((brand) => isBrand(brand) && slug.endsWith(`-${brand.value}`))
}

/** Catalogues from other shops have a blank option for "none". */
export function isBrand({ label, value }: Brand): boolean {
  return value !== '' && label.trim() !== ''
}
