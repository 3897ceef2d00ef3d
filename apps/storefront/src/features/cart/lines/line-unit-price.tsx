import type { Attribute } from '@meerkat/contract/attribute'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { piecePrice } from '@meerkat/domain/cart/totals/line-price'
import { sourceText } from '@meerkat/domain/format/attribute-text'
import { findUnitPrice } from '@meerkat/domain/pricing/unit-price'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { searchEntities } from '../../../shell/api/catalog-search.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import type { RouterContext } from '../../../shell/rendering/route-data.ts'
import { usePrice } from '../../../shell/store-view/format.ts'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'

/** The labels of pack sizes; loaded when a cart is shown. */
function packSizesQuery({ api, view }: Pick<RouterContext, 'api' | 'view'>) {
  const query = { _appliedFilters: [{ attribute: 'attribute_code', value: { in: ['packsize'] }, scope: 'default' }] }
  return queryOptions({
    queryKey: ['pack-sizes', view.storeCode],
    staleTime: 10 * 60_000,
    meta: { embed: false },
    queryFn: async () => (await searchEntities<Attribute>(api, view, { entity: 'attribute', query, size: 1 })).items[0] ?? null,
  })
}

export interface LineUnitPriceProps {
  line: CartItem
  /** The server's totals are up to date for the quantity of this line. */
  online: boolean
}

/** The price per kilogram, litre, piece or tablet, as on the product tile, calculated from the price that is charged. */
export function LineUnitPrice({ line, online }: LineUnitPriceProps) {
  const t = useMessages()
  const price = usePrice()
  const { context } = useRouter().options
  const isMeasured = line.packsize !== undefined && line.packsize !== null
  const { data: sizes, isLoading } = useQuery({ ...packSizesQuery(context), enabled: isMeasured })
  const now = piecePrice(line, { online, display: useStoreView().tax })
  const unit = sizes ? findUnitPrice(now, sourceText(sizes, line.packsize)) : null
  // An empty line until the labels are there, so that what is below does not move.
  if (isLoading) return <p className="line-unit-price">&nbsp;</p>
  return unit && <p className="line-unit-price amounts">{t(`tile.per.${unit.unit}`, { amount: price(unit.price) })}</p>
}
