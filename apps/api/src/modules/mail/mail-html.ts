import { escapeHtml } from '@meerkat/domain/format/escape-html'
import type { GoodsRow, LabelledLink, MailBlock, TableRow } from './mail-block.ts'
import { FONT, HEADING_FONT, LIGHT, type MailColours, STAR_FONT, writeDarkRules } from './mail-look.ts'
import type { MailContent } from './render-mail.ts'

/** The mark is attached to each mail, so that it is shown even by clients that block remote pictures. */
export const MARK_ID = 'mark@meerkat'

const WIDTH = 600
/** Size of the pictures in a list of goods, in CSS pixels. */
const PICTURE = 64
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"'
const PHONE = `@media (max-width:${WIDTH}px){.m-outer{padding:0!important}.m-body{padding:24px 16px!important;border-radius:0!important}.m-head{padding:16px!important;border-radius:0!important}.m-foot{padding:20px 16px!important}.m-column{display:block!important;width:auto!important;padding:0 0 16px!important}}`

/** Uses tables and inline styles, because mail clients support little else. The style sheet only adds dark colours and narrow screens. */
export function toHtml({ subject, blocks, shop, home, locale, brand, ...end }: MailContent): string {
  const colours = brand.light
  const intro = blocks.find((block, index) => index > 0 && block.kind === 'paragraph')
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}${writeDarkRules(brand.dark)}${PHONE}</style></head>
<body class="m-page m-ink" style="margin:0;padding:0;background-color:${colours.bone};color:${colours.ink};font:16px/1.5 ${FONT};word-break:auto-phrase">
${intro?.kind === 'paragraph' ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(intro.text)}</div>` : ''}
<table ${TABLE} class="m-page" style="background-color:${colours.bone}"><tr><td class="m-outer" align="center" style="padding:24px 12px">
<table ${TABLE} style="max-width:${WIDTH}px">
<tr><td class="m-head" style="padding:18px 32px;background-color:${colours.frame};border-radius:16px 16px 0 0">${toHead({ shop, home, brand })}</td></tr>
<tr><td class="m-card m-ink m-body" style="padding:32px;background-color:${colours.paper};color:${colours.ink};border-radius:0 0 16px 16px;font:16px/1.5 ${FONT}">
<h1 class="m-ink" style="margin:0 0 20px;text-wrap:balance;color:${colours.ink};font:bold 24px/1.25 ${HEADING_FONT}">${toHeading(subject)}</h1>
${blocks.map((block) => toBlock(block, colours)).join('\n')}
</td></tr>
<tr><td class="m-soft m-foot" style="padding:20px 32px;color:${colours.inkSoft};font:14px/1.5 ${FONT}">${toFoot({ home, ...end }, colours)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

/** Lines break between sentences first: "How was it? Your order 000000031" otherwise breaks within its second one. */
function toHeading(subject: string): string {
  const [first = '', ...others] = subject.split(/(?<=[?!]) |(?<=[？！])/)
  if (others.length === 0) return escapeHtml(first)
  return [first, ...others].map((sentence) => `<span style="display:inline-block">${escapeHtml(sentence)}</span>`).join(' ')
}

function toHead({ shop, home, brand }: Pick<MailContent, 'shop' | 'home' | 'brand'>): string {
  const own = `color:${brand.light.onFrame};text-decoration:none;font:bold 22px/1 ${HEADING_FONT}`
  const link = (content: string) => `<a class="m-brand" href="${escapeHtml(home)}" style="${own}">${content}</a>`
  if (brand.hasLogo) return link(`<img src="cid:${MARK_ID}" height="36" alt="${escapeHtml(shop)}" style="display:block;border:0">`)
  const mark = `<img src="cid:${MARK_ID}" width="32" height="32" alt="" style="vertical-align:middle;border:0">`
  return link(`${mark}<span style="vertical-align:middle">&nbsp;${escapeHtml(shop)}</span>`)
}

/** The shop's URL without its protocol, linked in the colour of the text: mail clients would otherwise make it a blue link. */
function toFoot({ footer, sender, home }: Pick<MailContent, 'footer' | 'sender' | 'home'>, colours: MailColours): string {
  const shown = escapeHtml(home.replace(/^https?:\/\//, '').replace(/\/$/, ''))
  const link = `<a class="m-soft" href="${escapeHtml(home)}" style="color:${colours.inkSoft}">${shown}</a>`
  const text = escapeHtml(footer('\n')).replace('\n', link)
  return [text, escapeHtml(sender)].filter(Boolean).join('<br>')
}

function toBlock(block: MailBlock, colours: MailColours): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${toLines(block.text)}</p>`
    case 'link':
      // The cell is coloured: Outlook ignores the padding of links.
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="m-button" style="background-color:${colours.veld};border-radius:10px;padding:13px 24px;text-align:center"><a class="m-on-button" href="${escapeHtml(block.url)}" style="color:${colours.onVeld};text-decoration:none;font-weight:bold">${escapeHtml(block.label)}</a></td></tr></table>`
    case 'minor-link':
      return `<p style="margin:0 0 16px;font-size:14px">${toLink(block, colours)}</p>`
    case 'code':
      return `<p class="m-panel m-line" style="margin:0 0 16px;padding:14px;background-color:${colours.sand};border:1px dashed ${colours.line};border-radius:10px;text-align:center;font:bold 20px monospace">${escapeHtml(block.text)}</p>`
    case 'notice':
      return `<table ${TABLE} style="margin:0 0 20px"><tr><td class="m-panel m-ink" style="padding:16px 20px;background-color:${colours.sand};color:${colours.ink};border-radius:10px"><strong style="font-size:18px">${escapeHtml(block.text)}</strong>${toNote(block.note, colours)}</td></tr></table>`
    case 'table':
      return `<table ${TABLE} style="margin:0 0 24px">${block.rows.map((row) => toRow(row, colours)).join('')}</table>`
    case 'goods':
      return `<table ${TABLE} style="margin:0 0 24px">${block.rows.map((row) => toGoodsRow(row, colours)).join('')}</table>`
    case 'columns':
      return `<table ${TABLE} style="margin:0 0 8px"><tr>${block.columns.map(toColumn(block.columns.length)).join('')}</tr></table>`
  }
}

function toRow({ label, value, note, isTotal, isText }: TableRow, colours: MailColours): string {
  const cell = isTotal
    ? `padding:12px 0 0;border-top:2px solid ${colours.line};vertical-align:top;font-weight:bold;font-size:18px`
    : 'padding:5px 0;vertical-align:top'
  return `<tr><td class="m-line" style="${cell}${isText ? ';white-space:nowrap' : ''}">${escapeHtml(label)}${toNote(note, colours)}</td><td class="m-line" align="right" style="${cell};padding-left:16px;text-align:right${isText ? '' : ';white-space:nowrap'}">${escapeHtml(value)}</td></tr>`
}

function toGoodsRow({ label, note, value, picture, alt, url, link, stars = [] }: GoodsRow, colours: MailColours): string {
  const cell = `padding:12px 0;border-top:1px solid ${colours.line};vertical-align:top`
  // The well is white in both themes, and so is the ground of the alternative text where pictures are blocked.
  const image =
    picture === null
      ? ''
      : `<img src="${escapeHtml(picture)}" width="${PICTURE}" height="${PICTURE}" alt="${escapeHtml(alt)}" style="display:block;border:0;border-radius:10px;background-color:#fff;color:${LIGHT.ink};font-size:12px">`
  const name =
    url === null
      ? escapeHtml(label)
      : `<a class="m-ink" href="${escapeHtml(url)}" style="color:${colours.ink};text-decoration:none">${escapeHtml(label)}</a>`
  const action = link ? `<br><span style="font-weight:normal">${toLink(link, colours)}</span>` : ''
  return (
    `<tr>${image && `<td class="m-line" width="${PICTURE + 16}" style="${cell}">${image}</td>`}` +
    `<td class="m-line" colspan="${(image ? 1 : 2) + (value ? 0 : 1)}" style="${cell};font-weight:bold">${name}${toNote(note, colours)}${toStars(stars, colours)}${action}</td>` +
    `${value && `<td class="m-line" align="right" style="${cell};padding-left:16px;text-align:right;white-space:nowrap">${escapeHtml(value)}</td>`}</tr>`
  )
}

/** Outlined, because none is chosen yet. A screen reader reads the label of each star. */
function toStars(stars: readonly LabelledLink[], colours: MailColours): string {
  if (stars.length === 0) return ''
  const own = `display:inline-block;padding:6px 6px 6px 0;color:${colours.veld};text-decoration:none;font:32px/1 ${STAR_FONT}`
  const links = stars.map(({ label, url }) => {
    const name = escapeHtml(label)
    return `<a class="m-link" href="${escapeHtml(url)}" title="${name}" aria-label="${name}" style="${own}">☆</a>`
  })
  return `<br><span style="white-space:nowrap">${links.join('')}</span>`
}

function toColumn(count: number): (column: { readonly label: string; readonly text: string }) => string {
  const width = Math.floor(100 / count)
  return ({ label, text }) =>
    `<td class="m-column" width="${width}%" style="width:${width}%;padding:0 16px 16px 0;vertical-align:top"><strong>${escapeHtml(label)}</strong><br>${toLines(text)}</td>`
}

function toLink({ label, url }: LabelledLink, colours: MailColours): string {
  return `<a class="m-link" href="${escapeHtml(url)}" style="color:${colours.veld}">${escapeHtml(label)}</a>`
}

function toNote(note: string | undefined, colours: MailColours): string {
  return note
    ? `<br><span class="m-soft" style="color:${colours.inkSoft};font-size:14px;font-weight:normal">${escapeHtml(note)}</span>`
    : ''
}

function toLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
