import type { HistoryOrder } from '@meerkat/contract/order-history'
import { createI18n } from '@meerkat/i18n/messages'
import { type RegisteredRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider } from '../../../shell/messages/messages.tsx'
import { StoreViewProvider } from '../../../shell/store-view/store-view.tsx'
import { storeViews } from '../../../shell/store-view/stores.ts'
import { OrderSteps } from './order-steps.tsx'

const i18n = await createI18n('en-US', ['shop', 'account'])

function listSteps(order: Partial<HistoryOrder>): string[] {
  const markup = renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context: { i18n } } } as unknown as RegisteredRouter}>
      <MessagesProvider i18n={i18n}>
        <StoreViewProvider view={storeViews[0]!}>
          <OrderSteps
            order={
              {
                created_at: '2026-03-01 10:00:00',
                is_virtual: 0,
                items: [],
                extension_attributes: { shipping_assignments: [] },
                ...order,
              } as never
            }
          />
        </StoreViewProvider>
      </MessagesProvider>
    </RouterContextProvider>,
  )
  return [...markup.matchAll(/<li[^>]*>(?:<span class="order-step">)?([^<]+)/g)].map(([, text]) => text!)
}

it.each<{ why: string; order: Partial<HistoryOrder>; steps: string[] }>([
  {
    why: 'a new order, without saying twice that it is placed',
    order: { status: 'pending', status_histories: [] },
    steps: ['Order placed', 'We pack your order', 'The courier collects your order', 'Your order arrives at your door'],
  },
  {
    why: 'an order whose status another system changed',
    order: { status: 'canceled', status_histories: [] },
    steps: ['Order placed', 'Cancelled'],
  },
])('lists the steps of $why', ({ order, steps }) => {
  expect(listSteps(order)).toEqual(steps)
})
