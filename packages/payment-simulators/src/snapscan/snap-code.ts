import { renderSVG } from 'uqr'
import type { Checkout } from '../engine/ledger.ts'
import type { Simulator } from '../engine/simulator.ts'
import type { Answer, Call } from '../http/route.ts'
import { messagesFor } from '../messages/messages-for.ts'
import { endPage } from '../pages/outcome-page.ts'
import { showQrChoice, takeQrChoice } from '../pages/qr-outcomes.ts'

const PROVIDER = 'SnapScan'
const LIFETIME_MS = 60 * 60 * 1000
const SIZES = { least: 50, most: 500, usual: 250 }

/** `GET /qr/{snapCode}?id=&amount=&strict=true` opens the payment; with `.svg` after the code it is the picture of that address. */
export function openCode(simulator: Simulator, call: Call): Answer {
  const name = call.params['code'] ?? ''
  if (name.endsWith('.svg')) return drawCode(simulator, call, name.slice(0, -'.svg'.length))
  const checkout = findOrStart(simulator, call)
  return checkout ? showQrChoice(simulator, call, { checkout, provider: PROVIDER }) : unknownCode(call)
}

export async function payCode(simulator: Simulator, call: Call): Promise<Answer> {
  const checkout = findOrStart(simulator, call)
  return checkout ? takeQrChoice(simulator, call, { checkout, provider: PROVIDER }) : unknownCode(call)
}

/**
 * Nothing is registered beforehand: the link itself contains the amount. With `strict`, later visits cannot change the amount of the first.
 */
export function findOrStart({ settings, ledger, clock }: Simulator, { params, query }: Pick<Call, 'params' | 'query'>): Checkout | null {
  const reference = query.get('id') ?? ''
  const cents = Number(query.get('amount'))
  if (params['code'] !== settings.keys.snapCode || !/^[A-Za-z0-9]{1,64}$/.test(reference)) return null
  if (!Number.isSafeInteger(cents) || cents <= 0) return null
  const id = `snap-${reference}`
  const found = ledger.checkouts[id]
  if (found && query.get('strict') === 'true') return found
  const now = clock.now()
  const started: Checkout = {
    id,
    provider: 'snapscan',
    kind: 'code',
    reference,
    cents,
    currency: 'ZAR',
    createdAt: now,
    expiresAt: now + LIFETIME_MS,
    closed: false,
    returnUrls: {},
    own: {},
    statusCalls: [],
  }
  ledger.checkouts[id] = started
  return started
}

function drawCode({ settings }: Simulator, { query }: Call, code: string): Answer {
  // Links back to the shop are allowed on the link only.
  if (query.has('s_url') || query.has('f_url')) return { status: 403, body: { message: 'Forbidden' } }
  const size = Number(query.get('snap_code_size') ?? SIZES.usual)
  if (!(size >= SIZES.least && size <= SIZES.most)) return { status: 400, body: { message: 'snap_code_size must be between 50 and 500' } }
  const link = new URLSearchParams(query)
  link.delete('snap_code_size')
  const svg = renderSVG(`${settings.browserUrl}/qr/${code}?${link}`).replace('<svg ', `<svg width="${size}" height="${size}" `)
  return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body: svg }
}

function unknownCode(call: Call): Answer {
  const pageText = messagesFor(call)
  return { ...endPage(pageText, pageText.messages.unknownCode), status: 404 }
}
