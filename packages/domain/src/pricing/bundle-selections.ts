import type { Product } from '@meerkat/contract/product'
import type { BundleLink, BundleOption } from '@meerkat/contract/product-links'
import type { BundleItemOption } from '@meerkat/contract/product-option'

/** Maximum quantity of one selection; a larger one is treated as a mistake. */
const MAX_OPTION_QTY = 1000

/** Option types that allow only one selection. */
const SINGLE: ReadonlySet<BundleOption['type']> = new Set(['radio', 'select'])

export interface BundleSelection {
  readonly option: BundleOption
  readonly link: BundleLink
  /** Whole pieces, at least one. */
  readonly qty: number
}

/** `missing`: a required option has no selection. `not-offered`: a selection, number of selections or quantity that is not available. */
export interface BundleFault {
  readonly kind: 'missing' | 'not-offered'
  readonly option: BundleOption
}

export interface ChosenSelections {
  /** In the order of the option ids. */
  readonly selections: readonly BundleSelection[]
  readonly faults: readonly BundleFault[]
}

/**
 * The contents of a bundle: the given choices, or before any choice the default selection of each option, else its first. Each
 * selection counts with its own quantity, or with the chosen one where the shopper may change it. Unavailable selections are left out
 * and reported. The prices of page, catalogue and order are all calculated from this. Spec §4, docs/behaviour/prices.md §4.4.
 */
export function selectBundle(product: Pick<Product, 'bundle_options'>, chosen: readonly BundleItemOption[] | null): ChosenSelections {
  const options = (product.bundle_options ?? []).toSorted((a, b) => a.option_id - b.option_id)
  const parts = options.map((option) => (chosen === null ? selectStandard(option) : selectChosen(option, chosen)))
  return { selections: parts.flatMap(({ selections }) => selections), faults: parts.flatMap(({ faults }) => faults) }
}

function selectStandard(option: BundleOption): ChosenSelections {
  const link = standardLink(option)
  return { selections: link ? [{ option, link, qty: ownQuantity(link) }] : [], faults: [] }
}

/** The initial selection of an option. */
export function standardLink({ product_links }: Pick<BundleOption, 'product_links'>): BundleLink | undefined {
  return product_links.find(({ is_default }) => is_default) ?? product_links[0]
}

/** Pieces of a selection before any choice: a missing or zero quantity means one, and pieces are whole. */
export function ownQuantity({ qty }: Pick<BundleLink, 'qty'>): number {
  return Math.max(1, Math.trunc(Number(qty) || 1))
}

function selectChosen(option: BundleOption, chosen: readonly BundleItemOption[]): ChosenSelections {
  const entry = chosen.find(({ option_id }) => String(option_id) === String(option.option_id))
  const ids = [...new Set((entry?.option_selections ?? []).map(String))]
  if (!entry || ids.length === 0) return { selections: [], faults: option.required ? [{ kind: 'missing', option }] : [] }
  const notOffered: BundleFault = { kind: 'not-offered', option }
  if (ids.length > 1 && SINGLE.has(option.type)) return { selections: [], faults: [notOffered] }
  const parts = ids.map((id): ChosenSelections => {
    const link = option.product_links.find((candidate) => candidate.id === id)
    const qty = link ? chosenQuantity(link, entry.option_qty) : null
    // Zero pieces of an optional selection are valid and add nothing. Spec §5.
    if (qty === 0) return { selections: [], faults: option.required ? [{ kind: 'missing', option }] : [] }
    return link && qty !== null ? { selections: [{ option, link, qty }], faults: [] } : { selections: [], faults: [notOffered] }
  })
  return { selections: parts.flatMap(({ selections }) => selections), faults: parts.flatMap(({ faults }) => faults) }
}

function chosenQuantity(link: BundleLink, asked: number | string | undefined): number | null {
  if (!link.can_change_quantity || asked === undefined) return ownQuantity(link)
  const qty = String(asked).trim() === '' ? Number.NaN : Number(asked)
  return Number.isInteger(qty) && qty >= 0 && qty <= MAX_OPTION_QTY ? qty : null
}
