import { expect, it } from 'vitest'
import { writeDelivery } from './write-delivery.ts'

const plan = {
  orderBy: { day: '2026-11-23', time: '12:00', isToday: true },
  from: '2026-11-24',
  to: '2026-11-26',
  transit: { min: 1, max: 3 },
}

it.each([
  { language: 'en-US', country: 'ZA', dates: /^Tue,? 24 – Thu,? 26 Nov$/, day: /^Mon,? 23 Nov$/ },
  { language: 'de-DE', country: 'DE', dates: /^Di\., 24\. – Do\., 26\. Nov\.$/, day: /^Mo\., 23\. Nov\.$/ },
  { language: 'de-DE', country: 'ZA', dates: /^Di\., 24\. – Do\., 26\. Nov\.$/, day: /^Mo\., 23\. Nov\.$/ },
  { language: 'ja-JP', country: 'ZA', dates: /24.*火.*26.*木/, day: /23.*月/ },
])('$language in $country', ({ language, country, dates, day }) => {
  const written = writeDelivery(plan, { language, country })
  // Thin and unbreakable spaces differ between versions of Unicode's data.
  expect(written.dates.replaceAll(/\s/g, ' ')).toMatch(dates)
  expect(written.day.replaceAll(/\s/g, ' ')).toMatch(day)
  expect(written.time).toBe('12:00')
})

it('arrival on a single day is written as one day, not as a range', () => {
  expect(writeDelivery({ ...plan, to: plan.from }, { language: 'en-US', country: 'ZA' }).dates).toMatch(/^Tue,? 24 Nov$/)
})

it.each([
  { language: 'it-IT', country: 'IT' },
  { language: 'ja-JP', country: 'ZA' },
  { language: 'en-US', country: 'ZA' },
])('$language in $country: days have no leading zeros', ({ language, country }) => {
  const december = { ...plan, orderBy: { ...plan.orderBy, day: '2026-12-01' }, from: '2026-12-02', to: '2026-12-04' }
  const { dates, day } = writeDelivery(december, { language, country })
  expect(dates).not.toMatch(/0\d/)
  expect(day).not.toMatch(/0\d/)
})
