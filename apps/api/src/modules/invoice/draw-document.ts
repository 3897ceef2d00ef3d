import { formatPrice } from '@meerkat/domain/format/format-price'
import { formatter } from '@meerkat/domain/format/formatter'
import { joinList } from '@meerkat/domain/format/join-list'
import { labelled } from '@meerkat/domain/format/with-colon'
import type { Translate } from '@meerkat/i18n/messages'
import Pdf from 'pdfkit'
import { documentTitle, factsOf, recipientLines, sellerLines, sumRows, taxRows } from './document-text.ts'
import type { FontFile } from './fonts/font-files.ts'
import { createTypesetter, type Typesetter } from './fonts/typesetter.ts'
import type { DocumentLine, TaxDocument } from './tax-document.ts'

const MARGIN = 56
const WIDTH = 595 - 2 * MARGIN
const RIGHT = MARGIN + WIDTH
/** Content ends here, in points from the top; only the page number is below. */
const BOTTOM = 770
const TEXT = 9.5
/** Height of the coloured head of the first page. */
const HEAD = 64
const LOGO = 34
/** Left edge and width of each column of amounts. */
const COLUMNS = { qty: [304, 36], price: [340, 76], rate: [416, 42], amount: [458, RIGHT - 458] } as const
/** The sums are on the right, in a column wide enough for the name of a delivery method. */
const SUMS_LEFT = MARGIN + 150
const AMOUNT_WIDTH = 100
const NAME_WIDTH = COLUMNS.qty[0] - MARGIN - 8

/** Colours and logo of the shop. They may change after a document was issued; its data never does. */
export interface DocumentLook {
  readonly frame: string
  readonly onFrame: string
  readonly ink: string
  readonly inkSoft: string
  readonly sand: string
  readonly line: string
  /** PNG. */
  readonly logo: Buffer
  /** Whether the name of the seller is written beside the logo. */
  readonly namesSeller: boolean
}

export interface DrawOptions {
  readonly t: Translate
  readonly fonts: readonly FontFile[]
  readonly look: DocumentLook
}

/** The document being drawn, and how far down the page it is. */
interface Sheet {
  readonly pdf: PDFKit.PDFDocument
  readonly type: Typesetter
  readonly look: DocumentLook
  y: number
}

/** Draws an invoice, a credit note or the confirmation of an order: A4, as many pages as needed. */
export async function drawDocument(document: TaxDocument, { t, fonts, look }: DrawOptions): Promise<Buffer> {
  const title = documentTitle(document, t)
  const pdf = new Pdf({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    // The default would be a standard font, which is embedded even if it is not used.
    font: fonts[0]?.regular ?? '',
    lang: document.locale,
    info: { Title: `${title} ${document.number}`, Author: document.seller.name },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))

  const sheet: Sheet = { pdf, type: createTypesetter(pdf, fonts, look.ink), look, y: HEAD + 36 }
  drawBand(sheet, document)
  drawHead(sheet, document, { t, title })
  drawLines(sheet, document, t)
  drawSums(sheet, document, t)
  drawPageNumbers(sheet, `${title} ${document.number}`)
  pdf.end()
  await finished
  return Buffer.concat(chunks)
}

/** The logo on the colour of the shop's header. */
function drawBand({ pdf, type, look }: Sheet, { seller }: TaxDocument): void {
  pdf.rect(0, 0, 2 * MARGIN + WIDTH, HEAD).fill(look.frame)
  pdf.image(look.logo, MARGIN - 4, (HEAD - LOGO) / 2, { height: LOGO })
  if (!look.namesSeller) return
  const [name = ''] = type.breakLines(seller.name, { size: 17, bold: true, width: WIDTH - LOGO })
  type.draw(name, { x: MARGIN + LOGO, y: HEAD / 2 - 12, width: WIDTH - LOGO, size: 17, bold: true, colour: look.onFrame })
}

function drawHead(sheet: Sheet, document: TaxDocument, { t, title }: { t: Translate; title: string }): void {
  const { type, look } = sheet
  const half = WIDTH / 2
  const right = { x: MARGIN + half, width: half, align: 'right' } as const
  // The band above names the seller already, unless it shows a logo.
  const nameHeight = look.namesSeller ? 0 : type.draw(document.seller.name, { ...right, y: sheet.y, size: 13, bold: true })
  const sellerHeight = nameHeight + type.draw(sellerLines(document, t).join('\n'), { ...right, y: sheet.y + nameHeight + 2, size: TEXT })
  const label = t(document.kind === 'credit-note' ? 'mail.invoice.creditTo' : 'mail.order.billTo')
  const toHeight = type.draw(label, { x: MARGIN, y: sheet.y + 60, width: half - 16, size: 8.5, colour: look.inkSoft })
  const recipient = { x: MARGIN, y: sheet.y + 60 + toHeight, width: half - 16, size: 10.5 }
  const recipientHeight = 60 + toHeight + type.draw(recipientLines(document, t).join('\n'), recipient)
  sheet.y += Math.max(sellerHeight, recipientHeight) + 28

  sheet.y += type.draw(`${title} ${document.number}`, { x: MARGIN, y: sheet.y, width: WIDTH, size: 17, bold: true }) + 8
  if (document.kind === 'confirmation') {
    sheet.y += type.draw(t('mail.invoice.notYet'), { x: MARGIN, y: sheet.y, width: WIDTH, size: TEXT, colour: look.inkSoft }) + 8
  }
  for (const [name, value] of factsOf(document, t)) {
    const nameBox = { x: MARGIN, y: sheet.y, width: 150, size: TEXT, colour: look.inkSoft }
    const height = type.draw(name, nameBox)
    sheet.y += Math.max(height, type.draw(value, { x: MARGIN + 158, y: sheet.y, width: WIDTH - 158, size: TEXT }))
  }
  sheet.y += 18
}

function drawLines(sheet: Sheet, document: TaxDocument, t: Translate): void {
  const money = (amount: number) => formatPrice(amount, document.i18n)
  const head = {
    name: t('mail.invoice.description'),
    qty: t('mail.invoice.qty'),
    price: t('mail.invoice.price'),
    rate: t('mail.invoice.tax'),
    amount: t(document.isNet ? 'mail.invoice.netAmount' : 'mail.invoice.grossAmount'),
  }
  const drawTableHead = () => {
    sheet.pdf.roundedRect(MARGIN - 10, sheet.y - 6, WIDTH + 20, TEXT * 1.4 + 12, 5).fill(sheet.look.sand)
    drawCells(sheet, head, { bold: true })
    sheet.y += 6
  }
  drawTableHead()
  for (const line of document.lines) {
    const cells = {
      name: nameOf(line, document.locale),
      qty: String(line.qty),
      price: money(line.price),
      rate: percentText(line.taxPercent, document.locale),
      amount: money(line.amount),
    }
    if (sheet.y + heightOf(sheet, cells.name) > BOTTOM) {
      nextPage(sheet)
      drawTableHead()
    }
    drawCells(sheet, cells, {})
    rule(sheet, 0.6)
  }
  sheet.y += 4
}

function drawSums(sheet: Sheet, document: TaxDocument, t: Translate): void {
  const { type } = sheet
  const rows = sumRows(document, t)
  if (sheet.y + (rows.length + document.money.tax.length + 3) * TEXT * 1.6 > BOTTOM) nextPage(sheet)
  for (const { label, value, isTotal } of rows) {
    if (isTotal) {
      sheet.y += 6
      sheet.pdf.roundedRect(SUMS_LEFT - 10, sheet.y - 5, RIGHT - SUMS_LEFT + 20, 12.5 * 1.4 + 10, 5).fill(sheet.look.sand)
    }
    const style = { size: isTotal ? 12.5 : TEXT, bold: isTotal }
    const amount = { x: RIGHT - AMOUNT_WIDTH, y: sheet.y, width: AMOUNT_WIDTH, align: 'right', ...style } as const
    const height = type.draw(label, { x: SUMS_LEFT, y: sheet.y, width: RIGHT - AMOUNT_WIDTH - 8 - SUMS_LEFT, ...style })
    sheet.y += Math.max(height, type.draw(value, amount)) + 3
  }
  sheet.y += 14
  drawTaxTable(sheet, document, t)
}

/** Net amount, rate and tax of each rate: tax law requires them, whatever the rows above show. */
function drawTaxTable(sheet: Sheet, document: TaxDocument, t: Translate): void {
  const { type } = sheet
  const rows = taxRows(document, t)
  for (const [index, cells] of rows.entries()) {
    const style = { y: sheet.y, size: 8.5, align: 'right', ...(index === 0 && { colour: sheet.look.inkSoft }) } as const
    const width = 100
    const heights = cells.map((text, at) => type.draw(text, { ...style, x: RIGHT - (cells.length - at) * width, width }))
    sheet.y += Math.max(...heights) + 2
  }
}

function nameOf({ name, sku, options }: DocumentLine, locale: string): string {
  const choice = joinList(
    options.map(({ label, value }) => labelled(label, value, locale)),
    locale,
  )
  return [name, sku, choice].filter(Boolean).join('\n')
}

type Cells = Readonly<Record<'name' | keyof typeof COLUMNS, string>>

function drawCells(sheet: Sheet, { name, ...cells }: Cells, style: { readonly bold?: boolean; readonly colour?: string }): void {
  const heights = [sheet.type.draw(name, { x: MARGIN, y: sheet.y, width: NAME_WIDTH, size: TEXT, ...style })]
  for (const column of ['qty', 'price', 'rate', 'amount'] as const) {
    const [x, width] = COLUMNS[column]
    heights.push(sheet.type.draw(cells[column], { x, y: sheet.y, width, size: TEXT, align: 'right', ...style }))
  }
  sheet.y += Math.max(...heights) + 6
}

function heightOf({ type }: Sheet, name: string): number {
  return type.measure(name, { width: NAME_WIDTH, size: TEXT }) + 6
}

function rule(sheet: Sheet, width: number): void {
  sheet.pdf.moveTo(MARGIN, sheet.y).lineTo(RIGHT, sheet.y).lineWidth(width).strokeColor(sheet.look.line).stroke()
  sheet.y += 8
}

function nextPage(sheet: Sheet): void {
  sheet.pdf.addPage()
  sheet.y = MARGIN
}

function drawPageNumbers({ pdf, type, look }: Sheet, name: string): void {
  const { count } = pdf.bufferedPageRange()
  if (count < 2) return
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    // Text below the bottom margin would start a new page.
    pdf.page.margins.bottom = 0
    type.draw(`${name} · ${page + 1} / ${count}`, { x: MARGIN, y: 800, width: WIDTH, size: 8, align: 'right', colour: look.inkSoft })
  }
}

function percentText(percent: number, locale: string): string {
  return formatter(Intl.NumberFormat, locale, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
}
