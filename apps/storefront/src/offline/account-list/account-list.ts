import { type ListedEntry, planAccountList } from '@meerkat/domain/sync/plan-account-list'
import type { StoreApi } from 'zustand'
import type { SessionState } from '../../shell/session/session.ts'
import type { Offline } from '../open-offline.ts'

/** A list on this device. */
export interface DeviceList<Entry> {
  /** The newest first. */
  readonly read: () => Promise<readonly Entry[]>
  /** Reads and writes the list without any other change in between. */
  readonly change: (apply: (entries: readonly Entry[]) => readonly Entry[]) => Promise<void>
  /** The customer with whose list it is one; null before that, while a change is not confirmed, and after a logout. */
  readonly readOwner: () => Promise<number | null>
  readonly writeOwner: (customerId: number | null) => Promise<void>
}

/** `Sent` is an entry as the account has it. */
export interface AccountListDeps<Entry, Sent extends { readonly qty: number }> extends Pick<Offline, 'waitingTasks'> {
  readonly device: DeviceList<Entry>
  readonly session: Pick<StoreApi<SessionState>, 'getState'>
  /** Of the call that changes the list: while one waits, the account does not know of a change. */
  readonly path: string
  /** Entries that an account can have. */
  readonly limit: number
  readonly keyOf: (entry: Sent) => string
  readonly toSent: (entry: Entry) => Sent
  readonly withQty: (entry: Entry, qty: number) => Entry
  /** The list of the account, the newest first; null when the server does not say. */
  readonly ask: () => Promise<readonly Sent[] | null>
  /** As a stored task; true when the server has confirmed it. */
  readonly send: (put: Sent[], remove: Sent[]) => Promise<boolean>
  /** Entries that this device does not have; without those whose product is not sold any more. Rejects without an answer. */
  readonly find: (missing: readonly Sent[]) => Promise<readonly Entry[]>
}

/** What a shopper changed on this device. */
export interface ListChange<Entry> {
  readonly put: readonly Entry[]
  readonly remove: readonly Entry[]
}

export interface AccountList<Entry> {
  /** Makes the list of this device and that of the account one. Does not reject. */
  readonly pull: () => Promise<void>
  /** Sends a change of this device; true when the account has it. */
  readonly report: (change: ListChange<Entry>) => Promise<boolean>
}

/** A list of the customer's account. Decision 0096. */
export function createAccountList<Entry, Sent extends { readonly qty: number }>(deps: AccountListDeps<Entry, Sent>): AccountList<Entry> {
  const { device, session, waitingTasks, path, limit, keyOf, toSent, withQty, ask, find } = deps
  const customerId = () => session.getState().user?.id ?? null
  const keyOfEntry = (entry: Entry) => keyOf(toSent(entry))
  /** Changed on this device while an answer is on its way, which does not know of it. */
  let touched = new Set<string>()
  let running: Promise<void> = Promise.resolve()

  async function pull(): Promise<void> {
    const id = customerId()
    if (id === null) return
    // An answer before these would take back what they change; the next call comes after them.
    if ((await waitingTasks.list()).some(({ url }) => url === path)) return
    touched = new Set()
    const answer = await ask()
    if (answer === null) return
    const account = new Map(answer.map((entry) => [keyOf(entry), entry]))
    const known = new Set((await device.read()).map(keyOfEntry))
    const missing = [...account].filter(([key]) => !known.has(key)).map(([, entry]) => entry)
    const found = missing.length > 0 ? await find(missing) : []
    const isJoined = (await device.readOwner()) === id
    if (customerId() !== id) return

    let push: readonly Sent[] = []
    await device.change((entries) => {
      const byKey = new Map([...found, ...entries].map((entry) => [keyOfEntry(entry), entry]))
      const local = entries.map(toSent).map((entry) => ({ key: keyOf(entry), qty: entry.qty }))
      const server = [...account].map(([key, { qty }]) => ({ key, qty }))
      const plan = planAccountList({ local, server, isJoined, touched })
      const take = ({ key, qty }: ListedEntry) => {
        const entry = byKey.get(key)
        return entry === undefined ? [] : [toSent(entry).qty === qty ? entry : withQty(entry, qty)]
      }
      push = plan.push.flatMap(take).map(toSent)
      const joined = plan.entries.flatMap(take)
      return isEqual(joined, entries) ? entries : joined
    })
    let room = limit - account.size
    const fitting = push.filter((entry) => account.has(keyOf(entry)) || room-- > 0)
    // What the account has not got would be taken for removed elsewhere once the lists count as one.
    if ((await send(fitting, [])) && fitting.length === push.length) await device.writeOwner(id)
  }

  async function send(put: Sent[], remove: Sent[]): Promise<boolean> {
    if (put.length === 0 && remove.length === 0) return true
    return customerId() !== null && deps.send(put, remove)
  }

  return {
    pull() {
      running = running.then(pull).catch(() => undefined)
      return running
    },
    report({ put, remove }) {
      for (const entry of [...put, ...remove]) touched.add(keyOfEntry(entry))
      return send(put.map(toSent), remove.map(toSent))
    },
  }
}

function isEqual<Entry>(one: readonly Entry[], other: readonly Entry[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index])
}
