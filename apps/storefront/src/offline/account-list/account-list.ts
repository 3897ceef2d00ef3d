import { type ListedEntry, planAccountList } from '@meerkat/domain/sync/plan-account-list'
import type { StoreApi } from 'zustand'
import type { SessionState } from '../../shell/session/session.ts'
import type { ListAgreementCollection } from '../collections/list-agreement.ts'
import type { Offline } from '../open-offline.ts'
import { openAgreement, withKeys, withoutKeys } from './agreement.ts'

/** A list on this device. */
export interface DeviceList<Entry> {
  /** The newest first. */
  readonly read: () => Promise<readonly Entry[]>
  /** Reads and writes the list without any other change in between. */
  readonly change: (apply: (entries: readonly Entry[]) => readonly Entry[]) => Promise<void>
  /** The customer whose list it is in sync with; null before that, while a change is not confirmed, and after a logout. */
  readonly readOwner: () => Promise<number | null>
  readonly writeOwner: (customerId: number | null) => Promise<void>
  readonly agreement: Pick<ListAgreementCollection, 'read' | 'write'>
}

/** `Sent` is an entry as the account has it. */
export interface AccountListDeps<Entry, Sent extends { readonly qty: number }> extends Pick<Offline, 'waitingTasks'> {
  readonly device: DeviceList<Entry>
  readonly session: Pick<StoreApi<SessionState>, 'getState'>
  /** Path of the call that changes the list: while such a call waits, the account lacks a change. */
  readonly path: string
  /** Entries that an account can have. */
  readonly limit: number
  readonly keyOf: (entry: Sent) => string
  readonly toSent: (entry: Entry) => Sent
  readonly withQty: (entry: Entry, qty: number) => Entry
  /** The list of the account, the newest first; null without an answer. */
  readonly ask: () => Promise<readonly Sent[] | null>
  /** Sends a change as a stored task; true when the server has confirmed it. */
  readonly send: (put: Sent[], remove: Sent[]) => Promise<boolean>
  /** Loads entries that this device lacks, except those whose product is no longer sold. Rejects without an answer. */
  readonly find: (missing: readonly Sent[]) => Promise<readonly Entry[]>
}

/** What a shopper changed on this device. */
export interface ListChange<Entry> {
  readonly put: readonly Entry[]
  readonly remove: readonly Entry[]
}

export interface AccountList<Entry> {
  /** Merges the list of this device with that of the account. Never rejects. */
  readonly pull: () => Promise<void>
  /** Sends a change of this device; true when the account has it. */
  readonly report: (change: ListChange<Entry>) => Promise<boolean>
}

/** A list of the customer's account. Decisions 0096 and 0099. */
export function createAccountList<Entry, Sent extends { readonly qty: number }>(deps: AccountListDeps<Entry, Sent>): AccountList<Entry> {
  const { device, session, waitingTasks, path, limit, keyOf, toSent, withQty, ask, find } = deps
  const customerId = () => session.getState().user?.id ?? null
  const keyOfEntry = (entry: Entry) => keyOf(toSent(entry))
  /** Keys changed on this device while an answer is on its way that does not include the change. */
  let touched = new Set<string>()
  /** Keys of changes that are being sent: their tasks may not be stored yet. */
  const reporting = new Set<readonly string[]>()
  let running: Promise<void> = Promise.resolve()
  const agreement = openAgreement(device.agreement)
  const isWaiting = async () => (await waitingTasks.list()).some(({ url }) => url === path)

  async function pull(): Promise<void> {
    const id = customerId()
    if (id === null) return
    // While changes wait to be sent, the server's list would undo them; the next pull comes after them.
    if (await isWaiting()) return
    touched = new Set([...reporting].flat())
    const answer = await ask()
    if (answer === null) return
    const account = new Map(answer.map((entry) => [keyOf(entry), entry]))
    const listed = new Set((await device.read()).map(keyOfEntry))
    const missing = [...account].filter(([key]) => !listed.has(key)).map(([, entry]) => entry)
    const found = missing.length > 0 ? await find(missing) : []
    const [owner, known] = await Promise.all([device.readOwner(), agreement.read(id)])
    const isJoined = owner === id
    if (customerId() !== id) return

    let push: readonly Sent[] = []
    let remove: readonly string[] = []
    let shared: readonly string[] = []
    await device.change((entries) => {
      const byKey = new Map([...found, ...entries].map((entry) => [keyOfEntry(entry), entry]))
      const local = entries.map(toSent).map((entry) => ({ key: keyOf(entry), qty: entry.qty }))
      const server = [...account].map(([key, { qty }]) => ({ key, qty }))
      const plan = planAccountList({ local, server, isJoined, ...known, touched })
      const take = ({ key, qty }: ListedEntry) => {
        const entry = byKey.get(key)
        return entry === undefined ? [] : [toSent(entry).qty === qty ? entry : withQty(entry, qty)]
      }
      push = plan.push.flatMap(take).map(toSent)
      const joined = plan.entries.flatMap(take)
      remove = plan.remove
      shared = joined.map(keyOfEntry).filter((key) => account.has(key) && !touched.has(key))
      return isEqual(joined, entries) ? entries : joined
    })
    await agreement.change(id, ({ agreed, removed }) => ({
      agreed: withKeys(new Set([...agreed].filter((key) => touched.has(key))), shared),
      removed: new Set([...removed].filter((key) => touched.has(key) || remove.includes(key))),
    }))
    let room = limit - account.size
    const fitting = push.filter((entry) => account.has(keyOf(entry)) || room-- > 0)
    // Until the account has these entries, the lists are not in sync: entries that it lacks would count as removed elsewhere.
    const isConfirmed = await send(
      fitting,
      remove.flatMap((key) => account.get(key) ?? []),
    )
    if (!isConfirmed) return
    await confirm(id, { put: fitting.map(keyOf), remove })
    if (fitting.length === push.length) await device.writeOwner(id)
  }

  /** While another call waits, the account may still apply an older change after this one. */
  async function confirm(id: number, { put, remove }: ListChange<string>): Promise<void> {
    if (await isWaiting()) return
    await agreement.change(id, ({ agreed, removed }) => ({
      agreed: withoutKeys(withKeys(agreed, put), remove),
      removed: withoutKeys(removed, remove),
    }))
  }

  async function send(put: Sent[], remove: Sent[]): Promise<boolean> {
    if (put.length === 0 && remove.length === 0) return true
    return customerId() !== null && deps.send(put, remove)
  }

  async function report(change: ListChange<Entry>): Promise<boolean> {
    const id = customerId()
    if (id === null) return false
    const keys = { put: change.put.map(keyOfEntry), remove: change.remove.map(keyOfEntry) }
    await agreement.change(id, ({ agreed, removed }) => ({
      agreed: withoutKeys(agreed, keys.put),
      removed: withKeys(withoutKeys(removed, keys.put), keys.remove),
    }))
    const isConfirmed = await send(change.put.map(toSent), change.remove.map(toSent))
    if (isConfirmed) await confirm(id, keys)
    return isConfirmed
  }

  return {
    pull() {
      running = running.then(pull).catch(() => undefined)
      return running
    },
    report(change) {
      const keys = [...change.put, ...change.remove].map(keyOfEntry)
      for (const key of keys) touched.add(key)
      reporting.add(keys)
      return report(change).finally(() => reporting.delete(keys))
    },
  }
}

function isEqual<Entry>(one: readonly Entry[], other: readonly Entry[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index])
}
