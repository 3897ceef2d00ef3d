import type { Product } from '@meerkat/contract/product'
import { lazyRouteComponent } from '@tanstack/react-router'
import { openOnce } from '../../../shell/page-load/open-once.ts'

/** Most products are bought as they are, and their shoppers do not wait for the program of the others; loaders preload it. */
export const SpecialChoices = lazyRouteComponent(
  openOnce(() => import('./special-choices.tsx')),
  'SpecialChoices',
)

export function hasSpecialChoices({ type_id, custom_options = [] }: Product): boolean {
  return type_id === 'grouped' || type_id === 'bundle' || type_id === 'downloadable' || custom_options.length > 0
}
