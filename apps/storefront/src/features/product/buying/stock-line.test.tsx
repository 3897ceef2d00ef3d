import { createI18n } from '@meerkat/i18n/messages'
import { type RegisteredRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider } from '../../../shell/messages/messages.tsx'
import { StoreViewProvider } from '../../../shell/store-view/store-view.tsx'
import { storeViews } from '../../../shell/store-view/stores.ts'
import { StockLine } from './stock-line.tsx'

const i18n = await createI18n('en-US', ['shop'])

it.each([
  { code: '', isMedicine: false, isMadeToOrder: false, isShown: true },
  { code: '', isMedicine: true, isMadeToOrder: false, isShown: false },
  { code: 'de', isMedicine: true, isMadeToOrder: false, isShown: true },
  { code: 'de', isMedicine: false, isMadeToOrder: true, isShown: false },
])('store view "$code", medicine $isMedicine, made to order $isMadeToOrder: the days to return goods are shown: $isShown', (row) => {
  const { code, isMedicine, isMadeToOrder, isShown } = row
  const markup = renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context: { i18n } } } as unknown as RegisteredRouter}>
      <MessagesProvider i18n={i18n}>
        <StoreViewProvider view={storeViews.find(({ storeCode }) => storeCode === code)!}>
          <StockLine
            type="simple"
            {...{ isMedicine, isMadeToOrder }}
            stock={undefined}
            isUnsure={false}
            renderDelivery={(method) => method}
          />
        </StoreViewProvider>
      </MessagesProvider>
    </RouterContextProvider>,
  )
  expect(markup.includes('30 days to return goods')).toBe(isShown)
})
