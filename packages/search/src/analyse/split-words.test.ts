import { describe, expect, it } from 'vitest'
import { splitWords } from './split-words.ts'

describe('splitWords', () => {
  it.each([
    { why: 'lower-cases and drops punctuation', text: 'Dog-Food, (Adult)!', words: ['dog', 'food', 'adult'] },
    { why: 'keeps letters of every script', text: 'Müsli Корм 猫', words: ['müsli', 'корм', '猫'] },
    { why: 'composes decomposed letters', text: 'cafe\u0301', words: ['caf\u00e9'] },
    { why: 'removes an apostrophe inside a word', text: "Vet's ’best’", words: ['vets', 'best'] },
    { why: 'a decimal stays one word, comma or point', text: '1.5 and 1,5', words: ['1.5', 'and', '1.5'] },
    { why: 'a point after a number ends it', text: 'No. 5. Next', words: ['no', '5', 'next'] },
    { why: 'a unit is a separate word', text: '3kg 2.5L 500 ml', words: ['3', 'kg', '2.5', 'l', '500', 'ml'] },
    { why: 'a model number stays whole', text: 'dv7 4k3', words: ['dv7', '4k3'] },
    {
      why: 'emoji, lone surrogates and control characters separate words',
      text: 'dog🐶cat\ud83dbird\u0000fish',
      words: ['dog', 'cat', 'bird', 'fish'],
    },
    { why: 'a word is cut off at 64 characters', text: 'x'.repeat(100), words: ['x'.repeat(64)] },
    { why: 'an empty text has no words', text: ' - ', words: [] },
  ])('$why', ({ text, words }) => {
    expect(splitWords(text)).toEqual(words)
  })

  it('stops at the limit', () => {
    expect(splitWords('a b c d', 2)).toEqual(['a', 'b'])
    expect(splitWords('3kg', 1)).toEqual(['3'])
  })
})
