import { createI18n } from '@meerkat/i18n/messages'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { emptyDetails } from '../../features/checkout/fields/empty-details.ts'
import { MessagesProvider } from '../messages/messages.tsx'
import { StoreViewProvider } from '../store-view/store-view.tsx'
import { storeViews } from '../store-view/stores.ts'
import { AddressFields } from './address-fields.tsx'

async function listFields(locale: string, country: string): Promise<string[]> {
  const i18n = await createI18n(locale, ['shop', 'cart', 'checkout'])
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory(), context: { i18n } as never })
  const address = { ...emptyDetails(country).shipping, state: 'Gauteng' }
  const markup = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <MessagesProvider i18n={i18n}>
        <StoreViewProvider view={storeViews[0]!} locale={locale}>
          <AddressFields
            kind="shipping"
            address={address}
            faults={{ faultOf: () => undefined, handleBlur: () => undefined } as never}
            onChange={() => undefined}
          />
        </StoreViewProvider>
      </MessagesProvider>
    </RouterContextProvider>,
  )
  return markup.match(/(?<=name=")\w+|form-region/g) ?? []
}

it('asks for street, postcode and city in this order, and for the name first', async () => {
  const order = ['firstName', 'lastName', 'streetAddress', 'zipCode', 'suburb', 'city', 'phoneNumber', 'form-region']
  expect(await listFields('en-US', 'ZA')).toEqual(order)
})

it.each(['ZA', 'DE'])('asks a reader of Japanese in the order from postcode to street, in %s', async (country) => {
  const order = ['lastName', 'firstName', 'zipCode', 'form-region', 'city', 'suburb', 'streetAddress', 'phoneNumber']
  expect(await listFields('ja-JP', country)).toEqual(order.filter((name) => name !== 'suburb' || country === 'ZA'))
})
