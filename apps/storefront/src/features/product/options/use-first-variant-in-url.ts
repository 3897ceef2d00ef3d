import { parseQuery, queryText } from '@meerkat/domain/urls/query-text'
import type { Configured } from '@meerkat/domain/variants/configure-product'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { shop } from '../../../shell/store-view/stores.ts'

/** Adds the preselected variant to the URL, if the shop is configured so. Spec §2, docs/behaviour/variants.md §3.2. */
export function useFirstVariantInUrl(childSku: string | undefined, configured: Configured): void {
  const router = useRouter()
  const first = configured.kind === 'configured' && childSku === undefined ? configured.variant.sku : null
  useEffect(() => {
    if (first === null || !shop.products.setFirstVariantInUrl) return
    void router.navigate({ href: withVariant(location, first), replace: true, resetScroll: false })
  }, [first, router])
}

/** The address with the variant. Other parameters, such as those of a campaign, and the fragment, which may open the review form, stay. */
export function withVariant({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>, sku: string): string {
  return pathname + queryText({ ...parseQuery(search), childSku: sku }) + hash
}
