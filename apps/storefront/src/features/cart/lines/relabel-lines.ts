import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { savedLineKey } from '@meerkat/domain/cart/saved/saved-line-key'
import type { PreparedProduct } from '@meerkat/domain/variants/prepare-product'
import type { CartCore } from '../actions/cart-core.ts'
import type { ChosenLine } from '../find-chosen-products.ts'

export interface PageLanguage {
  readonly locale: string
  /** The products of the lines, with option labels in this language; null for one that is not sold. Rejects without an answer. */
  readonly find: (lines: readonly ChosenLine[]) => Promise<readonly (Pick<PreparedProduct, 'options' | 'configurable_options'> | null)[]>
}

/**
 * Translates the labels of chosen options, which are stored with a line in the language in which they were chosen: in the cart, in the lines saved
 * for later, and in the server's totals of a line. A product that is not found keeps its labels. Decision 0086.
 * @throws when the catalogue does not answer: the next page tries again.
 */
export async function relabelLines({ deps, store, patchLines }: CartCore, { locale, find }: PageLanguage): Promise<void> {
  const { lines: inCart, saved } = store.getState()
  const chosen = [...inCart, ...saved].filter(({ options }) => options && options.length > 0)
  // Without labels, such as after a logout, do not store a language.
  if (chosen.length === 0) return
  const products = await find(chosen)
  const byKey = new Map(chosen.map((line, index) => [savedLineKey(line), products[index]]))
  const relabelAll = (lines: readonly CartItem[]) => lines.map((line) => relabel(line, byKey.get(savedLineKey(line))))
  await patchLines(relabelAll)
  if (saved.length > 0) {
    await deps.saved.change(relabelAll)
    store.setState({ saved: await deps.saved.read() })
  }
  await deps.collection.writeLanguage(locale)
}

function relabel(line: CartItem, product: Pick<PreparedProduct, 'options' | 'configurable_options'> | null | undefined): CartItem {
  if (!product || product.options.length === 0) return line
  const { options } = product
  return {
    ...line,
    options,
    ...(line.configurable_options && { configurable_options: product.configurable_options }),
    ...(line.totals && { totals: { ...line.totals, options: [...options] } }),
  }
}
