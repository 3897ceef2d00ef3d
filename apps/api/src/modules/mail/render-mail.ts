/** A part of a mail, rendered as HTML and as plain text. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** Something to copy. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly TableRow[] }

export interface TableRow {
  readonly label: string
  readonly value: string
  /** Smaller text below the label. */
  readonly note?: string
  readonly isTotal?: boolean
}

export interface MailContent {
  readonly subject: string
  readonly blocks: readonly MailBlock[]
  readonly footer: string
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

function toHtml({ subject, blocks, footer, locale }: MailContent): string {
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f3ee;color:#26221c;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border-radius:12px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${blocks.map(toHtmlBlock).join('\n')}
<p style="margin:32px 0 0;color:#6b6459;font-size:14px">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`
}

function toHtmlBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f5c4d;color:#fff;text-decoration:none">${escapeHtml(block.label)}</a></p>`
    case 'code':
      return `<p style="margin:0 0 16px;padding:12px;border:1px dashed #1f5c4d;border-radius:8px;text-align:center;font:bold 20px monospace">${escapeHtml(block.text)}</p>`
    case 'table':
      return `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">${block.rows.map(toHtmlRow).join('')}</table>`
  }
}

function toHtmlRow({ label, value, note, isTotal }: TableRow): string {
  const weight = isTotal ? ';font-weight:bold' : ''
  const small = note ? `<br><small style="color:#6b6459">${escapeHtml(note)}</small>` : ''
  const cell = `padding:6px 0;border-bottom:1px solid #e8e3da;vertical-align:top${weight}`
  return `<tr><td style="${cell}">${escapeHtml(label)}${small}</td><td style="${cell};text-align:right">${escapeHtml(value)}</td></tr>`
}

function toText({ blocks, footer }: MailContent): string {
  return `${[...blocks.map(toTextBlock), `-- \n${footer}`].join('\n\n')}\n`
}

function toTextBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'link':
      return `${block.label}:\n${block.url}`
    case 'code':
      return `    ${block.text}`
    case 'table':
      return block.rows.map(({ label, value, note }) => `${label}${note ? ` (${note})` : ''}: ${value}`).join('\n')
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
