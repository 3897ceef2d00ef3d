/** Chromium only: the type of the connection, and whether the shopper asked for less data. */
export interface Connection {
  readonly saveData?: boolean
  readonly type?: string
}

/** Packs that may be fetched: `lists` has what searches and lists need, `all` whole products as well. */
export type Packs = 'all' | 'lists' | 'none'

/**
 * Where the shopper asked to save data, and over a mobile network, nothing is fetched unasked: a pack takes as much as several pages. A
 * shopper who types a search wants the one for it, which costs less than a call for each key. docs/behaviour/offline.md §7.6.
 */
export function whichPacks(connection: Connection | undefined, isWanted: boolean): Packs {
  const isMetered = connection?.saveData === true || connection?.type === 'cellular'
  return isMetered ? (isWanted ? 'lists' : 'none') : 'all'
}
