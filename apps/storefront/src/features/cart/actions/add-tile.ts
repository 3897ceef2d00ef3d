import type { Product } from '@meerkat/contract/product'
import type { StoreView } from '@meerkat/contract/store-config'
import { type PreparedProduct, prepareProduct } from '@meerkat/domain/variants/prepare-product'
import { addMessages } from '@meerkat/i18n/messages'
import type { Api } from '../../../shell/api/api-client.ts'
import { searchEntities } from '../../../shell/api/catalog-search.ts'
import { deviceApi } from '../../../shell/api/device-api.ts'
import { isUnanswered } from '../../../shell/api/is-unanswered.ts'
import { notices } from '../../../shell/notifications/notices.ts'
import type { RouterContext } from '../../../shell/rendering/route-data.ts'
import { shopperGroup } from '../../../shell/session/shopper-group.ts'
import { openedCart } from '../cart-context.ts'

type TileContext = Pick<RouterContext, 'api' | 'view' | 'i18n'>

/** The fields that a cart line takes from a product without options. Packs contain all of them. docs/wire.md §13.7. */
const FIELDS = [
  'id sku name type_id status visibility url_path url_key slug image thumbnail small_image category category_ids brand weight',
  'custom_options stock tax_class_id tier_prices price price_tax price_incl_tax original_price original_price_tax original_price_incl_tax',
  'special_price special_price_tax special_price_incl_tax special_from_date special_to_date final_price final_price_tax final_price_incl_tax',
].flatMap((line) => line.split(' '))

/**
 * Adds the product of a tile. Shows a notice if it is no longer sold, or if neither the shop nor the device answers.
 * @throws what the catalogue or the cart throw.
 */
export async function addTile({ api, view, i18n }: TileContext, { id, name }: { id: number; name: string }): Promise<void> {
  const [found, cart] = await Promise.all([findTileProduct(api, view, id).catch(toUnanswered), openedCart()])
  if (found === 'unanswered') {
    await addMessages(i18n, 'offline')
    notices.show({ type: 'error', message: i18n.t('offline.notOnDevice', { name }) })
  } else if (found) await cart.add([found])
  else notices.show({ type: 'error', message: i18n.t('product.gone') })
}

function toUnanswered(fault: unknown): 'unanswered' {
  if (isUnanswered(fault)) return 'unanswered'
  throw fault
}

/** The product of a tile, without a call to the server when the device has the catalogue. docs/behaviour/cart.md §1.8. */
async function findTileProduct(api: Api, view: StoreView, id: number): Promise<PreparedProduct | null> {
  const query = { _appliedFilters: [{ attribute: 'id', value: { eq: id }, scope: 'default' }] }
  const request = { entity: 'product', query, size: 1, include: FIELDS } as const
  // Only the server knows the prices of a customer group.
  const device = shopperGroup().groupToken === undefined ? deviceApi.getState() : null
  const known = await (device && searchEntities<Product>(device, view, request).catch(() => null))
  const { items } = known ?? (await searchEntities<Product>(api, view, request))
  const [product] = items
  return product ? prepareProduct(product) : null
}
