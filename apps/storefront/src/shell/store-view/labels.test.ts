import { listShippingMethods } from '@meerkat/contract/cart'
import { searchCatalog } from '@meerkat/contract/search'
import { describe, expect, it } from 'vitest'
import { createClient } from '../api/api-client.ts'
import { labelsFor } from './labels.ts'
import { loadLabels } from './load-labels.ts'
import { storeViews } from './stores.ts'

const [africa] = storeViews
const japanese = (await labelsFor('en-US', 'ja-JP'))!

/** A client of a server that answers with these documents, and with the same objects each time. */
function aClient(documents: readonly unknown[]) {
  const hits = documents.map((_source) => ({ _index: 'x', _id: '1', _score: 0, _source }))
  const body = { hits: { total: hits.length, hits } }
  return createClient(async () => ({ status: 200, body }), { parse: false, relabel: japanese.relabel })
}

async function search(client: ReturnType<typeof aClient>, entity: string) {
  const { hits } = await client.call(searchCatalog, { params: { index: 'x', entity }, query: {} })
  return hits.hits.map(({ _source }) => _source as Record<string, unknown>)
}

describe('answers on a Japanese page of an English catalogue (decision 0086)', () => {
  it('have Japanese categories', async () => {
    const dogs = { id: 2, name: 'Dogs', children_data: [{ id: 3, name: 'Dog Food' }], meta_title: 'Dog Food – Dogs' }
    expect(await search(aClient([dogs]), 'category')).toEqual([
      { id: 2, name: '犬', children_data: [{ id: 3, name: 'ドッグフード' }], meta_title: 'ドッグフード – 犬' },
    ])
  })

  it('have Japanese options, and keep the label that quantities and colours are read from', async () => {
    const attribute = { attribute_code: 'colours', frontend_label: 'Colour', options: [{ value: '5', label: 'Red' }] }
    expect(await search(aClient([attribute]), 'attribute')).toEqual([
      { ...attribute, frontend_label: 'カラー', options: [{ value: '5', label: 'レッド', default_label: 'Red' }] },
    ])
    const brand = { attribute_code: 'brand', options: [{ value: '7', label: 'Dry' }] }
    expect(await search(aClient([brand]), 'attribute')).toEqual([brand])
  })

  it('have products with Japanese options and the name of the catalogue', async () => {
    const product = {
      name: 'Dogs',
      configurable_options: [{ attribute_code: 'packsize', label: 'Pack size', values: [{ value_index: 1, label: '20 tablets' }] }],
    }
    expect(await search(aClient([product]), 'product')).toEqual([
      {
        name: 'Dogs',
        configurable_options: [
          { attribute_code: 'packsize', label: '内容量', values: [{ value_index: 1, label: '20錠', default_label: '20 tablets' }] },
        ],
      },
    ])
  })

  it('have the same objects while the documents are the same, as lists are cached by them', async () => {
    const client = aClient([{ id: 1, name: 'Karoo' }])
    const [[first], [second]] = [await search(client, 'product'), await search(client, 'product')]
    expect(first).toBe(second)
  })

  it('have Japanese delivery', async () => {
    const method = { carrier_code: 'courier', method_code: 'express', carrier_title: 'Courier', method_title: 'Express, next day' }
    const body = { code: 200, result: [method] }
    const client = createClient(async () => ({ status: 200, body }), { parse: false, relabel: japanese.relabel })
    const [shown] = await client.call(listShippingMethods, { query: { cartId: '1' }, body: { address: {} } } as never)
    expect(shown).toMatchObject({ method_code: 'express', carrier_title: '宅配便', method_title: 'お急ぎ便（翌日）' })
  })
})

it('loads no labels for the language of the catalogue, nor for another kind of English', async () => {
  expect([await loadLabels(africa!, 'en-US'), await loadLabels(africa!, 'en-ZA')]).toEqual([null, null])
  expect(await loadLabels(africa!, 'fr-FR')).not.toBeNull()
})
