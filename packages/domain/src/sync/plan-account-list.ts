/** An entry of a list, by what identifies it, and its pieces; 1 where there are no pieces. */
export interface ListedEntry {
  readonly key: string
  readonly qty: number
}

export interface KnownLists {
  /** On this device, the newest first. */
  readonly local: readonly ListedEntry[]
  /** Of the account, the newest first. */
  readonly server: readonly ListedEntry[]
  /** Both were equal before: what the account lacks was removed on another device. */
  readonly isJoined: boolean
  /** Keys of entries that both sides had when they last agreed: what the account lacks of them was removed on another device. */
  readonly agreed: ReadonlySet<string>
  /** Keys of entries that were removed on this device, which the account has not confirmed. */
  readonly removed: ReadonlySet<string>
  /** Keys of entries that were added or removed on this device since the server was asked. */
  readonly touched: ReadonlySet<string>
}

export interface AccountListPlan {
  /** What this device lists from now on, the newest first. */
  readonly entries: readonly ListedEntry[]
  /** What the account has to learn. */
  readonly push: readonly ListedEntry[]
  /** Keys of what the account has to remove. */
  readonly remove: readonly string[]
}

/**
 * How a list of this device and the same list of the account become one. The first time nothing is lost: each entry stays, with the larger
 * quantity. They are not added up, because the two may be the same entry. Later the account decides, and what was removed on either side since
 * both agreed stays removed. Decisions 0096 and 0099.
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
