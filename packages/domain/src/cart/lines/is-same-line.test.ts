import type { ProductOption } from '@meerkat/contract/product-option'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LineIdentity } from './cart-item.ts'
import { isSameLine, pairLines } from './is-same-line.ts'
import { lineChecksum } from './line-checksum.ts'

const configurable = { extension_attributes: { configurable_item_options: [{ option_id: '205', option_value: 32 }] } }
const bundle = {
  extension_attributes: {
    bundle_options: [
      { option_id: 1, option_qty: 1, option_selections: [2] },
      { option_id: 2, option_qty: 1, option_selections: [5] },
    ],
  },
}
const tagged = (name: string) => ({ extension_attributes: { custom_options: [{ option_id: 9, option_value: name }] } })

const larger = { extension_attributes: { configurable_item_options: [{ option_id: '205', option_value: 33 }] } }
const files = (...downloadable_links: number[]) => ({ extension_attributes: { downloadable_option: { downloadable_links } } })
const both = (a: ProductOption, b: ProductOption) => ({ extension_attributes: { ...a.extension_attributes, ...b.extension_attributes } })

describe('lineChecksum', () => {
  it.each([
    { why: 'nothing', product_option: undefined, checksum: 'd766ca7cf2167ba1bd6a1263080ff36ff2fb21d96b15ab943891df44' },
    { why: 'a configurable line', product_option: configurable, checksum: '240886dfc60701dc94cf0dca298b4b6feddffb6243b15785d3ed37d6' },
    { why: 'a bundle line', product_option: bundle, checksum: 'e80854cdc5700d1e1935c719f816300ae845bb9d13d5bd96a99cb3cb' },
    {
      why: 'a map keyed by option id counts like its values, text like numbers',
      product_option: {
        extension_attributes: {
          custom_options: [],
          bundle_options: {
            '1': { option_id: '1', option_qty: '1', option_selections: ['2'] },
            '2': { option_id: 2, option_qty: 1, option_selections: [5] },
          },
        },
      },
      checksum: 'e80854cdc5700d1e1935c719f816300ae845bb9d13d5bd96a99cb3cb',
    },
  ])('of $why equals the test vector of docs/wire.md §3.5', ({ product_option, checksum }) => {
    expect(lineChecksum({ product_option })).toBe(checksum)
  })

  it('covers the whole option when no list has entries', () => {
    expect(lineChecksum({ product_option: { extension_attributes: { custom_options: [] } } })).not.toBe(lineChecksum({}))
  })

  it('uses the checksum of the line when there is one', () => {
    expect(lineChecksum({ checksum: 'abc', product_option: bundle })).toBe('abc')
  })
})

describe('isSameLine (docs/behaviour/cart.md §1.4)', () => {
  it.each<{ why: string; a: LineIdentity | null; b: LineIdentity | undefined; same: boolean }>([
    { why: 'a missing line', a: null, b: { sku: 'A' }, same: false },
    { why: 'two missing lines', a: null, b: undefined, same: false },
    { why: 'plain: equal skus', a: { sku: 'A', server_item_id: 1 }, b: { sku: 'A' }, same: true },
    { why: 'plain: equal server ids', a: { sku: 'A', server_item_id: 1 }, b: { sku: 'B', item_id: 1 }, same: true },
    { why: 'plain: ids as text and number differ', a: { sku: 'A', server_item_id: '1' }, b: { sku: 'B', item_id: 1 }, same: false },
    { why: 'plain: neither', a: { sku: 'A', item_id: 1 }, b: { sku: 'B', item_id: 2 }, same: false },
    { why: 'plain: two lines without ids', a: { sku: 'A' }, b: { sku: 'B' }, same: false },
    {
      why: 'configurable: equal skus',
      a: { sku: 'A-3KG', product_option: configurable },
      b: { sku: 'A-3KG', item_id: 4 },
      same: true,
    },
    {
      why: 'configurable: server ids are ignored',
      a: { sku: 'A-3KG', server_item_id: 4, product_option: configurable },
      b: { sku: 'A-7KG', item_id: 4 },
      same: false,
    },
    {
      why: 'custom: equal ids',
      a: { sku: 'T', item_id: 7, product_option: tagged('Rex') },
      b: { sku: 'T', server_item_id: 7 },
      same: true,
    },
    {
      why: 'custom: equal options, the server composed the sku',
      a: { sku: 'T', product_option: tagged('Rex') },
      b: { sku: 'T-1', item_id: 7, product_option: tagged('Rex') },
      same: true,
    },
    {
      why: 'custom: equal options of two products',
      a: { sku: 'T', product_option: tagged('Rex') },
      b: { sku: 'T-1', product_option: tagged('Rex') },
      same: false,
    },
    {
      why: 'custom: other options',
      a: { sku: 'T', product_option: tagged('Rex') },
      b: { sku: 'T', product_option: tagged('Luna') },
      same: false,
    },
    { why: 'custom on one side only', a: { sku: 'T', product_option: tagged('Rex') }, b: { sku: 'T' }, same: false },
    {
      why: 'custom and configurable: another variant with equal custom options',
      a: { sku: 'KENNEL-80', product_option: both(configurable, tagged('Rex')) },
      b: { sku: 'KENNEL-110', product_option: both(larger, tagged('Rex')) },
      same: false,
    },
    {
      why: 'custom and configurable: a line that was edited into another variant keeps its id',
      a: { sku: 'KENNEL-110', server_item_id: 7, product_option: both(larger, tagged('Rex')) },
      b: { sku: 'KENNEL-80', item_id: 7, product_option: both(configurable, tagged('Rex')) },
      same: false,
    },
    {
      why: 'custom and configurable: the same variant and options',
      a: { sku: 'KENNEL-80', product_option: both(configurable, tagged('Rex')) },
      b: { sku: 'KENNEL-80', item_id: 7, product_option: both(configurable, tagged('Rex')) },
      same: true,
    },
    {
      why: 'bundle: equal selections, the server composed the sku',
      a: { sku: 'K', product_option: bundle },
      b: { sku: 'K-1-2', item_id: 7, product_option: bundle },
      same: true,
    },
    {
      why: 'bundle: equal selections of two bundles',
      a: { sku: 'KIT', product_option: bundle },
      b: { sku: 'BOX', product_option: bundle },
      same: false,
    },
    {
      why: 'bundle: equal selections with another engraving',
      a: { sku: 'KIT', product_option: both(bundle, tagged('Rex')) },
      b: { sku: 'KIT', product_option: both(bundle, tagged('Luna')) },
      same: false,
    },
    {
      why: 'bundle: options in another order',
      a: { sku: 'KIT', product_option: bundle },
      b: {
        sku: 'KIT',
        product_option: { extension_attributes: { bundle_options: bundle.extension_attributes.bundle_options.toReversed() } },
      },
      same: true,
    },
    {
      why: 'bundle decides before configurable',
      a: { sku: 'K', product_option: bundle },
      b: { sku: 'K', product_option: configurable },
      same: false,
    },
    { why: 'files: other ones', a: { sku: 'F', product_option: files(1) }, b: { sku: 'F', product_option: files(2) }, same: false },
    { why: 'files: an old client names none', a: { sku: 'F', product_option: files(1, 2) }, b: { sku: 'F' }, same: true },
  ])('$why: $same', ({ a, b, same }) => {
    expect(isSameLine(a, b)).toBe(same)
  })

  const anyLine: fc.Arbitrary<LineIdentity> = fc.record(
    {
      sku: fc.constantFrom('A', 'B', 'C'),
      item_id: fc.constantFrom(1, 2, '2'),
      server_item_id: fc.constantFrom(1, 2),
      product_option: fc.constantFrom(configurable, bundle, tagged('Rex'), tagged('Luna'), both(configurable, tagged('Rex')), files(1), {}),
    },
    { requiredKeys: ['sku'] },
  )

  it('is symmetric and reflexive', () => {
    fc.assert(
      fc.property(anyLine, anyLine, (a, b) => {
        expect(isSameLine(a, b)).toBe(isSameLine(b, a))
        expect(isSameLine(a, a)).toBe(true)
        expect(isSameLine(a, structuredClone(a))).toBe(true)
      }),
    )
  })
})

describe('pairLines', () => {
  const onServer = (sku: string, item_id: number) => ({ sku, item_id, product_option: bundle })

  it('pairs a composed sku with the longest sku that is its prefix', () => {
    const [kit, kit2] = [
      { sku: 'KIT', product_option: bundle },
      { sku: 'KIT-2', product_option: bundle },
    ]
    const pairs = pairLines([kit, kit2], [onServer('KIT-2-A-B', 1), onServer('KIT-A-B', 2)])
    expect([pairs.get(kit)?.sku, pairs.get(kit2)?.sku]).toEqual(['KIT-A-B', 'KIT-2-A-B'])
  })

  it('pairs each line at most once', () => {
    const kit = { sku: 'KIT', product_option: bundle }
    expect(pairLines([kit], [onServer('KIT-2-A-B', 1), onServer('KIT-A-B', 2)]).size).toBe(1)
  })
})
