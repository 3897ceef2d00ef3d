import type { Product } from '@meerkat/contract/product'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { searchEntities } from '../../../shell/api/catalog-search.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { notices } from '../../../shell/notifications/notices.ts'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { Button } from '../../../ui/button.tsx'
import { openedCart, useCart } from '../cart-context.ts'

export interface AddToCartProps {
  id: number
  /** For screen readers: a page has many of these buttons. */
  name: string
}

/** Adds a product without options from a list; loads the full product first. docs/behaviour/cart.md §1.8. */
export function AddToCart({ id, name }: AddToCartProps) {
  const t = useMessages()
  const view = useStoreView()
  const { api } = useRouter().options.context
  const isAdding = useCart((state) => state.isAdding)
  const [isBusy, setBusy] = useState(false)

  async function handleClick() {
    setBusy(true)
    try {
      const query = { _appliedFilters: [{ attribute: 'id', value: { eq: id }, scope: 'default' }] }
      const [{ items }, cart, { prepareProduct }] = await Promise.all([
        searchEntities<Product>(api, view, { entity: 'product', query, size: 1 }),
        openedCart(),
        import('@meerkat/domain/variants/prepare-product'),
      ])
      const [product] = items
      if (product) await cart.add([prepareProduct(product)])
      else notices.show({ type: 'error', message: t('product.gone') })
    } catch {
      notices.show({ type: 'error', message: t('cart.lineLost', { name }) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      variant="secondary"
      size="small"
      busy={isBusy || isAdding}
      data-add={id}
      aria-label={t('cart.addNamed', { name })}
      onClick={handleClick}
    >
      {t('cart.add')}
    </Button>
  )
}
