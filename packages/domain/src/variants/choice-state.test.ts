import { describe, expect, it } from 'vitest'
import { choiceState } from './choice-state.ts'
import { aChild, aProduct, large, outOfStock, red, small } from './testing/karoo.ts'

describe('choiceState', () => {
  const product = aProduct({ configurable_children: [small, { ...large, stock: outOfStock }, red, aChild('OLD', 34, { status: 2 })] })
  it.each([
    { configuration: { colours: { id: '5' } }, attribute: 'packsize', value: '31', state: 'available' },
    { configuration: { colours: { id: '5' } }, attribute: 'packsize', value: '32', state: 'out-of-stock' },
    { configuration: { colours: { id: '6' } }, attribute: 'packsize', value: '32', state: 'available' },
    { configuration: { colours: { id: '6' } }, attribute: 'packsize', value: '31', state: 'missing' },
    { configuration: { packsize: '31' }, attribute: 'packsize', value: '32', state: 'available' },
    { configuration: {}, attribute: 'packsize', value: '34', state: 'missing' },
  ])('$attribute $value with $configuration is $state', ({ configuration, attribute, value, state }) => {
    expect(choiceState(product, configuration, attribute, value)).toBe(state)
  })
})
