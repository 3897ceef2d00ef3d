import type { Product } from '@meerkat/contract/product'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { lineOptions } from '@meerkat/domain/cart/lines/line-options'
import { prepareProduct } from '@meerkat/domain/variants/prepare-product'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { searchEntities } from '../../../shell/api/catalog-search.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { notices } from '../../../shell/notifications/notices.ts'

/** Whether the product of a line has several variants. docs/behaviour/cart.md §1.11. */
export function isEditable({ parentSku, sku, product_option }: CartItem): boolean {
  return parentSku !== undefined && parentSku !== sku && lineOptions(product_option, 'configurable_item_options').length > 0
}

export interface LineEdit {
  readonly edit: (line: CartItem) => void
  /** The open dialog, or nothing. */
  readonly dialog: ReactNode
}

/** Opens the edit mode of a line; loads its JavaScript and the product on demand. */
export function useLineEdit(): LineEdit {
  const t = useMessages()
  const { api, view } = useRouter().options.context
  const [dialog, setDialog] = useState<ReactNode>(null)

  async function open(line: CartItem): Promise<void> {
    const query = { _appliedFilters: [{ attribute: 'sku', value: { eq: line.parentSku ?? line.sku }, scope: 'default' }] }
    const [{ EditDialog }, found] = await Promise.all([
      import('./edit-dialog.tsx'),
      searchEntities<Product>(api, view, { entity: 'product', query, size: 1 }),
    ])
    const [product] = found.items
    if (!product) return notices.show({ type: 'error', message: t('product.gone') })
    setDialog(<EditDialog line={line} product={prepareProduct(product)} onClose={() => setDialog(null)} />)
  }

  return {
    edit: (line) => void open(line).catch(() => notices.show({ type: 'error', message: t('error.server.title') })),
    dialog,
  }
}
