import { type Answered, type Ask, answerWith, type UpstreamRequest } from './exchange.ts'

/** One call that the old protocol has. */
interface V1Call {
  readonly method: string
  readonly path: RegExp
  /** Instead of sending it unchanged. */
  readonly speak?: (call: UpstreamRequest, ask: Ask) => Promise<Answered>
}

const NEWSLETTER = /^\/api\/ext\/newsletter\/subscribe$/

/** The calls of Vue Storefront 1.12. docs/wire.md §18. */
const CALLS: readonly V1Call[] = [
  { method: 'GET', path: /^\/api$/ },
  { method: 'POST', path: /^\/api\/user\/create$/, speak: createCustomer },
  { method: 'POST', path: /^\/api\/user\/(?:login|reset-password|create-password|change-password|refresh)$/ },
  { method: 'GET', path: /^\/api\/user\/me$/ },
  {
    method: 'GET',
    path: /^\/api\/user\/order-history$/,
    speak: async (call, ask) => changeResult(await ask(call), withCartIds),
  },
  { method: 'POST', path: /^\/api\/user\/me$/, speak: updateProfile },
  { method: 'GET', path: /^\/api\/cart\/totals$/, speak: async (call, ask) => changeResult(await ask(call), withShownTotal) },
  {
    method: 'POST',
    path: /^\/api\/cart\/(?:shipping-information|collect-totals)$/,
    speak: async (call, ask) => changeResult(await ask(call), withShownTotal),
  },
  { method: 'GET', path: /^\/api\/cart\/(?:pull|payment-methods|coupon)$/ },
  { method: 'POST', path: /^\/api\/cart\/(?:create|update|delete|shipping-methods|apply-coupon|delete-coupon)$/ },
  { method: 'POST', path: /^\/api\/order$/, speak: placeOrder },
  { method: 'GET', path: /^\/api\/sync\/order\/[^/]+$/ },
  { method: 'GET', path: /^\/api\/stock\/check(?:\/[^/]+)?$/ },
  { method: 'GET', path: /^\/api\/stock\/list$/, speak: listStock },
  { method: 'POST', path: /^\/api\/review\/create$/ },
  { method: 'GET', path: NEWSLETTER, speak: newsletterAs('unsubscribed') },
  { method: 'POST', path: NEWSLETTER, speak: newsletterAs('subscribed') },
  { method: 'DELETE', path: NEWSLETTER, speak: newsletterAs('unsubscribed') },
  { method: 'GET', path: /^\/api\/ext\/mail-service\/get-token$/ },
  { method: 'POST', path: /^\/api\/ext\/mail-service\/send-email$/ },
  { method: 'GET', path: /^\/api\/ext\/cms-data\// },
  { method: 'POST', path: /^\/api\/url\/map$/ },
  { method: 'GET', path: /^\/api\/product\/(?:render-list|list)$/ },
  { method: 'GET', path: /^\/api\/catalog\/[^/]+\/\w+\/_search$/, speak: search },
  { method: 'POST', path: /^\/graphql(?:\/\w+)?$/ },
  // Calls that such a server does not have, answered here: sessions end on the device only, and no online payment is offered.
  { method: 'POST', path: /^\/api\/user\/logout$/, speak: async () => answerWith(200, true) },
  { method: 'GET', path: /^\/api\/payment\/methods$/, speak: async () => answerWith(200, []) },
]

/**
 * Translates calls for a server that only has the old protocol: calls that it does not have are not sent, and those that it would refuse
 * or answer differently are converted. `further`: paths of calls that the settings name, such as those of vouchers. docs/wire.md §18.
 */
export function adaptToV1(ask: Ask, further: readonly string[] = []): Ask {
  return async (call) => {
    const path = call.path.replace(/(?<=.)\/$/, '')
    const known = CALLS.find(({ method, path: pattern }) => method === call.method && pattern.test(path))
    if (!known && !further.includes(path)) return answerWith(501, 'The server behind this shop does not have this call')
    return known?.speak ? known.speak({ ...call, path }, ask) : ask({ ...call, path })
  }
}

/** Old servers know neither the search as you type nor suggestions, and fail on a percent sign. docs/wire.md §13.1, §13.2. */
async function search(call: UpstreamRequest, ask: Ask): Promise<Answered> {
  const request = parse(call.query['request'])
  if (!request) return ask(call)
  const { _searchMode: _mode, _suggest: _wish, ...query } = request
  const text = query['_searchText']
  if (typeof text === 'string') query['_searchText'] = text.replaceAll('%', ' ')
  return ask({ ...call, query: { ...call.query, request: JSON.stringify(query) } })
}

/** Stock lists of old servers contain no skus, and fail as a whole if one sku is unknown, so each sku is requested alone. docs/wire.md §5. */
async function listStock(call: UpstreamRequest, ask: Ask): Promise<Answered> {
  const { skus = '', ...query } = call.query
  const wanted = skus.split(',').filter(Boolean)
  const answers = await Promise.all(wanted.map((sku) => ask({ ...call, path: '/api/stock/check', query: { ...query, sku } })))
  const unreachable = answers.find(({ status }) => status === 502 || status === 503 || status === 504)
  if (unreachable) return unreachable
  const records = answers.flatMap((answer, at) => {
    const record = resultOf(answer)
    return isRecord(record) && typeof record['is_in_stock'] === 'boolean' ? [{ ...record, sku: wanted[at] }] : []
  })
  return answerWith(200, records)
}

async function createCustomer(call: UpstreamRequest, ask: Ask): Promise<Answered> {
  const { customer, ...rest } = toRecord(call.body)
  return ask({ ...call, body: { ...rest, customer: withAddresses(toRecord(customer)) } })
}

/** Old servers refuse a profile without the unchanged e-mail address, or with fields that they do not know. docs/wire.md §2.7. */
async function updateProfile(call: UpstreamRequest, ask: Ask): Promise<Answered> {
  const customer = toRecord(toRecord(call.body)['customer'])
  const known = customer['email'] === undefined ? await ask({ ...call, method: 'GET', body: undefined }) : null
  const profile = known ? resultOf(known) : {}
  if (known && !isRecord(profile)) return known
  return ask({ ...call, body: { customer: { ...withAddresses(customer), email: customer['email'] ?? toRecord(profile)['email'] } } })
}

/** An empty company and a short tax number are left out, an empty apartment is "-", and each region is an object. docs/wire.md §2.2, §18. */
function withAddresses(customer: Members): Members {
  const { addresses } = customer
  return Array.isArray(addresses) ? { ...customer, addresses: addresses.map((address) => toV1Address(toRecord(address))) } : customer
}

function toV1Address({ company, vat_id, street, region, ...rest }: Members): Members {
  const [first = '', second] = Array.isArray(street) ? (street as unknown[]) : []
  return {
    ...rest,
    street: [first, typeof second === 'string' && second.trim() !== '' ? second : '-'],
    region: isRecord(region) ? region : { region: null },
    ...(typeof company === 'string' && company !== '' && { company }),
    ...(typeof vat_id === 'string' && vat_id.length >= 3 && { vat_id }),
  }
}

/** Old servers refuse an order with any other field. docs/wire.md §4.2. */
const ORDER_MEMBERS = new Set([
  'order_id',
  'created_at',
  'updated_at',
  'transmited_at',
  'transmited',
  'status',
  'state',
  'user_id',
  'cart_id',
  'store_code',
  'store_id',
  'products',
  'addressInformation',
])

async function placeOrder(call: UpstreamRequest, ask: Ask): Promise<Answered> {
  const body = Object.entries(toRecord(call.body)).filter(([name, value]) => ORDER_MEMBERS.has(name) && value !== null)
  return changeResult(await ask({ ...call, body: Object.fromEntries(body) }), toConfirmation)
}

/** Old servers that queue orders answer only with the number of a job; others omit fields. docs/wire.md §4.3. */
function toConfirmation(result: unknown): unknown {
  const { magentoOrderId, backendOrderId = magentoOrderId, orderNumber, transferedAt } = toRecord(result)
  const id = String(backendOrderId ?? (isRecord(result) ? '' : result))
  return {
    magentoOrderId: id,
    backendOrderId: id,
    orderNumber: orderNumber === undefined || orderNumber === null ? null : String(orderNumber),
    transferedAt: typeof transferedAt === 'string' ? transferedAt : '',
  }
}

/** The cart ids of customers are numbers on old servers. docs/wire.md §2.8, §3.2. */
function withCartIds(result: unknown): unknown {
  if (!isRecord(result) || !Array.isArray(result['items'])) return result
  const orders = result['items'].map(toRecord)
  return { ...result, items: orders.map((order) => ({ ...order, quote_id: String(order['quote_id'] ?? '') })) }
}

/** `grand_total` of old servers may be without tax. The segment `grand_total` always includes it. docs/wire.md §3.8. */
function withShownTotal(result: unknown): unknown {
  if (!isRecord(result)) return result
  if (isRecord(result['totals'])) return { ...result, totals: withShownTotal(result['totals']) }
  const segments = Array.isArray(result['total_segments']) ? (result['total_segments'] as unknown[]) : []
  const total = segments.map(toRecord).find(({ code }) => code === 'grand_total')?.['value']
  return typeof total === 'number' ? { ...result, grand_total: total, base_grand_total: total } : result
}

/** Calls the newsletter at its old path, where a success may have no result. docs/wire.md §7. */
function newsletterAs(status: 'subscribed' | 'unsubscribed') {
  return async (call: UpstreamRequest, ask: Ask): Promise<Answered> => {
    const answer = await ask({ ...call, path: '/api/ext/mailchimp-subscribe/subscribe' })
    const { body } = answer
    if (!isRecord(body) || body['code'] !== 200) return answer
    const isSubscribed = call.method === 'GET' ? body['result'] === 'subscribed' : status === 'subscribed'
    return { ...answer, body: { ...body, result: isSubscribed ? 'subscribed' : 'unsubscribed' } }
  }
}

function changeResult(answer: Answered, change: (result: unknown) => unknown): Answered {
  const { body } = answer
  return isRecord(body) && body['code'] === 200 ? { ...answer, body: { ...body, result: change(body['result']) } } : answer
}

function resultOf({ body }: Answered): unknown {
  return isRecord(body) && body['code'] === 200 ? body['result'] : null
}

type Members = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toRecord(value: unknown): Members {
  return isRecord(value) ? value : {}
}

/** Null when it is not an object in JSON. */
function parse(text: string | undefined): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isRecord(value) ? { ...value } : null
  } catch {
    return null
  }
}
