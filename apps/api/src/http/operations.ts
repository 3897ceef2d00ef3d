import { DEEPEST_BODY, isBoundedJson } from '@meerkat/contract/bounded-json'
import type { Endpoint, ParsedRequest, ResultOf } from '@meerkat/contract/endpoint'
import type { ValidationError } from '@meerkat/contract/envelope'
import type { Answer, Call, Send } from '@meerkat/contract/transport'
import type { Log } from '../db/client.ts'
import { isDatabaseUnreachable, isDeadlock, isDiskFull, isUnstorable } from '../db/database-fault.ts'
import { type Caller, toCaller } from './caller.ts'
import { containsNul } from './contains-nul.ts'
import { toNetwork } from './network.ts'
import type { RateClass } from './rate-limit.ts'
import { Refusal, type RefusalCode, toWire } from './refusals.ts'
import { Reply } from './reply.ts'
import { toSentence, toValidationErrors } from './validation.ts'

export type Handler<E extends Endpoint> = (request: ParsedRequest<E> & { readonly caller: Caller }) => Promise<Outcome<E>> | Outcome<E>
type Outcome<E extends Endpoint> = ResultOf<E> | Reply<ResultOf<E>>

/** Refusals that may indicate guessing or access to other customers' data. Refused logins are logged by their use case, with the reason. */
const DENIALS: ReadonlySet<RefusalCode> = new Set([
  'refresh-refused',
  'password-wrong',
  'reset-token-unknown',
  'confirmation-unknown',
  'coupon-invalid',
  'order-not-found',
  'payment-order-not-found',
  'address-foreign',
])

const ENVELOPE_HEAD = Buffer.from('{"code":200,"result":')
const ENVELOPE_TAIL = Buffer.from('}')

/** How one call is served, beyond what its endpoint declares. */
export interface RouteOptions {
  /** The rate class; reads (R) when not given. */
  readonly rateClass?: RateClass
  /** Largest body; a megabyte when not given. */
  readonly bodyBytes?: number
  /** Do not count successful calls: logins are limited only because passwords can be guessed. */
  readonly limitsFailuresOnly?: boolean
  /** Sends `Cache-Control: no-cache, no-store`. docs/wire.md §1.12. */
  readonly noStore?: boolean
  /** Unwraps bodies that old clients wrap, before they are validated. */
  readonly prepareBody?: (body: unknown) => unknown
  /** Formats the refusal of an invalid body; one message when not given. docs/wire.md §1.5. */
  readonly refuseBody?: (fault: BodyFault) => Refusal
  /** The same for an invalid query. */
  readonly refuseQuery?: (fault: BodyFault) => Refusal
  /** The `result` of any failure: some old clients treat every truthy result as success. docs/wire.md §2.5, §2.9, §3.12. */
  readonly toFailure?: (result: unknown, code: number) => unknown
  /** Builds the whole body of a failure, for calls that do not use the envelope. docs/wire.md §16. */
  readonly toFailureBody?: (result: unknown, code: number) => unknown
  /** The body is ignored and may have any content type: mail clients send forms. */
  readonly takesAnyBody?: boolean
  /** An old path of another call: served, but omitted from the OpenAPI document. */
  readonly isAlias?: boolean
  /** Clients should use another call: the first use in a process is logged. Spec §8. */
  readonly isDeprecated?: boolean
}

/** Validation errors of a body: as a message, and as the list that old clients expect. */
export interface BodyFault {
  readonly sentence: string
  readonly list: readonly ValidationError[]
}

/**
 * A body without its root element (`cartItem`, `address`, `sku`) is answered with 500 and a message, as old clients expect; any
 * other violation with 400. docs/wire.md §3.6, §3.7, §3.10, §3.11, §5.
 */
export function refuseMissingElement({ sentence, list }: BodyFault): Refusal {
  const isMissing = list.some(({ keyword, dataPath }) => keyword === 'required' && dataPath === '')
  return new Refusal(isMissing ? 'element-missing' : 'request-invalid', { name: sentence })
}

export interface Operation {
  readonly endpoint: Endpoint
  readonly options: RouteOptions
  readonly run: (request: { params: unknown; query: unknown; body: unknown; caller: Caller }) => unknown
}

/** A request before validation. */
export interface RawRequest {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly ip: string | null
  /** For the log. */
  readonly id: string
}

/** The result of a call: HTTP sends `payload`, in-process callers read `body`. */
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
 * All calls of the API: each endpoint with its handler. `mount.ts` registers an HTTP route for each, and the page server calls them
 * in process through `send`; both use `perform`.
 */
export class Operations {
  readonly #rows = new Map<string, Operation>()
  readonly #options: OperationsOptions
  #calls = 0
  #hasWarned = false
  readonly #warnedOf = new Set<Endpoint>()

  constructor(options: OperationsOptions) {
    this.#options = options
  }

  serve<E extends Endpoint>(endpoint: E, handler: Handler<E>, options: RouteOptions = {}): void {
    const key = keyOf(endpoint)
    if (this.#rows.has(key)) throw new Error(`${key} is served twice`)
    this.#rows.set(key, { endpoint, options, run: handler as Operation['run'] })
  }

  list(): Operation[] {
    return [...this.#rows.values()]
  }

  /** Performs an in-process call: same validation and responses as over HTTP, no rate limits. */
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
    const { endpoint, options } = operation
    if (options.isDeprecated) this.#warnOf(endpoint)
    try {
      const query = raw.query
      const caller = toCaller(raw, (storeCode) => this.#isStore(storeCode, raw.id))
      // Check this first, because later code that recurses over a deep body could exhaust the stack.
      if (!isBoundedJson(raw.body, DEEPEST_BODY)) throw new Refusal('request-invalid', { name: 'The request is nested too deeply' })
      if (containsNul([raw.body, raw.query, raw.params, raw.headers])) throw new Refusal('value-not-storable')
      const body = options.prepareBody ? options.prepareBody(raw.body) : raw.body
      const outcome = await operation.run({
        params: parse(endpoint.params, raw.params),
        query: parse(endpoint.query, query, options.refuseQuery),
        body: parse(endpoint.body, body, options.refuseBody),
        caller,
      })
      return success(endpoint, options, outcome)
    } catch (fault) {
      const refused = this.refuse(fault, raw.id, options)
      this.#logDenial(fault, operation, raw)
      return refused
    }
  }

  /** Only once per call and process, because an old client uses a deprecated call on every visit. */
  #warnOf(endpoint: Endpoint): void {
    if (this.#warnedOf.has(endpoint)) return
    this.#warnedOf.add(endpoint)
    this.#options.log.warn({ event: 'deprecated-call', call: `${endpoint.method} ${endpoint.path}` }, 'a deprecated call is in use')
  }

  /** Converts any error to a response. Bugs are logged here, once, and get the general message. */
  refuse(fault: unknown, requestId: string, { toFailure = (result) => result, toFailureBody }: RouteOptions = {}): Performed {
    const refusal = toRefusal(fault)
    if (refusal.refusal === 'server-fault') this.#options.log.error({ err: fault, requestId }, 'a request failed')
    if (refusal.refusal === 'database-unreachable')
      this.#options.log.warn(
        { err: fault, requestId },
        isDiskFull(fault)
          ? 'the disk of the database is full'
          : isDeadlock(fault)
            ? 'the database ended a request in favour of another one'
            : 'the database is unreachable',
      )
    const { code, result, meta, headers } = toWire(refusal)
    // Intermediate caches must not store responses that a login or a new document changes.
    const cache = code === 401 || code === 404 ? { 'cache-control': 'no-store' } : {}
    const body = toFailureBody?.(result, code) ?? { code, result: toFailure(result, code), ...(meta && { meta }) }
    return toPerformed(code, body, { ...cache, ...headers })
  }

  /** Logs denials as events for log monitoring: what was refused, never what was sent. */
  #logDenial(fault: unknown, { endpoint }: Operation, { ip, id }: RawRequest): void {
    if (!(fault instanceof Refusal) || !DENIALS.has(fault.refusal)) return
    const details = { event: 'denied', refusal: fault.refusal, call: keyOf(endpoint), network: ip && toNetwork(ip), requestId: id }
    this.#options.log.info(details, 'a request was denied')
  }

  #isStore(storeCode: string, requestId: string): boolean {
    if (storeCode === '' || this.#options.knowsStore(storeCode)) return true
    // Log it once and without the caller's text: anybody can send any code with every request.
    if (!this.#hasWarned) this.#options.log.warn({ requestId }, 'a request has an unknown store code: the default store is used')
    this.#hasWarned = true
    return false
  }
}

function keyOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

function parse(schema: Endpoint['body'], input: unknown, refuse: RouteOptions['refuseBody'] = refuseInOneSentence): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  throw refuse({ sentence: toSentence(issues, input), list: toValidationErrors(issues, input) })
}

function refuseInOneSentence({ sentence }: BodyFault): Refusal {
  return new Refusal('request-invalid', { name: sentence })
}

function success({ enveloped = true }: Endpoint, { noStore = false }: RouteOptions, outcome: unknown): Performed {
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
  if (isDatabaseUnreachable(fault) || isDeadlock(fault) || isDiskFull(fault)) return new Refusal('database-unreachable')
  return new Refusal(isUnstorable(fault) ? 'value-not-storable' : 'server-fault')
}
