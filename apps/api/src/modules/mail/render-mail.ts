import type { MailBlock } from './mail-block.ts'
import type { MailBrand } from './mail-brand.ts'
import { toHtml } from './mail-html.ts'

export interface MailContent {
  readonly subject: string
  readonly blocks: readonly MailBlock[]
  /** The last line of the mail, with the address of the shop as it is shown. */
  readonly footer: (address: string) => string
  /** Name and postal address of the company; empty when they are not known. */
  readonly sender: string
  /** Name of the shop. */
  readonly shop: string
  readonly brand: MailBrand
  /** Home page of the store view. */
  readonly home: string
  /** Language of the text, such as `en-US`. */
  readonly locale: string
}

/** Renders the same content as HTML and as text. All text from outside is escaped. */
export function renderMail(content: MailContent): { subject: string; html: string; text: string } {
  return { subject: toHeader(content.subject), html: toHtml(content), text: toText(content) }
}

/** Joins lines, to prevent header injection. */
export function toHeader(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters must be removed
  return text.replaceAll(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()
}

function toText({ blocks, footer, sender, home }: MailContent): string {
  const end = ['-- ', footer(home.replace(/\/$/, '')), sender].filter((line) => line !== '').join('\n')
  return `${[...blocks.map(toTextBlock), end].join('\n\n')}\n`
}

function toTextBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'link':
    case 'minor-link':
      return `${block.label}:\n${block.url}`
    case 'code':
      return `    ${block.text}`
    case 'notice':
      return [block.text, block.note].filter(Boolean).join('\n')
    case 'table':
      return block.rows.map(toTextRow).join('\n')
    case 'goods':
      return block.rows.map((row) => [toTextRow(row), ...(row.link ? [`${row.link.label}: ${row.link.url}`] : [])].join('\n')).join('\n')
    case 'columns':
      return block.columns.map(({ label, text }) => `${label}:\n${text}`).join('\n\n')
  }
}

function toTextRow({ label, value, note }: { label: string; value: string; note?: string }): string {
  return `${label}${note ? ` (${note})` : ''}${value === '' ? '' : `: ${value}`}`
}
