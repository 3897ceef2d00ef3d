import { describe, expect, it } from 'vitest'
import { answerLanguage, pageVariant } from './answer-language.ts'

const choose = (address: string, body: string) => answerLanguage(new Request(address, { method: 'POST', body }))

describe('answerLanguage (decision 0009)', () => {
  it.each([
    {
      why: 'stores the choice in a cookie and redirects back to the page',
      address: 'http://shop.example/dogs?brand=71,72',
      body: 'language=de-DE',
      location: '/dogs?brand=71,72',
      cookie: 'language=de-DE; Path=/; Max-Age=31536000; SameSite=Lax',
    },
    {
      why: 'uses a separate cookie per store view',
      address: 'https://shop.example/de/hunde',
      body: 'language=pl-PL',
      location: '/de/hunde',
      cookie: 'language-de=pl-PL; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    },
    {
      why: "deletes the cookie for the store view's default language",
      address: 'http://shop.example/de',
      body: 'language=de-DE',
      location: '/de',
      cookie: 'language-de=de-DE; Path=/; Max-Age=0; SameSite=Lax',
    },
    { why: 'ignores an unknown language', address: 'http://shop.example/', body: 'language=xx-XX', location: '/', cookie: null },
    { why: 'ignores a missing language', address: 'http://shop.example/', body: '', location: '/', cookie: null },
    { why: 'refuses header injection', address: 'http://shop.example/', body: 'language=de-DE%0d%0aX: 1', location: '/', cookie: null },
    {
      why: 'does not redirect to another host',
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

  it('ignores GET requests', async () => {
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
