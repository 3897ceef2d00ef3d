import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import type { Breaker } from './breaker.ts'

export interface ProviderRequest {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Path from the root of the origin, with the query. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Time limit of all tries together. */
  readonly limitMs?: number
  /** Whether repeating the request is harmless: then it is retried after connection errors, 5xx and 429. */
  readonly isRepeatable: boolean
}

export interface ProviderAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/**
 * There is no usable answer. `unreachable`: nothing was sent; `uncertain`: the request may have taken effect; `paused`: the circuit breaker
 * is open.
 */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'
  readonly kind: 'unreachable' | 'uncertain' | 'paused'
  constructor(kind: ProviderFault['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

export interface ProviderClient {
  /** @throws ProviderFault */
  call(request: ProviderRequest): Promise<ProviderAnswer>
}

const PREPARE_LIMIT_MS = 5000
export const REFUND_LIMIT_MS = 10_000
const CONNECT_LIMIT_MS = 2000
const MAX_TRIES = 3
const MAX_PAUSE_MS = 250
/** Answers are a few kilobytes; lists of payments are read in pages. */
const MAX_ANSWER_BYTES = 512 * 1024

/**
 * Calls one provider at its fixed origin. Redirects are not followed, and nothing of a request ever becomes part of the host.
 * docs/payments.md, "Time limits".
 */
export function createProviderClient(origin: string, { breaker }: { readonly breaker: Breaker }): ProviderClient {
  const base = new URL(origin)
  return {
    async call(request) {
      if (!request.path.startsWith('/') || request.path.startsWith('//')) throw new Error('A path of a provider starts with one slash')
      if (!breaker.mayCall()) throw new ProviderFault('paused', `${base.host} is not called for now, after several failures`)
      const endsAt = performance.now() + (request.limitMs ?? PREPARE_LIMIT_MS)
      let fault: ProviderFault | null = null
      for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
        const leftMs = endsAt - performance.now()
        if (leftMs <= 0) break
        const answer = await once(base, request, leftMs).catch((error: unknown) => {
          if (error instanceof ProviderFault) return error
          throw error
        })
        if (!(answer instanceof ProviderFault) && !isTemporary(answer.status)) {
          breaker.succeeded()
          return answer
        }
        fault = answer instanceof ProviderFault ? answer : new ProviderFault('uncertain', `${base.host} answered ${answer.status}`)
        const mayRepeat = fault.kind === 'unreachable' || (request.isRepeatable && !(answer instanceof ProviderFault))
        if (!mayRepeat || tries === MAX_TRIES) break
        await wait(Math.random() * MAX_PAUSE_MS * tries)
      }
      breaker.failed()
      throw fault ?? new ProviderFault('uncertain', `${base.host} did not answer in time`)
    },
  }
}

function isTemporary(status: number): boolean {
  return status >= 500 || status === 429
}

function once(base: URL, { method, path, headers = {}, body }: ProviderRequest, leftMs: number): Promise<ProviderAnswer> {
  return new Promise((resolve, reject) => {
    let isSent = false
    const send = base.protocol === 'https:' ? requestHttps : requestHttp
    const request = send({
      protocol: base.protocol,
      hostname: base.hostname,
      port: base.port,
      method,
      path,
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
    })
    const fail = (kind: ProviderFault['kind'], message: string) => {
      reject(new ProviderFault(kind, `${base.host}: ${message}`))
      request.destroy()
    }
    const connecting = setTimeout(() => fail('unreachable', 'no connection in time'), Math.min(CONNECT_LIMIT_MS, leftMs))
    const whole = setTimeout(() => fail(isSent ? 'uncertain' : 'unreachable', 'no answer in time'), leftMs)
    const connected = () => {
      isSent = true
      clearTimeout(connecting)
    }
    request.on('socket', (socket) => {
      if (!socket.connecting) return connected()
      socket.once(base.protocol === 'https:' ? 'secureConnect' : 'connect', connected)
    })
    request.on('close', () => {
      clearTimeout(connecting)
      clearTimeout(whole)
    })
    request.on('error', (error) => fail(isSent ? 'uncertain' : 'unreachable', error.message))
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > MAX_ANSWER_BYTES) return fail('uncertain', 'the answer is too large')
        chunks.push(chunk)
      })
      response.on('error', (error) => fail('uncertain', error.message))
      response.on('aborted', () => fail('uncertain', 'the answer broke off'))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString('utf8') }),
      )
    })
    request.end(body)
  })
}
