/** A saved line, by its key (`savedLineKey()`), and its pieces. */
export interface SavedQuantity {
  readonly key: string
  readonly qty: number
}

export interface KnownSavedLines {
  /** On this device, the newest first. */
  readonly local: readonly SavedQuantity[]
  /** Of the account, the newest first. */
  readonly server: readonly SavedQuantity[]
  /** Both were equal before: what the account lacks was removed on another device. */
  readonly isJoined: boolean
  /** Keys of lines that were saved or removed on this device since the server was asked. */
  readonly touched: ReadonlySet<string>
}

export interface SavedLinesPlan {
  /** What this device lists from now on, the newest first. */
  readonly lines: readonly SavedQuantity[]
  /** What the account has to learn. */
  readonly push: readonly SavedQuantity[]
}

/**
 * How the saved lines of this device and of the account become one list. The first time nothing is lost: each line stays, with the larger
 * quantity. They are not added up, because the two may be the same line. Later the account decides. docs/behaviour/cart.md §1.19.
 */
export function planSavedLines({ local, server, isJoined, touched }: KnownSavedLines): SavedLinesPlan {
  const here = new Map(local.map(({ key, qty }) => [key, qty]))
  const there = new Map(server.map(({ key, qty }) => [key, qty]))
  const onlyHere = local.filter(({ key }) => !there.has(key) && (!isJoined || touched.has(key)))
  const shared = server.flatMap(({ key, qty }) => {
    const own = here.get(key)
    if (touched.has(key)) return own === undefined ? [] : [{ key, qty: own }]
    return [{ key, qty: isJoined ? qty : Math.max(qty, own ?? 0) }]
  })
  const lines = [...onlyHere, ...shared]
  const push = isJoined ? [] : lines.filter(({ key, qty }) => !touched.has(key) && there.get(key) !== qty)
  return { lines, push }
}
