import { readFile } from 'node:fs/promises'
import { type BoughtFile, listDownloads, listGuestDownloads, readDownload, readGuestDownload } from '@meerkat/contract/download'
import type { Executor } from '../../db/executor.ts'
import { type FindCustomerId, getCustomerId } from '../../http/caller.ts'
import type { Operations } from '../../http/operations.ts'
import { toOrderId } from '../../http/order-id.ts'
import { Refusal } from '../../http/refusals.ts'
import { Reply } from '../../http/reply.ts'
import type { ProductReader } from '../catalog/read-model/product-reader.ts'
import { countFetch, findFetches } from './count-fetches.store.ts'
import { findFile } from './find-file.ts'
import { type DownloadableOrder, isPaidFor, listBoughtLinks } from './list-bought-links.ts'

interface OwnOrder extends DownloadableOrder {
  readonly id: number
  readonly customer_id: number | null
  readonly store_code: string
}

export interface DownloadDeps {
  readonly sql: Executor
  readonly findCustomerId: FindCustomerId
  /** The order of a guest's mail token; null for a token that the shop did not sign. */
  readonly readGuestToken: (token: string) => Promise<number | null>
  readonly findOrder: (id: number) => Promise<OwnOrder | null>
  readonly products: Pick<ProductReader, 'findBySkus'>
  /** The folder of the files. */
  readonly downloadsDir: string
}

const OPTIONS = { rateClass: 'W', noStore: true } as const

/** Purchased downloads, for the customer or the guest who bought them. docs/wire.md §17.2. */
export function serveDownload(operations: Operations, deps: DownloadDeps): void {
  const own = async (id: string, caller: Parameters<typeof getCustomerId>[1]): Promise<Buyer> => ({
    customerId: await getCustomerId(deps.findCustomerId, caller),
    orderId: toOrderId(id),
  })
  const guest = async (token: string): Promise<Buyer> => ({ customerId: null, orderId: await deps.readGuestToken(token) })
  operations.serve(listDownloads, async ({ params, caller }) => listFiles(deps, await own(params.id, caller)), OPTIONS)
  operations.serve(readDownload, async ({ params, caller }) => sendFile(deps, await own(params.id, caller), params.link), OPTIONS)
  operations.serve(listGuestDownloads, async ({ body }) => listFiles(deps, await guest(body.token)), OPTIONS)
  operations.serve(readGuestDownload, async ({ body }) => sendFile(deps, await guest(body.token), body.link), OPTIONS)
}

/** `customerId` is null for a guest; `orderId` is null when the path or token names no order. */
interface Buyer {
  readonly customerId: number | null
  readonly orderId: number | null
}

async function listFiles(deps: DownloadDeps, buyer: Buyer): Promise<BoughtFile[]> {
  const { order, links } = await getOwnLinks(deps, buyer)
  const fetches = await findFetches(deps.sql, order.id)
  return links.map(({ linkId, title, productName, limit }) => {
    const left = limit === null ? null : Math.max(0, limit - (fetches.get(linkId) ?? 0))
    return { link_id: linkId, title, product_name: productName, downloads_left: left, is_ready: isPaidFor(order) && left !== 0 }
  })
}

/** @throws Refusal `download-unpaid`, `download-used-up`, `download-missing` */
async function sendFile(deps: DownloadDeps, buyer: Buyer, link: string): Promise<Reply<Uint8Array>> {
  const { order, links } = await getOwnLinks(deps, buyer)
  const wanted = links.find(({ linkId }) => String(linkId) === link)
  if (!wanted) throw new Refusal('download-missing')
  if (!isPaidFor(order)) throw new Refusal('download-unpaid')
  const file = await findFile(deps.downloadsDir, order.store_code, wanted.linkId)
  if (!file) throw new Refusal('download-missing')
  const bytes = await readFile(file.path)
  if (!(await countFetch(deps.sql, { orderId: order.id, ...wanted }))) throw new Refusal('download-used-up')
  return new Reply({
    result: () => bytes,
    bytes: () => bytes,
    headers: { 'content-type': file.type, 'content-disposition': `attachment; filename="${nameOf(wanted.title)}${file.ending}"` },
  })
}

/** @throws Refusal `order-not-found` for an order that is not the caller's own and for one that does not exist. */
async function getOwnLinks(deps: DownloadDeps, { customerId, orderId }: Buyer) {
  const order = orderId === null ? null : await deps.findOrder(orderId)
  if (!order || order.customer_id !== customerId) throw new Refusal('order-not-found')
  const skus = order.lines.filter(({ product_type }) => product_type === 'downloadable').map((line) => line.product_sku)
  const products = await deps.products.findBySkus(order.store_code, skus)
  return { order, links: listBoughtLinks(order, products) }
}

/** A file name that is valid on every system: "Ratgeber Kätzchen (PDF)" → "ratgeber-katzchen". */
function nameOf(title: string): string {
  const plain = title
    .replace(/\s*\(\w+\)$/, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'download'
}
