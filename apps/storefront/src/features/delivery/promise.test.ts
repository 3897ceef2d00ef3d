import { deliveryOf } from 'virtual:delivery'
import { planDelivery } from '@meerkat/domain/delivery/plan-delivery'
import { createI18n } from '@meerkat/i18n/messages'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storeViews } from '../../shell/store-view/stores.ts'
import { followPromise, type WantedDelivery } from './promise.ts'

const page = vi.hoisted(() => ({ connection: 'online', listeners: new Set<() => void>() }))
vi.mock('../../offline/open-offline.ts', () => ({ openOffline: () => ({ details: { shipping: { read: async () => null } } }) }))
vi.mock('../../offline/network/connectivity.ts', () => ({
  pageConnectivity: () => ({
    read: () => page.connection,
    subscribe: (listener: () => void) => {
      page.listeners.add(listener)
      return () => page.listeners.delete(listener)
    },
  }),
}))

afterEach(() => {
  page.connection = 'online'
  page.listeners.clear()
})

function connectionBecomes(connection: string) {
  page.connection = connection
  for (const listener of page.listeners) listener()
}

/** What a screen shows that wants this delivery. */
async function follow({ storeCode = '', ...wanted }: WantedDelivery & { storeCode?: string } = {}) {
  const view = storeViews.find((view) => view.storeCode === storeCode)!
  const unmounted = new AbortController()
  const shown: (string[] | null)[] = []
  await followPromise({ api: {} as never, i18n: await createI18n(view.i18n.defaultLocale), view }, unmounted.signal, (write) => {
    const promised = write(wanted, Date.parse('2026-11-27T07:00:00Z'))
    shown.push(promised && Object.values(promised).map((line) => line.replaceAll(/\s/g, ' ')))
  })
  return { shown, unmounted }
}

const dated = ['With you Tue 1 – Thu 3 Dec', 'Order by 12:00 today']
const counted = ['2–4 working days after dispatch']

describe('the promise of an order that is not placed yet', () => {
  it.each(['offline', 'unreachable'])('has dates while the connection is there, and days when it is %s', async (connection) => {
    const { shown, unmounted } = await follow()
    connectionBecomes(connection)
    connectionBecomes('online')
    unmounted.abort()
    connectionBecomes(connection)
    expect(shown).toEqual([dated, counted, dated])
  })

  it.each([
    { storeCode: '', code: 'express', days: '1 working day after dispatch' },
    { storeCode: 'de', code: 'standard', days: '2–4 Werktage nach dem Versand' },
  ])('has the days of its method and language: $code in "$storeCode"', async ({ storeCode, code, days }) => {
    page.connection = 'offline'
    expect((await follow({ storeCode, method: { carrier: 'courier', code } })).shown).toEqual([[days]])
  })

  it('is none for collection', async () => {
    const { shown } = await follow({ method: { carrier: 'pickup', code: 'store' } })
    connectionBecomes('offline')
    expect(shown).toEqual([null, null])
  })
})

it('a placed order keeps its dates without a connection', async () => {
  page.connection = 'unreachable'
  const { shown } = await follow({ placedAt: '2026-11-26T07:00:00Z' })
  expect(shown[0]?.[0]).toBe('With you Mon 30 Nov – Wed 2 Dec')
})

it.each(storeViews)(
  'store view "$storeCode" promises a date for each courier method, and none for collection',
  ({ storeCode, shipping }) => {
    const settings = deliveryOf(storeCode)
    expect(Object.keys(settings?.holidays ?? {})).toContain(settings?.country)
    for (const { carrier_code, method_code } of shipping) {
      const plan = planDelivery(settings!, { now: 0, method: { carrier: carrier_code, code: method_code } })
      expect(plan !== null, `${carrier_code} ${method_code}`).toBe(carrier_code === 'courier')
    }
  },
)
