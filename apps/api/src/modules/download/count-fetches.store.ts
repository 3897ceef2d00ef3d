import type { Executor, Statement } from '../../db/executor.ts'

const SELECT: Statement = { name: 'select-fetched-files', text: 'select link_id, fetched from sales_download where order_id = $1' }
// Of two concurrent calls, the second waits for the first and sees its count.
const COUNT: Statement = {
  name: 'count-fetched-file',
  text: `insert into sales_download as d (order_id, link_id, fetched) select $1, $2, 1 where $3::int is null or $3 > 0
    on conflict (order_id, link_id) do update set fetched = d.fetched + 1 where $3::int is null or d.fetched < $3 returning d.fetched`,
}

/** Number of downloads of each file of an order, by link. */
export async function findFetches(sql: Executor, orderId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await sql.run<{ link_id: number; fetched: number }>(SELECT, [orderId])
  return new Map(rows.map(({ link_id, fetched }) => [Number(link_id), fetched]))
}

/** Counts one download; false when the file was downloaded `limit` times already. */
export async function countFetch(sql: Executor, { orderId, linkId, limit }: { orderId: number; linkId: number; limit: number | null }) {
  return (await sql.run(COUNT, [orderId, linkId, limit])).length > 0
}
