import type { HistoryItem } from '@meerkat/contract/history-item'
import { createI18n } from '@meerkat/i18n/messages'
import { type RegisteredRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider } from '../../../shell/messages/messages.tsx'
import { StoreViewProvider } from '../../../shell/store-view/store-view.tsx'
import { storeViews } from '../../../shell/store-view/stores.ts'
import { NoReturn } from './no-return.tsx'

const i18n = await createI18n('en-US', ['shop', 'account'])

const medicine = { is_excluded_medicine: true, qty_shipped: 1, qty_returnable: 0 }
const food = { qty_shipped: 1, qty_returnable: 1 }
const returned = { qty_shipped: 1, qty_returnable: 0 }

function render(items: readonly Partial<HistoryItem>[], can_return: boolean): string {
  return renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context: { i18n } } } as unknown as RegisteredRouter}>
      <MessagesProvider i18n={i18n}>
        <StoreViewProvider view={storeViews[0]!}>
          <NoReturn order={{ items, can_return } as never} />
        </StoreViewProvider>
      </MessagesProvider>
    </RouterContextProvider>,
  )
}

it('says why medicines cannot be returned, and where the rules are', () => {
  const markup = render([medicine], false)
  expect(markup).toContain('Scheduled medicines cannot be sent back')
  expect(markup).toContain('<a href="/warranty-returns" class="link">Warranty and returns</a>')
})

it.each([
  { why: 'everything else was returned before', items: [medicine, returned], canReturn: false, isShown: true },
  { why: 'the dialog says it', items: [medicine, food], canReturn: true, isShown: false },
  { why: 'the period is over', items: [medicine, food], canReturn: false, isShown: false },
  { why: 'the order was not sent yet', items: [{ ...medicine, qty_shipped: 0 }], canReturn: false, isShown: false },
  { why: 'there is no medicine', items: [returned], canReturn: false, isShown: false },
])('$why: $isShown', ({ items, canReturn, isShown }) => {
  expect(render(items, canReturn) !== '').toBe(isShown)
})
