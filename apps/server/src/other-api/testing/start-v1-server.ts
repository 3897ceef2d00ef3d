import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import recorded from './recorded-answers.json' with { type: 'json' }

/** The examples of the wire's description: what such a server answered. */
const RECORDED: Readonly<Record<string, unknown>> = recorded.answers
const V1_DOCUMENTS: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = recorded.documents

export interface V1Request {
  readonly call: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly headers: IncomingMessage['headers']
}

/** How the server behaves; `good` until a test says otherwise. */
export type Behaviour = 'good' | 'junk' | 'not-json' | 'silent' | 'cut' | 'redirect' | 'failing' | 'wrong-shape'

/**
 * A server with only the calls of Vue Storefront 1.12: it answers unknown paths with an HTML page and status 404, and refuses what such
 * servers refuse. docs/wire.md §18.
 */
export async function startV1Server() {
  const asked: V1Request[] = []
  /** `shape`: the answer to every call while the behaviour is `wrong-shape`. */
  const state: { behaviour: Behaviour; shape: unknown } = { behaviour: 'good', shape: {} }
  const server = createServer((request, response) => {
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://v1')
    const text = await readText(request)
    const call = `${request.method} ${url.pathname}`
    const query = Object.fromEntries(url.searchParams)
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    asked.push({ call, query, body, headers: request.headers })
    const { behaviour } = state
    if (behaviour === 'silent') return
    if (behaviour === 'cut') return void request.socket.destroy()
    if (behaviour === 'redirect') return void response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' }).end()
    if (behaviour === 'not-json')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in to this network</h1>')
    if (behaviour === 'junk') return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":200,"res')
    if (behaviour === 'wrong-shape')
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(state.shape))
    if (behaviour === 'failing') return send(response, { code: 500, result: 'Error: connect ECONNREFUSED 10.0.0.7:9200' })
    if (/^GET \/(?:img|media)\//.test(call)) return void response.writeHead(200, { 'content-type': 'image/png' }).end('picture')
    if (call.endsWith('/_search')) return sendSearch(response, url.pathname, query)
    const answered = refuse(call, body) ?? mapUrl(call, body) ?? answerOf(call, query)
    if (answered === undefined) return void response.writeHead(404, { 'content-type': 'text/html' }).end('Cannot GET')
    send(response, answered)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    state,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function send(response: ServerResponse, body: unknown): void {
  const code = typeof body === 'object' && body !== null && 'code' in body ? Number(body.code) : 200
  response.writeHead(code, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

/** The document at a path. Undefined for other calls, and for paths without a document. */
function mapUrl(call: string, body: unknown): unknown {
  if (call !== 'POST /api/url/map') return undefined
  const { url } = body as { url: string }
  for (const type of ['product', 'category']) {
    const document = V1_DOCUMENTS[type]?.find(({ url_path }) => url_path === url)
    if (document) return { _index: `petshop_catalog_${type}`, _type: type, _id: String(document['id']), _score: 0, _source: document }
  }
  return undefined
}

function answerOf(call: string, { sku }: Readonly<Record<string, string>>): unknown {
  if (call !== 'GET /api/stock/check') return RECORDED[call]
  return sku === 'UNKNOWN' ? { code: 500, result: { errorMessage: 'No such product', code: 404 } } : RECORDED[call]
}

const ORDER_MEMBERS = [
  'user_id',
  'cart_id',
  'store_code',
  'order_id',
  'created_at',
  'updated_at',
  'transmited',
  'products',
  'addressInformation',
]

/** What the schemas of such a server refuse. */
function refuse(call: string, body: unknown): unknown {
  const { customer, ...root } = (body ?? {}) as { customer?: { email?: string; addresses?: { street: string[]; company?: string }[] } }
  const fault = (dataPath: string) => [{ keyword: 'required', dataPath, schemaPath: '', params: {}, message: 'is not valid' }]
  if (call === 'POST /api/order' && !Object.keys(root).every((name) => ORDER_MEMBERS.includes(name)))
    return { code: 400, result: fault('') }
  if (!customer) return undefined
  const code = call.endsWith('/me') ? 500 : 400
  if (customer.email === undefined) return { code, result: fault('.customer.email') }
  const isShort = customer.addresses?.some(({ street, company }) => street.length < 2 || street.includes('') || company === '')
  return isShort ? { code, result: fault('.customer.addresses[0].street') } : undefined
}

/** Fails on search fields that only our engine understands. */
function sendSearch(response: ServerResponse, path: string, query: Readonly<Record<string, string>>): void {
  const [, , , index = '', entity = ''] = path.split('/')
  const request = JSON.parse(query['request'] ?? '{}') as {
    _searchText?: string
    _appliedFilters?: { attribute: string; value: Record<string, unknown> | unknown }[]
  }
  if ('_searchMode' in request || '_suggest' in request || request._searchText?.includes('%')) {
    return send(response, { code: 500, result: 'parsing_exception' })
  }
  const matches = (document: Readonly<Record<string, unknown>>) =>
    (request._appliedFilters ?? []).every(({ attribute, value }) => {
      const wanted = typeof value === 'object' && value !== null && 'eq' in value ? value.eq : undefined
      return wanted === undefined || wanted === null || document[attribute] === undefined || String(document[attribute]) === String(wanted)
    })
  const hits = (V1_DOCUMENTS[entity] ?? []).filter(matches)
  send(response, {
    took: 4,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      total: { value: hits.length, relation: 'eq' },
      max_score: 1,
      hits: hits.map((document) => ({
        _index: `${index}_${entity}`,
        _type: entity,
        _id: String(document['id']),
        _score: null,
        _source: document,
      })),
    },
  })
}
