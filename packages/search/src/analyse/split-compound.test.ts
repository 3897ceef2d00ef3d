import { describe, expect, it } from 'vitest'
import { isLastPart, splitCompound } from './split-compound.ts'
import { stemWord } from './stem-word.ts'

const known = new Set(['hunde', 'katze', 'futter', 'vogel', 'garten'].map((word) => stemWord(word, 'de')))
const split = (word: string, language = 'de') => splitCompound(word, language, (stem) => known.has(stem))

describe('splitCompound', () => {
  it.each([
    { why: 'both words are known', word: 'hundefutter', parts: ['hund', 'futter'] },
    { why: 'with a linking letter between them', word: 'katzenfutter', parts: ['katze', 'futter'] },
    { why: 'only the first is known: the rest counts as a word', word: 'hundespielzeug', parts: ['hund', 'spielzeug'] },
    { why: 'only the last is known: the rest counts as a word', word: 'nassfutter', parts: ['nass', 'futter'] },
    { why: 'three words', word: 'gartenvogelfutter', parts: ['garten', 'vogelfutter', 'futter'] },
  ])('$word: $why', ({ word, parts }) => {
    expect([...split(word)]).toEqual(expect.arrayContaining(parts.map((part) => stemWord(part, 'de'))))
  })

  it.each([
    { why: 'too short for two', word: 'futter' },
    { why: 'no known part', word: 'meerschweinchen' },
    { why: 'an article code', word: 'hundefutter3' },
    { why: 'another language', word: 'hundefutter', language: 'en' },
  ])('$word: $why', ({ word, language }) => {
    expect(split(word, language).size).toBe(0)
  })
})

describe('isLastPart', () => {
  it.each([
    { word: 'futter', compound: 'hundefutter', isLast: true },
    { word: 'napf', compound: 'trinknäpfe', isLast: true },
    { word: 'futter', compound: 'futterspender', isLast: false },
    { word: 'futter', compound: 'futter', isLast: false },
    { word: 'leine', compound: 'leinsamen', isLast: false },
  ])('$word in $compound: $isLast', ({ word, compound, isLast }) => {
    expect(isLastPart(stemWord(word, 'de'), compound, 'de')).toBe(isLast)
  })
})
