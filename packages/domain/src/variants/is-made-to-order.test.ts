import type { CustomOption } from '@meerkat/contract/custom-option'
import { expect, it } from 'vitest'
import { isMadeToOrder } from './is-made-to-order.ts'

const option = (type: CustomOption['type'], is_require: boolean) => ({ type, is_require }) as CustomOption

it.each([
  ['no options', undefined, false],
  ['a required text', [option('select', true), option('field', true)], true],
  ['a required file', [option('file', true)], true],
  ['an optional text', [option('field', false)], false],
  ['a required choice', [option('select', true)], false],
  ['a required date', [option('date', true)], false],
])('a product with %s', (_, custom_options, expected) => {
  expect(isMadeToOrder({ custom_options })).toBe(expected)
})
