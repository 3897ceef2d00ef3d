import { describe, expect, it } from 'vitest'
import { buildIndex } from '../build/build-index.ts'
import { applyChanges } from '../delta/apply-changes.ts'
import { catalogSchema } from '../testing/small-catalog.ts'
import { searchIndex } from './search-index.ts'
import { suggest } from './suggest.ts'

const names = [
  'Salmon Treats',
  'Salmon Oil',
  'Chicken Treats',
  'Chicken Treats Mini',
  'Travel Bed',
  'Trout Pâté',
  'Collar',
  'Collar Charm',
  'Cooler',
]

function anIndex() {
  return buildIndex(
    catalogSchema,
    names.map((name, at) => ({ id: at + 1, sku: `S${at}`, text: { name }, values: {} })),
  )
}

describe('suggest completes', () => {
  it.each([
    { why: 'the most common word first', text: 'tr', terms: ['treats', 'travel', 'trout'] },
    { why: 'the last word, keeping the others', text: 'Chicken tr', terms: ['chicken treats'] },
    { why: 'only with words that go together', text: 'salmon o', terms: ['salmon oil'] },
    { why: 'a word in full with itself', text: 'collar', terms: ['collar'] },
    { why: 'nothing to nothing', text: '  ', terms: [] },
    { why: 'nothing that nobody sells', text: 'zz', terms: [] },
  ])('$why', ({ text, terms }) => {
    expect(suggest(anIndex(), text, 5).terms).toEqual(terms)
  })

  it('no more than asked for', () => {
    expect(suggest(anIndex(), 'tr', 1).terms).toEqual(['treats'])
  })
})

describe('suggest corrects', () => {
  it.each([
    { why: 'a misspelt word', text: 'chiken', didYouMean: 'chicken' },
    { why: 'every misspelt word', text: 'salmn traets', didYouMean: 'salmon treats' },
    { why: 'to the most common of the nearest', text: 'coler', didYouMean: 'cooler' },
    { why: 'nothing that is known', text: 'salmon treats', didYouMean: null },
    { why: 'nothing that is known in another number', text: 'bed collars', didYouMean: null },
    { why: 'nothing that is only the beginning of a word', text: 'chick', didYouMean: null },
    { why: 'nothing that is like no word', text: 'qwrtzu', didYouMean: null },
  ])('$why', ({ text, didYouMean }) => {
    expect(suggest(anIndex(), text, 5).didYouMean).toBe(didYouMean)
  })

  it.each([
    { why: 'the beginning of a word is one while it is typed', text: 'salmn chick', mode: 'prefix', didYouMean: 'salmon chick' },
    { why: 'and a slip once it stands', text: 'salmn colla', mode: 'words', didYouMean: 'salmon collar' },
    { why: 'an article code is no slip', text: 'c0llar', mode: 'words', didYouMean: undefined },
    { why: 'nothing is no slip', text: ' ', mode: 'words', didYouMean: undefined },
  ] as const)('beside hits, if asked: $why', ({ text, mode, didYouMean }) => {
    const query = { text, mode, fuzziness: 2, prefixLength: 2, maxExpansions: 50, minimumMatch: 0.75, minScore: 0 }
    const plan = { text: query, filters: [], facets: [], sort: [], from: 0, size: 10 }
    expect(searchIndex(anIndex(), { ...plan, corrects: true }).didYouMean).toBe(didYouMean)
    expect(searchIndex(anIndex(), plan)).not.toHaveProperty('didYouMean')
  })

  it('never to a word that is no longer sold', () => {
    const index = anIndex()
    applyChanges(index, [{ kind: 'remove', id: 9 }])
    expect(suggest(index, 'coler', 5).didYouMean).toBe('collar')
    expect(suggest(index, 'cool', 5).terms).toEqual([])
  })
})
