import type { Endpoint, ParsedRequest, ResultOf } from '@meerkat/contract/endpoint'
import type { ValidationError } from '@meerkat/contract/envelope'
import type { Answer, Call, Send } from '@meerkat/contract/transport'
import type { Log } from '../db/client.ts'
import { isDatabaseAway, isUnstorable } from '../db/database-fault.ts'
import { type Caller, toCaller } from './caller.ts'
import type { RateClass } from './rate-limit.ts'
import { Refusal, toWire } from './refusals.ts'
import { Reply } from './reply.ts'
import { toSentence, toValidationErrors } from './validation.ts'

export type Handler<E extends Endpoint> = (request: ParsedRequest<E> & { readonly caller: Caller }) => Promise<Outcome<E>> | Outcome<E>
type Outcome<E extends Endpoint> = ResultOf<E> | Reply<ResultOf<E>>

const ENVELOPE_HEAD = Buffer.from('{"code":200,"result":')
const ENVELOPE_TAIL = Buffer.from('}')

/** How a call is treated beyond what its endpoint says. */
export interface Manner {
  /** Contract §20. */
  readonly rateClass?: RateClass
  /** Answers depend on the moment: `Cache-Control: no-cache, no-store`. Contract 1.12. */
  readonly noStore?: boolean
  /** Unwraps what old clients wrap, before the body is checked. */
  readonly prepareBody?: (body: unknown) => unknown
  /** How a body that does not fit is refused: as one sentence when this is not given. Contract 1.5. */
  readonly refuseBody?: (fault: BodyFault) => Refusal
  /** The same for the query. */
  readonly refuseQuery?: (fault: BodyFault) => Refusal
  /** What old clients read of a failure, whatever it was: some take any result for what they asked for. Contract 2.5, 2.9, 3.12. */
  readonly toFailure?: (result: unknown, code: number) => unknown
  /** The body means nothing, and may be of any kind: mail programs send forms. */
  readonly takesAnyBody?: boolean
  /** An older name of another call: served, and left out of the description. */
  readonly isAlias?: boolean
}

/** What is wrong with a body, for a person and for the validators of old clients. */
export interface BodyFault {
  readonly sentence: string
  readonly list: readonly ValidationError[]
}

/**
 * A request without its element (`cartItem`, `address`, `sku`) is 500 and a sentence, as clients of old know it; what breaks a
 * rule is 400. Contract 3.6, 3.7, 3.10, 3.11, §5.
 */
export function refuseMissingElement({ sentence, list }: BodyFault): Refusal {
  const isMissing = list.some(({ keyword, dataPath }) => keyword === 'required' && dataPath === '')
  return new Refusal(isMissing ? 'element-missing' : 'request-invalid', { name: sentence })
}

export interface Operation {
  readonly endpoint: Endpoint
  readonly manner: Manner
  readonly run: (request: { params: unknown; query: unknown; body: unknown; caller: Caller }) => unknown
}

/** A request as it arrives, before anything is checked. */
export interface RawRequest {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly ip: string | null
  /** For the log. */
  readonly id: string
}

/** What came of it: whoever sends it takes `payload`, whoever stays in the process takes `body`. */
export interface Performed {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  body(): unknown
  /** The body's JSON, as text or as bytes. */
  payload(): string | Buffer
}

export interface OperationsOptions {
  readonly log: Log
  readonly knowsStore: (storeCode: string) => boolean
}

/**
 * The calls of the wire, each an endpoint and what serves it. Mounted on HTTP one route a row (`mount.ts`), and called
 * directly by the page server through `send`: both go through `perform`.
 */
export class Operations {
  readonly #rows = new Map<string, Operation>()
  readonly #options: OperationsOptions
  #calls = 0

  constructor(options: OperationsOptions) {
    this.#options = options
  }

  serve<E extends Endpoint>(endpoint: E, handler: Handler<E>, manner: Manner = {}): void {
    const key = keyOf(endpoint)
    if (this.#rows.has(key)) throw new Error(`${key} is served twice`)
    this.#rows.set(key, { endpoint, manner, run: handler as Operation['run'] })
  }

  list(): Operation[] {
    return [...this.#rows.values()]
  }

  /** Answers a call from our own process: same checks, same answers, no limits. */
  readonly send: Send = async (call: Call): Promise<Answer> => {
    const operation = this.#rows.get(keyOf(call.endpoint))
    if (!operation) return { status: 404, body: { code: 404, result: 'Not found' } }
    this.#calls += 1
    const { status, headers, body } = await this.perform(operation, {
      params: call.params ?? {},
      query: call.query ?? {},
      body: call.body,
      headers: call.headers ?? {},
      ip: null,
      id: `in-process-${this.#calls}`,
    })
    return { status, headers, body: body() }
  }

  async perform(operation: Operation, raw: RawRequest): Promise<Performed> {
    const { endpoint, manner } = operation
    try {
      const query = raw.query
      const caller = toCaller(raw, (storeCode) => this.#isStore(storeCode, raw.id))
      const body = manner.prepareBody ? manner.prepareBody(raw.body) : raw.body
      const outcome = await operation.run({
        params: parse(endpoint.params, raw.params),
        query: parse(endpoint.query, query, manner.refuseQuery),
        body: parse(endpoint.body, body, manner.refuseBody),
        caller,
      })
      return success(endpoint, manner, outcome)
    } catch (fault) {
      return this.refuse(fault, raw.id, manner)
    }
  }

  /** Whatever went wrong, as the wire says it. Bugs are logged here, once, and shown as the general message. */
  refuse(fault: unknown, requestId: string, { toFailure = (result) => result }: Manner = {}): Performed {
    const refusal = toRefusal(fault)
    if (refusal.refusal === 'server-fault') this.#options.log.error({ err: fault, requestId }, 'a request failed')
    if (refusal.refusal === 'database-away') this.#options.log.warn({ err: fault, requestId }, 'the database is away')
    const { code, result, meta, headers } = toWire(refusal)
    return toPerformed(code, { code, result: toFailure(result, code), ...(meta && { meta }) }, headers)
  }

  #isStore(storeCode: string, requestId: string): boolean {
    if (storeCode === '' || this.#options.knowsStore(storeCode)) return true
    this.#options.log.warn({ storeCode: storeCode.slice(0, 64), requestId }, 'unknown store code, taking the default store')
    return false
  }
}

function keyOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

function parse(schema: Endpoint['body'], input: unknown, refuse: Manner['refuseBody'] = refuseInOneSentence): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  throw refuse({ sentence: toSentence(issues, input), list: toValidationErrors(issues, input) })
}

function refuseInOneSentence({ sentence }: BodyFault): Refusal {
  return new Refusal('request-invalid', { name: sentence })
}

function success({ enveloped = true }: Endpoint, { noStore = false }: Manner, outcome: unknown): Performed {
  const headers = { ...(noStore ? { 'cache-control': 'no-cache, no-store' } : {}), ...(outcome instanceof Reply ? outcome.headers : {}) }
  if (!(outcome instanceof Reply)) return toPerformed(200, enveloped ? { code: 200, result: outcome } : outcome, headers)
  const { result, bytes, meta } = outcome
  const body = () => (enveloped ? { code: 200, result: result(), ...(meta && { meta }) } : result())
  if (!bytes) return { status: 200, headers, body, payload: () => JSON.stringify(body()) }
  return { status: 200, headers, body, payload: () => (enveloped ? Buffer.concat([ENVELOPE_HEAD, bytes(), ENVELOPE_TAIL]) : bytes()) }
}

function toPerformed(status: number, body: unknown, headers: Readonly<Record<string, string>>): Performed {
  return { status, headers, body: () => body, payload: () => JSON.stringify(body) }
}

function toRefusal(fault: unknown): Refusal {
  if (fault instanceof Refusal) return fault
  if (isDatabaseAway(fault)) return new Refusal('database-away')
  return new Refusal(isUnstorable(fault) ? 'value-not-storable' : 'server-fault')
}
