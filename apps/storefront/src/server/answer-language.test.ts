import { describe, expect, it } from 'vitest'
import { answerLanguage, pageVariant } from './answer-language.ts'

const choose = (address: string, body: string) => answerLanguage(new Request(address, { method: 'POST', body }))

describe('answerLanguage (decision 0009)', () => {
  it.each([
    {
      why: 'a choice is remembered, and the page shown again',
      address: 'http://shop.example/dogs?brand=71,72',
      body: 'language=de-DE',
      location: '/dogs?brand=71,72',
      cookie: 'language=de-DE; Path=/; Max-Age=31536000; SameSite=Lax',
    },
    {
      why: 'each store view has its own',
      address: 'https://shop.example/de/hunde',
      body: 'language=pl-PL',
      location: '/de/hunde',
      cookie: 'language-de=pl-PL; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    },
    {
      why: "the store view's own language is no choice",
      address: 'http://shop.example/de',
      body: 'language=de-DE',
      location: '/de',
      cookie: 'language-de=de-DE; Path=/; Max-Age=0; SameSite=Lax',
    },
    { why: 'an unknown language changes nothing', address: 'http://shop.example/', body: 'language=xx-XX', location: '/', cookie: null },
    { why: 'no language', address: 'http://shop.example/', body: '', location: '/', cookie: null },
    { why: 'another header', address: 'http://shop.example/', body: 'language=de-DE%0d%0aX: 1', location: '/', cookie: null },
    {
      why: 'an address that looks like a host',
      address: 'http://shop.example//evil.example',
      body: '',
      location: '/evil.example',
      cookie: null,
    },
  ])('$why', async ({ address, body, location, cookie }) => {
    const { status, headers } = (await choose(address, body))!
    expect({ status, location: headers.get('location'), cookie: headers.get('set-cookie') }).toEqual({ status: 303, location, cookie })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('leaves reading to the pages', async () => {
    expect(await answerLanguage(new Request('http://shop.example/dogs'))).toBeNull()
  })
})

describe('pageVariant', () => {
  it.each([
    { pathname: '/dogs', cookies: '', variant: '' },
    { pathname: '/dogs', cookies: 'language=en-US', variant: '' },
    { pathname: '/dogs', cookies: 'language=ja-JP; session=1', variant: 'ja-JP' },
    { pathname: '/dogs', cookies: 'language-de=ja-JP', variant: '' },
    { pathname: '/dogs', cookies: 'language=nonsense', variant: '' },
    { pathname: '/de/hunde', cookies: 'language=ja-JP', variant: '' },
    { pathname: '/de/hunde', cookies: 'language-de=ja-JP', variant: 'ja-JP' },
  ])('$pathname with "$cookies": "$variant"', ({ pathname, cookies, variant }) => {
    expect(pageVariant({ pathname, cookies })).toBe(variant)
  })
})
