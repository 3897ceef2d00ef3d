import { describe, expect, it } from 'vitest'
import { storeViews } from '../../shell/store-view/stores.ts'
import { listTargets } from './panel-options.ts'
import { countCategories, listBrands } from './panel-query.ts'

const labels = [
  { value: '71', label: 'VetLine' },
  { value: '72', label: 'Kopje & Kin' },
  { value: '73', label: 'Veldtrail' },
]
const counted = (...keys: number[]) => ({ agg_terms_brand: { buckets: keys.map((key, at) => ({ key, doc_count: 9 - at })) } })

describe('brands among the results', () => {
  it.each([
    { why: 'those with most hits', keys: [71, 72, 73], text: 'food', brands: ['VetLine', 'Kopje & Kin'] },
    { why: 'those that the text names', keys: [71, 72, 73], text: 'veldtrail puppy', brands: ['Veldtrail'] },
    { why: 'those that it begins to name', keys: [71, 72], text: 'kopj', brands: ['Kopje & Kin'] },
    { why: 'one alone narrows nothing', keys: [71], text: 'food', brands: [] },
    { why: 'unless it is meant', keys: [71], text: 'vetline', brands: ['VetLine'] },
    { why: 'none without a name', keys: [98, 99], text: 'food', brands: [] },
  ])('$why', ({ keys, text, brands }) => {
    expect(listBrands(counted(...keys), labels, text).map(({ name }) => name)).toEqual(brands)
  })

  it('none where nothing was counted', () => {
    expect(listBrands(undefined, labels, 'food')).toEqual([])
  })
})

describe('categories among the results', () => {
  const category = (category_id: number, path: string) => ({ category_id, name: path, slug: path, path })

  it('those with most hits, departments last', () => {
    const hits = [
      { category: [category(1, 'dogs'), category(2, 'dogs/food')] },
      { category: [category(1, 'dogs'), category(3, 'dogs/beds'), category(2, 'dogs/food')] },
      { category: [category(1, 'dogs')] },
      {},
    ]
    expect(countCategories(hits, storeViews[0]!).map(({ href }) => href)).toEqual(['/dogs/food', '/dogs/beds', '/dogs'])
  })
})

describe('the options of the panel, as the arrows reach them', () => {
  const to = (href: string) => ({ id: 1, name: href, href })
  const answer = {
    products: [{ ...to('/p'), image: null, price: 1 }],
    categories: [to('/c')],
    brands: [to('/b')],
    didYouMean: 'chicken',
    total: 1,
  }

  it.each([
    { why: 'before anything is found', recent: ['dog'], answer: undefined, targets: [{ term: 'dog' }] },
    {
      why: 'with everything',
      recent: ['dog'],
      answer,
      targets: [{ term: 'dog' }, { term: 'chicken' }, { href: '/p' }, { href: '/c' }, { href: '/b' }, { href: '/all' }],
    },
    {
      why: 'nothing found, but something meant',
      recent: [],
      answer: { ...answer, products: [], categories: [], brands: [], total: 0 },
      targets: [{ term: 'chicken' }],
    },
  ])('$why', ({ recent, answer: found, targets }) => {
    expect(listTargets({ recent, answer: found, allHref: '/all' })).toEqual(targets)
  })
})
