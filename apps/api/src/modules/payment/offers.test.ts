import type { PaymentMethod } from '@meerkat/contract/checkout'
import { describe, expect, it } from 'vitest'
import { readStores } from '../../testing/open-test-shop.ts'
import { NO_PAYMENTS } from './config/payment-config.ts'
import { listOffers } from './offers.ts'
import type { OpenProvider } from './open-providers.ts'
import { yoco } from './providers/yoco/yoco.ts'

const { default: view } = readStores()
const provider = { currencies: ['ZAR'], marks: [], contentSecurityPolicy: {}, isPaused: () => false }
const open = { definition: yoco, provider } as unknown as OpenProvider

function listFor(payment: PaymentMethod[]) {
  const situation = { view: { ...view, payment } as typeof view, isVirtual: false, totalCents: 1000, cashFee: null }
  const providers = { all: [open], byName: () => open }
  return listOffers({ config: NO_PAYMENTS, providers } as unknown as Parameters<typeof listOffers>[0], situation, (id) => id)
}

function offer(payment: PaymentMethod[]) {
  return listFor(payment).map(({ code, needs, offline, default: isDefault }) => ({ code, needs, offline, isDefault }))
}

describe('online methods', () => {
  it('cost nothing, and need a step that the server cannot do alone (Spec §4)', () => {
    expect(listFor([])).toMatchObject([{ code: 'yoco', cost: 0, cost_incl_tax: 0, needs: 'redirect' }])
  })

  it('are not offered without a connection, nor preselected', () => {
    expect(offer([{ code: 'cashondelivery', title: 'Cash', default: true, offline: true }])).toEqual([
      { code: 'cashondelivery', needs: 'nothing', offline: true, isDefault: true },
      { code: 'yoco', needs: 'redirect', offline: false, isDefault: false },
    ])
  })

  it('are marked by an entry with their code in the settings, which is not a separate method', () => {
    expect(offer([{ code: 'yoco', title: 'Yoco', default: true, offline: true }])).toEqual([
      { code: 'yoco', needs: 'redirect', offline: true, isDefault: true },
    ])
  })

  it('are not offered by such an entry in a shop that has no provider for them', () => {
    expect(offer([{ code: 'card', title: 'Card', offline: true }]).map(({ code }) => code)).toEqual(['yoco'])
  })
})
