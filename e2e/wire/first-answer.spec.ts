import { expect, test } from '@playwright/test'
import { getRaw } from '../shop/get-raw.ts'

// All other projects wait for this one, because the page must be complete in the first response after a start.
test('the 404 page has header, footer and three links', async ({ baseURL }) => {
  const { text, headers } = await getRaw(baseURL, '/no-such-thing')
  expect(headers['content-type']).toContain('text/html')
  expect(headers['cache-control']).not.toMatch(/max-age=[1-9]/)
  for (const words of ['We looked everywhere', 'To the home page', 'Search the shop', 'Customer service']) expect(text).toContain(words)
})
