import type { OrderProduct } from '@meerkat/contract/order'
import { describe, expect, it } from 'vitest'
import { planNextSteps } from './plan-next-steps.ts'

const bags = aProduct('configurable', 2)
const call = aProduct('virtual', 1)
const guide = aProduct('downloadable', 1)
const unnamed = aProduct(undefined, 1)

describe('what comes after an order', () => {
  it.each([
    { why: 'everything is carried', products: [bags, unnamed], steps: { pieces: 3, isArranged: false } },
    { why: 'a call beside bags is agreed on', products: [bags, call], steps: { pieces: 2, isArranged: true } },
    { why: 'a file is neither', products: [bags, guide], steps: { pieces: 2, isArranged: false } },
    { why: 'nothing is carried', products: [call, guide], steps: { pieces: 0, isArranged: true } },
  ])('$why', ({ products, steps }) => {
    expect(planNextSteps(products)).toEqual(steps)
  })
})

function aProduct(type: string | undefined, qty: number): OrderProduct {
  return { sku: 'MK-1', qty, price: 10, ...(type && { product_type: type }) }
}
