import type { Endpoint, RequestOf, ResultOf } from '@meerkat/contract/endpoint'
import type { Envelope } from '@meerkat/contract/envelope'
import type { AbortSignalLike, Answer, Call, Send } from '@meerkat/contract/transport'

/** The outcome of a call. Only after `no-answer` may the same call succeed when it is repeated. */
export type Outcome<R> =
  | { kind: 'done'; result: R; meta?: Record<string, unknown> | undefined }
  | { kind: 'refused'; code: number; result: unknown }
  /** `isJson`: something answered with JSON, though not with what the call returns. */
  | { kind: 'malformed'; code: number; isJson: boolean }
  | { kind: 'no-answer'; cause: unknown }

/**
 * The caller cannot continue without the result. `code` is 0 when no answer came. The message contains the code too, because of an error
 * during server rendering the browser receives only the message.
 */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly code: number
  readonly result: unknown
  constructor(path: string, outcome: Exclude<Outcome<unknown>, { kind: 'done' }>) {
    super(
      `${path}: ${outcome.kind === 'no-answer' ? 'no-answer' : `${outcome.kind} ${outcome.code}`}`,
      outcome.kind === 'no-answer' ? { cause: outcome.cause } : {},
    )
    this.code = outcome.kind === 'no-answer' ? 0 : outcome.code
    this.result = outcome.kind === 'refused' ? outcome.result : undefined
  }
}

export interface CallOptions {
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignalLike
}

export interface Api {
  /** Returns the result or throws `CallFailed`. */
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, options?: CallOptions): Promise<ResultOf<E>>
  /** Returns the outcome as a value, for callers that handle each case. */
  ask<E extends Endpoint>(endpoint: E, request: RequestOf<E>, options?: CallOptions): Promise<Outcome<ResultOf<E>>>
}

export interface ClientOptions {
  /** Added to every query when the store view has one. docs/behaviour/urls.md §8.5. */
  storeCode?: string
  /** Answers that came over the network are parsed; those from the same process are typed already. */
  parse?: boolean
  /** Translates the labels in answers, for pages in another language than the store view's. Decision 0086. */
  relabel?: Relabel | undefined
}

/** `entity`: the kind of documents that a search was for. The result is not changed: it may be shared. */
export type Relabel = (endpoint: Endpoint, entity: string | undefined, result: unknown) => unknown

/** Calls the API of the contract over any transport. Spec §7. */
export function createClient(send: Send, { storeCode = '', parse = true, relabel }: ClientOptions = {}): Api {
  async function ask<E extends Endpoint>(endpoint: E, request: RequestOf<E>, options: CallOptions = {}) {
    try {
      const call = toCall(endpoint, request as Parts, storeCode, options)
      const outcome = await toOutcome(endpoint, await send(call), parse)
      if (!relabel || outcome.kind !== 'done') return outcome
      return { ...outcome, result: relabel(endpoint, call.params?.['entity'], outcome.result) as ResultOf<E> }
    } catch (cause) {
      return { kind: 'no-answer', cause } as const
    }
  }
  return {
    ask,
    async call(endpoint, request, options) {
      const outcome = await ask(endpoint, request, options)
      if (outcome.kind === 'done') return outcome.result
      throw new CallFailed(endpoint.path, outcome)
    },
  }
}

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

function toCall(endpoint: Endpoint, request: Parts, storeCode: string, { headers, signal }: CallOptions): Call {
  const query = storeCode === '' ? request.query : { ...request.query, storeCode }
  return {
    endpoint,
    ...(request.params && { params: toTexts(request.params) }),
    ...(query && { query: toTexts(query) }),
    ...(request.body !== undefined && { body: request.body }),
    ...(headers && { headers }),
    ...(signal && { signal }),
  }
}

function toTexts(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined || value === null ? [] : [[key, String(value)]])),
  )
}

/** HTTP status and `code` are equal by contract; an old server may wrap a refusal in a 200 response. docs/wire.md §1.2, §1.3. */
async function toOutcome<E extends Endpoint>(endpoint: E, { status, body }: Answer, parse: boolean): Promise<Outcome<ResultOf<E>>> {
  if (endpoint.enveloped === false) {
    if (status !== 200) return { kind: 'refused', code: status, result: body }
    return toDone(endpoint, { code: status, result: body }, { parse, isJson: body !== undefined })
  }
  const envelope = parse ? await readEnvelope(body) : (body as Envelope)
  if (!envelope) return { kind: 'malformed', code: status, isJson: body !== undefined }
  const { code, result } = envelope
  return code === 200 ? toDone(endpoint, envelope, { parse, isJson: true }) : { kind: 'refused', code, result }
}

interface Reading {
  readonly parse: boolean
  readonly isJson: boolean
}

function toDone<E extends Endpoint>(endpoint: E, { code, result, meta }: Envelope, { parse, isJson }: Reading): Outcome<ResultOf<E>> {
  if (!parse) return { kind: 'done', result: result as ResultOf<E>, meta }
  const parsed = endpoint.result.safeParse(result)
  return parsed.success ? { kind: 'done', result: parsed.data as ResultOf<E>, meta } : { kind: 'malformed', code, isJson }
}

/** Null when the body is not an envelope. Its schema is loaded on demand, to keep it out of the first bundle. */
async function readEnvelope(body: unknown): Promise<Envelope | null> {
  const { Envelope } = await import('@meerkat/contract/envelope')
  return Envelope.safeParse(body).data ?? null
}
