import { addLine } from '@meerkat/domain/cart/lines/add-line'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { isSameLine } from '@meerkat/domain/cart/lines/is-same-line'
import { forgetServer } from '@meerkat/domain/cart/sync/join-carts'
import { askStock } from '../../../shell/api/ask-stock.ts'
import type { Cart } from './cart.ts'
import type { CartCore } from './cart-core.ts'
import type { TakeOut } from './take-out.ts'

/** Lines that are kept for later, outside the cart. docs/behaviour/cart.md §1.19. */
export function createSavedLines(
  { deps, store, changeLines }: CartCore,
  { takeOut }: TakeOut,
  { carryOver, isNotSent }: { carryOver: () => Promise<void>; isNotSent: (item: CartItem) => boolean },
): Pick<Cart, 'adoptSaved' | 'pullSaved' | 'removeSaved' | 'saveForLater' | 'moveBack'> {
  async function adoptSaved(): Promise<void> {
    store.setState({ saved: await deps.saved.read() })
  }

  async function pullSaved(options?: { isSeen?: boolean }): Promise<void> {
    await deps.saved.pull(options)
    await adoptSaved()
  }

  async function removeSaved(line: CartItem): Promise<void> {
    await deps.saved.remove(line)
    await adoptSaved()
  }

  async function saveForLater(line: CartItem): Promise<void> {
    // Save the line before it leaves the cart, so that nothing is lost when the page is closed in between.
    await deps.saved.add([forgetServer(line)])
    await adoptSaved()
    const chosen = (lines: readonly CartItem[]) => lines.filter((other) => isSameLine(other, line))
    await takeOut(chosen, ([name = ''], putBackNow) => {
      const undo = () => {
        putBackNow()
        void removeSaved(line)
      }
      deps.notify({ kind: 'saved-for-later', name, undo })
    })
  }

  async function moveBack(line: CartItem): Promise<void> {
    const records = deps.isOnline() ? await askStock(deps.api, [line.sku]) : null
    if (records?.[line.sku]?.is_in_stock === false) return deps.notify({ kind: 'out-of-stock' })
    await changeLines((lines) => addLine(lines, forgetServer(line)))
    await removeSaved(line)
    await carryOver()
    // As after an addition: the push has not shown the notice of a line that could not be sent.
    if (isNotSent(line)) deps.notify({ kind: 'product-added', line })
  }

  return { adoptSaved, pullSaved, removeSaved, saveForLater, moveBack }
}
