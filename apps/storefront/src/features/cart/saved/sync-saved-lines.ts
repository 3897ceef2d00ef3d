import { changeSavedLines, MAX_SAVED_LINES, readSavedLines, type SavedLine } from '@meerkat/contract/saved-lines'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { planSavedLines } from '@meerkat/domain/cart/saved/plan-saved-lines'
import { savedLineKey } from '@meerkat/domain/cart/saved/saved-line-key'
import type { StoreApi } from 'zustand'
import type { StoredSavedLines } from '../../../offline/collections/saved-lines.ts'
import type { Offline } from '../../../offline/open-offline.ts'
import type { SessionState } from '../../../shell/session/session.ts'

export interface SavedAccountDeps extends Pick<Offline, 'api' | 'tasks' | 'waitingTasks'> {
  readonly device: StoredSavedLines
  readonly session: Pick<StoreApi<SessionState>, 'getState'>
  /** Lines for saved lines that this device does not have; without those whose product is not sold any more. */
  readonly findLines: (saved: readonly SavedLine[]) => Promise<readonly CartItem[]>
}

export interface SavedAccount {
  /** Makes the lines of this device and of the account one list. */
  readonly pull: () => Promise<void>
  /** Sends a change of this device, as a stored task. */
  readonly report: (put: readonly CartItem[], remove: readonly CartItem[]) => Promise<void>
}

/** The saved lines of the customer's account. docs/behaviour/cart.md §1.19. */
export function createSavedAccount({ api, tasks, waitingTasks, device, session, findLines }: SavedAccountDeps): SavedAccount {
  const customerId = () => session.getState().user?.id ?? null
  /** Changed on this device while an answer is on its way, which does not know of it. */
  let touched = new Set<string>()
  let running: Promise<void> = Promise.resolve()

  async function pull(): Promise<void> {
    const id = customerId()
    if (id === null) return
    // An answer before these would take back what they change; the next call comes after them.
    if ((await waitingTasks.list()).some(({ url }) => url === changeSavedLines.path)) return
    touched = new Set()
    const outcome = await api.ask(readSavedLines, {})
    if (outcome.kind !== 'done') return
    const account = new Map(outcome.result.lines.map((line) => [savedLineKey(line), line]))
    const known = new Set((await device.read()).map(savedLineKey))
    const missing = [...account].filter(([key]) => !known.has(key)).map(([, line]) => line)
    const found = missing.length > 0 ? await findLines(missing) : []
    const isJoined = (await device.readOwner()) === id
    if (customerId() !== id) return

    let push: readonly SavedLine[] = []
    await device.change((lines) => {
      const byKey = new Map([...found, ...lines].map((line) => [savedLineKey(line), line]))
      const server = [...account].map(([key, { qty }]) => ({ key, qty }))
      const plan = planSavedLines({ local: lines.map((line) => ({ key: savedLineKey(line), qty: line.qty })), server, isJoined, touched })
      const take = ({ key, qty }: { key: string; qty: number }) => {
        const line = byKey.get(key)
        return line ? [line.qty === qty ? line : { ...line, qty }] : []
      }
      push = plan.push.flatMap(take).map(toSavedLine)
      const joined = plan.lines.flatMap(take)
      return isEqual(joined, lines) ? lines : joined
    })
    await device.writeOwner(id)
    let room = MAX_SAVED_LINES - account.size
    await send({ put: push.filter((line) => account.has(savedLineKey(line)) || room-- > 0), remove: [] })
  }

  async function send(body: { put: SavedLine[]; remove: Omit<SavedLine, 'qty'>[] }): Promise<void> {
    if (customerId() === null || (body.put.length === 0 && body.remove.length === 0)) return
    const outcome = await tasks.perform(changeSavedLines, { body })
    // The task may be dropped after a day. The lists are joined again then, which loses nothing.
    if (outcome.kind !== 'done') await device.writeOwner(null)
  }

  return {
    pull() {
      running = running.then(pull).catch(() => undefined)
      return running
    },
    report(put, remove) {
      for (const line of [...put, ...remove]) touched.add(savedLineKey(line))
      return send({ put: put.map(toSavedLine), remove: remove.map(toSavedLine) })
    },
  }
}

function toSavedLine({ sku, qty, product_option }: CartItem): SavedLine {
  return { sku, qty, ...(product_option && { product_option }) }
}

function isEqual(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  return one.length === other.length && one.every((line, index) => line === other[index])
}
