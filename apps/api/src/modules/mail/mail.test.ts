import { createI18n } from '@meerkat/i18n/messages'
import { afterAll, describe, expect, it } from 'vitest'
import { aCustomer, aRegistration, logIn } from '../../testing/a-customer.ts'
import { ADDRESS, aLine, anOrder, aShopper, configured } from '../../testing/a-shopper.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { openTestShop } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'
import { makeMailToken } from './mail-token.ts'

/** Generous, for busy machines. */
const SOON = { timeout: 15_000 }
const CONTACT = 'hello@meerkat.example'
const TOKEN = '/api/ext/mail-service/get-token'
const SEND = '/api/ext/mail-service/send-email'

const mailbox = await openMailbox()
afterAll(mailbox.close)
const { shop, shopper } = await openForFile({ mail: { smtpUrl: mailbox.url } })

function linkIn(text: string | undefined): URL {
  const link = /https?:\/\/\S+\?\S+/.exec(text ?? '')?.[0]
  if (!link) throw new Error(`There is no link in ${text}`)
  return new URL(link)
}

describe('account mails', () => {
  it('welcome a customer, as HTML and as text, from the shop', async () => {
    const { customer, password } = aRegistration({ firstname: '<b>Thandi</b> & "Co"' })
    await shopper.post('/api/user/create', { customer, password })
    const mail = await mailbox.mailTo(customer.email)
    expect(mail.subject).toBe('Welcome to Meerkat')
    expect(mail.from).toMatchObject({ name: 'Meerkat', address: CONTACT })
    expect(mail.text).toContain('Hello <b>Thandi</b> & "Co",')
    expect(mail.html).toContain('&lt;b&gt;Thandi&lt;/b&gt; &amp; &quot;Co&quot;')
    expect(mail.html).not.toContain('<b>Thandi')
    expect(mail.html).toContain('href="http://localhost:3000/my-account"')
    expect(mail.text).toContain(
      '\n-- \nMeerkat, http://localhost:3000. Questions? Simply reply to this e-mail.\nMeerkat Pet Supplies, 12 Sentinel Road, ',
    )
  })

  it('use the language of the store view, and link to it', async () => {
    const { customer, password } = aRegistration()
    await shopper.post('/api/user/create?storeCode=de', { customer, password })
    const mail = await mailbox.mailTo(customer.email)
    const german = await createI18n('de-DE', ['mail'])
    expect(mail.subject).toBe(german.t('mail.welcome.subject', { shop: 'Meerkat' }))
    expect(mail.html).toContain('<html lang="de-DE">')
    expect(mail.html).toContain('href="http://localhost:3000/de/my-account"')
  })

  it('use the language that the shopper chose, with the price format of the store view', async () => {
    const headers = { cookie: 'language=pl-PL; language-de=ja-JP' }
    const polish = await createI18n('pl-PL', ['mail'])
    const { customer, password } = aRegistration()
    await shop.app.inject({ method: 'POST', url: '/api/user/create', headers, payload: { customer, password } })
    expect((await mailbox.mailTo(customer.email)).subject).toBe(polish.t('mail.welcome.subject', { shop: 'Meerkat' }))

    const { addressInformation } = anOrder()
    const address = { ...ADDRESS, email: 'polish@example.com' }
    const payload = anOrder({ addressInformation: { ...addressInformation, shippingAddress: address, billingAddress: address } })
    const { result } = (await shop.app.inject({ method: 'POST', url: '/api/order', headers, payload })).json()
    const mail = await mailbox.mailTo('polish@example.com')
    expect(mail.subject).toBe(polish.t('mail.order.subject', { number: result.orderNumber, shop: 'Meerkat' }))
    expect(mail.text).toMatch(/R\d/)
  })

  it('reset a password: the link works once, ends every session, and is invalidated by the next one', async () => {
    const customer = await aCustomer(shopper)
    await mailbox.mailTo(customer.email)
    const before = mailbox.mails.length
    await shopper.post('/api/user/reset-password', { email: customer.email })
    await expect.poll(() => mailbox.mails.length, SOON).toBe(before + 1)
    await shopper.post('/api/user/resetPassword', { email: customer.email })
    await expect.poll(() => mailbox.mails.length, SOON).toBe(before + 2)
    const links = mailbox.mails.slice(before).map(({ text }) => linkIn(text))
    expect(links[0]?.pathname).toBe('/create-password')
    expect(links[0]?.searchParams.get('email')).toBe(customer.email)
    const create = (link: URL | undefined, email = customer.email, newPassword = 'Whiskers!2025') =>
      shopper.post('/api/user/create-password', { email, newPassword, resetToken: link?.searchParams.get('token') })

    expect(await create(links[0], 'other@example.com')).toMatchObject({ code: 500, result: { errorMessage: expect.any(String) } })
    expect(await create(links[0], customer.email, 'short')).toMatchObject({
      code: 500,
      result: { errorMessage: expect.any(String), code: 400 },
    })
    expect(await create(links[0])).toMatchObject({ code: 200, result: true })
    expect(await create(links[0])).toMatchObject({ code: 500, result: { code: 404 } })
    expect(await create(links[1])).toMatchObject({ code: 500, result: { code: 404 } })
    expect(await customer.get('/api/user/me')).toMatchObject({ code: 401 })
    expect((await logIn(shopper, customer.email, 'Whiskers!2025')).token).toBeTruthy()
    const { rows } = await shop.database.pool.query('select * from password_reset')
    expect(JSON.stringify(rows)).not.toContain(links[0]?.searchParams.get('token'))
  })

  it('are not sent to unknown addresses', async () => {
    await shopper.post('/api/user/reset-password', { email: 'stranger@example.com' })
    const known = await aCustomer(shopper)
    await mailbox.mailTo(known.email)
    expect(mailbox.recipients.flat()).not.toContain('stranger@example.com')
  })
})

describe('order mails', () => {
  it('confirm the order with lines, totals and addresses as stored', async () => {
    const { addressInformation } = anOrder()
    const address = { ...ADDRESS, email: 'order@example.com', city: 'Pretoria <script>' }
    const { result } = await shopper.post(
      '/api/order',
      anOrder({
        products: [aLine('DERMA-CARE', 1, { product_option: configured('32') }), aLine('TICK-COLLAR', 2)],
        addressInformation: { ...addressInformation, shippingAddress: address, billingAddress: address },
      }),
    )
    const mail = await mailbox.mailTo('order@example.com')
    expect(mail.subject).toBe(`Your order ${(result as { orderNumber: string }).orderNumber} at Meerkat`)
    for (const phrase of [
      '1 × Derma Care Adult',
      'Pack size: 3 kg',
      'R460.00',
      '2 × Tick & Flea Collar',
      'R929.20',
      '14 Acacia Road',
      'Cash on delivery',
    ])
      expect(mail.text).toContain(phrase)
    expect(mail.html).toContain('Pretoria &lt;script&gt;')
    expect(mail.html).not.toContain('<script')
    expect(mail.text).toMatch(/With you \w{3},? \d/)
    expect(mail.text).toMatch(/Please have R[\d,.]+ ready when the driver comes\./)
  })

  it('link the page of each product that is still sold, and carry the mark of the shop', async () => {
    const { addressInformation } = anOrder()
    const address = { ...ADDRESS, email: 'linked@example.com' }
    const products = [aLine('DERMA-CARE', 1, { product_option: configured('32') })]
    await shopper.post('/api/order', anOrder({ products, addressInformation: { ...addressInformation, billingAddress: address } }))
    const { html, attachments } = await mailbox.mailTo('linked@example.com')
    expect(html).toContain('href="http://localhost:3000/product-4300.html?childSku=DERMA-CARE-3KG"')
    expect(html).toContain('<img src="cid:mark@meerkat"')
    expect(attachments).toMatchObject([{ mimeType: 'image/png', contentId: '<mark@meerkat>', disposition: 'inline' }])
  })

  it('promise no delivery date for an order that is collected', async () => {
    const address = { ...ADDRESS, email: 'collects@example.com' }
    const method = { shipping_carrier_code: 'pickup', shipping_method_code: 'store' }
    const addressInformation = { ...anOrder().addressInformation, ...method, shippingAddress: address, billingAddress: address }
    await shopper.post('/api/order', anOrder({ addressInformation }))
    expect((await mailbox.mailTo('collects@example.com')).text).not.toContain('With you')
  })
})

describe('newsletter mails', () => {
  it('contain the coupon and an unsubscribe link, and support one-click unsubscribe (RFC 8058)', async () => {
    const email = 'leaves@example.com'
    await shopper.post('/api/ext/newsletter/subscribe', { email })
    const token = linkIn((await mailbox.mailTo(email)).text).searchParams.get('token')
    const { meta } = await shopper.post('/api/ext/newsletter/confirm', { token })
    const welcome = () => mailbox.mails.find((mail, index) => mailbox.recipients[index]?.includes(email) && mail.text?.includes('10%'))
    await expect.poll(() => welcome() !== undefined, SOON).toBe(true)
    const mail = welcome()!
    expect(mail.subject).toBe('Your 10% off at Meerkat')
    expect(mail.text).toContain((meta as { coupon: { code: string } }).coupon.code)
    expect(mail.text).toContain('Go to the shop:\nhttp://localhost:3000/\n')
    expect(linkIn(mail.text).href).toMatch(/^http:\/\/localhost:3000\/newsletter\?key=[\w.-]+$/)
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? ''
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const { pathname, search } = new URL(header('list-unsubscribe').slice(1, -1))

    const press = (query: string, headers: Record<string, string>, payload: string) =>
      shop.app.inject({ method: 'POST', url: `${pathname}${query}`, headers, payload })
    const status = async () => (await shop.database.pool.query('select status from newsletter_subscriber where email = $1', [email])).rows
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await press('?key=x', form, 'List-Unsubscribe=One-Click')).json()).toMatchObject({ code: 404 })
    expect((await press('', form, '')).json()).toMatchObject({ code: 400 })
    expect(await status()).toEqual([{ status: 'subscribed' }])
    const bodies = [
      [form, 'List-Unsubscribe=One-Click'],
      [{ 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
    ] as const
    for (const [headers, payload] of bodies)
      expect((await press(search, headers, payload)).json()).toEqual({ code: 200, result: 'unsubscribed' })
    expect(await status()).toEqual([{ status: 'unsubscribed' }])
  })
})

describe('the mail service (docs/wire.md §8)', () => {
  const aMail = async (fields: object = {}) => ({
    sourceAddress: 'writer@example.com',
    targetAddress: CONTACT,
    subject: 'Which food?',
    emailText: 'My cat <i>hates</i> it.',
    token: (await shopper.get(TOKEN)).result,
    ...fields,
  })

  it('issues a token by GET and by POST, a new one each time', async () => {
    const tokens = [await shopper.get(TOKEN), await shopper.post(TOKEN), await shopper.get(TOKEN)]
    expect(tokens).toMatchObject(tokens.map(() => ({ status: 200, code: 200, result: expect.any(String) })))
    expect(new Set(tokens.map(({ result }) => result)).size).toBe(3)
  })

  it('sends to the shop with the author as the reply address, and prevents header injection', async () => {
    const before = mailbox.mails.length
    const body = await aMail({ subject: 'Which food?\r\nBcc: victim@example.com\r\n\r\nHi' })
    expect(await shopper.post(SEND, body)).toMatchObject({ status: 200, code: 200, result: 'OK' })
    await expect.poll(() => mailbox.mails.length, SOON).toBe(before + 1)
    const mail = mailbox.mails[before]
    expect(mailbox.recipients[before]).toEqual([CONTACT])
    expect(mail).toMatchObject({
      from: { address: CONTACT },
      replyTo: [{ address: 'writer@example.com' }],
      subject: 'Which food? Bcc: victim@example.com Hi',
      text: expect.stringContaining('My cat <i>hates</i> it.'),
    })
    expect(mail?.html).toBeFalsy()
    expect(mail?.bcc).toBeUndefined()
  })

  it('sends the author a fixed acknowledgement, never the submitted text', async () => {
    const body = await aMail({ sourceAddress: CONTACT, targetAddress: 'writer2@example.com', confirmation: true, emailText: 'Buy pills' })
    expect(await shopper.post(SEND, body)).toMatchObject({ code: 200, result: 'OK' })
    const mail = await mailbox.mailTo('writer2@example.com')
    expect(mail.subject).toBe('Meerkat has received your message')
    expect(`${mail.text}${mail.html}`).not.toContain('pills')
  })

  it('sends one mail per token, however many requests are concurrent', async () => {
    const body = await aMail()
    const answers = await Promise.all(Array.from({ length: 5 }, () => shopper.post(SEND, body)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500, 500, 500, 500])
  })

  it.each([
    { why: 'no token', fields: { token: undefined } },
    { why: 'an unknown token', fields: { token: 'x.y.z' } },
    { why: 'another recipient', fields: { targetAddress: 'victim@example.com' } },
    { why: 'a confirmation not sent by the shop', fields: { confirmation: true } },
    { why: 'no recipient', fields: { targetAddress: '' } },
    { why: 'no sender', fields: { sourceAddress: undefined } },
    { why: 'a sender with a line break', fields: { sourceAddress: 'a@b.co\r\nBcc: victim@example.com' } },
    { why: 'two recipients', fields: { targetAddress: `${CONTACT}, victim@example.com` } },
    { why: 'no text', fields: { emailText: ' ' } },
    { why: 'a number as text', fields: { emailText: 7 } },
  ])('$why: 500 with a text', async ({ fields }) => {
    expect(await shopper.post(SEND, await aMail(fields))).toMatchObject({ status: 500, code: 500, result: expect.any(String) })
  })

  it('acknowledges three messages of an address at most, and sends all of them to the shop', async () => {
    const limited = await openTestShop({ bundle: aPetShop(), rateLimits: true, hasJobs: false })
    try {
      const flooded = 'flooded@example.com'
      const confirmation = { sourceAddress: CONTACT, targetAddress: flooded, confirmation: true }
      // As many as one caller may send in a minute.
      for (const fields of [confirmation, confirmation, confirmation, confirmation, { sourceAddress: flooded }]) {
        // Made directly, because requests for tokens would count against the limit too.
        const token = await makeMailToken(limited.database.sql, new Date())
        expect(await aShopper(limited.app).post(SEND, await aMail({ ...fields, token }))).toMatchObject({ code: 200, result: 'OK' })
      }
      const { rows } = await limited.database.pool.query(
        "select payload->>'kind' as kind, count(*)::int as mails from outbox where payload::text like $1 group by 1 order by 1",
        [`%${flooded}%`],
      )
      expect(rows).toEqual([
        { kind: 'contact', mails: 1 },
        { kind: 'contact-received', mails: 3 },
      ])
    } finally {
      await limited.close()
    }
  })

  it('refuses a token after ten minutes', async () => {
    let now = new Date('2026-05-22T09:00:00Z')
    const later = await openTestShop({ bundle: aPetShop(), now: () => now })
    try {
      const writer = aShopper(later.app)
      const send = async (waitMs: number) => {
        const token = (await writer.get(TOKEN)).result
        now = new Date(now.getTime() + waitMs)
        return (await writer.post(SEND, await aMail({ token }))).code
      }
      expect([await send(9 * 60_000), await send(10 * 60_000 + 1000)]).toEqual([200, 500])
    } finally {
      await later.close()
    }
  })
})
