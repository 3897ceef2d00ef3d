import { createI18n } from '@meerkat/i18n/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider } from '../../../shell/messages/messages.tsx'
import { StoreViewProvider } from '../../../shell/store-view/store-view.tsx'
import { storeViews } from '../../../shell/store-view/stores.ts'
import { emptyDetails } from '../fields/empty-details.ts'
import { PaymentStep, type PaymentStepProps } from './payment-step.tsx'

const i18n = await createI18n('en-US', ['shop', 'cart', 'checkout'])
const { payment: details, personal: buyer } = emptyDetails('ZA')

function show(methods: PaymentStepProps['methods']): string {
  const nothing = () => undefined
  return renderToStaticMarkup(
    <MessagesProvider i18n={i18n}>
      <StoreViewProvider view={storeViews[0]!}>
        <PaymentStep
          {...{
            details,
            buyer,
            methods,
            user: null,
            own: null,
            faults: {},
            refused: undefined,
            showsAll: false,
            offers: [],
            isVirtual: false,
          }}
          onChange={nothing}
          onSend={null}
        />
      </StoreViewProvider>
    </MessagesProvider>,
  )
}

it.each([
  { why: 'its fee', method: { cost: 21.74, cost_incl_tax: 25, cost_tax_percent: 15 }, shown: true },
  { why: 'no fee when it is zero', method: { cost: 0, cost_incl_tax: 0 }, shown: false },
  {
    why: 'no fee when a server of the old protocol sends one without a tax rate',
    method: { cost: 21.74, cost_incl_tax: 25 },
    shown: false,
  },
])('shows $why together with cash on delivery', ({ method, shown }) => {
  const markup = show([{ code: 'cashondelivery', title: 'Cash on delivery', ...method }])
  expect(markup).toContain('Cash on delivery')
  expect(markup.includes('+ R25.00')).toBe(shown)
})
