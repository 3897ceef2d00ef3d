import type { Call, Send } from '@meerkat/contract/transport'
import { describe, expect, it } from 'vitest'
import { storeViews } from '../shell/store-view/stores.ts'
import { findAlternates } from './find-alternates.ts'

const origin = 'https://shop.example'
const DOGS: Readonly<Record<string, object>> = { main: { url_path: 'dogs', status: 1 }, it: { url_path: 'cani', status: 1 } }

/** A URL map that knows the page in these store views. */
function aSend(known: Readonly<Record<string, object>>, calls: Call[] = []): Send {
  return async (call) => {
    calls.push(call)
    const _source = known[String(call.query?.['storeCode'] || 'main')]
    return { status: 200, body: _source ? { _index: 'x', _type: 'category', _id: '1', _score: 0, _source } : null }
  }
}

const hrefs = async (...asked: Parameters<typeof findAlternates>) => (await findAlternates(...asked)).map(({ href }) => href)

describe('findAlternates', () => {
  it('asks the other store views for their paths of a product or category', async () => {
    const calls: Call[] = []
    expect(await hrefs(aSend(DOGS, calls), `${origin}/de/hunde?page=2`, true)).toEqual([
      `${origin}/dogs?page=2`,
      `${origin}/de/hunde?page=2`,
      `${origin}/it/cani?page=2`,
    ])
    expect(calls.map(({ body }) => (body as { url: string }).url)).toEqual(storeViews.slice(1).map(() => 'hunde'))
  })

  it('leaves out store views that do not have the page or do not sell the product', async () => {
    const disabled = { main: { url_path: 'dogs', status: 2 } }
    expect(await hrefs(aSend(disabled), `${origin}/de/hunde`, true)).toEqual([`${origin}/de/hunde`])
  })

  it('leaves out store views that do not answer', async () => {
    const failing: Send = () => Promise.reject(new Error('unreachable'))
    expect(await hrefs(failing, `${origin}/de/hunde`, true)).toEqual([`${origin}/de/hunde`])
  })

  it.each([
    { why: 'content', path: '/about-us', isFromCatalogue: false },
    { why: 'products without their own paths', path: '/p/KAROO/karoo-1', isFromCatalogue: true },
  ])('keeps the path of $why', async ({ path, isFromCatalogue }) => {
    const calls: Call[] = []
    expect(await hrefs(aSend({}, calls), origin + path, isFromCatalogue)).toEqual(storeViews.map(({ url }) => origin + url + path))
    expect(calls).toEqual([])
  })

  it('is empty for a page that is not indexed', async () => {
    expect(await findAlternates(aSend(DOGS), null, true)).toEqual([])
  })
})
