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
    const href = `${location.pathname}?childSku=${encodeURIComponent(first)}`
    void router.navigate({ href, replace: true, resetScroll: false })
  }, [first, router])
}
