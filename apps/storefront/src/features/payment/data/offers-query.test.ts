import type { PaymentOffer } from '@meerkat/contract/payment-method'
import { describe, expect, it } from 'vitest'
import { listChoices } from './offers-query.ts'

const cash = { code: 'cashondelivery', title: 'Cash on delivery', offline: true }
const marked = { code: 'card', title: 'Card', offline: true }
const account = { code: 'account', title: 'On account' }

function offerOf(code: string, needs: PaymentOffer['needs'], offline = false): PaymentOffer {
  return { code, title: `Angebot ${code}`, needs, offline } as PaymentOffer
}
const OFFERS = [
  offerOf('cashondelivery', 'nothing', true),
  offerOf('account', 'nothing'),
  offerOf('card', 'widget', true),
  offerOf('yoco', 'redirect'),
]

const codes = (...given: Parameters<typeof listChoices>) => listChoices(...given).map(({ code }) => code)
const ONLINE = { isOffline: false, isListed: true }
const OFFLINE = { isOffline: true, isListed: true }

describe('the methods to choose from', () => {
  it('are those that need no online payment, then all online ones, each once', () => {
    expect(codes([cash, marked, account], OFFERS, ONLINE)).toEqual(['cashondelivery', 'account', 'card', 'yoco'])
  })

  it('leave out an online method that is marked in the settings but not offered', () => {
    const others = OFFERS.filter(({ code }) => code !== 'card')
    expect(codes([cash, marked], others, ONLINE)).toEqual(['cashondelivery', 'yoco'])
  })

  it('are those of the cart until the offers are known, and none before those of the cart are', () => {
    expect(codes([cash, account], [], ONLINE)).toEqual(['cashondelivery', 'account'])
    expect(codes([], OFFERS, { ...ONLINE, isListed: false })).toEqual([])
  })

  it('are only cash and the marked ones without a connection, whether the offers are known or not', () => {
    const unmarked = { code: 'yoco', title: 'Yoco' }
    for (const offers of [[], OFFERS]) expect(codes([cash, unmarked, marked, account], offers, OFFLINE)).toEqual(['cashondelivery', 'card'])
  })

  it('have the title of the offer when they are paid online, otherwise the title with the labels of the shop', () => {
    expect(listChoices([cash, marked], OFFERS, OFFLINE)).toMatchObject([{ title: 'Cash on delivery' }, { title: 'Angebot card' }])
    expect(listChoices([cash, marked], OFFERS, ONLINE)).toMatchObject([
      { title: 'Cash on delivery' },
      { title: 'Angebot card', offline: true },
      { title: 'Angebot yoco', offline: false },
    ])
  })
})
