import type { PaymentMethod } from '@meerkat/contract/checkout'
import { createI18n } from '@meerkat/i18n/messages'
import { describe, expect, it } from 'vitest'
import { readStores } from '../../testing/open-test-shop.ts'
import { NO_PAYMENTS } from './config/payment-config.ts'
import { listOffers } from './offers.ts'
import type { OpenProvider } from './open-providers.ts'
import { yoco } from './providers/yoco/yoco.ts'

const { default: view } = readStores()
const provider = { currencies: ['ZAR'], marks: [], contentSecurityPolicy: {}, isPaused: () => false }
const open = { definition: yoco, provider } as unknown as OpenProvider

const SITUATION = { view, isVirtual: false, totalCents: 1000, cashFee: null }

describe('a new provider', () => {
  it.each([
    { needs: 'redirect', locale: 'en-US', hint: 'You pay on a page of Acme and then return to this shop.' },
    { needs: 'qr', locale: 'de-DE', hint: 'Sie scannen einen QR-Code mit Acme oder einer Banking-App, die das kann.' },
    { needs: 'widget', locale: 'it-IT', hint: 'Inserisci la carta in un modulo sicuro del fornitore di pagamenti.' },
  ] as const)('with a $needs needs no texts of its own', async ({ needs, locale, hint }) => {
    const definition = { ...yoco, name: 'acme', method: 'acme', brand: 'Acme', needs }
    const all = [{ definition, provider } as unknown as OpenProvider]
    const { t } = await createI18n(locale, ['mail'])
    const offers = listOffers({ config: NO_PAYMENTS, providers: { all, byName: () => all[0]!, byMethod: () => all[0]! } }, SITUATION, t)
    expect(offers.find(({ code }) => code === 'acme')).toMatchObject({ title: 'Acme', hint })
  })
})

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
