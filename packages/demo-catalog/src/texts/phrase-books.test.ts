import { describe, expect, it } from 'vitest'
import { productGroups } from '../products/product-groups.ts'
import { opinionsDe } from '../reviews/opinions-de.ts'
import { opinionsEn } from '../reviews/opinions-en.ts'
import { opinionsIt } from '../reviews/opinions-it.ts'
import { OWN_TEXTS } from './everyday/everyday.ts'

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

it('every thing that shares no topic has a text of its own, and nothing else has', () => {
  const everyday = productGroups.flatMap(({ topic, products }) => products.filter((product) => (product.topic ?? topic) === 'everyday'))
  expect(everyday.map(({ name }) => name[0]).toSorted()).toEqual([...OWN_TEXTS].toSorted())
})
