import { isPaid, paymentsOf } from '../engine/ledger.ts'
import type { Simulator } from '../engine/simulator.ts'
import type { Answer, Call } from '../http/route.ts'
import { messagesFor } from '../messages/messages-for.ts'
import { endPage } from '../pages/outcome-page.ts'
import { redirect } from '../pages/page.ts'
import { showQrChoice, takeQrChoice } from '../pages/qr-outcomes.ts'

const PROVIDER = 'Zapper'

/** `GET /zapper/{reference}`: the page behind the code of an invoice, and the hosted page of a session. */
export function showZapper(simulator: Simulator, call: Call): Answer {
  const checkout = simulator.ledger.checkouts[call.params['reference'] ?? '']
  return checkout?.provider === 'zapper' ? showQrChoice(simulator, call, { checkout, provider: PROVIDER }) : unknownCode(call)
}

export async function takeZapper(simulator: Simulator, call: Call): Promise<Answer> {
  const checkout = simulator.ledger.checkouts[call.params['reference'] ?? '']
  if (checkout?.provider !== 'zapper') return unknownCode(call)
  const answer = await takeQrChoice(simulator, call, { checkout, provider: PROVIDER })
  if (checkout.kind !== 'session') return answer
  const { success, cancel } = checkout.returnUrls
  const chosen = new URLSearchParams(call.body).get('outcome')
  if (chosen === 'leave' && cancel) return redirect(cancel)
  const isOver = isPaid(simulator.ledger, checkout.id) || paymentsOf(simulator.ledger, checkout.id).length > 0
  return isOver && success && chosen !== 'down' ? redirect(success) : answer
}

function unknownCode(call: Call): Answer {
  const pageText = messagesFor(call)
  return { ...endPage(pageText, pageText.messages.unknownCode), status: 404 }
}
