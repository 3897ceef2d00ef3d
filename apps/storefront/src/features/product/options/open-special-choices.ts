import type { Product } from '@meerkat/contract/product'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Fragment } from 'react'
import { openOnce } from '../../../shell/page-load/open-once.ts'

/** Most products have no special choices, so this code is a separate chunk; loaders preload it when needed. */
const load = openOnce(() => import('./special-choices.tsx'))

export const SpecialChoices = lazyRouteComponent(load, 'SpecialChoices')

/**
 * Renders its children once the special choices are loaded, so that a server-rendered product is hydrated as a whole. If `SpecialChoices` had
 * its own `Suspense`, React would discard its fields, with the shopper's entries, at the first change beside them; without one, it would begin
 * to hydrate the page, wait for the code, and meanwhile lose clicks.
 */
export const AfterSpecialChoices = lazyRouteComponent(
  openOnce(async () => {
    const [loaded] = await Promise.all([load(), SpecialChoices.preload?.()])
    form = loaded
    return { AfterSpecialChoices: Fragment }
  }),
  'AfterSpecialChoices',
)

let form: Awaited<ReturnType<typeof load>> | null = null

/** The functions that price and check the special choices of a product; null for a product without any. Call it within `AfterSpecialChoices`. */
export function specialFormOf(product: Product) {
  return hasSpecialChoices(product) ? form! : null
}

export function hasSpecialChoices({ type_id, custom_options = [] }: Product): boolean {
  return type_id === 'grouped' || type_id === 'bundle' || type_id === 'downloadable' || custom_options.length > 0
}
