import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { isSameLine } from '@meerkat/domain/cart/lines/is-same-line'
import type { MergeStep } from '@meerkat/domain/cart/sync/plan-cart-merge'
import { nameOf } from '../notices/cart-notice.ts'

/** A change of the local cart because of a change on another device. */
export interface ForeignChange {
  readonly kind: 'added' | 'removed' | 'changed'
  /** The lines before the change, for undo. */
  readonly before: readonly CartItem[]
  readonly after: readonly CartItem[]
  /** Names for the notice; with the quantity where that changed. */
  readonly names: readonly string[]
}

/** One entry per kind of change, for all its lines. Empty when only this device changed the cart. */
export function foreignChanges(before: readonly CartItem[], steps: readonly MergeStep[], after: readonly CartItem[]): ForeignChange[] {
  const find = (lines: readonly CartItem[], line: Parameters<typeof isSameLine>[0]) => lines.filter((other) => isSameLine(other, line))
  const added = steps.flatMap((step) => (step.kind === 'adopt' ? find(after, step.server) : []))
  const removed = steps.flatMap((step) => (step.kind === 'remove' && find(after, step.item).length === 0 ? [step.item] : []))
  const changed = steps.flatMap((step) =>
    step.kind === 'take-server-line' && step.item.qty !== step.server.qty ? find(after, step.item) : [],
  )
  const former = changed.flatMap((line) => find(before, line))
  const changes: ForeignChange[] = [
    { kind: 'added', before: [], after: added, names: added.map(nameOf) },
    { kind: 'removed', before: removed, after: [], names: removed.map(nameOf) },
    { kind: 'changed', before: former, after: changed, names: changed.map((line) => `${nameOf(line)} (${line.qty})`) },
  ]
  return changes.filter(({ names }) => names.length > 0)
}
