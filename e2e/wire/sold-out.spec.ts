import { expect, test } from '@playwright/test'
import { findProducts } from '../shop/wire.ts'

test('a sold-out product shows what to buy instead and a form for a mail, and neither a quantity nor a delivery', async ({ request }) => {
  const products = await findProducts(request, [
    { attribute: 'type_id', value: { eq: 'simple' } },
    { attribute: 'visibility', value: { in: [2, 3, 4] } },
    { attribute: 'stock.is_in_stock', value: { eq: false } },
  ])
  const [product] = products
  if (product === undefined) throw new Error('The demo shop has no sold-out product')
  const page = await request.get(`/${product.url_path}`)
  const html = await page.text()
  const facts = /class="product-facts[^]*?class="toggles-place"/.exec(html)?.[0] ?? ''
  expect(facts).toContain('class="stock-out"')
  expect(facts).not.toContain('class="stepper')
  expect(facts).not.toContain('Courier')
  expect(facts).toContain('href="#alternatives"')
  expect(facts).toContain('action="/product-alert"')
  expect(facts).toContain(`name="sku" value="${product.sku}"`)
  const asked = await request.post('/product-alert', { form: { sku: product.sku, email: 'waits@example.com' } })
  expect(await asked.text()).toContain('We will send one e-mail to this address')
  // Before the description, and only what can be bought.
  const [alternatives = ''] = /<section id="alternatives" class="rail">[^]*?<\/section>/.exec(html) ?? []
  expect(alternatives).toContain('Similar products in stock')
  expect(alternatives).not.toContain('Out of stock')
  expect(html.indexOf('class="rail"')).toBeLessThan(html.indexOf('class="product-sections'))
  // A change of one of them drops the page from caches.
  const shown = [...alternatives.matchAll(/-(\d+)\.html"/g)].map(([, id]) => `P${id}`)
  expect(shown.length).toBeGreaterThan(0)
  expect((page.headers()['x-vs-cache-tags'] ?? '').split(' ')).toEqual(expect.arrayContaining([`P${product.id}`, ...shown]))
})
