import { expect, it } from 'vitest'
import { ADDRESS, anOrder } from '../../testing/a-shopper.ts'
import { openForFile } from '../../testing/open-for-file.ts'

const { shop, shopper } = await openForFile()

const CARD = '4200 0000 0000 0000'
const CARD_ADDRESS = `${CARD.replaceAll(' ', '')}@example.com`
const REVIEW = { product_id: 1, title: 'Good', detail: 'He eats it.', nickname: 'Zanele', review_entity: 'product' }
const MAIL = {
  sourceAddress: 'zanele@example.com',
  targetAddress: 'shop@example.com',
  subject: 'Food',
  emailText: 'Which one?',
  token: 'T',
}
const FIELDS = ['firstname', 'lastname', 'company', 'city', 'region', 'telephone', 'vat_id', 'postcode'] as const

/** Shoppers may type a card number into one of our fields by mistake. Spec §5. */
it.each([...FIELDS, 'street'])('refuses an order with the number of a card in %s, and keeps no trace of it', async (field) => {
  const typed = field === 'street' ? { street: ['14 Acacia Road', CARD] } : { [field]: field === 'postcode' ? CARD : `Thandi ${CARD}` }
  const billingAddress = { ...ADDRESS, ...typed }
  const order = anOrder({ addressInformation: { ...anOrder().addressInformation, billingAddress } })
  for (const path of ['/api/order', '/api/order/save-pending-order']) {
    const answer = await shopper.post(path, order)
    expect({ path, code: answer.code }).toEqual({ path, code: 400 })
    expect(JSON.stringify(answer.result)).not.toContain('0000 0000')
  }
  await expectNoTrace()
})

/** Fields that a person types into, with a card number in each. */
const FREE_TEXTS: readonly { readonly why: string; readonly path: string; readonly body: object; readonly code: number }[] = [
  { why: 'the note to the driver', path: '/api/order', body: withDetails({ shippingExtraFields: { note: [`for ${CARD}`] } }), code: 400 },
  {
    why: 'data for the payment',
    path: '/api/order',
    body: withDetails({ payment_method_additional: { card: 4_200_000_000_000_000 } }),
    code: 400,
  },
  {
    why: 'a further member of an address',
    path: '/api/order',
    body: withDetails({ billingAddress: { ...ADDRESS, gate: CARD } }),
    code: 400,
  },
  { why: 'the text of a review', path: '/api/review/create', body: { review: { ...REVIEW, detail: `He paid\nwith ${CARD}` } }, code: 500 },
  { why: 'the name below a review', path: '/api/review/create', body: { review: { ...REVIEW, nickname: CARD } }, code: 500 },
  { why: 'a message to the shop', path: '/api/ext/mail-service/send-email', body: { ...MAIL, emailText: `Hello\n${CARD}` }, code: 500 },
  { why: 'the sender of a message', path: '/api/ext/mail-service/send-email', body: { ...MAIL, sourceAddress: CARD_ADDRESS }, code: 500 },
  { why: 'the address of a newsletter', path: '/api/ext/newsletter/subscribe', body: { email: CARD_ADDRESS }, code: 500 },
  { why: 'the address for a product alert', path: '/api/ext/product-alert', body: { email: CARD_ADDRESS, sku: 'TICK-COLLAR' }, code: 400 },
  {
    why: 'the address of a new customer',
    path: '/api/user/create',
    body: { customer: { email: CARD_ADDRESS, firstname: 'Zanele', lastname: 'Dube' }, password: 'Whiskers!2025' },
    code: 400,
  },
  { why: 'the subject of a message', path: '/api/ext/mail-service/send-email', body: { ...MAIL, subject: CARD }, code: 500 },
]

it.each(FREE_TEXTS)('refuses $why with the number of a card, and keeps no trace of it', async ({ path, body, code }) => {
  const answer = await shopper.post(path, body)
  expect(answer.code).toBe(code)
  expect(JSON.stringify(answer.result)).not.toContain('0000')
  await expectNoTrace()
})

function withDetails(fields: object): object {
  const { addressInformation } = anOrder()
  return anOrder({ addressInformation: { ...addressInformation, ...fields } })
}

async function expectNoTrace(): Promise<void> {
  expect(shop.logged.join('\n')).not.toContain('0000 0000')
  const { rows: tables } = await shop.database.pool.query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await shop.database.pool.query(`select 1 from ${name} as kept where kept::text like $1 limit 1`, [`%${CARD}%`])
    if (rows.length > 0) found.push(name)
  }
  expect(found).toEqual([])
}
