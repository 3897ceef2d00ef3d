import { isPaid, paymentsOf } from '../engine/ledger.ts'
import type { Simulator } from '../engine/simulator.ts'
import type { Answer, Call } from '../http/route.ts'
import { endPage } from '../pages/outcome-page.ts'
import { redirect } from '../pages/page.ts'
import { showQrChoice, takeQrChoice } from '../pages/qr-outcomes.ts'

const PROVIDER = 'Zapper'
const UNKNOWN = { title: 'Unknown code', text: 'The shop that made this code is not running any more.' }

/** `GET /zapper/{reference}`: what the code of an invoice opens, and the hosted page of a session. */
export function showZapper(simulator: Simulator, { params }: Call): Answer {
  const checkout = simulator.ledger.checkouts[params['reference'] ?? '']
  return checkout?.provider === 'zapper' ? showQrChoice(simulator, checkout, PROVIDER) : { ...endPage(UNKNOWN), status: 404 }
}

export async function takeZapper(simulator: Simulator, { params, body }: Call): Promise<Answer> {
  const checkout = simulator.ledger.checkouts[params['reference'] ?? '']
  if (checkout?.provider !== 'zapper') return { ...endPage(UNKNOWN), status: 404 }
  const answer = await takeQrChoice(simulator, checkout, PROVIDER, body)
  if (checkout.kind !== 'session') return answer
  const { success, cancel } = checkout.returnUrls
  const chosen = new URLSearchParams(body).get('outcome')
  if (chosen === 'leave' && cancel) return redirect(cancel)
  const isOver = isPaid(simulator.ledger, checkout.id) || paymentsOf(simulator.ledger, checkout.id).length > 0
  return isOver && success && chosen !== 'down' ? redirect(success) : answer
}
