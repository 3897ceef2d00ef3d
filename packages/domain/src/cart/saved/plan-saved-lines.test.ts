import { array, assert, boolean, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planSavedLines, type SavedQuantity } from './plan-saved-lines.ts'
import { savedLineKey } from './saved-line-key.ts'

const none: ReadonlySet<string> = new Set()
const A1 = { key: 'A', qty: 1 }
const A3 = { key: 'A', qty: 3 }
const B1 = { key: 'B', qty: 1 }
const C1 = { key: 'C', qty: 1 }

describe('planSavedLines (docs/behaviour/cart.md §1.19)', () => {
  it.each([
    { why: 'a login keeps the lines of both', local: [A1], server: [B1], isJoined: false, lines: [A1, B1], push: [A1] },
    { why: 'a login keeps the larger quantity, here', local: [A1], server: [A3], isJoined: false, lines: [A3], push: [] },
    { why: 'a login keeps the larger quantity, there', local: [A3], server: [A1], isJoined: false, lines: [A3], push: [A3] },
    { why: 'later the account decides', local: [A1, B1], server: [A3, C1], isJoined: true, lines: [A3, C1], push: [] },
    {
      why: 'a line that was saved meanwhile stays',
      local: [B1, A1],
      server: [A3],
      isJoined: true,
      touched: ['A', 'B'],
      lines: [B1, A1],
      push: [],
    },
    {
      why: 'a line that was removed meanwhile stays removed',
      local: [],
      server: [A1],
      isJoined: false,
      touched: ['A'],
      lines: [],
      push: [],
    },
  ])('$why', ({ local, server, isJoined, touched = [], lines, push }) => {
    expect(planSavedLines({ local, server, isJoined, touched: new Set(touched) })).toEqual({ lines, push })
  })

  const aList = uniqueArray(record({ key: constantFrom('A', 'B', 'C', 'D'), qty: integer({ min: 1, max: 9 }) }), {
    selector: ({ key }) => key,
  })
  const sorted = (lines: readonly SavedQuantity[]) => lines.toSorted((a, b) => a.key.localeCompare(b.key))
  const receive = (server: readonly SavedQuantity[], push: readonly SavedQuantity[]) => [
    ...push,
    ...server.filter(({ key }) => !push.some((line) => line.key === key)),
  ]

  it('loses no line and no piece at a login, and both sides have the same list after it', () => {
    assert(
      property(aList, aList, (local, server) => {
        const { lines, push } = planSavedLines({ local, server, isJoined: false, touched: none })
        for (const { key, qty } of [...local, ...server]) {
          expect(lines.find((line) => line.key === key)?.qty).toBeGreaterThanOrEqual(qty)
        }
        expect(sorted(receive(server, push))).toEqual(sorted(lines))
      }),
    )
  })

  it('joins a second time without a change, whether or not the lists were said to be joined', () => {
    assert(
      property(aList, aList, boolean(), (local, server, isJoined) => {
        const first = planSavedLines({ local, server, isJoined: false, touched: none })
        const again = planSavedLines({ local: first.lines, server: receive(server, first.push), isJoined, touched: none })
        expect(again.push).toEqual([])
        expect(sorted(again.lines)).toEqual(sorted(first.lines))
      }),
    )
  })

  it('does not depend on which of two devices joins first', () => {
    assert(
      property(aList, aList, aList, (phone, desk, account) => {
        const after = (devices: readonly (readonly SavedQuantity[])[]) =>
          devices.reduce<readonly SavedQuantity[]>(
            (server, local) => receive(server, planSavedLines({ local, server, isJoined: false, touched: none }).push),
            account,
          )
        expect(sorted(after([phone, desk]))).toEqual(sorted(after([desk, phone])))
      }),
    )
  })

  it('never undoes what the shopper does on this device meanwhile', () => {
    assert(
      property(aList, aList, boolean(), array(constantFrom('A', 'B', 'C', 'D')), (local, server, isJoined, touched) => {
        const { lines, push } = planSavedLines({ local, server, isJoined, touched: new Set(touched) })
        for (const key of touched) {
          expect(lines.find((line) => line.key === key)).toEqual(local.find((line) => line.key === key))
          expect(push.map((line) => line.key)).not.toContain(key)
        }
      }),
    )
  })
})

it('compares choices whatever their order and form, and tells variants and choices apart', () => {
  const option = (...custom: readonly object[]) => ({
    extension_attributes: { custom_options: custom as { option_id: string; option_value: string }[] },
  })
  const [name, size] = [
    { option_id: '1', option_value: 'Bella' },
    { option_id: 2, option_value: '7' },
  ]
  expect(savedLineKey({ sku: 'TAG', product_option: option(name, size) })).toBe(
    savedLineKey({ sku: 'TAG', product_option: option({ option_id: '2', option_value: 7 }, name) }),
  )
  const keys = [
    { sku: 'TAG' },
    { sku: 'TAG-2' },
    { sku: 'TAG', product_option: option(name) },
    { sku: 'TAG', product_option: option({ ...name, option_value: 'Bello' }) },
  ].map(savedLineKey)
  expect(new Set(keys).size).toBe(keys.length)
})
