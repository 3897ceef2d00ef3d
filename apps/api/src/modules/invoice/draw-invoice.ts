import type { HistoryAddress, HistoryOrder } from '@meerkat/contract/order-history'
import type { ShopConfig, StoreView } from '@meerkat/contract/store-config'
import { formatDate } from '@meerkat/domain/format/format-date'
import { formatPrice } from '@meerkat/domain/format/format-price'
import type { Words } from '@meerkat/i18n/words'
import Pdf from 'pdfkit'
import { toPrintable } from '../../text/printable.ts'
import type { InvoiceFont } from './invoice-font.ts'

const MARGIN = 56
const REGULAR = 'regular'
const BOLD = 'bold'
const RIGHT = 595 - MARGIN
/** Right edge and width of a column of amounts. */
const COLUMNS = { qty: [330, 40], price: [370, 80], total: [450, RIGHT - 450] } as const
const LINE = 16
const LOWEST = 780

export interface InvoiceParts {
  readonly order: HistoryOrder
  readonly seller: ShopConfig['seller']
  readonly view: StoreView
  readonly say: Words
  /** Null: the standard fonts built into every PDF reader. */
  readonly font: InvoiceFont | null
}

/** The document being drawn, and how its fonts encode text. */
interface Sheet {
  readonly pdf: PDFKit.PDFDocument
  readonly print: (text: string) => string
}

/** Draws an invoice from the data stored with the order: A4, as many pages as needed. */
export async function drawInvoice({ order, seller, view, say, font }: InvoiceParts): Promise<Buffer> {
  const title = say('mail.invoice.title', { number: order.increment_id })
  const pdf = new Pdf({ size: 'A4', margin: MARGIN, info: { Title: title, Author: seller.name } })
  pdf.registerFont(REGULAR, font ?? 'Helvetica')
  pdf.registerFont(BOLD, font ?? 'Helvetica-Bold')
  const sheet: Sheet = { pdf, print: font ? (text) => text.normalize('NFC') : toPrintable }
  const { print } = sheet
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))

  const money = (amount: number) => formatPrice(amount, view.i18n)
  drawHead(sheet, { seller, say })
  drawRecipient(sheet, order.billing_address, say)
  pdf
    .font(BOLD)
    .fontSize(16)
    .text(print(title), MARGIN, pdf.y + LINE)
  pdf.font(REGULAR).fontSize(10).moveDown(0.5)
  const date = formatDate(order.created_at, { format: 'YYYY-MM-DD', locale: view.i18n.defaultLocale, timeZone: 'UTC' })
  pdf.text(print(`${say('mail.order.number')}: ${order.increment_id}   ${say('mail.order.date')}: ${date}`))
  pdf.text(print(`${say('mail.order.payment')}: ${order.payment.additional_information[0] ?? order.payment.method}`)).moveDown(1.5)

  for (const { name, sku, options = [], qty_ordered, price, row_total } of order.items) {
    const choice = options.map(({ label, value }) => `${label}: ${value}`).join(', ')
    drawRow(sheet, [name, sku, choice].filter(Boolean).join('\n'), {
      qty: String(qty_ordered),
      price: money(price),
      total: money(row_total),
    })
  }
  pdf.moveTo(MARGIN, pdf.y).lineTo(RIGHT, pdf.y).lineWidth(0.5).stroke()
  pdf.y += LINE / 2
  for (const [label, amount] of listTotals(order, say)) drawRow(sheet, label, { total: money(amount) })
  pdf.font(BOLD)
  drawRow(sheet, say('mail.order.total'), { total: money(order.grand_total) })
  pdf.end()
  await finished
  return Buffer.concat(chunks)
}

/** Amounts exclude tax; tax has its own row. */
function listTotals(order: HistoryOrder, say: Words): [label: string, amount: number][] {
  return [
    [say('mail.order.subtotal'), order.subtotal],
    ...(order.discount_amount === 0
      ? []
      : [[say('mail.order.discount', { code: order.coupon_code ?? '' }), order.discount_amount] as [string, number]]),
    ...(order.is_virtual ? [] : [[say('mail.order.shipping'), order.shipping_amount] as [string, number]]),
    [say('mail.invoice.tax'), order.tax_amount],
  ]
}

function drawHead({ pdf, print }: Sheet, { seller, say }: Pick<InvoiceParts, 'seller' | 'say'>): void {
  const tax = seller.taxNumber === '' ? [] : [say('mail.invoice.taxNumber', { number: seller.taxNumber })]
  pdf.font(BOLD).fontSize(12).text(print(seller.name), { align: 'right' })
  pdf
    .font(REGULAR)
    .fontSize(10)
    .text(print([...seller.address, ...tax].join('\n')), { align: 'right' })
}

function drawRecipient({ pdf, print }: Sheet, address: HistoryAddress, say: Words): void {
  const { firstname, lastname, company, vat_id, street = [], postcode, city, region, country_id } = address
  const name = [firstname, lastname].filter(Boolean).join(' ')
  const lines = [
    company,
    name,
    ...street,
    [postcode, city].filter(Boolean).join(' '),
    region,
    country_id,
    vat_id && say('mail.invoice.taxNumber', { number: vat_id }),
  ]
  pdf.text(print(lines.filter((line) => line?.trim()).join('\n')), MARGIN, pdf.y + LINE)
}

function drawRow({ pdf, print }: Sheet, label: string, cells: Partial<Record<keyof typeof COLUMNS, string>>): void {
  const text = print(label)
  const width = COLUMNS.qty[0] - MARGIN
  const height = pdf.heightOfString(text, { width })
  if (pdf.y + height > LOWEST) pdf.addPage()
  const top = pdf.y
  for (const column of ['qty', 'price', 'total'] as const) {
    const [left, columnWidth] = COLUMNS[column]
    pdf.text(print(cells[column] ?? ''), left, top, { width: columnWidth, align: 'right', lineBreak: false })
  }
  pdf.text(text, MARGIN, top, { width })
  pdf.y = top + height + LINE / 2
}
