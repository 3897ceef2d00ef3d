import type { Product } from '@meerkat/contract/product'
import { createI18n } from '@meerkat/i18n/messages'
import { expect, it } from 'vitest'
import { storeViews } from '../../../shell/store-view/stores.ts'
import { writeOfferEnds } from './write-offer-ends.ts'

const [africa, germany] = ['ZA', 'DE'].map((country) => storeViews.find(({ tax }) => tax.defaultCountry === country)!)

// The offer ends at midnight in Johannesburg and in Berlin, where it is summer time.
const bowl = { sku: 'BOWL', special_price: 80, special_to_date: '2026-03-31 22:00:00' } as Product

it.each([
  { language: 'en-US', view: africa!, text: /^Tue,? 31 Mar$/ },
  { language: 'de-DE', view: germany!, text: /^Di\., 31\. März$/ },
  { language: 'ja-JP', view: africa!, text: /31.*火/ },
])('names the last day of an offer in $language, in the time zone of the shop', async ({ language, view, text }) => {
  const ends = writeOfferEnds(bowl, { view, i18n: await createI18n(language, ['shop']) }, Date.parse('2026-03-20T10:00:00Z'))
  expect(ends?.['BOWL']?.replaceAll(/\s/g, ' ')).toMatch(text)
})

it('says nothing when no offer ends soon', async () => {
  expect(
    writeOfferEnds(bowl, { view: africa!, i18n: await createI18n('en-US', ['shop']) }, Date.parse('2026-02-01T10:00:00Z')),
  ).toBeUndefined()
})
