import { showCardForm, submitCardForm } from '../card/card-form.ts'
import { widgetScript } from '../card/widget-script.ts'
import type { Simulator } from '../engine/simulator.ts'
import type { Answer, Call, Route } from '../http/route.ts'
import { openCode, payCode } from '../snapscan/snap-code.ts'
import { showYoco, takeYoco } from '../yoco/yoco-page.ts'
import { showZapper, takeZapper } from '../zapper/zapper-page.ts'
import { answerBank, showBank } from './bank-page.ts'

/** The card form: an origin of its own. */
export const frameRoutes: readonly Route[] = [
  { method: 'GET', path: '/v1/checkouts/:id/card-form', handler: showCardForm },
  { method: 'POST', path: '/v1/checkouts/:id/card-form', handler: submitCardForm },
]

/** What browsers fetch below the same paths as the API's. */
export const browserRoutes: readonly Route[] = [
  { method: 'GET', path: '/v1/paymentWidgets.js', handler: sendWidget },
  { method: 'GET', path: '/qr/:code', handler: openCode },
  { method: 'POST', path: '/qr/:code', handler: payCode },
]

export const hostedRoutes: readonly Route[] = [
  { method: 'GET', path: '/3ds/:id', handler: showBank },
  { method: 'POST', path: '/3ds/:id', handler: answerBank },
  { method: 'GET', path: '/zapper/:reference', handler: showZapper },
  { method: 'POST', path: '/zapper/:reference', handler: takeZapper },
  { method: 'GET', path: '/checkout/:id', handler: showYoco },
  { method: 'POST', path: '/checkout/:id', handler: takeYoco },
]

function sendWidget({ settings, ledger }: Simulator, { query }: Call): Answer {
  const id = query.get('checkoutId') ?? ''
  if (ledger.checkouts[id]?.kind !== 'card') return { status: 404, headers: { 'content-type': 'text/javascript' }, body: '' }
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    // Scripts with an integrity value are fetched with CORS.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  }
  return { status: 200, headers, body: widgetScript(settings, id) }
}
