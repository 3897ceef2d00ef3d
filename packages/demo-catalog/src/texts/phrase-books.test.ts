import { describe, expect, it } from 'vitest'
import { opinionsDe } from '../reviews/opinions-de.ts'
import { opinionsEn } from '../reviews/opinions-en.ts'
import { opinionsIt } from '../reviews/opinions-it.ts'

function repeated(words: readonly string[]): string[] {
  return words.filter((word, at) => words.indexOf(word) !== at)
}

describe('texts say something about the product', () => {
  it.each([
    ['en', opinionsEn],
    ['de', opinionsDe],
    ['it', opinionsIt],
  ])('no title of a good review in %s fits two kinds of product', (_, { titles }) => {
    expect(repeated(Object.values(titles).flat())).toEqual([])
  })
})
