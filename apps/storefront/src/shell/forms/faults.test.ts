import { expect, it } from 'vitest'
import { inFormOrder } from './faults.ts'

/** A page with these fields, from top to bottom. */
function aPage(...names: readonly string[]) {
  const fields = new Map(
    names.map((name, place) => [
      name,
      { place, compareDocumentPosition: (other: unknown) => ((other as { place: number }).place > place ? 4 : 2) },
    ]),
  )
  return (name: string) => fields.get(name) ?? null
}

it('lists faults in the order of the form, which begins with the family name in Japanese', () => {
  const faults = ['firstName', 'lastName', 'email']
  expect(inFormOrder(faults, aPage('lastName', 'firstName', 'email'))).toEqual(['lastName', 'firstName', 'email'])
  expect(inFormOrder(faults, aPage('firstName', 'lastName', 'email'))).toEqual(faults)
})

it('keeps the order where the form is not on the page yet', () => {
  expect(inFormOrder(['country', 'city'], () => null)).toEqual(['country', 'city'])
})
