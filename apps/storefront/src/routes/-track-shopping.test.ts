import 'fake-indexeddb/auto'
import type { RegisteredRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anOrder } from '../offline/testing/order-device.ts'
import type { Api } from '../shell/api/api-client.ts'
import { storeViews } from '../shell/store-view/stores.ts'

const view = storeViews[0]!
const KAROO = { id: 1, sku: 'KAROO', name: 'Karoo', price_incl_tax: 115, category: [{ category_id: 12, name: 'Dog Food' }] }

/** As much of the router as the data layer reads: the address changes before the page does. */
function aRouter() {
  const listeners = new Set<() => void>()
  const state = { location: at('/dogs'), resolvedLocation: at('/dogs'), matches: [{ loaderData: {} as object }] }
  const cacheListeners = new Set<() => void>()
  const lists: [string[], object][] = []
  const queryClient = {
    getQueryData: ([kind]: [string]) => (kind === 'product' ? KAROO : undefined),
    getQueriesData: () => lists,
    getQueryCache: () => ({ subscribe: (listener: () => void) => listen(cacheListeners, listener) }),
  }
  return {
    router: {
      state,
      options: { context: { view, queryClient, api: {} } },
      subscribe: (_event: string, listener: () => void) => listen(listeners, listener),
    } as unknown as RegisteredRouter,
    leaveFor: (path: string, search: object = {}) => (state.location = { ...at(path), search }),
    arrive(loaderData: object) {
      state.resolvedLocation = state.location
      state.matches = [{ loaderData }]
      for (const listener of listeners) listener()
    },
    /** The list of the page is rendered. */
    show(tiles: object[]) {
      lists.push([['list'], { tiles }])
      for (const listener of cacheListeners) listener()
    },
  }
}

function listen(listeners: Set<() => void>, listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function at(pathname: string) {
  return { pathname, searchStr: '', search: {}, hash: '' }
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    navigator: { onLine: true },
    document: { documentElement: { hasAttribute: () => false } },
  })
})
afterEach(() => vi.unstubAllGlobals())

async function track(router: RegisteredRouter, options = { isKept: false }) {
  const { startTracking } = await import('./-track-shopping.ts')
  startTracking(router, options)
  return () => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer?.map(({ event, page_path }) => page_path ?? event)
}

it('reports each page once it is shown', async () => {
  const { router, leaveFor, arrive } = aRouter()
  const reported = await track(router)
  leaveFor('/karoo')
  arrive({ kind: 'product', page: { sku: 'KAROO' } })
  arrive({ kind: 'product', page: { sku: 'KAROO' } })
  expect(reported()).toEqual(['gtm.js', '/dogs', '/karoo', 'view_item'])
})

it('reports a list that is shown after its page, once, and not on the next page', async () => {
  const { router, leaveFor, arrive, show } = aRouter()
  const reported = await track(router)
  leaveFor('/search')
  arrive({ term: 'karoo' })
  show([KAROO])
  show([])
  expect(reported()).toEqual(['gtm.js', '/dogs', '/search', 'view_item_list'])

  const next = aRouter()
  vi.resetModules()
  Object.assign(window, { dataLayer: undefined })
  const reportedNext = await track(next.router)
  next.leaveFor('/search')
  next.arrive({ term: 'karoo' })
  next.leaveFor('/about-us')
  next.arrive({})
  next.show([KAROO])
  expect(reportedNext()).toEqual(['gtm.js', '/dogs', '/search', '/about-us'])
})

it('reports the product of a navigation that was under way when the shopper agreed', async () => {
  const { router, leaveFor, arrive } = aRouter()
  leaveFor('/karoo')
  const reported = await track(router)
  expect(reported()).toEqual(['gtm.js', '/dogs'])
  arrive({ kind: 'product', page: { sku: 'KAROO' } })
  expect(reported()).toEqual(['gtm.js', '/dogs', '/karoo', 'view_item'])
})

it('keeps what the checkout reports for the next page with the tag manager, which delivers it once (decision 0098)', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  const inCheckout = aRouter()
  inCheckout.leaveFor('/checkout')
  inCheckout.arrive({})
  expect((await track(inCheckout.router, { isKept: true }))()).toBeUndefined()

  vi.resetModules()
  expect((await track(aRouter().router))()).toEqual(['gtm.js', '/checkout', '/dogs'])
  Object.assign(window, { dataLayer: undefined })
  vi.resetModules()
  expect((await track(aRouter().router))()).toEqual(['gtm.js', '/dogs'])
})

it('reports nothing and keeps nothing once the consent is withdrawn, until it is given again', async () => {
  const kept = new Map([['cart-of-another-feature', '1']])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  const { router, leaveFor, arrive } = aRouter()
  await track(router, { isKept: true })
  leaveFor('/karoo')
  arrive({ page: { sku: 'KAROO' } })
  expect([...kept.keys()].toSorted()).toEqual(['cart-of-another-feature', 'tracked-categories', 'tracked-later'])

  const { startTracking, stopTracking } = await import('./-track-shopping.ts')
  stopTracking()
  leaveFor('/dogs')
  arrive({})
  expect([...kept.keys()]).toEqual(['cart-of-another-feature'])

  startTracking(router, { isKept: true })
  expect(kept.get('tracked-later')).toContain('/dogs')
})

it('reports the sections of a checkout on one page before its purchase, which is reported once', async () => {
  const kept = new Map([['tracked-sections', '{"personalDetails":"1"}']])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  const { openOffline } = await import('../offline/open-offline.ts')
  const confirmation = { backendOrderId: '12', magentoOrderId: '12', orderNumber: '000000012', transferedAt: '' }
  const stored = { confirmation, lines: [], isTakenOut: true, isUnsure: false, difference: null, refusal: null }
  await openOffline({ api: {} as Api, storeCode: view.storeCode }).orders.save({ order: anOrder('paid'), ...stored })
  const { router, leaveFor, arrive } = aRouter()
  const reported = await track(router)
  leaveFor('/checkout', { order: 'paid' })
  arrive({})
  const events = ['gtm.js', '/dogs', '/checkout', 'checkout_shipping', 'add_shipping_info', 'add_payment_info', 'purchase']
  await expect.poll(reported).toEqual(events)
  arrive({})
  await new Promise((resolve) => setTimeout(resolve))
  expect(reported()).toEqual(events)
})
