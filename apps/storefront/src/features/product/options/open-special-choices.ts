import type { Product } from '@meerkat/contract/product'
import { lazyRouteComponent } from '@tanstack/react-router'
import { openOnce } from '../../../shell/page-load/open-once.ts'

/** Most products have no special choices, so this code is a separate chunk; loaders preload it when needed. */
export const SpecialChoices = lazyRouteComponent(
  openOnce(() => import('./special-choices.tsx')),
  'SpecialChoices',
)

export function hasSpecialChoices({ type_id, custom_options = [] }: Product): boolean {
  return type_id === 'grouped' || type_id === 'bundle' || type_id === 'downloadable' || custom_options.length > 0
}
