import { join } from 'node:path'
import { ShopConfig } from '@meerkat/contract/shop-config'
import { describe, expect, it } from 'vitest'
import { toBrowserSettings } from './browser-settings.ts'
import { readStores } from './read-stores.ts'
import { listMissing, listThirdParties } from './third-parties.ts'

const stores = readStores(join(import.meta.dirname, '..', '..', '..', 'config', 'stores.json'))
const { shop } = stores
const chat = { id: 'abc-1', script: 'https://chat.example/{id}/embed.js', sources: { 'frame-src': ['https://chat.example'] } }

describe('tag manager and chat (Spec §9)', () => {
  it('are off in the tracked settings, and not part of those that every browser loads', () => {
    expect([listThirdParties(shop), listMissing(shop)]).toEqual([[], ['tagManager', 'chat']])
    expect(JSON.stringify(toBrowserSettings(stores))).not.toContain('googletagmanager')
  })

  it('are listed once they have an id, with their script and its origin as a source of scripts', () => {
    const own = { tagManager: { ...shop.tagManager, id: 'GTM-AB12' }, chat }
    expect(listThirdParties(own)).toEqual([
      {
        kind: 'tagManager',
        script: 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12',
        sources: { 'script-src': ['https://www.googletagmanager.com'] },
      },
      {
        kind: 'chat',
        script: 'https://chat.example/abc-1/embed.js',
        sources: { 'frame-src': ['https://chat.example'], 'script-src': ['https://chat.example'] },
      },
    ])
    expect(listMissing(own)).toEqual([])
  })

  it.each([
    { why: 'an id that is more than letters, digits, _ and -', wrong: { ...chat, id: 'a"><script' } },
    { why: 'an id without a script', wrong: { ...chat, script: '' } },
    { why: 'a script without https', wrong: { ...chat, script: 'http://chat.example/x.js' } },
    { why: 'a source that is a pattern', wrong: { ...chat, sources: { 'script-src': ['*'] } } },
    {
      why: 'a source with a further directive',
      wrong: { ...chat, sources: { 'img-src': ["https://a.example; script-src 'unsafe-inline'"] } },
    },
    { why: 'a directive that is not offered', wrong: { ...chat, sources: { 'default-src': ['https://a.example'] } } },
  ])('are refused with $why', ({ wrong }) => {
    expect(ShopConfig.safeParse({ ...shop, chat }).success).toBe(true)
    expect(ShopConfig.safeParse({ ...shop, chat: wrong }).success).toBe(false)
  })
})
