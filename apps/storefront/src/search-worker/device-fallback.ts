import type { Answer, Call, Send } from '@meerkat/contract/transport'
import { answerLimitMs } from '../offline/network/answer-limit.ts'
import type { Connectivity } from '../offline/network/connectivity.ts'
import { type Wait, withTimeout } from '../shell/api/time-limit.ts'
import type { Fallback } from '../shell/api/with-fallback.ts'
import type { AskDevice } from './ask-device.ts'

/** Status codes of a proxy whose server is down. */
const UNREACHABLE: readonly number[] = [502, 503, 504]
/** Longest further wait when the device has no answer either. */
const LIMIT_MS = 6000
/** While the device answers, its answers are requested again this often. Longer than a call waits, so that no calls pile up. */
const PROBE_MS = 15_000

export interface FallbackOptions {
  readonly ask: AskDevice
  /** What the page knows about the server, from the answers to all of its calls. */
  readonly connectivity: Pick<Connectivity, 'read'>
  readonly wait: Wait
  /** Called at the first call that the device answers since the network last did. */
  readonly onFallback: () => void
  /** Fetches again what the device has answered. Called when the network answers again, and to find out whether it does. */
  readonly refetch: () => void
}

/** No answer came from the network or the device in time. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

/**
 * Asks the network first; without an answer, the device answers if it can, marked `offline`. From then on the device answers at once, until
 * the network has answered one of the calls, which are sent as before. docs/behaviour/offline.md §7.6.
 */
export function createFallback({ ask, connectivity, wait, onFallback, refetch }: FallbackOptions): Fallback {
  let isFallingBack = false
  let isProbing = false

  function isAnswer(answer: Answer): boolean {
    if (UNREACHABLE.includes(answer.status)) return false
    const isBack = isFallingBack
    isFallingBack = false
    if (isBack) refetch()
    return true
  }

  function findTimeout(): number {
    return isFallingBack ? 0 : answerLimitMs(connectivity.read())
  }

  function beginFallback(): void {
    if (isFallingBack) return
    isFallingBack = true
    onFallback()
    if (!isProbing) void probe()
    isProbing = true
  }

  /** Without this, a page whose shopper does nothing would not learn that the network is back. */
  async function probe(wasOnline = false): Promise<void> {
    await wait(PROBE_MS)
    isProbing = isFallingBack
    if (!isProbing) return
    const isOnline = connectivity.read() === 'online'
    // While the server answers everything else, once is enough.
    if (!(isOnline && wasOnline)) refetch()
    return probe(isOnline)
  }

  return async (call, network, timeoutMs = findTimeout()) => {
    // Carts, orders and accounts have their own storage and queues.
    if (!isForCatalogue(call)) return network
    const inTime = network.catch(() => 'failed' as const)
    const first = await withTimeout(inTime, { timeoutMs, instead: 'late' as const, wait })
    // The caller no longer wants the answer.
    if (call.signal?.aborted) return network
    if (typeof first === 'object' && isAnswer(first)) return first
    // It may answer yet: then the network is back.
    if (first === 'late') network.then(isAnswer, () => false)
    const known = await answerFromDevice(ask, call)
    if (known === null) return first === 'late' ? waitLonger(network, wait) : network
    beginFallback()
    return known
  }
}

async function waitLonger(network: Promise<Answer>, wait: Wait): Promise<Answer> {
  const answer = await withTimeout(network, { timeoutMs: LIMIT_MS, instead: null, wait })
  if (answer === null) throw new NoAnswer('Neither the network nor the device has an answer')
  return answer
}

/** A transport that asks the device only. It rejects where the device has no answer. */
export function overDevice(ask: AskDevice): Send {
  return async (call) => {
    const answer = await answerFromDevice(ask, call)
    if (answer === null) throw new NoAnswer(`The device cannot answer ${call.endpoint.path}`)
    return answer
  }
}

function isForCatalogue({ endpoint }: Call): boolean {
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
