import type { Query, QueryClient } from '@tanstack/react-query'
import type { StoreApi } from 'zustand'
import type { SessionState } from '../../shell/session/session.ts'

export interface FollowGroup {
  readonly queryClient: QueryClient
  readonly session: Pick<StoreApi<SessionState>, 'subscribe'>
  /** The page may have parts that are not hydrated yet. */
  readonly isPageLoad: boolean
}

/** The customer group changed, and prices may depend on it: visible queries are refetched, others dropped. Spec §4 Price refresh. */
export function followGroup({ queryClient, session, isPageLoad }: FollowGroup): void {
  const cache = queryClient.getQueryCache()
  // Keep the data that the server embedded for parts that are hydrated later: without it they would not match their HTML.
  const unread = new Set<Query>(isPageLoad ? cache.findAll({ type: 'inactive' }) : [])
  cache.subscribe(({ type, query }) => type === 'observerAdded' && unread.delete(query))
  session.subscribe(({ user }, before) => {
    if (user?.group_id === before.user?.group_id) return
    // A query that a route loader waits for would reject with a CancelledError; it is marked stale below instead.
    queryClient.removeQueries({ type: 'inactive', fetchStatus: 'idle', predicate: (query) => !unread.has(query) })
    void queryClient.invalidateQueries()
  })
}
