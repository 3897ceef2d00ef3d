import type { HistoryOrder } from '@meerkat/contract/order-history'
import { describe, expect, it } from 'vitest'
import type { Api } from '../../../shell/api/api-client.ts'
import { findOrder } from './find-order.ts'

/** A customer with orders `total` … 1, newest first, and a server that answers `pages` times. */
function aHistory({ total, pages = 100 }: { total: number; pages?: number }) {
  const ids = Array.from({ length: total }, (_, at) => total - at)
  const asked: number[] = []
  async function ask(_: unknown, { query }: { query: { pageSize: number; currentPage: number } }) {
    const { pageSize, currentPage } = query
    asked.push(currentPage)
    if (asked.length > pages) return { kind: 'no-answer', cause: null }
    const items = ids.slice((currentPage - 1) * pageSize, currentPage * pageSize).map((entity_id) => ({ entity_id }) as HistoryOrder)
    return { kind: 'done', result: { items, total_count: total, search_criteria: { page_size: pageSize, current_page: currentPage } } }
  }
  return { api: { ask } as unknown as Pick<Api, 'ask'>, asked }
}

describe('findOrder', () => {
  it.each([
    { why: 'on the first page', total: 45, id: 40, found: { entity_id: 40 }, pages: [1] },
    { why: 'on the last page', total: 45, id: 1, found: { entity_id: 1 }, pages: [1, 2, 3] },
    { why: 'missing, with a full last page', total: 40, id: 99, found: null, pages: [1, 2] },
    { why: 'no orders at all', total: 0, id: 1, found: null, pages: [1] },
    { why: 'missing, for an id that is not a number', total: 5, id: Number.NaN, found: null, pages: [1] },
  ])('$why', async ({ total, id, found, pages }) => {
    const { api, asked } = aHistory({ total })
    expect(await findOrder(api, id)).toEqual({ kind: 'done', result: found })
    expect(asked).toEqual(pages)
  })

  it('fails when the server stops answering', async () => {
    const { api } = aHistory({ total: 45, pages: 1 })
    expect(await findOrder(api, 1)).toMatchObject({ kind: 'no-answer' })
  })
})
