import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { listOpenTexts } from './testing/list-open-texts.ts'

/** Values that pages take from the server, or make themselves: no form has a field for them. */
const MADE = new Set(
  [
    'storeCode partitionKey token cartId sku skus parentSku item_id quoteId option_id option_qty onlinePayments region_id shippingCarrierCode',
    'shippingMethodCode shipping_carrier_code shipping_method_code payment_method_code method index version id identifier storeId store_code',
    'link documentId operationName requestId request_id key pageSize currentPage order_id user_id cart_id created_at updated_at transmited_at',
    'checkoutReference grandTotal provider resourcePath attempt currencyCode userGroupId groupId groupToken orderToken device customer_id',
    'request_format response_format size from sort _source_include _source_exclude entity stockId includeFields[] excludeFields[] resetToken',
    'refreshToken option_selections[]',
  ].flatMap((names) => names.split(' ')),
)

/** Texts in which the schema accepts a card number, and why it is never stored. */
const ELSEWHERE: readonly { readonly paths: RegExp; readonly why: string }[] = [
  { paths: /\.product_option\./, why: 'the texts of options are checked with their product (`findOptionFaults()`)' },
  {
    paths: /^(?:place|savePending)\w+\.(?:status|state|products\[\]\.(?:name|product_type|\*))$/,
    why: 'ignored: taken from the catalogue instead',
  },
  { paths: /\.addressInformation\.\*$/, why: 'members that no schema names are ignored' },
  { paths: /^(?:update|delete)CartItem\.cartItem\.\*$/, why: 'members that no schema names are ignored' },
  { paths: /^collectTotals\.methods\./, why: 'compared with the methods on offer' },
  { paths: /^mapUrl\w*\./, why: 'compared with the addresses of the catalogue' },
  { paths: /^applyCoupon\.coupon$/, why: 'compared with the coupons; the page does not send a code that looks like a card number' },
  { paths: /[pP]assword$/, why: 'stored as a hash only' },
  { paths: /^logIn\.username$/, why: 'compared with the customers' },
  { paths: /^sendMail\.(?:source|target)Address$/, why: 'checked as an e-mail address by the use case' },
  { paths: /^createReview\.review\.pictures\[\]$/, why: 'a picture, which is decoded and encoded again' },
  { paths: /[gG]raphql/, why: 'a query: neither stored nor logged' },
  { paths: /^searchCatalog/, why: 'neither stored nor logged; the page does not send a text that looks like a card number' },
  { paths: /^read(?:Guest)?Document\.number$/, why: 'compared with the documents of the order' },
]

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href) as Promise<object>))
const endpoints = modules.flatMap((module) => Object.entries(module)).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
const open = endpoints
  .flatMap(([name, { body, query, params }]) => [body, query, params].flatMap((part) => (part ? listOpenTexts(part, name) : [])))
  .filter((path) => !MADE.has(path.split('.').at(-1) ?? ''))

/** docs/behaviour/forms.md */
describe('the number of a payment card', () => {
  it('is refused in every text of the wire, or there is a reason why it is never stored', () => {
    expect(endpoints.length).toBeGreaterThan(60)
    expect(open.filter((path) => !ELSEWHERE.some(({ paths }) => paths.test(path)))).toEqual([])
  })

  it.each(ELSEWHERE)('$paths is still in the wire: $why', ({ paths }) => {
    expect(open.some((path) => paths.test(path))).toBe(true)
  })
})

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'result' in value
}
