import type { Answer, Call, Send } from '@meerkat/contract/transport'
import type { Fallback } from '../shell/api/with-fallback.ts'
import type { AskDevice } from './ask-device.ts'

/** A server that takes longer counts as unreachable; so does one behind a proxy that says it is down. */
const TIMEOUT_MS = 3000
const UNREACHABLE: readonly number[] = [502, 503, 504]
/** After a call without an answer, the next ones are answered from the device sooner. */
const SHORT_TIMEOUT_MS = 300
const SHORT_TIMEOUT_FOR_MS = 15_000
/** Longest wait of a page when neither the network nor the device has an answer. */
const LIMIT_MS = 9000

export interface FallbackOptions {
  readonly ask: AskDevice
  /** Milliseconds. */
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
  /** Called at the first call that the device answers since the network last did. */
  readonly onFallback: () => void
  /** Called when the network answers again. */
  readonly onBack: () => void
}

/** No answer came from the network or the device in time. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

/** Asks the network first; without an answer, the device answers if it can, marked `offline`. docs/behaviour/offline.md §7.6. */
export function createFallback({ ask, now, wait, onFallback, onBack }: FallbackOptions): Fallback {
  let failedAt = Number.NEGATIVE_INFINITY
  let isFallingBack = false

  function noteAnswer(): void {
    failedAt = Number.NEGATIVE_INFINITY
    if (isFallingBack) onBack()
    isFallingBack = false
  }

  return async (call, network) => {
    // Carts, orders and accounts have their own storage and queues.
    if (!isOfCatalogue(call)) return network
    const timeoutMs = now() - failedAt < SHORT_TIMEOUT_FOR_MS ? SHORT_TIMEOUT_MS : TIMEOUT_MS
    const late = wait(timeoutMs).then(() => 'late' as const)
    const first = await Promise.race([network.catch(() => 'failed' as const), late])
    // The caller no longer wants the answer.
    if (call.signal?.aborted) return network
    if (typeof first === 'object' && !UNREACHABLE.includes(first.status)) {
      noteAnswer()
      return first
    }
    failedAt = now()
    const known = await answerFromDevice(ask, call)
    if (known === null) return first === 'late' ? waitLonger(network, wait(LIMIT_MS - timeoutMs)) : network
    if (!isFallingBack) onFallback()
    isFallingBack = true
    // It may answer yet: then the network is back.
    if (first === 'late') network.then(({ status }) => UNREACHABLE.includes(status) || noteAnswer()).catch(() => undefined)
    return known
  }
}

async function waitLonger(network: Promise<Answer>, limit: Promise<void>): Promise<Answer> {
  return Promise.race([
    network,
    limit.then(() => {
      throw new NoAnswer('Neither the network nor the device has an answer')
    }),
  ])
}

/** A transport that asks the device only. It rejects where the device has no answer. */
export function overDevice(ask: AskDevice): Send {
  return async (call) => {
    const answer = await answerFromDevice(ask, call)
    if (answer === null) throw new NoAnswer(`The device cannot answer ${call.endpoint.path}`)
    return answer
  }
}

function isOfCatalogue({ endpoint }: Call): boolean {
  return /_search$|url\/map$/.test(endpoint.path)
}

async function answerFromDevice(ask: AskDevice, { endpoint, params = {}, query = {}, body }: Call): Promise<Answer | null> {
  if (endpoint.method === 'GET' && endpoint.path.endsWith('/_search')) {
    const answer = await ask({ kind: 'search', index: params['index'] ?? '', entity: params['entity'] ?? '', query })
    return answer && 'found' in answer ? { status: 200, body: { ...answer.found, offline: true } } : null
  }
  if (endpoint.path !== '/api/url/map') return null
  const answer = await ask({ kind: 'url', path: (body as { url: string }).url })
  return answer && 'target' in answer ? { status: 200, body: answer.target } : null
}
