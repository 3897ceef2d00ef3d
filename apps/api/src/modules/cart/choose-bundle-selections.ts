import type { Product } from '@meerkat/contract/product'
import type { BundleOption } from '@meerkat/contract/product-links'
import type { BundleItemOption, ProductOption } from '@meerkat/contract/product-option'
import { lineOptions } from '@meerkat/domain/cart/lines/line-options'
import { type BundleSelection, selectBundle } from '@meerkat/domain/pricing/bundle-selections'
import { Refusal } from '../../http/refusals.ts'
import type { Line, StockUse } from './line.ts'

export interface ChosenBundle {
  readonly sku: string
  readonly options: BundleItemOption[]
  readonly labels: Line['labels']
  readonly takes: StockUse[]
}

interface Part extends BundleSelection {
  readonly member: Product
}

/**
 * The selections of a bundle, by the rule that also prices it. The stock of a bundle is that of its members. docs/behaviour/prices.md
 * §4.4, docs/wire.md §17.2.
 * @throws Refusal for a missing selection, one that is not offered, and one whose product is disabled.
 */
export function chooseBundleSelections(
  product: Product,
  chosen: ProductOption['extension_attributes'],
  members: ReadonlyMap<string, Product>,
): ChosenBundle {
  const entries = lineOptions({ extension_attributes: chosen ?? {} }, 'bundle_options') as readonly BundleItemOption[]
  const { selections, faults } = selectBundle(product, entries)
  const [fault] = faults
  if (fault?.kind === 'missing') throw new Refusal('option-missing', { field: fault.option.title.toLowerCase() })
  if (fault) throw new Refusal('option-unknown', { name: product.name })
  const parts = selections.map((selection) => ({ ...selection, member: getMember(product, selection, members) }))
  return {
    sku: [product.sku, ...parts.map(({ link }) => link.sku)].join('-').slice(0, 255),
    options: [...new Set(parts.map(({ option }) => option))].map((option) => toItemOption(option, parts)),
    labels: parts.map(({ option, member, qty }) => ({
      label: option.title,
      value: qty === 1 ? member.name : `${qty} x ${member.name}`,
    })),
    takes: parts.map(({ link, member, qty }) => ({ sku: link.sku, qty, stock: member.stock })),
  }
}

function getMember(product: Product, { link }: BundleSelection, members: ReadonlyMap<string, Product>): Product {
  const member = members.get(link.sku)
  if (!member) throw new Refusal('option-unknown', { name: product.name })
  if ((member.status ?? 1) >= 2) throw new Refusal('product-disabled', { name: member.name })
  return member
}

/** Keys in this order: fingerprints are computed from the JSON text. docs/wire.md §3.5. */
function toItemOption(option: BundleOption, parts: readonly Part[]): BundleItemOption {
  const own = parts.filter((part) => part.option === option)
  return { option_id: option.option_id, option_qty: own[0]?.qty ?? 1, option_selections: own.map(({ link }) => Number(link.id)) }
}
