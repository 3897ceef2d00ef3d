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
    { why: 'only with words that occur together', text: 'salmon o', terms: ['salmon oil'] },
    { why: 'a complete word with itself', text: 'collar', terms: ['collar'] },
    { why: 'an empty text to nothing', text: '  ', terms: [] },
    { why: 'nothing that is not in the catalogue', text: 'zz', terms: [] },
  ])('$why', ({ text, terms }) => {
    expect(suggest(anIndex(), text, 5).terms).toEqual(terms)
  })

  it('no more than requested', () => {
    expect(suggest(anIndex(), 'tr', 1).terms).toEqual(['treats'])
  })
})

describe('suggest corrects', () => {
  it.each([
    { why: 'a misspelt word', text: 'chiken', didYouMean: 'chicken' },
    { why: 'every misspelt word', text: 'salmn traets', didYouMean: 'salmon treats' },
    { why: 'to the most common of the nearest', text: 'coler', didYouMean: 'cooler' },
    { why: 'not a known word', text: 'salmon treats', didYouMean: null },
    { why: 'not a word known in singular or plural', text: 'bed collars', didYouMean: null },
    { why: 'not the beginning of a word', text: 'chick', didYouMean: null },
    { why: 'not a word without similar words', text: 'qwrtzu', didYouMean: null },
  ])('$why', ({ text, didYouMean }) => {
    expect(suggest(anIndex(), text, 5).didYouMean).toBe(didYouMean)
  })

  it.each([
    { why: 'the beginning of a word is valid while it is typed', text: 'salmn chick', mode: 'prefix', didYouMean: 'salmon chick' },
    { why: 'the beginning of a word is a typo in a complete text', text: 'salmn colla', mode: 'words', didYouMean: 'salmon collar' },
    { why: 'an article code is not a typo', text: 'c0llar', mode: 'words', didYouMean: undefined },
    { why: 'an empty text is not a typo', text: ' ', mode: 'words', didYouMean: undefined },
  ] as const)('in addition to hits, if requested: $why', ({ text, mode, didYouMean }) => {
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
