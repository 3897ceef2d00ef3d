import type { OrderProduct } from '@meerkat/contract/order'
import { describe, expect, it } from 'vitest'
import { planNextSteps } from './plan-next-steps.ts'

const bags = aProduct('configurable', 2)
const call = aProduct('virtual', 1)
const guide = aProduct('downloadable', 1)
const unnamed = aProduct(undefined, 1)

describe('planNextSteps', () => {
  it.each([
    {
      why: 'counts pieces of products without a type',
      products: [bags, unnamed],
      steps: { pieces: 3, isArranged: false, hasFiles: false },
    },
    { why: 'announces that a service is arranged', products: [bags, call], steps: { pieces: 2, isArranged: true, hasFiles: false } },
    { why: 'announces downloads', products: [bags, guide], steps: { pieces: 2, isArranged: false, hasFiles: true } },
    { why: 'has no pieces when nothing is delivered', products: [call, guide], steps: { pieces: 0, isArranged: true, hasFiles: true } },
  ])('$why', ({ products, steps }) => {
    expect(planNextSteps(products)).toEqual(steps)
  })
})

function aProduct(type: string | undefined, qty: number): OrderProduct {
  return { sku: 'MK-1', qty, price: 10, ...(type && { product_type: type }) }
}
