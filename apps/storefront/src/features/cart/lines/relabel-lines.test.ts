import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it } from 'vitest'
import { FakeServer } from '../testing/fake-server.ts'
import { aProduct, openPage } from '../testing/open-page.ts'
import type { PageLanguage } from './relabel-lines.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const german = [{ label: 'Packungsgröße', value: '1,5 kg' }]

/** A German page, offline, after it has relabelled a cart whose options were chosen in English. `asked`: the skus that it looked up. */
async function aGermanPage(found: Awaited<ReturnType<PageLanguage['find']>>) {
  const page = openPage(new FakeServer())
  page.network.online = false
  await page.cart.add([aProduct('KIBBLE', { options: [{ label: 'Pack size', value: '1.5 kg' }] }), aProduct('BOWL')])
  const asked: string[] = []
  const later = openPage(new FakeServer())
  later.network.online = false
  await later.cart.adopt()
  await later.cart.relabel({
    locale: 'de-DE',
    find: async (lines) => {
      asked.push(...lines.map(({ sku }) => sku))
      return found
    },
  })
  return { later, asked }
}

it('chosen options are shown in the language of the page, without the server', async () => {
  const { later, asked } = await aGermanPage([{ options: german }])
  expect(asked, 'only lines with options').toEqual(['KIBBLE'])
  expect(later.lineOf('KIBBLE').options).toEqual(german)
  expect(later.lineOf('BOWL').options).toEqual([])
  const reloaded = openPage(new FakeServer())
  await reloaded.cart.adopt()
  expect(reloaded.lineOf('KIBBLE').options).toEqual(german)
})

it('the options of a product that is not sold any more keep their labels', async () => {
  const { later } = await aGermanPage([null])
  expect(later.lineOf('KIBBLE').options).toEqual([{ label: 'Pack size', value: '1.5 kg' }])
})

it('the options of lines saved for later are relabelled too, and nothing else in them changes', async () => {
  const page = openPage(new FakeServer())
  page.network.online = false
  await page.cart.add([aProduct('KIBBLE', { options: [{ label: 'Pack size', value: '1.5 kg' }] })])
  const before = page.lineOf('KIBBLE')
  await page.cart.saveForLater(before)
  await page.cart.relabel({ locale: 'de-DE', find: async () => [{ options: german }] })
  expect(page.store.getState().saved).toMatchObject([{ ...before, options: german }])
  const reloaded = openPage(new FakeServer())
  await reloaded.cart.adoptSaved()
  expect(reloaded.store.getState().saved).toMatchObject([{ sku: 'KIBBLE', options: german }])
})
