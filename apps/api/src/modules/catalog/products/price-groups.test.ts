import { describe, expect, it } from 'vitest'
import { aProduct, ZA_TAX } from '../../../testing/a-catalog.ts'
import { OTHER_GROUPS, PriceGroups } from './price-groups.ts'

const tier = (customer_group_id: number) => ({ customer_group_id, qty: 1, value: 10 })
const rule = { ...ZA_TAX, customer_tax_class_ids: [3, 4] }

function tiered(...groups: number[]): PriceGroups {
  const known = new PriceGroups([], false)
  for (const id of groups) known.addTiersOf(aProduct({ id, tier_prices: [tier(id)] }))
  return known
}

describe('the groups whose prices are indexed', () => {
  it.each([
    { why: 'no tier prices: none', groups: tiered(), list: [], seen: { 0: null, 3: null } },
    {
      why: 'a group with tier prices, and all others together',
      groups: tiered(3),
      list: [OTHER_GROUPS, 3],
      seen: { 0: null, 3: 3, 5: OTHER_GROUPS },
    },
    {
      why: 'tier prices of guests: other groups do not get them',
      groups: tiered(0),
      list: [OTHER_GROUPS],
      seen: { 0: null, 3: OTHER_GROUPS },
    },
    {
      why: 'tax by group: guests are treated like any other group',
      groups: new PriceGroups([rule], true),
      list: [OTHER_GROUPS, 3, 4],
      seen: { 0: OTHER_GROUPS, 4: 4 },
    },
    { why: 'the same tax for all: none', groups: new PriceGroups([rule], false), list: [], seen: { 3: null } },
  ])('$why', ({ groups, list, seen }) => {
    expect(groups.list()).toEqual(list)
    for (const [id, group] of Object.entries(seen)) expect(groups.find(Number(id))).toBe(group)
    expect(groups.find(null)).toBeNull()
  })

  it('include those of variants', () => {
    const groups = new PriceGroups([], false)
    const child = { id: 2, sku: 'B', price: 5, tier_prices: [tier(9)] }
    groups.addTiersOf(aProduct({ id: 1, type_id: 'configurable', configurable_children: [child] }))
    expect(groups.find(9)).toBe(9)
  })

  it('are at most 16: further groups use the prices of guests in searches', () => {
    const groups = tiered(...Array.from({ length: 40 }, (_, at) => at + 1))
    expect(groups.list()).toHaveLength(17)
    expect(groups.find(16)).toBe(16)
    expect(groups.find(40)).toBeNull()
    expect(groups.find(41)).toBe(OTHER_GROUPS)
  })
})
