import { describe, expect, it } from 'vitest'
import { toPrintable } from './printable.ts'

describe('characters missing from the fonts', () => {
  it.each([
    ['Müller & Söhne', 'Müller & Söhne'],
    ['Łukasz Żak', 'Lukasz Zak'],
    ['Dvořák – 5 €', 'Dvorák – 5 €'],
    ['Иван Щукин, Ёлкина ул.', 'Ivan Shchukin, Elkina ul.'],
    ['山田', '??'],
    ['1\u202f234,50\u00a0€', '1 234,50 €'],
  ])('%s is printed as %s', (text, printed) => {
    expect(toPrintable(text)).toBe(printed)
  })
})
