import { randomBytes } from 'node:crypto'
import type { Answer } from '../http/route.ts'
import type { PageText } from '../messages/messages-for.ts'
import { type Html, html } from './html.ts'
import { STYLE } from './style.ts'

interface PageOptions {
  readonly pageText: PageText
  readonly title: string
  readonly body: Html
  readonly script?: string
  readonly status?: number
  /** The card form is part of the shop's page and has no frame of its own. */
  readonly isEmbedded?: boolean
  /** The shop's colours are its own choice; without one the browser's preference counts. */
  readonly theme?: 'light' | 'dark' | undefined
}

/**
 * A page of a simulator. `sandbox` without `allow-same-origin` gives it an origin of its own even where it is served below the
 * shop's address: it reads nothing of the shop, and the shop reads nothing of it. docs/decisions/0044.
 */
export function page({
  pageText: { language, messages },
  title,
  body,
  script,
  status = 200,
  isEmbedded = false,
  theme,
}: PageOptions): Answer {
  const nonce = randomBytes(16).toString('base64')
  const { html: text } = html`<!doctype html>
<html lang="${language}" data-theme="${theme ?? ''}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${messages.testMode}</title>
<style nonce="${nonce}">${{ html: STYLE }}</style>
</head>
<body class="${isEmbedded ? 'embedded' : 'hosted'}">
<main>
<p class="mark"><strong>${messages.testMode}</strong> ${messages.noMoney}</p>
${body}
</main>
${script === undefined ? null : html`<script nonce="${nonce}">${{ html: script }}</script>`}
</body>
</html>`
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `sandbox allow-scripts allow-forms; default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src data:; base-uri 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
    body: text,
  }
}

export function redirect(location: string): Answer {
  return { status: 303, headers: { location } }
}
