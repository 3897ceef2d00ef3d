import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { isSameLine } from '@meerkat/domain/cart/lines/is-same-line'
import { removeLine } from '@meerkat/domain/cart/lines/remove-line'
import { forgetServer } from '@meerkat/domain/cart/sync/join-carts'
import { nameOf } from '../notices/cart-notice.ts'
import type { CartCore, LinesChange } from './cart-core.ts'

/** Notifies the shopper of the products that were taken out; `undo` puts them back. */
export type NotifyTakenOut = (names: readonly string[], undo: () => void) => void

export interface TakeOut {
  /** Takes the chosen lines out of the cart, with an undo; the notice is "removed" when none is given. */
  readonly takeOut: (choose: LinesChange, notify?: NotifyTakenOut) => Promise<void>
  /** Puts removed lines back in their places, as lines that are new to the server. */
  readonly putBack: (before: readonly CartItem[], taken: readonly CartItem[]) => Promise<void>
}

export function createTakeOut({ deps, changeLines }: CartCore, carryOver: () => Promise<void>): TakeOut {
  const notifyRemoved: NotifyTakenOut = (names, undo) => deps.notify({ kind: 'removed', names, undo })

  async function takeOut(choose: LinesChange, notify = notifyRemoved): Promise<void> {
    let before: readonly CartItem[] = []
    let taken: readonly CartItem[] = []
    await changeLines((lines) => {
      before = lines
      taken = choose(lines)
      return taken.reduce<readonly CartItem[]>((rest, line) => removeLine(rest, line), lines)
    })
    if (taken.length === 0) return
    notify(taken.map(nameOf), () => void putBack(before, taken))
    await carryOver()
  }

  async function putBack(before: readonly CartItem[], taken: readonly CartItem[]): Promise<void> {
    await changeLines((lines) => {
      const isBack = (line: CartItem) => taken.some((gone) => isSameLine(gone, line)) && !lines.some((other) => isSameLine(other, line))
      const kept = before.filter((line) => isBack(line) || lines.some((other) => isSameLine(other, line)))
      const newer = lines.filter((line) => !before.some((other) => isSameLine(other, line)))
      const current = (line: CartItem) => lines.find((other) => isSameLine(other, line)) ?? forgetServer(line)
      return [...kept.map(current), ...newer]
    })
    await carryOver()
  }

  return { takeOut, putBack }
}
