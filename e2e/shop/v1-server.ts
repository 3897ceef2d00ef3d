import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The calls of Vue Storefront 1.12. docs/wire.md §18. */
const CALLS = [
  /^GET \/api$/,
  /^POST \/api\/user\/(?:login|create|reset-password|create-password|change-password|refresh|me)$/,
  /^GET \/api\/user\/(?:me|order-history)$/,
  /^GET \/api\/cart\/(?:pull|totals|payment-methods|coupon)$/,
  /^POST \/api\/cart\/(?:create|update|delete|shipping-methods|shipping-information|collect-totals|apply-coupon|delete-coupon)$/,
  /^POST \/api\/(?:order|review\/create|url\/map)$/,
  /^GET \/api\/(?:stock\/check|stock\/list|product\/render-list|product\/list)$/,
  /^(?:GET|POST|DELETE) \/api\/ext\/(?:mailchimp-subscribe|mail-service|cms-data)\//,
  /^GET \/api\/catalog\/[^/]+\/\w+\/_search$/,
  /^GET \/api\/sync\/order\/[^/]+$/,
  /^GET \/img\//,
]
const ORDER_MEMBERS = [
  'order_id',
  'user_id',
  'cart_id',
  'store_code',
  'created_at',
  'updated_at',
  'transmited',
  'products',
  'addressInformation',
]

export interface V1Server {
  readonly url: string
  /** What such a server would have refused. */
  readonly refused: string[]
  close(): Promise<void>
}

/**
 * A server of the old protocol: the calls of a running shop that Vue Storefront 1.12 has, without what it refuses. Its carts, prices and
 * orders are real.
 */
export async function openV1Server(shopUrl: string): Promise<V1Server> {
  const refused: string[] = []
  const server = createServer((request, response) => {
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://v1')
    const call = `${request.method} ${pathname}`
    const body = await readBody(request)
    const fault = CALLS.some((known) => known.test(call)) ? findFault(call, searchParams, body) : 'unknown'
    if (fault !== null) {
      refused.push(`${call}: ${fault}`)
      return void response.writeHead(404, { 'content-type': 'text/html' }).end('Cannot GET')
    }
    const { authorization } = request.headers
    const passed = await fetch(`${shopUrl}${pathname}${search}`, {
      method: request.method ?? 'GET',
      headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
      ...(body !== '' && { body }),
    })
    response.writeHead(passed.status, { 'content-type': passed.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await passed.arrayBuffer()))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The schemas and the search of such a server refuse what only ours knows. docs/wire.md §4.2, §13. */
function findFault(call: string, query: URLSearchParams, body: string): string | null {
  if (/%|_searchMode|_suggest/.test(query.get('request') ?? '')) return 'the search is not understood'
  if (call !== 'POST /api/order') return null
  const members = Object.keys(JSON.parse(body) as object).filter((name) => !ORDER_MEMBERS.includes(name))
  return members.length > 0 ? `members ${members.join(', ')}` : null
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
