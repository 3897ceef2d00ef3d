import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mountInvalidate } from './invalidate.ts'

const dropped: (readonly string[])[] = []
const host = Fastify()

beforeAll(() => {
  mountInvalidate(host, { key: 'secret', drop: async (tags) => void dropped.push(tags) })
})
afterAll(() => host.close())

it.each([
  { method: 'GET', headers: {} },
  { method: 'POST', headers: {} },
  { method: 'POST', headers: { 'content-type': 'application/json' } },
  { method: 'POST', headers: { 'content-type': 'application/json' }, payload: '{' },
  { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=b' },
] as const)('$method with $headers: drops the pages with known tags', async (request) => {
  dropped.length = 0
  const response = await host.inject({ ...request, url: '/invalidate?key=secret&tag=P17,product,unknown' })
  expect(response.json()).toEqual({ code: 200, result: 'Tags invalidated successfully [P17,product,unknown]' })
  expect(dropped).toEqual([['P17', 'product']])
})

it.each([
  { query: '', result: 'Invalid parameters for Clear cache request' },
  { query: '?key=secret', result: 'Invalid parameters for Clear cache request' },
  { query: '?key=other!&tag=*', result: 'Invalid cache invalidation key' },
  { query: '?key=longer-than-it&tag=*', result: 'Invalid cache invalidation key' },
])('"$query" drops nothing', async ({ query, result }) => {
  dropped.length = 0
  const response = await host.inject({ method: 'POST', url: `/invalidate${query}` })
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({ code: 500, result })
  expect(dropped).toEqual([])
})
