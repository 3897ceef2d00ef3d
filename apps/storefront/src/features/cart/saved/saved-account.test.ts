import 'fake-indexeddb/auto'
import type { SavedLine } from '@meerkat/contract/saved-lines'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { openSavedLines } from '../../../offline/collections/saved-lines.ts'
import { createExclusive } from '../../../offline/storage/exclusive.ts'
import { ShopStorage } from '../../../offline/storage/shop-storage.ts'
import { SLOW_DISK_LIMITS } from '../../../offline/testing/slow-disk-limits.ts'
import type { SessionState } from '../../../shell/session/session.ts'
import { aCustomer } from '../../../testing/a-customer.ts'
import { followSavedLines } from './follow-saved-lines.ts'
import { createSavedAccount, type SavedAccountDeps } from './saved-account.ts'

/** The lines of the account, on a server that can be unreachable. */
let account: SavedLine[]
let isUnreachable: boolean
let waiting: { put: SavedLine[]; remove: { sku: string }[] }[]
let calls: number
let devices = 0

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  account = []
  isUnreachable = false
  waiting = []
  calls = 0
})

function apply({ put, remove }: (typeof waiting)[number]): void {
  account = [...put, ...account.filter(({ sku }) => !put.some((line) => line.sku === sku))]
  account = account.filter(({ sku }) => !remove.some((line) => line.sku === sku))
}

const aLine = (sku: string, qty = 1): CartItem => ({ sku, qty, name: sku })

/** A device: its own storage, and a session that begins as a guest's. */
function openDevice() {
  const storage = new ShopStorage({ storeCode: `device-${++devices}`, ...SLOW_DISK_LIMITS })
  const device = openSavedLines({
    storage,
    channel: { announce: () => undefined, subscribe: () => () => undefined },
    exclusive: createExclusive(),
  })
  const session = createStore<SessionState>(() => ({ isKnown: true, token: null, user: null, authElem: null }))
  const deps = {
    device,
    session,
    api: {
      ask: async () => {
        calls += 1
        return isUnreachable ? { kind: 'no-answer' } : { kind: 'done', result: { lines: account } }
      },
    },
    tasks: {
      perform: async (_: unknown, { body }: { body: (typeof waiting)[number] }) => {
        if (isUnreachable) waiting.push(body)
        else apply(body)
        return { kind: isUnreachable ? 'no-answer' : 'done' }
      },
    },
    waitingTasks: { list: async () => waiting.map(() => ({ url: '/api/user/saved-lines' })) },
    find: async (lines: readonly SavedLine[]) => lines.filter(({ sku }) => sku !== 'NOT-SOLD').map((line) => ({ ...line, name: line.sku })),
  } as unknown as SavedAccountDeps
  const openAccount = async (owner: Pick<typeof device, 'readOwner' | 'writeOwner'>) =>
    createSavedAccount({ ...deps, device: { ...device, ...owner } })
  const saved = followSavedLines({ device, session, openAccount })
  return {
    saved,
    device,
    lines: async () => (await saved.read()).map(({ sku, qty }) => [sku, qty]),
    logIn: (id = 701) => session.setState({ token: 'token', user: aCustomer({ id }) }),
    logOut: async () => {
      session.setState({ token: null, user: null })
      await saved.clear()
    },
  }
}

it('merges the lines at a login, and deletes those of this device but not those of the account at the logout', async () => {
  account = [{ sku: 'A', qty: 2 }]
  const phone = openDevice()
  await phone.saved.add([aLine('B')])
  expect(account, 'a guest sends nothing').toHaveLength(1)
  phone.logIn()
  await phone.saved.pull()
  expect(await phone.lines()).toEqual([
    ['B', 1],
    ['A', 2],
  ])
  expect(account.map(({ sku }) => sku)).toEqual(['B', 'A'])
  await phone.saved.remove(aLine('A'))
  await vi.waitFor(() => expect(account.map(({ sku }) => sku)).toEqual(['B']))
  await phone.logOut()
  expect([await phone.lines(), account.length]).toEqual([[], 1])
})

it('takes over what another device changed, and queries the server only where the lines are shown', async () => {
  account = [
    { sku: 'A', qty: 1 },
    { sku: 'B', qty: 1 },
  ]
  const phone = openDevice()
  phone.logIn()
  await phone.saved.pull()
  account = [
    { sku: 'C', qty: 1 },
    { sku: 'B', qty: 4 },
  ]
  await phone.saved.pull()
  expect(calls, 'joined, and not shown').toBe(1)
  await phone.saved.pull({ isSeen: true })
  expect(await phone.lines()).toEqual([
    ['C', 1],
    ['B', 4],
  ])
})

it('keeps changes made offline, and does not revert them before they are sent', async () => {
  account = [{ sku: 'A', qty: 1 }]
  const phone = openDevice()
  phone.logIn()
  await phone.saved.pull()
  isUnreachable = true
  await phone.saved.add([aLine('B')])
  await phone.saved.remove(aLine('A'))
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  isUnreachable = false
  await phone.saved.pull({ isSeen: true })
  expect(await phone.lines()).toEqual([['B', 1]])
  for (const body of waiting.splice(0)) {
    apply(body)
    // Sent twice, because the first answer was lost.
    apply(body)
  }
  await phone.saved.pull({ isSeen: true })
  expect([await phone.lines(), account.map(({ sku }) => sku)]).toEqual([[['B', 1]], ['B']])
})

it('loses no line whose task was dropped before it could be sent', async () => {
  const phone = openDevice()
  phone.logIn()
  await phone.saved.pull()
  isUnreachable = true
  await phone.saved.add([aLine('A')])
  await vi.waitFor(async () => expect(await phone.device.readOwner()).toBeNull())
  waiting = []
  isUnreachable = false
  await phone.saved.pull({ isSeen: true })
  expect([await phone.lines(), account]).toEqual([[['A', 1]], [{ sku: 'A', qty: 1 }]])
})

it('loses no line when the code for the account cannot be loaded', async () => {
  const phone = openDevice()
  phone.logIn()
  await phone.saved.pull()
  const offline = followSavedLines({
    device: phone.device,
    session: { getState: () => ({ isKnown: true, token: 'token', user: aCustomer({ id: 701 }), authElem: null }) },
    openAccount: () => Promise.reject(new Error('offline')),
  })
  await offline.add([aLine('A')])
  await vi.waitFor(async () => expect(await phone.device.readOwner()).toBeNull())
  await phone.saved.pull()
  expect(account).toEqual([{ sku: 'A', qty: 1 }])
})

it('keeps lines in the account while their product cannot be found', async () => {
  account = [
    { sku: 'NOT-SOLD', qty: 1 },
    { sku: 'A', qty: 1 },
  ]
  const phone = openDevice()
  phone.logIn()
  await phone.saved.pull()
  await phone.saved.pull({ isSeen: true })
  expect(await phone.lines()).toEqual([['A', 1]])
  expect(account).toHaveLength(2)
})
