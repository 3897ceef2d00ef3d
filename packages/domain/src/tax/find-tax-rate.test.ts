import type { TaxRule } from '@meerkat/contract/tax-rule'
import { describe, expect, it } from 'vitest'
import { findTaxGroup } from './find-tax-group.ts'
import { findTaxRate, type TaxSituation } from './find-tax-rate.ts'

function aRule(
  id: number,
  classes: number[],
  rates: [country: string, rate: number, region?: string | undefined, regionId?: number][],
  groups = [3],
): TaxRule {
  return {
    id,
    code: `rule ${id}`,
    priority: 0,
    position: 0,
    customer_tax_class_ids: groups,
    product_tax_class_ids: classes,
    tax_rate_ids: [],
    calculate_subtotal: false,
    rates: rates.map(([tax_country_id, rate, region_name, tax_region_id], index) => ({
      id: id * 10 + index,
      tax_country_id,
      tax_region_id: tax_region_id ?? (region_name ? 57 : 0),
      region_name,
      rate,
      code: `${tax_country_id} ${rate}`,
    })),
  }
}

const rules = [
  aRule(1, [2], [['ZA', 15]]),
  aRule(
    2,
    [2],
    [
      ['DE', 19],
      ['DE', 20],
    ],
  ),
  aRule(3, [4], [['DE', 7]]),
  aRule(
    4,
    [5],
    [
      ['US', 8.25, 'Texas'],
      ['US', 6, 'Ohio'],
      ['US', 1, undefined, 12],
    ],
  ),
  aRule(5, [6], [['US', 9, 'Texas', 0]]),
  aRule(6, [2], [['PL', 23]]),
  aRule(8, [0], [['ZA', 99]]),
  aRule(7, [2], [['ZA', 0]], [9]),
]

describe('findTaxRate (spec §5, docs/behaviour/prices.md §4.2)', () => {
  it.each<TaxSituation & { why: string; rate: number | null }>([
    { why: 'class and country', taxClassId: 2, country: 'ZA', rate: 15 },
    { why: 'the class may be text', taxClassId: '2', country: 'ZA', rate: 15 },
    { why: 'a rule per country may share a class; the first rate of a rule counts', taxClassId: 2, country: 'DE', rate: 19 },
    { why: 'another class', taxClassId: 4, country: 'DE', rate: 7 },
    { why: 'the region by name', taxClassId: 5, country: 'US', region: 'Ohio', rate: 6 },
    { why: 'a rate without a region name is for the whole country', taxClassId: 5, country: 'US', region: 'Utah', rate: 1 },
    { why: 'region id 0 is the whole country', taxClassId: 6, country: 'US', region: 'Utah', rate: 9 },
    { why: 'no country: the fallback', taxClassId: 2, rate: 23 },
    { why: 'no rate for the country', taxClassId: 4, country: 'ZA', rate: null },
    { why: 'no rule for the class', taxClassId: 99, country: 'ZA', rate: null },
    { why: 'class 0', taxClassId: 0, country: 'ZA', rate: null },
    { why: 'no class', taxClassId: null, country: 'ZA', rate: null },
    { why: 'the customer group when group tax is active', taxClassId: 2, country: 'ZA', userGroupId: 9, rate: 0 },
    { why: 'a group without rules', taxClassId: 2, country: 'ZA', userGroupId: 77, rate: null },
  ])('$why', ({ rate, ...situation }) => {
    expect(findTaxRate(rules, situation)).toBe(rate)
  })
})

describe('findTaxGroup (docs/behaviour/prices.md §4.2)', () => {
  it.each([
    { why: 'no group configured: off', configured: null, forced: false, customer: 4, group: null },
    { why: 'a guest', configured: 3, forced: false, customer: null, group: 3 },
    { why: "the customer's own", configured: 3, forced: false, customer: 4, group: 4 },
    { why: 'group 0 is a group', configured: 0, forced: false, customer: null, group: 0 },
    { why: 'forced', configured: 3, forced: true, customer: 4, group: 3 },
  ])('$why', ({ configured, forced, customer, group }) => {
    expect(findTaxGroup({ userGroupId: configured, useOnlyDefaultUserGroupId: forced }, customer)).toBe(group)
  })
})
