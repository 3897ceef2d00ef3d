import type { ConfigurableChild } from '@meerkat/contract/configurable'
import type { Product } from '@meerkat/contract/product'
import { joinList } from '@meerkat/domain/format/join-list'
import { roundMoney } from '@meerkat/domain/pricing/round-money'
import { shownPrice } from '@meerkat/domain/pricing/shown-price'
import { stockStatus } from '@meerkat/domain/stock/stock-status'
import { variantValues } from '@meerkat/domain/variants/configuration'
import { prepareProduct } from '@meerkat/domain/variants/prepare-product'
import { selectableOptions } from '@meerkat/domain/variants/selectable-options'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { openedCart } from '../features/cart/cart-context.ts'
import type { Tile } from '../features/catalog/tiles/tile.ts'
import { configurePage } from '../features/product/buying/product-form.ts'
import { hasSpecialChoices } from '../features/product/options/open-special-choices.ts'
import { searchEntities } from '../shell/api/catalog-search.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { notices } from '../shell/notifications/notices.ts'
import type { RouterContext } from '../shell/rendering/route-data.ts'
import { usePrice } from '../shell/store-view/format.ts'
import { useCatalogueLang, useLocale, useStoreView } from '../shell/store-view/store-view.tsx'
import { shop } from '../shell/store-view/stores.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Price } from '../ui/price.tsx'

export interface ChooseSheetProps {
  tile: Pick<Tile, 'id' | 'name' | 'href'>
  onClose: () => void
}

/** The variants of a tile's product with their prices, each with a button that adds it: on a phone, instead of the product page. */
export function ChooseSheet({ tile, onClose }: ChooseSheetProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(true)
  // After the dialog has closed, which returns the focus to the tile.
  useEffect(() => {
    if (!isOpen) onClose()
  }, [isOpen, onClose])
  const lang = useCatalogueLang()
  const { context } = useRouter().options
  const { data: product, isError } = useQuery(productQuery(context, tile.id))
  // Other input, such as a text to engrave, is entered on the product page.
  const hasMore = Boolean(product && hasSpecialChoices(product))
  useEffect(() => {
    if (hasMore) location.assign(tile.href)
  }, [hasMore, tile.href])

  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={<span lang={lang}>{tile.name}</span>}
      closeLabel={t('dialog.close')}
      from="sheet"
      className="choose-sheet"
      footer={
        <ButtonLink href={tile.href} variant="quiet" wide>
          {t('tile.details')}
        </ButtonLink>
      }
    >
      {product && !hasMore && <Variants product={product} onAdded={() => setOpen(false)} />}
      {(isError || product === null) && <p>{t('product.gone')}</p>}
      {(hasMore || (product === undefined && !isError)) && <p aria-busy="true">{t('early.wait')}</p>}
    </Dialog>
  )
}

function productQuery({ api, view }: Pick<RouterContext, 'api' | 'view'>, id: number) {
  const query = { _appliedFilters: [{ attribute: 'id', value: { eq: id }, scope: 'default' }] }
  return {
    queryKey: ['choose', view.storeCode, id],
    queryFn: async () => (await searchEntities<Product>(api, view, { entity: 'product', query, size: 1 })).items[0] ?? null,
  }
}

function Variants({ product, onAdded }: { product: Product; onAdded: () => void }) {
  const t = useMessages()
  const price = usePrice()
  const locale = useLocale()
  const { tax } = useStoreView()
  const [busy, setBusy] = useState<string | null>(null)
  const prepared = prepareProduct(product)

  async function handleAdd(sku: string) {
    if (busy !== null) return
    setBusy(sku)
    try {
      await (await openedCart()).add([configurePage(product, sku).product])
      onAdded()
    } catch {
      notices.show({ type: 'error', message: t('cart.lineLost', { name: product.name }) })
    }
    setBusy(null)
  }

  return (
    <ul className="choose-list" aria-label={t('tile.chooseSize')}>
      {(prepared.configurable_children ?? []).map((child) => {
        const label = labelOf(prepared, child, locale)
        const { now, before } = shownPrice(child, tax)
        const isOut = stockStatus(child.stock, shop.stock.synchronize) === 'out_of_stock'
        return (
          <li key={child.sku}>
            <span>
              <strong>{label}</strong>
              <Price
                now={price(roundMoney(now))}
                before={before === null ? undefined : price(roundMoney(before))}
                nowLabel={t('price.now')}
                beforeLabel={t('price.before')}
              />
            </span>
            {isOut ? (
              <span className="tile-hint">{t('tile.out')}</span>
            ) : (
              <Button
                size="small"
                busy={busy === child.sku}
                aria-label={t('cart.addNamed', { name: joinList([product.name, label], locale) })}
                onClick={() => void handleAdd(child.sku)}
              >
                {t('cart.add')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The values of a variant: `2 kg`, or `Red, 40 cm`. */
function labelOf(product: Product, child: ConfigurableChild, locale: string): string {
  const labels = selectableOptions(product).flatMap(({ attribute_code, values }) => {
    const ids = variantValues(child, attribute_code)
    return values.filter(({ id }) => ids.includes(id)).map(({ label }) => label)
  })
  return joinList(labels, locale)
}
