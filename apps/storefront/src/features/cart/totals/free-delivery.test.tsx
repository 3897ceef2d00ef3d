import { createI18n } from '@meerkat/i18n/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MessagesProvider } from '../../../shell/messages/messages.tsx'
import { StoreViewProvider } from '../../../shell/store-view/store-view.tsx'
import { storeViews } from '../../../shell/store-view/stores.ts'
import { FreeDeliveryBar } from './free-delivery.tsx'

const i18n = await createI18n('en-US', ['shop', 'cart'])
const view = storeViews[0]!
const net = { ...view, tax: { ...view.tax, shownPriceIncludesTax: false } }

describe('the bar of free delivery', () => {
  it.each([
    { why: 'names what is missing', missing: 150, share: 0.75, view, says: 'R150.00 away from free delivery' },
    {
      why: 'says that the amount includes tax where prices do not',
      missing: 150,
      share: 0.75,
      view: net,
      says: 'R150.00 incl. VAT away from free delivery',
    },
    { why: 'says that delivery is free', missing: 0, share: 1, view, says: 'Your delivery is free' },
  ])('$why', ({ missing, share, view, says }) => {
    const markup = renderToStaticMarkup(
      <MessagesProvider i18n={i18n}>
        <StoreViewProvider view={view}>
          <FreeDeliveryBar missing={missing} share={share} />
        </StoreViewProvider>
      </MessagesProvider>,
    )
    expect(markup.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')).toBe(says)
    expect(markup).toContain(`<progress class="progress" aria-label="Free delivery" value="${share}">`)
  })
})
