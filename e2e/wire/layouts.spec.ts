import { expect, test } from '@playwright/test'

/** What each layout puts around a page. Spec §2 Layouts. */
const AROUND = {
  default: { header: true, menu: true, footer: true },
  minimal: { header: true, menu: false, footer: false },
  empty: { header: false, menu: false, footer: false },
}

for (const { path, layout } of [
  { path: '/', layout: 'default' },
  { path: '/cart', layout: 'default' },
  { path: '/legal', layout: 'default' },
  { path: '/checkout', layout: 'minimal' },
  { path: '/order/status', layout: 'minimal' },
  { path: '/error', layout: 'minimal' },
  { path: '/offline', layout: 'empty' },
] as const) {
  test(`${path} has the ${layout} layout`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect({
      header: /<header[ >]/.test(html),
      menu: html.includes('<nav aria-label="Categories"'),
      footer: /<footer[ >]/.test(html),
    }).toEqual(AROUND[layout])
  })
}

for (const kind of ['default', 'minimal']) {
  test(`the ${kind} shell has no page, which React would hydrate only after the router has replaced it`, async ({ request }) => {
    const html = await (await request.get(`/_shell/main/${kind}`)).text()
    expect(/<main[^>]*>(.*?)<\/main>/s.exec(html)?.[1]).toBe('')
  })
}

test('the layout without menus links the legal notice', async ({ request }) => {
  expect(await (await request.get('/de/checkout')).text()).toContain('href="/de/legal"')
})
