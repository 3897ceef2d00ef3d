import type { Product } from '@meerkat/contract/product'
import type { SavedLine } from '@meerkat/contract/saved-lines'
import type { StoreView } from '@meerkat/contract/store-config'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { lineChecksum } from '@meerkat/domain/cart/lines/line-checksum'
import { toCartItem } from '@meerkat/domain/cart/lines/to-cart-item'
import { formatDay } from '@meerkat/domain/format/format-day'
import { applyChoices } from '@meerkat/domain/variants/apply-choices'
import { configureProduct } from '@meerkat/domain/variants/configure-product'
import { memberSkus } from '@meerkat/domain/variants/member-skus'
import { prepareProduct } from '@meerkat/domain/variants/prepare-product'
import { readChoices } from '@meerkat/domain/variants/read-choices'
import type { Api } from '../../../shell/api/api-client.ts'
import { searchEntities } from '../../../shell/api/catalog-search.ts'
import { shop } from '../../../shell/store-view/stores.ts'

export interface FindSavedLines {
  readonly api: Api
  readonly view: StoreView
  /** Label for the chosen files of a downloadable product. */
  readonly filesLabel: string
}

/** The saved lines of another device as lines of this one, with the prices of today; without those whose product is not sold any more. */
export async function findSavedLines({ api, view, filesLabel }: FindSavedLines, saved: readonly SavedLine[]): Promise<CartItem[]> {
  const skus = saved.map(({ sku }) => sku)
  const [plain, parents] = await Promise.all([findBy('sku', skus), findBy('configurable_children.sku', skus)])
  const products = [...parents, ...plain]
  const members = await findBy('sku', [...new Set(products.flatMap(memberSkus))])
  const surroundings = {
    ...shop.products,
    members,
    filesLabel,
    writeDay: (day: string) => formatDay(day, { format: view.i18n.dateFormat, locale: view.i18n.defaultLocale }),
  }

  async function findBy(attribute: string, values: readonly string[]): Promise<Product[]> {
    if (values.length === 0) return []
    const query = { _appliedFilters: [{ attribute, value: { in: [...values] }, scope: 'default' }] }
    return (await searchEntities<Product>(api, view, { entity: 'product', query, size: values.length })).items
  }

  function toLine(line: SavedLine): CartItem[] {
    const isVariant = ({ configurable_children: children = [] }: Product) => children.some(({ sku }) => sku === line.sku)
    const found = products.find((product) => product.sku === line.sku || isVariant(product))
    if (!found) return []
    const rules = { listOutOfStock: true, setConfigurableProductOptions: shop.cart.setConfigurableProductOptions }
    const { product } = configureProduct(prepareProduct(found), { sku: line.sku }, rules)
    const chosen = applyChoices(product, { qty: line.qty, ...readChoices(found, line.product_option) }, surroundings)
    const product_option = line.product_option ?? chosen.product_option
    return [{ ...toCartItem(chosen, { reconfigurable: true }), product_option, checksum: lineChecksum({ product_option }) }]
  }

  return saved.flatMap(toLine)
}
