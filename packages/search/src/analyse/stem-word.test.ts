import { describe, expect, it } from 'vitest'
import { stemWord } from './stem-word.ts'

describe('stemWord gives the same stem to', () => {
  it.each([
    { language: 'en', words: ['treat', 'treats'] },
    { language: 'en', words: ['puppy', 'puppies'] },
    { language: 'en', words: ['brush', 'brushes'] },
    { language: 'en', words: ['box', 'boxes'] },
    { language: 'en', words: ['leash', 'leashes'] },
    { language: 'en', words: ['bone', 'bones'] },
    { language: 'en-ZA', words: ['collar', 'collars'] },
    { language: 'en', words: ['pate', 'pâté'] },
    { language: 'de', words: ['hund', 'hunde', 'hunden', 'hundes'] },
    { language: 'de', words: ['katze', 'katzen'] },
    { language: 'de', words: ['napf', 'näpfe', 'naepfe', 'näpfen'] },
    { language: 'de', words: ['müsli', 'muesli', 'musli'] },
    { language: 'de-DE', words: ['bürste', 'bürsten', 'buerste'] },
    { language: 'de', words: ['spaß', 'spass'] },
    { language: 'de', words: ['leckerli', 'leckerlis'] },
    { language: 'en', words: ['hoof', 'hooves'] },
    { language: 'en', words: ['mouse', 'mice'] },
    { language: 'de', words: ['huhn', 'hühner', 'hühnern'] },
    { language: 'de', words: ['zahn', 'zähne'] },
    { language: 'de', words: ['maus', 'mäuse', 'mäusen'] },
    { language: 'de', words: ['vogel', 'vögel', 'vögeln'] },
    { language: 'it', words: ['gatto', 'gatti'] },
    { language: 'it', words: ['crocchetta', 'crocchette'] },
    { language: 'it', words: ['cane', 'cani'] },
    { language: 'it', words: ['gioco', 'giochi'] },
    { language: 'it', words: ['guinzaglio', 'guinzagli'] },
    { language: 'it', words: ['qualità', 'qualita'] },
    { language: 'fr', words: ['pâté', 'pate'] },
  ])('$language $words', ({ language, words }) => {
    expect(new Set(words.map((word) => stemWord(word, language))).size).toBe(1)
  })
})

describe('stemWord gives different stems to', () => {
  it.each([
    { language: 'en', words: ['glass', 'glas'] },
    { language: 'en', words: ['status', 'statu'] },
    { language: 'en', words: ['cat', 'car'] },
    { language: 'en', words: ['300', '300s'] },
    { language: 'de', words: ['hund', 'hand'] },
    { language: 'de', words: ['reis', 'reise'] },
    { language: 'it', words: ['cane', 'canna'] },
    { language: 'fr', words: ['chien', 'chiens'] },
  ])('$language $words', ({ language, words }) => {
    expect(new Set(words.map((word) => stemWord(word, language))).size).toBe(words.length)
  })
})
