import { expect, it } from 'vitest'
import { returnStoreCode, toReturnPages } from './return-pages.ts'

const aView = (storeCode: string, currencyCode: string) => ({ storeCode, i18n: { currencyCode } })
const German = aView('de', 'EUR')

it.each([
  { why: 'the one that the call names', named: aView('it', 'EUR'), storeCode: 'it' },
  { why: "the order's when the call names none", named: null, storeCode: 'de' },
  { why: "the order's when amounts would be shown in another currency", named: aView('', 'ZAR'), storeCode: 'de' },
])('returns to a store view: $why', ({ named, storeCode }) => {
  expect(returnStoreCode(German, named)).toBe(storeCode)
})

it('builds the pages of a store view from its own URL', () => {
  const { canceled } = toReturnPages({ url: '/de' }, { publicUrl: 'https://shop.example', attemptId: 'a b' })
  expect(canceled).toBe('https://shop.example/de/order/status?attempt=a+b&outcome=canceled')
})
