import { createI18n } from '@meerkat/i18n/messages'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider } from '../../shell/messages/messages.tsx'
import { StoreViewProvider } from '../../shell/store-view/store-view.tsx'
import { storeViews } from '../../shell/store-view/stores.ts'
import { isSameRow, ProductOption, type ProductOptionProps } from './search-rows.tsx'

const row: ProductOptionProps = {
  id: 'r0-0',
  isActive: false,
  onChoose: () => undefined,
  product: { id: 7, name: 'Kibble', href: '/kibble', image: '/k.webp', price: 90, priceBefore: 100 },
}

it.each([
  { why: 'the same product in the answer to another keystroke', change: { product: { ...row.product } }, isSame: true },
  { why: 'another price', change: { product: { ...row.product, price: 80 } }, isSame: false },
  { why: 'a price that is not reduced any more', change: { product: { ...row.product, priceBefore: undefined } }, isSame: false },
  { why: 'a row that became active', change: { isActive: true }, isSame: false },
  { why: 'another place', change: { id: 'r0-1' }, isSame: false },
])('a row is not rendered again for $why: $isSame', ({ change, isSame }) => {
  expect(isSameRow(row, { ...row, ...change } as ProductOptionProps)).toBe(isSame)
})

const i18n = await createI18n('en-US', ['shop', 'find'])

it.each([
  { price: 90, says: 'R90.00' },
  { price: 0, says: 'Free' },
])('a row says $says for a price of $price', ({ price, says }) => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory(), context: { i18n } } as never)
  const markup = renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <MessagesProvider i18n={i18n}>
        <StoreViewProvider view={storeViews[0]!}>
          <ProductOption {...row} product={{ ...row.product, price }} />
        </StoreViewProvider>
      </MessagesProvider>
    </RouterContextProvider>,
  )
  expect(
    markup
      .replaceAll(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean),
  ).toEqual(['Kibble', 'Now', says, 'Before', 'R100.00'])
})
