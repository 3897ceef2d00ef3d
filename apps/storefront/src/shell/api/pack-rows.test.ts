import { array, assert, boolean, constant, double, letrec, oneof, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packRows, unpackRows } from './pack-rows.ts'

const { value } = letrec((tie) => ({
  value: oneof({ maxDepth: 3 }, tie('leaf'), array(tie('value')), tie('row'), array(tie('row'), { minLength: 4 })),
  leaf: oneof(string(), double({ noNaN: true, noDefaultInfinity: true }), boolean(), constant(null)),
  row: record({ id: tie('leaf'), name: tie('value'), price: tie('leaf') }, { requiredKeys: ['id'] }),
}))

describe('packRows', () => {
  it('writes each name of a list once', () => {
    const rows = [{ a: 1 }, { a: 2, b: null }, { a: 3 }, { a: 4 }]
    expect(packRows(rows)).toEqual({
      $: ['a', 'b'],
      c: [
        [1, 2, 3, 4],
        ['\u0000', null, '\u0000', '\u0000'],
      ],
    })
  })

  it('leaves short lists and lists of other values unchanged', () => {
    expect(packRows({ few: [{ a: 1 }], mixed: [1, { a: 1 }, 2, 3] })).toEqual({ few: [{ a: 1 }], mixed: [1, { a: 1 }, 2, 3] })
  })

  it('is undone by unpackRows, through JSON', () => {
    assert(
      property(value, (given) => {
        const plain: unknown = JSON.parse(JSON.stringify(given))
        expect(unpackRows(JSON.parse(JSON.stringify(packRows(plain))))).toEqual(plain)
      }),
    )
  })
})
