/** An entry of a list: its key, and its number of pieces (1 in lists without quantities). */
export interface ListedEntry {
  readonly key: string
  readonly qty: number
}

export interface KnownLists {
  /** Entries on this device, the newest first. */
  readonly local: readonly ListedEntry[]
  /** Entries of the account, the newest first. */
  readonly server: readonly ListedEntry[]
  /** The lists were merged before: an entry that the account lacks was removed on another device. */
  readonly isJoined: boolean
  /** Keys of entries that both sides had when they last agreed: those that the account lacks were removed on another device. */
  readonly agreed: ReadonlySet<string>
  /** Keys of entries that were removed on this device, which the account has not confirmed. */
  readonly removed: ReadonlySet<string>
  /** Keys of entries that were added or removed on this device since the server was asked. */
  readonly touched: ReadonlySet<string>
}

export interface AccountListPlan {
  /** The new list on this device, the newest first. */
  readonly entries: readonly ListedEntry[]
  /** Entries to send to the account. */
  readonly push: readonly ListedEntry[]
  /** Keys of entries to remove from the account. */
  readonly remove: readonly string[]
}

/**
 * Plans how a list of this device and the same list of the account become one. The first merge loses nothing: each entry stays, with the
 * larger of both quantities. They are not added up, because the two may be the same entry. Later the account decides, and entries that
 * either side removed since both agreed stay removed. Decisions 0096 and 0099.
 */
export function planAccountList({ local, server, isJoined, agreed, removed, touched }: KnownLists): AccountListPlan {
  const here = new Map(local.map(({ key, qty }) => [key, qty]))
  const there = new Map(server.map(({ key, qty }) => [key, qty]))
  const isRemoved = (key: string) => removed.has(key) && !here.has(key) && !touched.has(key)
  const onlyHere = local.filter(({ key }) => !there.has(key) && (touched.has(key) || !(isJoined || agreed.has(key))))
  const shared = server.flatMap(({ key, qty }) => {
    const own = here.get(key)
    if (isRemoved(key)) return []
    if (touched.has(key)) return own === undefined ? [] : [{ key, qty: own }]
    return [{ key, qty: isJoined ? qty : Math.max(qty, own ?? 0) }]
  })
  const entries = [...onlyHere, ...shared]
  const push = isJoined ? [] : entries.filter(({ key, qty }) => !touched.has(key) && there.get(key) !== qty)
  return { entries, push, remove: server.flatMap(({ key }) => (isRemoved(key) ? [key] : [])) }
}
