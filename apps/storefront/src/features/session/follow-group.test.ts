import type { Customer } from '@meerkat/contract/customer'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { SessionState } from '../../shell/session/session.ts'
import { followGroup } from './follow-group.ts'

const PAGE = ['written by the server']

function open({ isPageLoad }: { isPageLoad: boolean }) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  queries.setQueryData(PAGE, 'price of all')
  const session = createStore<SessionState>(() => ({ isKnown: true, token: null, user: null, authElem: null }))
  followGroup({ queryClient: queries, session, isPageLoad })
  const join = (group: number) => session.setState({ user: { group_id: group } as Customer })
  const observe = (queryKey: readonly string[], price: () => string) => new QueryObserver(queries, { queryKey, queryFn: price })
  return { queries, join, observe }
}

it('drops queries that are not visible and refetches visible ones when the customer group changes', async () => {
  const { queries, join, observe } = open({ isPageLoad: false })
  let price = 'price of all'
  const stop = observe(['visible'], () => price).subscribe(() => undefined)
  await expect.poll(() => queries.getQueryData(['visible'])).toBe('price of all')
  price = 'price of the group'
  join(2)
  expect(queries.getQueryData(PAGE)).toBeUndefined()
  await expect.poll(() => queries.getQueryData(['visible'])).toBe('price of the group')
  stop()
})

it('keeps the data of parts that are hydrated later, refetches it then, and drops it when the page is left', async () => {
  const { queries, join, observe } = open({ isPageLoad: true })
  // React tries to hydrate the part for the first time.
  const observer = observe(PAGE, () => 'price of the group')
  join(2)
  expect(observer.getCurrentResult().data).toBe('price of all')
  observer.subscribe(() => undefined)()
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => queries.getQueryData(PAGE)).toBe('price of the group')
  stop()
  join(3)
  expect(queries.getQueryData(PAGE)).toBeUndefined()
})
