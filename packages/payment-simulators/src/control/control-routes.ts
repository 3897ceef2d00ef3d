import { timingSafeEqual } from 'node:crypto'
import { FAULT_KINDS } from '../engine/faults.ts'
import { clearLedger } from '../engine/ledger.ts'
import type { Simulator } from '../engine/simulator.ts'
import { readJson } from '../http/read-json.ts'
import type { Answer, Call, Handler, Route } from '../http/route.ts'
import { badRequest, ok } from './answers.ts'
import { chargeBack } from './charge-back.ts'
import { controlPayment } from './control-payment.ts'

type Body = Readonly<Record<string, unknown>>
type Control = (simulator: Simulator, body: Body) => Promise<Answer> | Answer

/** Calls for tests and for manual use. They need the token that is generated at the start. */
export function controlRoutes(token: string): Route[] {
  const route = (method: Route['method'], name: string, control: Control): Route => ({
    method,
    path: `/_control/${name}`,
    handler: withToken(token, control),
  })
  return [
    route('GET', 'ledger', ({ ledger }) => ok({ ...ledger, remembered: undefined })),
    route('GET', 'log', ({ log }) => ok(log.read())),
    route('GET', 'faults', ({ faults }) => ok(faults.list())),
    route('POST', 'faults', armFault),
    route('DELETE', 'faults', ({ faults }) => {
      faults.clear()
      return ok({})
    }),
    route('POST', 'clock', moveClock),
    route('POST', 'expire', expire),
    route('POST', 'pay', controlPayment),
    route('POST', 'chargeback', chargeBack),
    route('POST', 'reset', reset),
  ]
}

function withToken(token: string, control: Control): Handler {
  const wanted = Buffer.from(`Bearer ${token}`)
  return async (simulator, { headers, body, method }: Call) => {
    const given = Buffer.from(headers['authorization'] ?? '')
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
      return { status: 401, body: { message: 'The token is missing or wrong.' } }
    const parsed = body === '' ? {} : readJson(body)
    if (method === 'POST' && !parsed) return badRequest('The body must be a JSON object.')
    return control(simulator, parsed ?? {})
  }
}

function armFault({ faults }: Simulator, body: Body): Answer {
  const kind = FAULT_KINDS.find((one) => one === body['kind'])
  if (!kind) return badRequest(`kind must be one of ${FAULT_KINDS.join(', ')}`)
  const provider = PROVIDERS.find((one) => one === body['provider'])
  if (body['provider'] !== undefined && !provider) return badRequest(`provider must be one of ${PROVIDERS.join(', ')}`)
  faults.arm({
    kind,
    provider,
    times: numberOf(body, 'times'),
    seconds: numberOf(body, 'seconds'),
    ms: numberOf(body, 'ms'),
    count: numberOf(body, 'count'),
  })
  return ok({})
}

const PROVIDERS = ['card', 'zapper', 'snapscan', 'yoco'] as const

function numberOf(body: Body, name: string): number | undefined {
  const value = body[name]
  return typeof value === 'number' ? value : undefined
}

/** Moves the clock and waits for everything that became due. */
async function moveClock({ clock, scheduler }: Simulator, body: Body): Promise<Answer> {
  const seconds = numberOf(body, 'advanceSeconds')
  if (seconds === undefined || seconds < 0) return badRequest('advanceSeconds must be a number that is not negative')
  clock.advance(seconds * 1000)
  scheduler.wake()
  await scheduler.settle()
  return ok({ now: new Date(clock.now()).toISOString() })
}

function expire({ ledger, clock }: Simulator, body: Body): Answer {
  const checkout = ledger.checkouts[String(body['id'])]
  if (!checkout) return badRequest('no such checkout')
  checkout.expiresAt = clock.now()
  return ok({})
}

function reset({ ledger, clock, faults, log }: Simulator): Answer {
  clearLedger(ledger)
  clock.reset()
  faults.clear()
  log.clear()
  return ok({})
}
