import { describe, expect, it } from 'vitest'
import type { Configuration } from './configuration.ts'
import { aProduct, attributes } from './testing/karoo.ts'
import { toProductOption } from './to-product-option.ts'

describe('toProductOption (docs/behaviour/variants.md §3.3)', () => {
  it.each<{ why: string; configuration: Configuration; written: unknown[] }>([
    {
      why: "the product's order, ids as text",
      configuration: { colours: 5, packsize: { id: 32 } },
      written: [
        { option_id: '205', option_value: '32' },
        { option_id: '212', option_value: '5' },
      ],
    },
    { why: 'not an option of the product', configuration: { brand: '71', price: '100.0-250.0' }, written: [] },
    { why: 'empty entries', configuration: { packsize: null, colours: '' }, written: [] },
  ])('$why', ({ configuration, written }) => {
    expect(toProductOption(aProduct(), configuration, attributes).extension_attributes?.configurable_item_options).toEqual(written)
  })

  it('drops a price, even if the product has an option with that code (Spec §5)', () => {
    const [option] = aProduct().configurable_options ?? []
    const priced = { configurable_options: [{ ...option!, attribute_code: 'price', attribute_id: '78' }] }
    const { extension_attributes } = toProductOption(priced, { price: '100' })
    expect(extension_attributes?.configurable_item_options).toEqual([])
  })
})
