import { describe, expect, it } from 'vitest'
import { storeViews } from '../../shell/store-view/stores.ts'
import { listTargets } from './panel-options.ts'
import { countCategories, isNameOf, listBrands, sharesPrefix } from './panel-query.ts'

const labels = [
  { value: '71', label: 'VetLine' },
  { value: '72', label: 'Kopje & Kin' },
  { value: '73', label: 'Veldtrail' },
]
const counted = (...keys: number[]) => ({ agg_terms_brand: { buckets: keys.map((key, at) => ({ key, doc_count: 9 - at })) } })

describe('brands among the results', () => {
  it.each([
    { why: 'lists the brands with most hits', keys: [71, 72, 73], text: 'food', brands: ['VetLine', 'Kopje & Kin'] },
    { why: 'lists brands named in the text', keys: [71, 72, 73], text: 'veldtrail puppy', brands: ['Veldtrail'] },
    { why: 'lists brands whose name starts with the text', keys: [71, 72], text: 'kopj', brands: ['Kopje & Kin'] },
    { why: 'leaves out a single brand', keys: [71], text: 'food', brands: [] },
    { why: 'lists a single brand named in the text', keys: [71], text: 'vetline', brands: ['VetLine'] },
    { why: 'leaves out brands without a name', keys: [98, 99], text: 'food', brands: [] },
  ])('$why', ({ keys, text, brands }) => {
    expect(listBrands(counted(...keys), labels, text).map(({ name }) => name)).toEqual(brands)
  })

  it('returns none without aggregations', () => {
    expect(listBrands(undefined, labels, 'food')).toEqual([])
  })
})

it.each([
  { why: 'the name', text: ' Kopje & kin', isName: true },
  { why: 'its beginning', text: 'kop', isName: true },
  { why: 'the name and more', text: 'kopje & kin puppy', isName: false },
  { why: 'other words', text: 'food', isName: false },
])('$why leads to the page of a brand: $isName', ({ text, isName }) => {
  expect(isNameOf(text, 'Kopje & Kin')).toBe(isName)
})

it.each([
  { why: 'while a term is continued', before: 'sal', text: 'salm', isKept: true },
  { why: 'while a term is corrected', before: 'Salt food', text: 'salmon', isKept: true },
  { why: 'while a term is shortened', before: 'salm', text: 'sal', isKept: true },
  { why: 'for the first letters of another term', before: 'salmon', text: 'chi', isKept: false },
  { why: 'without an earlier term', before: undefined, text: 'chi', isKept: false },
])('results stay $why: $isKept', ({ before, text, isKept }) => {
  expect(sharesPrefix(before, text)).toBe(isKept)
})

describe('categories among the results', () => {
  const category = (category_id: number, path: string) => ({ category_id, name: path, slug: path, path })

  it('lists those with most hits, departments last', () => {
    const hits = [
      { category: [category(1, 'dogs'), category(2, 'dogs/food')] },
      { category: [category(1, 'dogs'), category(3, 'dogs/beds'), category(2, 'dogs/food')] },
      { category: [category(1, 'dogs')] },
      {},
    ]
    expect(countCategories(hits, storeViews[0]!).map(({ href }) => href)).toEqual(['/dogs/food', '/dogs/beds', '/dogs'])
  })
})

describe('panel options in arrow-key order', () => {
  const to = (href: string) => ({ id: 1, name: href, href })
  const answer = {
    products: [{ ...to('/p'), image: null, price: 1 }],
    categories: [to('/c')],
    brands: [to('/b')],
    didYouMean: 'chicken',
    total: 1,
    allHref: '/all',
  }

  it.each([
    { why: 'recent searches before there are results', recent: ['dog'], answer: undefined, targets: [{ term: 'dog' }] },
    {
      why: 'options of all kinds',
      recent: ['dog'],
      answer,
      targets: [{ term: 'dog' }, { term: 'chicken' }, { href: '/p' }, { href: '/c' }, { href: '/b' }, { href: '/all' }],
    },
    {
      why: 'a correction without results',
      recent: [],
      answer: { ...answer, products: [], categories: [], brands: [], total: 0 },
      targets: [{ term: 'chicken' }],
    },
  ])('$why', ({ recent, answer: found, targets }) => {
    expect(listTargets({ recent, answer: found })).toEqual(targets)
  })

  it('recent and popular searches and categories while nothing is typed', () => {
    const content = { recent: ['dog'], popular: ['hay'], departments: [to('/cats')], answer: undefined }
    expect(listTargets(content)).toEqual([{ term: 'dog' }, { term: 'hay' }, { href: '/cats' }])
  })
})
