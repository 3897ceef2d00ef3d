import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { toBrowserSettings } from './browser-settings.ts'
import { readStores, SettingsFault } from './read-stores.ts'
import { stampOf } from './stamp-of.ts'

const tracked = join(import.meta.dirname, '..', '..', '..', 'config', 'stores.json')
const folder = mkdtempSync(join(tmpdir(), 'meerkat-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(own: unknown): string {
  const file = join(folder, 'shop.json')
  writeFileSync(file, typeof own === 'string' ? own : JSON.stringify(own))
  return file
}

function faultsOf(own: unknown): readonly string[] {
  try {
    readStores(tracked, write(own))
    return []
  } catch (error) {
    if (error instanceof SettingsFault) return error.faults
    throw error
  }
}

describe('the settings of a shop', () => {
  it('are the tracked ones when the shop has no file of its own', () => {
    const { shop, default: view } = readStores(tracked)
    expect([shop.name, view.seo.titleSuffix, view.seo.defaultTitle]).toEqual([
      'Meerkat',
      'Meerkat',
      'Meerkat: everything for animals, even off the grid',
    ])
  })

  it('without multistore contain only the default store view, but still check the others (Spec §2)', () => {
    const own = { shop: { multistore: false } }
    expect(toBrowserSettings(readStores(tracked, write(own))).storeViews.map(({ storeCode }) => storeCode)).toEqual([''])
    expect(toBrowserSettings(readStores(tracked)).storeViews.map(({ storeCode }) => storeCode)).toEqual(
      expect.arrayContaining(['', 'de', 'it']),
    )
    expect(faultsOf({ ...own, views: { de: { storeId: 'two' } } })).not.toEqual([])
  })

  it('have a fault that asks for tax.defaultCountry in a store view without it (Spec §8)', () => {
    const sentence = /Please do set the tax\.defaultCountry in order to calculate totals/
    expect(faultsOf({ default: { tax: { defaultCountry: null } } })).toEqual([expect.stringMatching(sentence)])
    expect(faultsOf({ default: { tax: { defaultCountry: '' } } })).toEqual([expect.stringMatching(sentence)])
  })

  it('of its own file are merged over the tracked ones: members are merged, lists replaced', () => {
    const own = { shop: { name: 'Pawfect', cart: { synchronize: false } }, default: { payment: [] }, views: { de: { name: 'Allemagne' } } }
    const stores = readStores(tracked, write(own))
    const before = readStores(tracked)
    expect(stores.shop.cart).toEqual({ ...before.shop.cart, synchronize: false })
    expect(stores.default.payment).toEqual([])
    expect(stores.views['de']).toEqual({
      ...before.views['de'],
      name: 'Allemagne',
      seo: { defaultTitle: 'Pawfect: alles für Tiere, auch ohne Netz' },
    })
  })

  it('put the name of the shop into the titles of every store view', () => {
    const { storeViews } = toBrowserSettings(readStores(tracked, write({ shop: { name: 'Pawfect' } })))
    expect(storeViews.map(({ seo }) => [seo.titleSuffix, seo.defaultTitle.split(':')[0]])).toEqual(
      storeViews.map(() => ['Pawfect', 'Pawfect']),
    )
  })

  it('translate the title of every store view, with the name of the shop, into the languages without a catalogue', () => {
    const { default: view, labels } = readStores(tracked, write({ shop: { name: 'Pawfect' } }))
    expect(labels['ja-JP']?.pages[view.seo.defaultTitle]).toBe('Pawfect：圏外でも、動物のすべてを')
  })

  it('name an adapter that does not exist, or that is switched off', () => {
    expect(faultsOf({ shop: { server: { api: 'soap' } } })).toEqual([expect.stringContaining('shop.server.api: Invalid option')])
    expect(faultsOf({ shop: { server: { api: 'graphql' } } })).toEqual([])
    const off = { shop: { server: { api: 'graphql' }, graphql: { enabled: false } } }
    expect(faultsOf(off)).toEqual([expect.stringContaining('shop.server.api: graphql needs shop.graphql.enabled')])
  })

  it('name every fault at once, misspelt settings and faults of a store view included', () => {
    expect(faultsOf({ shop: { contactEmail: 7, colours: { light: { veld: 'green' } } } })).toEqual([
      expect.stringMatching(/shop\.json: shop\.contactEmail: .*string/),
      expect.stringMatching(/shop\.json: shop\.colours\.light\.veld: must be a colour such as #1f5138/),
    ])
    expect(faultsOf({ shopp: {}, shop: { card: {} }, views: { it: { i18n: { currencyCode: 'EURO' } }, de: { titel: 'x' } } })).toEqual([
      expect.stringContaining('shop.card: there is no such setting'),
      expect.stringContaining('shopp: there is no such setting'),
      expect.stringContaining('views.de.titel: there is no such setting'),
      expect.stringMatching(/views\.it\.i18n\.currencyCode/),
    ])
    expect(faultsOf({ views: { it: { extend: 'none' } } })).toEqual([expect.stringContaining('extends "none", which does not exist')])
    expect(faultsOf('{ "shop": ')).toEqual([expect.stringMatching(/shop\.json cannot be read/)])
    expect(faultsOf([])).toEqual([expect.stringContaining('must be a JSON object')])
  })

  it('find the logo in the folder of the file that names it', () => {
    expect(readStores(tracked, write({ shop: { logo: 'logo.svg' } })).shop.logo).toBe(join(folder, 'logo.svg'))
  })

  it('for the browser leave out the ones that only the server needs', () => {
    const text = JSON.stringify(toBrowserSettings(readStores(tracked)))
    for (const name of ['taxNumber', 'maxExpansions', 'fontFile', 'aggregationSize']) {
      expect(readFileSync(tracked, 'utf8')).toContain(name)
      expect(text).not.toContain(name)
    }
  })

  it('promise no coupon where a server of the old protocol would have to send it', () => {
    const percentOf = (own: unknown) => toBrowserSettings(readStores(tracked, write(own))).shop.newsletter.couponPercent
    expect([percentOf({}), percentOf({ shop: { server: { protocol: 'v1' } } })]).toEqual([10, 0])
  })

  it('have another stamp when one of them changes', () => {
    const stamps = [readStores(tracked), readStores(tracked, write({})), readStores(tracked, write({ shop: { name: 'Pawfect' } }))].map(
      stampOf,
    )
    expect(stamps[0]).toBe(stamps[1])
    expect(stamps[2]).not.toBe(stamps[0])
  })
})
