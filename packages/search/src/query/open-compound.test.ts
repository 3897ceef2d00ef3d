import { describe, expect, it } from 'vitest'
import { buildIndex } from '../build/build-index.ts'
import { catalogSchema } from '../testing/small-catalog.ts'
import { openCompound } from './open-compound.ts'

function open(word: string, language: string, names: readonly string[]): string[] {
  const documents = names.map((name, at) => ({ id: at, sku: `P-${at}`, text: { name }, values: {} }))
  return openCompound(buildIndex({ ...catalogSchema, language, synonyms: { leckerli: ['snack'] } }, documents), word)
}

describe('openCompound', () => {
  const german = ['Hund', 'Halsband', 'Halsband rot', 'Katzenstreu', 'Vogel', 'Käfig', 'Snack']
  const english = ['Dog Food', 'Cat Litter', 'Bird', 'Cage']

  it.each([
    { why: 'both parts are known', word: 'hundehalsband', language: 'de', parts: ['hunde', 'halsband'] },
    { why: 'an umlaut is written as two letters', word: 'vogelkaefig', language: 'de', parts: ['vogel', 'kaefig'] },
    { why: 'a part is a synonym', word: 'hundeleckerli', language: 'de', parts: ['hunde', 'leckerli'] },
    { why: 'only the last part is known', word: 'kaninchenkäfig', language: 'de', parts: ['käfig'] },
    { why: 'only the first part is known', word: 'hundewolke', language: 'de', parts: ['hunde'] },
    { why: 'two English words without the space', word: 'catlitter', language: 'en', parts: ['cat', 'litter'] },
  ])('$word: $why', ({ word, language, parts }) => {
    expect(open(word, language, language === 'de' ? german : english)).toEqual(parts)
  })

  it.each([
    { why: 'the word is known', word: 'katzenstreu', language: 'de' },
    { why: 'it is one typo away from a known word', word: 'katzenstrau', language: 'de' },
    { why: 'one part alone may be a typo', word: 'halsbant', language: 'de' },
    { why: 'too short', word: 'hundi', language: 'de' },
    { why: 'an article code', word: 'hund4halsband', language: 'de' },
    { why: 'English words have both parts or none', word: 'birdhouse', language: 'en' },
  ])('leaves $word as it is: $why', ({ word, language }) => {
    expect(open(word, language, language === 'de' ? german : english)).toEqual([])
  })
})
