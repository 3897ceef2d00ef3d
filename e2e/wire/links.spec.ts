import { expect, test } from '@playwright/test'

/** The static pages of the route table. Spec §2. */
const STATIC_PAGES = [
  'legal',
  'privacy-policy',
  'mysize-guide',
  'magazine',
  'sale',
  'order-tracking',
  'about',
  'contact',
  'customer-service',
  'terms-conditions',
  'gift-card',
  'shipping-delivery',
  'warranty-returns',
  'order-from-catalog',
  'services',
  'about-us',
  'contactUs',
]
/** Parallel requests, enough to keep one core of the server busy. */
const AT_ONCE = 8

for (const { store, start, isWhole } of [
  { store: 'South Africa', start: '/', isWhole: true },
  // Same code, other texts: the links of the home page and the static pages are enough here.
  { store: 'Germany', start: '/de', isWhole: false },
  { store: 'Italy', start: '/it', isWhole: false },
]) {
  test(`the store view ${store} has no broken link`, async ({ request }) => {
    test.slow()
    const prefix = start === '/' ? '/' : `${start}/`
    const begin = [start, ...STATIC_PAGES.map((page) => prefix + page)]
    const from = new Map(begin.map((path) => [path, 'the route table']))
    const faults: string[] = []
    const waiting = [...begin]

    async function follow(): Promise<void> {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const answer = await request.get(path)
        const html = await answer.text()
        if (answer.status() !== 200) faults.push(`${answer.status()} at ${path}, linked from ${from.get(path)}`)
        else if (!/<h1[ >]/.test(html)) faults.push(`no heading at ${path}, linked from ${from.get(path)}`)
        if (!isWhole && !begin.includes(path)) continue
        for (const link of listLinks(html, start)) {
          if (from.has(link)) continue
          from.set(link, path)
          waiting.push(link)
        }
      }
    }
    // An empty queue may fill again while other requests are still running.
    while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, follow))

    expect(faults).toEqual([])
    expect(from.size, 'the shop is linked').toBeGreaterThan(isWhole ? 400 : 50)
  })
}

/** Internal links of a page, without the query: filters and page numbers lead to the same list. */
function listLinks(html: string, start: string): string[] {
  const hrefs = [...html.matchAll(/<a[^>]*\shref="(\/[^"#?]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return [...new Set(hrefs)].filter((href) => (start === '/' ? !/^\/(?:de|it)(?:\/|$)/.test(href) : href.startsWith(`${start}/`)))
}
