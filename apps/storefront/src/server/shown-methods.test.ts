import { createI18n } from '@meerkat/i18n/messages'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { SHOWN_METHODS } from '../shell/money/payment-methods.tsx'
import type { RouterContext } from '../shell/rendering/route-data.ts'
import { storeViews } from '../shell/store-view/stores.ts'
import { fillShownMethods, sortMethods } from './shown-methods.ts'

test('a brand is listed once, and a method without a drawing by its title', () => {
  const sorted = sortMethods([
    { title: 'Cash on delivery', marks: ['cash'], paid_on_delivery: true },
    { title: 'Card', marks: ['visa', 'master'], paid_on_delivery: false },
    { title: 'Zapper', marks: ['zapper'], paid_on_delivery: false },
    { title: 'Yoco', marks: ['visa', 'master', 'yoco'], paid_on_delivery: false },
    { title: 'Bank transfer', marks: ['unknown'], paid_on_delivery: false },
  ])
  expect(sorted).toEqual({
    brands: ['Visa', 'Mastercard', 'Zapper', 'Yoco'],
    onDelivery: ['Cash on delivery'],
    others: ['Bank transfer'],
  })
})

test('the API is asked again only where it did not answer', async () => {
  const queryClient = new QueryClient()
  const i18n = await createI18n('en-US')
  const ask = vi.fn<() => Promise<unknown>>(async () => ({
    kind: 'done',
    result: [{ title: 'Yoco', marks: ['visa'], paid_on_delivery: false }],
  }))
  ask.mockResolvedValueOnce({ kind: 'unanswered' })
  const fill = () => fillShownMethods({ api: { ask }, queryClient, view: storeViews[0], i18n, labels: null } as unknown as RouterContext)
  await fill()
  expect(queryClient.getQueryData(SHOWN_METHODS)).not.toMatchObject({ brands: ['Visa'] })
  await fill()
  await fill()
  expect(queryClient.getQueryData(SHOWN_METHODS)).toEqual({ brands: ['Visa'], onDelivery: [], others: [] })
  expect(ask).toHaveBeenCalledTimes(2)
})
