import { describe, expect, it } from 'vitest'
import { classifyRequest, findView, pathWithin } from './classify-request.ts'
import { LIST } from './testing/a-browser.ts'

const ORIGIN = 'https://shop.example'
const ask = (path: string, given: { method?: string; mode?: string } = {}) =>
  classifyRequest({ url: new URL(path, ORIGIN), method: 'GET', mode: 'navigate', ...given }, ORIGIN, LIST.views)

describe('requests', () => {
  it.each([
    { path: '/', kind: 'page' },
    { path: '/dog/dry-food?brand=4', kind: 'page' },
    { path: '/de', kind: 'page' },
    { path: '/design', kind: 'page' },
    { path: '/pwa.html', kind: 'page' },
    { path: '/dogs/dog-food/chicken-tin-4356.html', kind: 'page' },
    { path: '/cart', kind: 'private-page' },
    { path: '/de/checkout', kind: 'private-page' },
    { path: '/my-account/orders/5', kind: 'private-page' },
    { path: '/guest-order', kind: 'private-page' },
    { path: '/reset-password?token=abc', kind: 'private-page' },
    { path: '/dog?resetToken=abc', kind: 'private-page' },
    { path: '/newsletter/confirm?key=abc', kind: 'private-page' },
    { path: '/product-alert?key=abc', kind: 'private-page' },
    { path: '/review-requests?key=abc', kind: 'private-page' },
    { path: '/message-copy?answer=sent', kind: 'private-page' },
    { path: '/sitemap.xml', kind: 'document' },
    { path: '/api/openapi.json', kind: 'document' },
    { path: '/img/310/300/resize/dog.jpg', kind: 'document' },
    { path: 'https://other.example/', kind: 'other' },
  ])('to open $path: $kind', ({ path, kind }) => {
    expect(ask(path)).toBe(kind)
  })

  it.each([
    { path: '/assets/index-abc.js', kind: 'asset' },
    { path: '/assets/banners/main.json', kind: 'other' },
    { path: '/img/310/300/resize/dog.jpg', kind: 'picture' },
    { path: '/de/manifest.webmanifest?language=it-IT', kind: 'manifest' },
    { path: '/api/catalog/vue_storefront_catalog/product/_search?request=x', kind: 'other' },
    { path: '/api/cart/pull?cartId=1', kind: 'other' },
    { path: '/api/user/me', kind: 'other' },
    { path: '/dog', kind: 'other' },
  ])('by a page for $path: $kind', ({ path, kind }) => {
    expect(ask(path, { mode: 'cors' })).toBe(kind)
  })

  it('that change something are left to the network, except forms that the browser sends itself', () => {
    expect(ask('/api/catalog/x/product/_search', { mode: 'cors', method: 'POST' })).toBe('other')
    expect(ask('/dog', { method: 'POST' })).toBe('form')
  })

  it('belong to the store view of their path', () => {
    expect(findView('/de/hund', LIST.views).storeCode).toBe('de')
    expect(findView('/design', LIST.views).storeCode).toBe('')
    expect(pathWithin('/de', LIST.views)).toBe('/')
    expect(pathWithin('/de/cart', LIST.views)).toBe('/cart')
  })
})
