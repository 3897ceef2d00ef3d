import { describe, expect, it } from 'vitest'
import { selectableOptions } from './selectable-options.ts'
import { aProduct, attributes } from './testing/karoo.ts'

describe('selectableOptions (docs/behaviour/variants.md §3.4)', () => {
  it('labels every value and drops values without a label', () => {
    const [packsize, colours] = selectableOptions(aProduct(), attributes)
    expect(packsize?.values.map(({ id, label }) => [id, label])).toEqual([
      ['31', '1 kg'],
      ['32', '3 kg'],
    ])
    expect(colours).toMatchObject({ attribute_code: 'colours', label: 'Colours', values: [{ label: 'Sand' }, { label: 'Red' }] })
    expect(selectableOptions({ configurable_options: undefined })).toEqual([])
    expect(selectableOptions(aProduct()).map(({ attribute_code }) => attribute_code)).toEqual(['packsize', 'colours'])
  })
})
