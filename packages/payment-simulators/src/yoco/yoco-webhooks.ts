import { randomBytes } from 'node:crypto'
import type { Subscription } from '../engine/ledger.ts'
import { newYocoId } from '../engine/new-ids.ts'
import type { Simulator } from '../engine/simulator.ts'
import { readJson } from '../http/read-json.ts'
import type { Answer, Call } from '../http/route.ts'
import { refuseCaller } from './yoco-checkouts.ts'

/** `POST /api/webhooks`: the secret is shown this once. */
export function register(simulator: Simulator, call: Call): Answer {
  const refused = refuseCaller(simulator, call)
  if (refused) return refused
  const body = readJson(call.body)
  const { name, url } = body ?? {}
  if (typeof name !== 'string' || typeof url !== 'string' || !URL.canParse(url))
    return { status: 422, body: { errorType: 'invalid_request' } }
  const made: Subscription = { id: newYocoId('sub'), name, url, secret: `whsec_${randomBytes(32).toString('base64')}` }
  simulator.ledger.subscriptions.push(made)
  return { status: 201, body: { ...made, mode: 'test' } }
}

/** `GET /api/webhooks`; also lists the address that the simulators were started with. */
export function list(simulator: Simulator, call: Call): Answer {
  const refused = refuseCaller(simulator, call)
  if (refused) return refused
  const { settings, ledger } = simulator
  const started = settings.webhookUrls.yoco
  const known = [...(started === undefined ? [] : [{ id: 'sub_start', name: 'start', url: started }]), ...ledger.subscriptions]
  return { status: 200, body: { subscriptions: known.map(({ id, name, url }) => ({ id, name, url, mode: 'test' })) } }
}

/** `DELETE /api/webhooks/{id}` */
export function remove(simulator: Simulator, call: Call): Answer {
  const refused = refuseCaller(simulator, call)
  if (refused) return refused
  const { ledger } = simulator
  const kept = ledger.subscriptions.filter(({ id }) => id !== call.params['id'])
  const status = kept.length === ledger.subscriptions.length ? 404 : 204
  ledger.subscriptions = kept
  return { status }
}
