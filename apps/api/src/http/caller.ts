import { TASK_ID_HEADER } from '@meerkat/contract/envelope'
import { findChosenLanguage } from '@meerkat/i18n/chosen-language'
import { toNetwork } from './network.ts'
import { Refusal } from './refusals.ts'

/** The caller of a request, and its store view. */
export interface Caller {
  /** User token; null for guests. Never logged. */
  readonly token: string | null
  /** Code of an existing store view; empty for the default one. */
  readonly storeCode: string
  /** The language that the shopper chose for this store view; null: the store view's own. Decision 0009. */
  readonly language: string | null
  /** The random cookie of an earlier login on this device. */
  readonly device: string | null
  /** Identifies one change: repeating it with the same id has no further effect. */
  readonly taskId: string | null
  /** The `Accept-Encoding` of the request, for answers that are stored compressed. */
  readonly acceptEncoding: string
  /** Address of the caller, IPv6 by its /64. Null for in-process calls, which are not rate-limited. */
  readonly network: string | null
}

export interface CallerSource {
  readonly params: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly query: Readonly<Record<string, unknown>>
  readonly ip: string | null
}

/** What old clients send in the header when they have no token. docs/wire.md §1.6. */
const NO_TOKEN = new Set(['', 'null', 'undefined'])
const MAX_TASK_ID_LENGTH = 128

/**
 * For token and store code the header wins over the query, and a store code in the path over both; an unknown one means the default
 * store view. docs/wire.md §1.8, §1.9.
 */
export function toCaller({ params, headers, query, ip }: CallerSource, knowsStore: (storeCode: string) => boolean): Caller {
  const asked = text(params.storeCode) || text(headers['x-vs-store-code']) || text(query.storeCode)
  const storeCode = knowsStore(asked) ? asked : ''
  const cookies = text(headers.cookie)
  const language = findChosenLanguage(cookies, storeCode)
  const device = /(?:^|; ?)device=([\w-]{43})(?:;|$)/.exec(cookies)?.[1] ?? null
  const taskId = text(headers[TASK_ID_HEADER]).slice(0, MAX_TASK_ID_LENGTH)
  return {
    token: findToken({ headers, query }),
    storeCode,
    language,
    device,
    taskId: taskId || null,
    acceptEncoding: text(headers['accept-encoding']),
    network: ip === null ? null : toNetwork(ip),
  }
}

const DEVICE_SECONDS = 180 * 86_400

/** Identifies a device at its next login; scripts cannot read it, and it grants no access. */
export function deviceCookie(device: string, isHttps: boolean): string {
  return `device=${device}; Path=/api/user; Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
}

/** The user token of a request, or null. */
export function findToken({ headers, query }: Pick<CallerSource, 'headers' | 'query'>): string | null {
  const bearer = /^bearer\s*(.*)$/i.exec(text(headers.authorization))?.[1]?.trim() ?? ''
  return [bearer, text(query.token)].find((candidate) => !NO_TOKEN.has(candidate)) ?? null
}

/** The customer a token belongs to; null for an unknown or expired token. `app.ts` passes it to the modules. */
export type FindCustomerId = (token: string) => Promise<number | null>

/** @throws Refusal `token-unknown` for a caller who is not logged in: clients then refresh, or show the log-in form. docs/wire.md §1.4. */
export async function getCustomerId(findCustomerId: FindCustomerId, { token }: Pick<Caller, 'token'>): Promise<number> {
  const customerId = token === null ? null : await findCustomerId(token)
  if (customerId === null) throw new Refusal('token-unknown')
  return customerId
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
