import type { Configured } from '@meerkat/domain/variants/configure-product'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { shop } from '../../../shell/store-view/stores.ts'

/** Where the shop wants it, the address names the variant that a page chose by itself. Spec §2, docs/behaviour/variants.md §3.2. */
export function useFirstVariantInUrl(childSku: string | undefined, configured: Configured): void {
  const router = useRouter()
  const first = configured.kind === 'configured' && childSku === undefined ? configured.variant.sku : null
  useEffect(() => {
    if (first === null || !shop.products.setFirstVariantInUrl) return
    const href = `${location.pathname}?childSku=${encodeURIComponent(first)}`
    void router.navigate({ href, replace: true, resetScroll: false })
  }, [first, router])
}
