import type { BundleLink, BundleOption, Product } from '@meerkat/contract/product'
import type { BundleItemOption, ProductOption } from '@meerkat/contract/product-option'
import { lineOptions } from '@meerkat/domain/cart/lines/line-options'
import { Refusal } from '../../http/refusals.ts'
import type { Line, Taken } from './line.ts'

/** More of one selection in a bundle than this is a mistake. */
const MAX_OPTION_QTY = 1000

export interface ChosenBundle {
  readonly sku: string
  readonly options: BundleItemOption[]
  readonly labels: Line['labels']
  readonly takes: Taken[]
  readonly price: number
  readonly gross: number
}

interface Selection {
  readonly option: BundleOption
  readonly link: BundleLink
  readonly qty: number
  readonly member: Product
}

/**
 * What a bundle is made of: one selection per option, more where its form allows it. Its price is the sum of its parts, its
 * stock is theirs. Behaviour 4.4, contract 17.2.
 */
export function chooseBundleSelections(
  product: Product,
  chosen: ProductOption['extension_attributes'],
  members: ReadonlyMap<string, Product>,
): ChosenBundle {
  const entries = lineOptions({ extension_attributes: chosen ?? {} }, 'bundle_options') as readonly BundleItemOption[]
  const options = (product.bundle_options ?? []).toSorted((a, b) => a.option_id - b.option_id)
  const selections = options.flatMap((option) => select(product, option, entries, members))
  return {
    sku: [product.sku, ...selections.map(({ link }) => link.sku)].join('-').slice(0, 255),
    options: options.flatMap((option) => toItemOption(option, selections)),
    labels: selections.map(({ option, member, qty }) => ({
      label: option.title,
      value: qty === 1 ? member.name : `${qty} x ${member.name}`,
    })),
    takes: selections.map(({ link, member, qty }) => ({ sku: link.sku, qty, stock: member.stock })),
    price: sum(selections, ({ price }) => price),
    gross: sum(selections, ({ price, price_incl_tax }) => price_incl_tax ?? price),
  }
}

function select(
  product: Product,
  option: BundleOption,
  entries: readonly BundleItemOption[],
  members: ReadonlyMap<string, Product>,
): Selection[] {
  const entry = entries.find(({ option_id }) => String(option_id) === String(option.option_id))
  const ids = [...new Set((entry?.option_selections ?? []).map(String))]
  if (ids.length === 0 && option.required) throw new Refusal('option-missing', { field: option.title.toLowerCase() })
  if (ids.length > 1 && (option.type === 'radio' || option.type === 'select')) throw new Refusal('option-unknown', { name: product.name })
  return ids.map((id) => {
    const link = option.product_links.find((candidate) => candidate.id === id)
    const member = link && members.get(link.sku)
    if (!link || !member) throw new Refusal('option-unknown', { name: product.name })
    if ((member.status ?? 1) >= 2) throw new Refusal('product-disabled', { name: member.name })
    return { option, link, member, qty: quantityOf(product, link, entry?.option_qty) }
  })
}

function quantityOf(product: Product, link: BundleLink, asked: number | string | undefined): number {
  const own = link.qty || 1
  if (!link.can_change_quantity || asked === undefined) return own
  const qty = Number(asked)
  if (!Number.isInteger(qty) || qty < 1 || qty > MAX_OPTION_QTY) throw new Refusal('option-unknown', { name: product.name })
  return qty
}

/** Keys in this order: fingerprints are made of the text. Contract 3.5. */
function toItemOption({ option_id }: BundleOption, selections: readonly Selection[]): BundleItemOption[] {
  const own = selections.filter(({ option }) => option.option_id === option_id)
  const [first] = own
  return first ? [{ option_id, option_qty: first.qty, option_selections: own.map(({ link }) => Number(link.id)) }] : []
}

function sum(selections: readonly Selection[], amount: (member: Product) => number): number {
  return selections.reduce((total, { member, qty }) => total + qty * amount(member), 0)
}
