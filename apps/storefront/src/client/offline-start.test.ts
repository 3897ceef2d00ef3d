import { afterEach, expect, it, vi } from 'vitest'
import { startOffline } from './offline-start.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page that a service worker controls; records its calls to the registration and its messages to the worker. */
async function openPage(connection: { saveData?: boolean; type?: string }, { workerStart = 5 } = {}) {
  vi.useFakeTimers({ toFake: ['Date'] })
  const messages: string[] = []
  const updates: number[] = []
  const worker = { postMessage: ({ kind }: { kind: string }) => void messages.push(kind) }
  const registration = Object.assign(new EventTarget(), {
    waiting: null,
    installing: null,
    update: async () => void updates.push(Date.now()),
  })
  const workers = Object.assign(new EventTarget(), {
    controller: worker,
    ready: Promise.resolve({ active: worker }),
    register: async () => registration,
    startMessages: () => undefined,
  })
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('navigator', { serviceWorker: workers, connection })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', new URL('https://shop.example/dogs'))
  const entries = (type: string) => (type === 'navigation' ? [{ workerStart }] : [])
  vi.stubGlobal('performance', { getEntriesByType: entries })
  await startOffline({ language: 'en-ZA', build: 'one', offer: () => undefined, isInCheckout: () => false, onNavigated: () => undefined })
  return {
    messages,
    updates,
    /** The shopper returns to the tab after so many minutes. */
    returnAfter(minutes: number) {
      vi.setSystemTime(Date.now() + minutes * 60_000)
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

it.each([
  { why: 'data saving', connection: { saveData: true }, messages: [] },
  { why: 'a mobile network', connection: { type: 'cellular' }, messages: [] },
  { why: 'no limit', connection: {}, messages: ['idle'] },
])('looks for a new version in a tab that stays open, with $why', async ({ connection, messages }) => {
  const page = await openPage(connection)
  page.returnAfter(59)
  expect(page.updates).toHaveLength(0)
  page.returnAfter(2)
  page.returnAfter(1)
  expect(page.updates).toHaveLength(1)
  expect(page.messages, 'files are fetched ahead only without a limit').toEqual(messages)
})

it('has a page stored that was loaded before the worker took it over', async () => {
  expect((await openPage({}, { workerStart: 0 })).messages).toEqual(['page', 'idle'])
})
