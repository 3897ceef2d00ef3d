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
  /** Keys of entries that were added or removed on this device since the server was asked. */
  readonly touched: ReadonlySet<string>
}

export interface AccountListPlan {
  /** What this device lists from now on, the newest first. */
  readonly entries: readonly ListedEntry[]
  /** What the account has to learn. */
  readonly push: readonly ListedEntry[]
}

/**
 * How a list of this device and the same list of the account become one. The first time nothing is lost: each entry stays, with the larger
 * quantity. They are not added up, because the two may be the same entry. Later the account decides. Decision 0096.
 */
export function planAccountList({ local, server, isJoined, touched }: KnownLists): AccountListPlan {
  const here = new Map(local.map(({ key, qty }) => [key, qty]))
  const there = new Map(server.map(({ key, qty }) => [key, qty]))
  const onlyHere = local.filter(({ key }) => !there.has(key) && (!isJoined || touched.has(key)))
  const shared = server.flatMap(({ key, qty }) => {
    const own = here.get(key)
    if (touched.has(key)) return own === undefined ? [] : [{ key, qty: own }]
    return [{ key, qty: isJoined ? qty : Math.max(qty, own ?? 0) }]
  })
  const entries = [...onlyHere, ...shared]
  const push = isJoined ? [] : entries.filter(({ key, qty }) => !touched.has(key) && there.get(key) !== qty)
  return { entries, push }
}
