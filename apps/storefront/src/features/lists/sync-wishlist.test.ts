import type { Product } from '@meerkat/contract/product'
import { beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { ProductLists } from '../../offline/collections/product-lists.ts'
import type { SessionState } from '../../shell/session/session.ts'
import { aCustomer } from '../../testing/a-customer.ts'
import { anAgreement } from '../../testing/an-agreement.ts'
import { createLists } from './create-lists.ts'
import { type ListsState, NO_LISTS } from './lists-context.ts'
import { syncWishlist, type WishlistSyncDeps } from './sync-wishlist.ts'

const aProduct = (sku: string): Product => ({ id: sku.length, sku, name: sku, price: 1, type_id: 'simple' })

/** The wishlist of the account, on a server that can be unreachable. */
let account: string[]
let isUnreachable: boolean
let waiting: { add: string[]; remove: string[] }[]

beforeEach(() => {
  account = []
  isUnreachable = false
  waiting = []
})

function apply({ add, remove }: { add: string[]; remove: string[] }): void {
  account = [...new Set([...account, ...add])].filter((sku) => !remove.includes(sku))
}

/** A device: its own storage, and a session that begins as a guest's. */
function openDevice(local: string[] = []) {
  let owner: number | null = null
  const disk = new Map<string, readonly Product[]>([['wishlist', local.map(aProduct)]])
  const storage: ProductLists = {
    read: async (name) => disk.get(name) ?? null,
    write: async (name, products) => void disk.set(name, products),
    readOwner: async () => owner,
    writeOwner: async (id) => void (owner = id),
    agreement: anAgreement(),
    subscribe: () => () => {},
  }
  const store = createStore<ListsState>(() => ({ ...NO_LISTS, loaded: true, wishlist: local.map(aProduct) }))
  const session = createStore<SessionState>(() => ({ isKnown: true, token: null, user: null, authElem: null }))
  const deps = {
    api: { ask: async () => (isUnreachable ? { kind: 'no-answer' } : { kind: 'done', result: { skus: account, shareKey: null } }) },
    tasks: {
      perform: async (_: unknown, { body }: { body: { add: string[]; remove: string[] } }) => {
        if (isUnreachable) waiting.push(body)
        else apply(body)
        return { kind: isUnreachable ? 'no-answer' : 'done' }
      },
    },
    waitingTasks: { list: async () => waiting.map(() => ({ url: '/api/user/wishlist' })) },
    storage,
    session,
    store,
    lists: createLists(storage, store),
    findProducts: async (skus: readonly string[]) => skus.map(aProduct),
  } as unknown as WishlistSyncDeps
  const lists = syncWishlist(deps)
  return {
    lists,
    skus: () => store.getState().wishlist.map(({ sku }) => sku),
    logIn: (id = 701) => session.setState({ token: 'token', user: aCustomer({ id }) }),
    async logOut() {
      session.setState({ token: null, user: null })
      await lists.forget()
    },
    /** As a page that is loaded again. */
    reload: () => syncWishlist(deps),
  }
}

it('merges the lists at a login, and deletes that of this device but not that of the account at the logout', async () => {
  account = ['A']
  const phone = openDevice(['B'])
  phone.logIn()
  await vi.waitFor(() => expect(account).toEqual(['A', 'B']))
  await vi.waitFor(() => expect(phone.skus()).toEqual(['A', 'B']))
  await phone.lists.remove('wishlist', 'A')
  await vi.waitFor(() => expect(account).toEqual(['B']))
  await phone.logOut()
  expect([phone.skus(), account]).toEqual([[], ['B']])
})

it('takes over what another device removed, and keeps what a guest added before the next login', async () => {
  account = ['A', 'B']
  const phone = openDevice()
  phone.logIn()
  await vi.waitFor(() => expect(phone.skus()).toEqual(['A', 'B']))
  account = ['B', 'C']
  phone.reload()
  await vi.waitFor(() => expect(phone.skus()).toEqual(['B', 'C']))
  await phone.logOut()
  await phone.lists.add('wishlist', aProduct('D'))
  expect(account).toEqual(['B', 'C'])
  phone.logIn()
  await vi.waitFor(() => expect(account).toEqual(['B', 'C', 'D']))
})

it('keeps changes made offline, and does not revert them before they are sent', async () => {
  account = ['A']
  const phone = openDevice()
  phone.logIn()
  await vi.waitFor(() => expect(phone.skus()).toEqual(['A']))
  isUnreachable = true
  await phone.lists.add('wishlist', aProduct('B'))
  await phone.lists.remove('wishlist', 'A')
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  isUnreachable = false
  phone.reload()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(phone.skus()).toEqual(['B'])
  waiting.splice(0).forEach(apply)
  phone.reload()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect([phone.skus(), account]).toEqual([['B'], ['B']])
})

it('loses no product whose task was dropped before it could be sent', async () => {
  account = ['A']
  const phone = openDevice()
  phone.logIn()
  await vi.waitFor(() => expect(phone.skus()).toEqual(['A']))
  isUnreachable = true
  await phone.lists.add('wishlist', aProduct('B'))
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  waiting = []
  isUnreachable = false
  phone.reload()
  await vi.waitFor(() => expect(account).toEqual(['A', 'B']))
  expect(phone.skus()).toEqual(['A', 'B'])
})

it('drops what another device removed although a change here was never confirmed', async () => {
  account = ['A', 'B']
  const phone = openDevice()
  phone.logIn()
  await vi.waitFor(() => expect(phone.skus()).toEqual(['A', 'B']))
  isUnreachable = true
  await phone.lists.add('wishlist', aProduct('C'))
  await phone.lists.remove('wishlist', 'B')
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  // Tasks that have waited for longer than a day are dropped.
  waiting = []
  account = ['B']
  isUnreachable = false
  phone.reload()
  await vi.waitFor(() => expect(account).toEqual(['C']))
  expect(phone.skus()).toEqual(['C'])
})

it('keeps what a guest adds after a logout, although the customer had it before', async () => {
  account = ['A']
  const phone = openDevice()
  phone.logIn()
  await vi.waitFor(() => expect(phone.skus()).toEqual(['A']))
  await phone.logOut()
  account = []
  await phone.lists.add('wishlist', aProduct('A'))
  phone.logIn()
  await vi.waitFor(() => expect(account).toEqual(['A']))
})

it('keeps a product that a customer adds although another customer, who never logged out, had it before', async () => {
  account = ['A']
  const phone = openDevice()
  phone.logIn()
  await vi.waitFor(() => expect(phone.skus()).toEqual(['A']))
  account = []
  phone.logIn(702)
  await vi.waitFor(() => expect(account).toEqual(['A']))
})
