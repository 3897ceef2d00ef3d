import type { CatalogBundle } from '@meerkat/contract/catalog-bundle'
import type { Product } from '@meerkat/contract/product'
import type { StockItem } from '@meerkat/contract/stock'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import { aCatalog, aProduct, ZA_TAX } from './a-catalog.ts'

/** The products of the contract's examples, one of each type, and some that cannot be bought. */
const PET_SHOP_PRODUCTS: readonly Product[] = [
  aProduct({
    id: 4300,
    sku: 'DERMA-CARE',
    type_id: 'configurable',
    name: 'Derma Care Adult',
    price: 210,
    configurable_options: [
      {
        attribute_id: '205',
        attribute_code: 'packsize',
        label: 'Pack size',
        values: [
          { value_index: 31, label: '1.5 kg' },
          { value_index: 32, label: '3 kg' },
        ],
      },
    ],
    configurable_children: [
      { id: 4301, sku: 'DERMA-CARE-1.5KG', name: 'Derma Care Adult 1.5 kg', price: 210, status: 1, tax_class_id: 2, packsize: '31' },
      { id: 4302, sku: 'DERMA-CARE-3KG', name: 'Derma Care Adult 3 kg', price: 400, status: 1, tax_class_id: 2, packsize: '32' },
    ],
  }),
  aProduct({ id: 4301, sku: 'DERMA-CARE-1.5KG', name: 'Derma Care Adult 1.5 kg', price: 210, visibility: 1 }),
  aProduct({ id: 4302, sku: 'DERMA-CARE-3KG', name: 'Derma Care Adult 3 kg', price: 400, visibility: 1 }),
  aProduct({ id: 10, sku: 'TICK-COLLAR', name: 'Tick & Flea Collar', price: 179 }),
  aProduct({ id: 11, sku: 'SHAMPOO-250', name: 'Oat Shampoo', price: 80 }),
  aProduct({ id: 12, sku: 'KIT-KIB-1KG', name: 'Kitten Kibble 1 kg', price: 100 }),
  aProduct({ id: 13, sku: 'KIT-KIB-2KG', name: 'Kitten Kibble 2 kg', price: 180 }),
  aProduct({ id: 14, sku: 'LITTER-5KG', name: 'Cat Litter 5 kg', price: 60 }),
  aProduct({
    id: 15,
    sku: 'KITTEN-STARTER',
    name: 'Kitten Starter Kit',
    type_id: 'bundle',
    price: 0,
    bundle_options: [
      aBundleOption(1, 'Kibble', [
        ['1', 'KIT-KIB-1KG'],
        ['2', 'KIT-KIB-2KG'],
      ]),
      aBundleOption(2, 'Litter', [['5', 'LITTER-5KG']]),
    ],
  }),
  aProduct({
    id: 16,
    sku: 'GROOM-SET',
    name: 'Grooming Set',
    type_id: 'grouped',
    price: 0,
    product_links: [{ sku: 'GROOM-SET', link_type: 'associated', linked_product_sku: 'SHAMPOO-250', linked_product_type: 'simple' }],
  }),
  aProduct({
    id: 17,
    sku: 'ID-TAG',
    name: 'Name Tag',
    price: 250,
    custom_options: [
      {
        option_id: 9,
        product_sku: 'ID-TAG',
        title: 'Pet name',
        type: 'field',
        sort_order: 1,
        is_require: true,
        max_characters: 12,
        values: [],
      },
      {
        option_id: 10,
        product_sku: 'ID-TAG',
        title: 'Finish',
        type: 'checkbox',
        sort_order: 2,
        is_require: false,
        values: [
          { option_type_id: 1, title: 'Engraved', price: 30, price_type: 'fixed', sort_order: 1 },
          { option_type_id: 2, title: 'Gold', price: 10, price_type: 'percent', sort_order: 2 },
        ],
      },
    ],
  }),
  aProduct({ id: 18, sku: 'OLD-LEASH', name: 'Old Leash', status: 2 }),
  aProduct({ id: 19, sku: 'TELE-VET', name: 'Tele-vet Consult', type_id: 'virtual', price: 300 }),
  aProduct({ id: 20, sku: 'SCARCE', name: 'Rare Treat', price: 10 }),
  aProduct({ id: 21, sku: 'GONE', name: 'Sold-out Toy', price: 10 }),
  aProduct({ id: 22, sku: 'PAIRS', name: 'Paired Bowls', price: 10 }),
  aProduct({ id: 23, sku: 'FREE', name: 'Free Sample', price: 0 }),
  aProduct({ id: 24, sku: 'ENDLESS', name: 'Printed Guide', price: 20 }),
]

const PET_SHOP_STOCK: readonly StockItem[] = [
  { sku: 'DERMA-CARE-1.5KG', product_id: 4301, qty: 100, is_in_stock: true, manage_stock: true },
  { sku: 'DERMA-CARE-3KG', product_id: 4302, qty: 37, is_in_stock: true, manage_stock: true },
  { sku: 'TICK-COLLAR', product_id: 10, qty: 100, is_in_stock: true, manage_stock: true },
  { sku: 'SHAMPOO-250', product_id: 11, qty: 100, is_in_stock: true, manage_stock: true },
  { sku: 'KIT-KIB-1KG', product_id: 12, qty: 100, is_in_stock: true, manage_stock: true },
  { sku: 'KIT-KIB-2KG', product_id: 13, qty: 7, is_in_stock: true, manage_stock: true },
  { sku: 'LITTER-5KG', product_id: 14, qty: 100, is_in_stock: true, manage_stock: true },
  { sku: 'ID-TAG', product_id: 17, qty: 100, is_in_stock: true, manage_stock: true },
  { sku: 'OLD-LEASH', product_id: 18, qty: 100, is_in_stock: true, manage_stock: true },
  { sku: 'SCARCE', product_id: 20, qty: 3, is_in_stock: true, manage_stock: true },
  { sku: 'GONE', product_id: 21, qty: 0, is_in_stock: false, manage_stock: true },
  { sku: 'PAIRS', product_id: 22, qty: 100, is_in_stock: true, manage_stock: true, min_sale_qty: 2, max_sale_qty: 6, qty_increments: 2 },
  { sku: 'FREE', product_id: 23, qty: 100, is_in_stock: true, manage_stock: true },
  { sku: 'ENDLESS', product_id: 24, qty: 0, is_in_stock: true, manage_stock: false },
]

/** 19 % in Germany. */
const DE_TAX: TaxRule = {
  ...ZA_TAX,
  id: 3,
  code: 'DE MwSt',
  tax_rate_ids: [5],
  rates: [{ id: 5, tax_country_id: 'DE', tax_region_id: 0, tax_postcode: '*', rate: 19, code: 'MWST19-DE' }],
}

/** In two store views with the same net prices. */
export function aPetShop(): CatalogBundle {
  // Copies: the files of a worker share this module, and some tests change products.
  const parts = structuredClone({ products: PET_SHOP_PRODUCTS, stock: PET_SHOP_STOCK, taxRules: [ZA_TAX, DE_TAX] })
  const bundle = aCatalog({ ...parts, products: [...parts.products], stock: [...parts.stock] })
  return { ...bundle, stores: bundle.stores.flatMap((store) => [store, { ...store, storeCode: 'de' }]) }
}

function aBundleOption(
  option_id: number,
  title: string,
  links: [id: string, sku: string][],
): NonNullable<Product['bundle_options']>[number] {
  return {
    option_id,
    title,
    required: true,
    type: 'radio',
    position: option_id,
    sku: 'KITTEN-STARTER',
    product_links: links.map(([id, sku], position) => ({
      id,
      sku,
      option_id,
      qty: 1,
      position,
      is_default: position === 0,
      price: null,
      price_type: null,
      can_change_quantity: 1,
    })),
  }
}
