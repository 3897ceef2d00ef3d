import { catalogLocales } from '@meerkat/i18n/load-messages'
import { createI18n } from '@meerkat/i18n/messages'
import { afterAll, describe, expect, it } from 'vitest'
import { createOperator } from '../../operator.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { openTestShop } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'
import { sweepAlerts, viewOf } from '../../testing/sweep-alerts.ts'
import { composeProductAlert } from '../mail/compose-account-mail.ts'
import { createMailContext } from '../mail/mail-context.ts'
import { makeUnsubscribeKey } from '../newsletter/unsubscribe-key.ts'
import { putAlert } from './product-alert.store.ts'

/** Generous, for busy machines. */
const SOON = { timeout: 15_000 }
const PATH = '/api/ext/product-alert'

const mailbox = await openMailbox()
afterAll(mailbox.close)
const mailing = await openTestShop({ bundle: aPetShop(), mail: { smtpUrl: mailbox.url } })
afterAll(() => mailing.close())
const reader = aShopper(mailing.app)
const mailsTo = (address: string) => mailbox.mails.filter((_, index) => mailbox.recipients[index]?.includes(address))
const waiting = async () => (await mailing.database.pool.query<{ email: string }>('select email from product_alert order by id')).rows

describe('the mail about a product that is back (docs/behaviour/stock.md §5.3)', () => {
  it('is sent once in the language of the request, links to the variant, and deletes the request', async () => {
    const stock = createOperator(mailing.database)
    await stock.setStock('DERMA-CARE-3KG', 0)
    const email = 'german@example.com'
    expect(await reader.post(`${PATH}?storeCode=de`, { email, sku: 'DERMA-CARE-3KG' })).toMatchObject({ result: 'requested' })
    await stock.setStock('DERMA-CARE-3KG', 5)
    await sweepAlerts(mailing)
    const mail = await mailbox.mailTo(email)
    const german = await createI18n('de-DE', ['mail'])
    expect(mail.subject).toBe(german.t('mail.alert.subject', { name: 'Derma Care Adult 3 kg' }))
    expect(mail.html).toContain('<html lang="de-DE">')
    expect(mail.text).toMatch(/http:\/\/localhost:3000\/de\/\S*DERMA-CARE-3KG/)
    expect(mail.text).toMatch(/http:\/\/localhost:3000\/de\/product-alert\?key=\S+/)
    await expect.poll(waiting, SOON).toEqual([])

    // When the product is sold out and back once more, a new request is needed.
    await stock.setStock('DERMA-CARE-3KG', 0)
    await stock.setStock('DERMA-CARE-3KG', 5)
    expect(await sweepAlerts(mailing)).toBe(0)
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('has a link that ends all requests of its address, as does the unsubscribe button of a mail client', async () => {
    const stock = createOperator(mailing.database)
    const email = 'leaves@example.com'
    await stock.setStock('SCARCE', 0)
    await reader.post(PATH, { email, sku: 'SCARCE' })
    await stock.setStock('SCARCE', 1)
    await sweepAlerts(mailing)
    const mail = await mailbox.mailTo(email)
    const key = /product-alert\?key=(\S+)/.exec(mail.text ?? '')?.[1] ?? ''
    const header = (name: string) => mail.headers.find(({ key: known }) => known === name)?.value ?? ''
    expect(header('list-unsubscribe')).toBe(`<http://localhost:3000${PATH}/end?key=${key}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

    await reader.post(PATH, { email, sku: 'GONE' })
    await reader.post(PATH, { email: 'stays@example.com', sku: 'GONE' })
    expect(await reader.post(`${PATH}/end?key=x`)).toMatchObject({ status: 404, result: 'This link is not valid any more' })
    const otherKey = await makeUnsubscribeKey(mailing.database.sql, 'newsletter', email)
    expect(await reader.post(`${PATH}/end?key=${otherKey}`)).toMatchObject({ status: 404 })
    await expect.poll(waiting, SOON).toEqual([{ email }, { email: 'stays@example.com' }])
    const ended = await mailing.app.inject({
      method: 'POST',
      url: `${PATH}/end?key=${key}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(ended.json()).toEqual({ code: 200, result: 'ended' })
    expect(await waiting()).toEqual([{ email: 'stays@example.com' }])
    expect(mailing.faults).toEqual([])
  })

  it('is sent to an unconfirmed address at most six times a day; the rest wait', async () => {
    const email = 'victim@example.com'
    const inStock = {
      'TICK-COLLAR': 10,
      'SHAMPOO-250': 11,
      'KIT-KIB-1KG': 12,
      'KIT-KIB-2KG': 13,
      'LITTER-5KG': 14,
      'ID-TAG': 17,
      PAIRS: 22,
      FREE: 23,
    }
    const now = new Date()
    for (const [sku, productId] of Object.entries(inStock))
      await putAlert(mailing.database.sql, { email, sku, productId, storeCode: '', language: null, now })
    await sweepAlerts(mailing)
    const held = async () => (await mailing.database.pool.query('select subject from held_mail')).rows.length
    await expect.poll(held, SOON).toBe(2)
    await expect.poll(() => mailsTo(email).length, SOON).toBe(6)
    await expect.poll(async () => (await waiting()).filter((row) => row.email === email).length, SOON).toBe(2)
  })

  it.each(catalogLocales)('has all its texts in %s', async (locale) => {
    const context = await createMailContext(viewOf(''), { publicUrl: 'https://shop.example', language: locale })
    const name = 'Toy <b>'
    const alert = { name, image: '/t/o/toy.webp', path: '/toy.html', endUrl: 'https://shop.example/product-alert?key=K' }
    const { subject, text, html } = composeProductAlert(context, alert)
    expect(context.locale).toBe(locale)
    expect(subject).toContain(name)
    for (const part of [subject, text, html]) expect(part).not.toMatch(/mail\.alert|\{name\}/)
    for (const url of ['https://shop.example/toy.html', alert.endUrl]) expect(text).toContain(url)
    expect(html).toContain('Toy &lt;b&gt;')
    expect(html).toContain('src="https://shop.example/img/150/150/resize/t/o/toy.jpg"')
    const english = composeProductAlert(
      await createMailContext(viewOf(''), { publicUrl: 'https://shop.example', language: 'en-US' }),
      alert,
    )
    expect(text === english.text).toBe(locale.startsWith('en'))
  })
})
