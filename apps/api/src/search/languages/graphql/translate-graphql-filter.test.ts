import { describe, expect, it } from 'vitest'
import { translateGraphqlFilter } from './translate-graphql-filter.ts'

const applied = (filter: unknown) => translateGraphqlFilter(filter)._appliedFilters
const available = (filter: unknown) => translateGraphqlFilter(filter)._availableFilters

describe('a GraphQL filter in the terms of search-query (docs/wire.md §16)', () => {
  it.each([
    { why: 'one attribute', filter: { sku: { eq: 'A' } }, list: [['sku', { eq: 'A' }, 'default']] },
    { why: 'its scope', filter: { brand: { in: ['71'], scope: 'catalog' } }, list: [['brand', { in: ['71'] }, 'catalog']] },
    {
      why: 'nested attributes are dotted ones',
      filter: { category: { name: { eq: 'Dogs', scope: 'default' } }, configurable_children: { sku: { in: ['B'] } } },
      list: [
        ['category.name', { eq: 'Dogs' }, 'default'],
        ['configurable_children.sku', { in: ['B'] }, 'default'],
      ],
    },
    { why: 'a dotted name stays', filter: { 'stock.is_in_stock': { eq: true } }, list: [['stock.is_in_stock', { eq: true }, 'default']] },
    { why: 'a bare value', filter: { sku: 'A' }, list: [['sku', { in: 'A' }, 'default']] },
    { why: 'null', filter: { sku: null }, list: [['sku', { in: null }, 'default']] },
    { why: 'ranges', filter: { price: { gteq: 5, lteq: 9 } }, list: [['price', { gte: 5, lte: 9 }, 'default']] },
    { why: 'no value', filter: { price: { null: 'true' } }, list: [['price', { neq: null }, 'default']] },
    { why: 'any value', filter: { price: { notnull: 'true' } }, list: [['price', { eq: null }, 'default']] },
    {
      why: 'alternatives',
      filter: { or: { sku: { in: ['A', 'B'] }, price: { gt: 5, lteq: 9 }, name: { neq: 'x' }, size: { null: '1' } } },
      list: [
        ['sku', { or: ['A', 'B'] }, 'default'],
        ['price', { orGt: 5, orLte: 9 }, 'default'],
        ['name', { nor: 'x' }, 'default'],
        ['size', { or: null }, 'default'],
      ],
    },
    {
      why: 'several conditions of one attribute',
      filter: { stock: { is_in_stock: [{ eq: true }, { in: [false], scope: 'catalog' }] } },
      list: [
        ['stock.is_in_stock', { eq: true }, 'default'],
        ['stock.is_in_stock', { in: [false] }, 'catalog'],
      ],
    },
    { why: 'no condition', filter: { sku: {} }, list: [] },
    { why: 'no filter', filter: null, list: [] },
    { why: 'not an object', filter: [{ sku: 'A' }], list: [] },
  ])('$why', ({ filter, list }) => {
    expect(applied(filter)?.map(({ attribute, value, scope }) => [attribute, value, scope])).toEqual(list)
  })

  it('asks for counts of every attribute of scope catalog, chosen or not', () => {
    const filter = {
      price: { scope: 'catalog' },
      brand: { in: ['71'], scope: ['default', 'catalog'] },
      status: { in: [1], scope: 'default' },
    }
    expect(available(filter)).toEqual([
      { field: 'price', scope: 'catalog' },
      { field: 'brand', scope: 'catalog' },
    ])
    expect(applied(filter)?.map(({ attribute }) => attribute)).toEqual(['brand', 'status'])
  })

  it('treats `__proto__` as an ordinary attribute name', () => {
    const filter = JSON.parse('{"__proto__":{"__proto__":{"eq":1}}}')
    expect(applied(filter)).toEqual([{ attribute: '__proto__.__proto__', value: { eq: 1 }, scope: 'default' }])
  })
})
