import { deliveryOf } from 'virtual:delivery'
import { planDelivery } from '@meerkat/domain/delivery/plan-delivery'
import { createI18n } from '@meerkat/i18n/messages'
import { describe, expect, it } from 'vitest'
import type { Connection } from '../../offline/network/connectivity.ts'
import { storeViews } from '../../shell/store-view/stores.ts'
import { followPromise, type WantedDelivery, type WritePromise } from './promise.ts'

function aConnection(state: Connection) {
  const listeners = new Set<(connection: Connection) => void>()
  return {
    read: () => state,
    subscribe: (listener: (connection: Connection) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    becomes(next: Connection) {
      state = next
      for (const listener of listeners) listener(next)
    },
  }
}

/** Records what a screen shows that requests this delivery. */
async function follow({ storeCode = '', state = 'online', ...wanted }: WantedDelivery & { storeCode?: string; state?: Connection } = {}) {
  const view = storeViews.find((view) => view.storeCode === storeCode)!
  const i18n = await createI18n(view.i18n.defaultLocale)
  const connectivity = aConnection(state)
  const unmounted = new AbortController()
  const shown: (string[] | null)[] = []
  const show = (write: WritePromise) => {
    const promised = write(wanted, Date.parse('2026-11-27T07:00:00Z'))
    shown.push(promised && Object.values(promised).map((line) => line.replaceAll(/\s/g, ' ')))
  }
  await followPromise({ i18n, view }, unmounted.signal, show, { readTyped: async () => undefined, connectivity })
  return { shown, unmounted, connectivity }
}

const dated = ['With you Tue 1 – Thu 3 Dec', 'Order by 12:00 today']
const counted = ['2–4 working days after dispatch']

describe('the promise of an order that is not placed yet', () => {
  it.each(['offline', 'unreachable'] as const)('has dates while the connection is there, and days when it is %s', async (state) => {
    const { shown, unmounted, connectivity } = await follow()
    connectivity.becomes(state)
    connectivity.becomes('online')
    unmounted.abort()
    connectivity.becomes(state)
    expect(shown).toEqual([dated, counted, dated])
  })

  it.each([
    { storeCode: '', code: 'express', days: '1 working day after dispatch' },
    { storeCode: 'de', code: 'standard', days: '2–4 Werktage nach dem Versand' },
  ])('has the days of its method and language: $code in "$storeCode"', async ({ storeCode, code, days }) => {
    expect((await follow({ storeCode, state: 'offline', method: { carrier: 'courier', code } })).shown).toEqual([[days]])
  })

  it('is none for collection', async () => {
    const { shown, connectivity } = await follow({ method: { carrier: 'pickup', code: 'store' } })
    connectivity.becomes('offline')
    expect(shown).toEqual([null, null])
  })
})

it('a placed order keeps its dates without a connection', async () => {
  const { shown } = await follow({ state: 'unreachable', placedAt: '2026-11-26T07:00:00Z' })
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
