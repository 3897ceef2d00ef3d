import type { HistoryItem } from '@meerkat/contract/history-item'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import { StoreView } from '@meerkat/contract/store-config'
import { resolveStoreViews } from '@meerkat/domain/store-views/resolve-store-views'
import { describe, expect, it } from 'vitest'
import { readStores } from '../../testing/open-test-shop.ts'
import { PLAIN_BRAND } from './mail-brand.ts'
import { createMailContext } from './mail-context.ts'
import { goodsBlock, goodsRow, money, orderBlocks, shipToBlocks } from './order-blocks.ts'
import { renderMail } from './render-mail.ts'

const view = StoreView.parse(resolveStoreViews(readStores())[0])
const context = await createMailContext(view, { publicUrl: 'https://shop.example' })
const COLLAR = { name: 'Tick & Flea "Collar"', options: [{ label: 'Size', value: 'karoo.example' }] } as HistoryItem

it('calls a sample free in the language of the mail', async () => {
  const sample = { ...COLLAR, qty_ordered: 1, row_total: 0, row_total_incl_tax: 0 }
  const order = { items: [sample, { ...sample, row_total: 10, row_total_incl_tax: 11.5 }] } as unknown as HistoryOrder
  const german = await createMailContext(view, { publicUrl: 'https://shop.example', language: 'de-DE' })
  expect(goodsBlock(german, order)).toMatchObject({ rows: [{ value: 'Kostenlos' }, { value: 'R11.50' }] })
})

it('keeps amount and currency sign on one line', async () => {
  const i18n = { ...view.i18n, currencySign: '€', priceFormat: '{amount} {sign}' }
  expect(money({ ...context, view: { ...view, i18n } }, 0.42)).toBe('0.42\u00A0€')
})

describe('the addresses of an order', () => {
  const thandi = {
    firstname: 'Thandi',
    lastname: 'Mokoena',
    street: ['1 Long Street'],
    city: 'Cape Town',
    postcode: '8001',
    country_id: 'ZA',
  }
  const orderTo = (shipping: object) =>
    ({
      created_at: '2026-11-27 10:00:00',
      items: [],
      payment: { method: 'cashondelivery', additional_information: ['Cash on delivery'] },
      billing_address: thandi,
      extension_attributes: { shipping_assignments: [{ shipping: { address: shipping } }] },
    }) as unknown as HistoryOrder
  const columnsOf = (shipping: object) => {
    const columns = orderBlocks(context, orderTo(shipping)).find(({ kind }) => kind === 'columns')
    return columns?.kind === 'columns' ? columns.columns.map(({ label }) => label) : []
  }

  it('include the destination of a parcel that is on its way, and none for what is not sent', () => {
    const text = 'Thandi Mokoena\n1 Long Street\nCape Town, 8001\nSouth Africa'
    expect(shipToBlocks(context, orderTo(thandi))).toEqual([{ kind: 'columns', columns: [{ label: 'Deliver to', text }] }])
    expect(shipToBlocks(context, orderTo({}))).toEqual([])
  })

  it('are shown once where they are the same', () => {
    expect(columnsOf(thandi)).toEqual(['Deliver and invoice to'])
    expect(columnsOf({ ...thandi, city: 'Durban' })).toEqual(['Deliver to', 'Invoice to'])
  })
})

describe('a line of an order', () => {
  it.each([
    {
      why: 'an absolute picture URL in a format that Outlook shows',
      sold: { image: '/c/o/collar.webp' },
      picture: 'https://shop.example/img/150/150/resize/c/o/collar.jpg',
    },
    {
      why: 'other formats unchanged',
      sold: { image: '/c/o/collar.png' },
      picture: 'https://shop.example/img/150/150/resize/c/o/collar.png',
    },
    { why: 'no picture of a product without one', sold: { image: 'no_selection' }, picture: null },
    { why: 'neither picture nor link of what is not sold any more', sold: {}, picture: null },
    { why: 'the page of its product', sold: { link: '/collar.html' }, picture: null, url: 'https://shop.example/collar.html' },
  ])('has $why', ({ sold, picture, url = null }) => {
    expect(goodsRow(context, { ...COLLAR, ...sold }, 2)).toMatchObject({
      label: '2 × Tick & Flea "Collar"',
      picture,
      url,
      alt: COLLAR.name,
    })
  })

  it('is drawn with an alternative text, and no option becomes a link', () => {
    const row = goodsRow(context, { ...COLLAR, image: '/c/o/collar.webp' }, 2)
    const { html, text } = renderMail({
      subject: 'Order',
      blocks: [{ kind: 'goods', rows: [{ ...row, value: 'R1.00', link: { label: 'Review', url: 'https://shop.example/r' } }] }],
      footer: String,
      sender: '',
      shop: 'Shop',
      home: 'https://shop.example/',
      locale: 'en-US',
      brand: PLAIN_BRAND,
    })
    expect(html).toContain('/collar.jpg" width="64" height="64" alt="Tick &amp; Flea &quot;Collar&quot;"')
    expect(html, 'readable on its white ground in a dark mail too').toMatch(/background-color:#fff;color:#17211b/)
    expect(text).toContain('2 × Tick & Flea "Collar" (Size: karoo.\u2060example): R1.00\nReview: https://shop.example/r')
  })
})
