import type { Product } from '@meerkat/contract/product'
import type { StoreView } from '@meerkat/contract/store-config'
import { formatDay } from '@meerkat/domain/format/format-day'
import { applyChoices, pickLinks } from '@meerkat/domain/variants/apply-choices'
import { findOptionFaults } from '@meerkat/domain/variants/find-option-faults'
import { listMissingSelections, startBundleChoices } from '@meerkat/domain/variants/to-bundle-options'
import { startCustomChoices } from '@meerkat/domain/variants/to-custom-options'
import { type FormFaults, type ProductChoices, startQuantity } from '../buying/product-form.ts'

export { applyChoices }

export function startChoices(product: Product, members: readonly Product[]): ProductChoices {
  return {
    ...startQuantity(product),
    members: Object.fromEntries(members.map(({ sku }) => [sku, 1])),
    bundle: startBundleChoices(product.bundle_options ?? []),
    custom: startCustomChoices(product.custom_options ?? []),
    links: (product.downloadable_links ?? []).map(({ id }) => id),
  }
}

/** Errors that prevent adding the product; `today` as `YYYY-MM-DD`. docs/behaviour/prices.md §4.5. */
export function findFaults(product: Product, choices: ProductChoices, today: string): FormFaults {
  const { custom, bundle } = choices
  return {
    custom: findOptionFaults(product.custom_options ?? [], custom, today),
    bundle: listMissingSelections(product.bundle_options ?? [], bundle),
    links: (product.downloadable_links ?? []).length > 0 && pickLinks(product, choices).length === 0,
  }
}

/** Formats a day for the store view. */
export function dayWriter({ i18n }: StoreView): (day: string) => string {
  return (day) => (day === '' ? '' : formatDay(day, { format: i18n.dateFormat, locale: i18n.defaultLocale }))
}
