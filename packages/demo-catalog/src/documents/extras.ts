import type { CustomOption } from '@meerkat/contract/custom-option'
import type { DownloadableLink } from '@meerkat/contract/downloadable'
import type { BundleOption } from '@meerkat/contract/product-links'
import { inLanguage, type Language } from '../language.ts'
import type { PlannedProduct } from '../plan/planned-product.ts'
import { shelfPrice } from '../plan/price.ts'
import type { CustomOptionBlueprint } from '../products/blueprint.ts'
import { slugOf } from '../slug.ts'
import type { StoreView } from '../store-view.ts'
import { type Directory, itemOf } from './links.ts'

/** Custom options: a name, a date, a choice. A fixed price is added to net and gross alike. `docs/behaviour/prices.md §4.5`. */
export function customOptions(product: PlannedProduct, view: StoreView): CustomOption[] {
  return (product.blueprint.custom ?? []).map((option, index) => {
    const optionId = product.id * 10 + index + 1
    return {
      option_id: optionId,
      product_sku: product.sku,
      title: inLanguage(option.title, view.language),
      type: option.type === 'select' ? 'drop_down' : option.type,
      sort_order: index + 1,
      is_require: option.required === true,
      ...(option.values ? {} : amountOf(option, view)),
      // A date option is required.
      ...(option.type === 'date' && { from_today: true }),
      ...(option.maxCharacters === undefined ? {} : { max_characters: option.maxCharacters }),
      values: (option.values ?? []).map((value, position) => ({
        option_type_id: optionId * 10 + position + 1,
        title: inLanguage(value.title, view.language),
        ...amountOf(value, view),
        sort_order: position + 1,
        sku: slugOf(value.title[0]).toUpperCase(),
      })),
    }
  })
}

function amountOf({ price, percent }: Pick<CustomOptionBlueprint, 'price' | 'percent'>, view: StoreView) {
  return percent === undefined
    ? ({ price: shelfPrice(price ?? 0, view), price_type: 'fixed' } as const)
    : ({ price: percent, price_type: 'percent' } as const)
}

/** The options of a bundle and their selections. `docs/wire.md §17.2`. */
export function bundleOptions(product: PlannedProduct, directory: Directory, language: Language): BundleOption[] {
  return (product.blueprint.parts ?? []).map((part, index) => ({
    option_id: product.id * 10 + index + 1,
    title: inLanguage(part.title, language),
    required: part.optional !== true,
    type: part.type,
    position: index + 1,
    sku: product.sku,
    product_links: part.pick.map((sku, position) => ({
      id: String(product.id * 100 + index * 10 + position + 1),
      sku: itemOf(directory, sku).item.sku,
      option_id: product.id * 10 + index + 1,
      qty: part.quantity ?? 1,
      position: position + 1,
      is_default: position === 0 && part.optional !== true,
      price: null,
      price_type: null,
      can_change_quantity: 1,
    })),
  }))
}

export function downloadableLinks(product: PlannedProduct, language: Language): DownloadableLink[] {
  return (product.blueprint.files ?? []).map((title, index) => ({
    id: product.id * 10 + index + 1,
    title: inLanguage(title, language),
    price: 0,
    is_shareable: false,
    number_of_downloads: 5,
    sample_url: null,
  }))
}
