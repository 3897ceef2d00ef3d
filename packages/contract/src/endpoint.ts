import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/**
 * Who may call: `none`, `optional` (a user token changes the answer), `user` (token required), `cart` (cart id, and the token of its
 * owner). docs/wire.md §20.
 */
export type Auth = 'none' | 'optional' | 'user' | 'cart'

/** One call of the wire: its input and the content of its `result`. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Path template with `:name` for each member of `params`. */
  readonly path: string
  readonly summary: string
  readonly auth: Auth
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** The envelope's `result`; the whole body when `enveloped` is false. */
  readonly result: Schema
  /** False for the few calls that answer JSON without an envelope (search, URL map, version). docs/wire.md §1.1. */
  readonly enveloped?: boolean
  /** Content type of an answer that is a file; every other answer is JSON. */
  readonly contentType?: 'application/pdf' | 'application/octet-stream'
  /** The envelope's `meta`, for the few calls that have one. */
  readonly meta?: Schema
}

type Output<S> = S extends Schema ? z.output<S> : undefined
type Input<S> = S extends Schema ? z.input<S> : undefined

/** The input of a handler: parsed, with defaults applied. */
export interface ParsedRequest<E extends Endpoint> {
  readonly params: Output<E['params']>
  readonly query: Output<E['query']>
  readonly body: Output<E['body']>
}

type Given<K extends string, S> = S extends Schema
  ? {} extends z.input<S>
    ? { readonly [P in K]?: Input<S> }
    : { readonly [P in K]: Input<S> }
  : object

/** What a caller passes: only the parts that the endpoint has; members with defaults are optional. */
export type RequestOf<E extends Endpoint> = Given<'params', E['params']> & Given<'query', E['query']> & Given<'body', E['body']>

/** The result of a successful call. */
export type ResultOf<E extends Endpoint> = z.output<E['result']>

/* @__NO_SIDE_EFFECTS__ */ export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
