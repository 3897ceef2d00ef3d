/** Packs that may be fetched: `lists` has what searches and lists need, `all` whole products as well. */
export type Packs = 'all' | 'lists' | 'none'

/**
 * On a metered connection no pack is fetched unasked, because it is as large as several pages. Typing a search fetches the pack for
 * searches, which costs less than a call for each key. docs/behaviour/offline.md §7.6.
 */
export function choosePacks({ isMetered, isWanted }: { readonly isMetered: boolean; readonly isWanted: boolean }): Packs {
  if (!isMetered) return 'all'
  return isWanted ? 'lists' : 'none'
}
