import type { Product } from '@meerkat/contract/product'
import type { ProductOption } from '@meerkat/contract/product-option'
import type { StoreView } from '@meerkat/contract/store-config'
import { formatDay } from '@meerkat/domain/format/format-day'
import { applyChoices } from '@meerkat/domain/variants/apply-choices'
import { configureProduct } from '@meerkat/domain/variants/configure-product'
import { memberSkus } from '@meerkat/domain/variants/member-skus'
import { type PreparedProduct, prepareProduct } from '@meerkat/domain/variants/prepare-product'
import { readChoices } from '@meerkat/domain/variants/read-choices'
import type { Api } from '../../shell/api/api-client.ts'
import { searchEntities } from '../../shell/api/catalog-search.ts'
import { shop } from '../../shell/store-view/stores.ts'

export interface ChosenSource {
  readonly api: Api
  readonly view: StoreView
  /** Label for the chosen files of a downloadable product. */
  readonly filesLabel: string
}

/** A line of another device or of an order: a product or variant, and the options chosen for it. */
export interface ChosenLine {
  readonly sku: string
  readonly qty: number
  readonly product_option?: ProductOption | null | undefined
}

/**
 * The products of the lines as they are sold today, with the same variant and options, priced accordingly; null for a product that is not
 * sold any more. Throws when the catalogue does not answer.
 */
export async function findChosenProducts(
  { api, view, filesLabel }: ChosenSource,
  lines: readonly ChosenLine[],
): Promise<(PreparedProduct | null)[]> {
  const skus = [...new Set(lines.map(({ sku }) => sku))]
  const [plain, parents] = await Promise.all([findBy('sku', skus), findBy('configurable_children.sku', skus)])
  const products = [...parents, ...plain]
  const members = await findBy('sku', [...new Set(products.flatMap(memberSkus))])
  const context = {
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

  function choose({ sku, qty, product_option }: ChosenLine): PreparedProduct | null {
    const isVariant = ({ configurable_children: children = [] }: Product) => children.some((child) => child.sku === sku)
    const found = products.find((product) => product.sku === sku || isVariant(product))
    if (!found) return null
    const rules = { listOutOfStock: true, setConfigurableProductOptions: shop.cart.setConfigurableProductOptions }
    const { product } = configureProduct(prepareProduct(found), { sku }, rules)
    const chosen = applyChoices(product, { qty, ...readChoices(found, product_option) }, context)
    return { ...chosen, product_option: product_option ?? chosen.product_option }
  }

  return lines.map(choose)
}
