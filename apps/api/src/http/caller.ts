import { TASK_ID_HEADER } from '@meerkat/contract/envelope'
import { findChosenLanguage } from '@meerkat/i18n/chosen-language'
import { Refusal } from './refusals.ts'

/** Who calls, and for which store view. */
export interface Caller {
  /** User token; null for guests. Never logged. */
  readonly token: string | null
  /** A store view that exists; empty for the default one. */
  readonly storeCode: string
  /** In which the shopper reads this store view; null: in its own. Decision 0009. */
  readonly language: string | null
  /** Names one attempt of a change: the same id has one effect. */
  readonly taskId: string | null
  /** Null for calls from our own process, which no limit counts. */
  readonly ip: string | null
}

export interface CallerSource {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly query: Readonly<Record<string, unknown>>
  readonly ip: string | null
}

/** What scripts write into the header when they have no token. Contract 1.6. */
const NO_TOKEN = new Set(['', 'null', 'undefined'])
const LONGEST_TASK_ID = 128

/** The header goes before the query, for the token as for the store code; an unknown store is the default one. Contract 1.8, 1.9. */
export function toCaller({ headers, query, ip }: CallerSource, knowsStore: (storeCode: string) => boolean): Caller {
  const bearer = /^bearer\s*(.*)$/i.exec(text(headers.authorization))?.[1]?.trim() ?? ''
  const token = [bearer, text(query.token)].find((candidate) => !NO_TOKEN.has(candidate)) ?? null
  const asked = text(headers['x-vs-store-code']) || text(query.storeCode)
  const storeCode = knowsStore(asked) ? asked : ''
  const language = findChosenLanguage(text(headers.cookie), storeCode)
  const taskId = text(headers[TASK_ID_HEADER]).slice(0, LONGEST_TASK_ID)
  return { token, storeCode, language, taskId: taskId || null, ip }
}

/** Whose a token is, or null when it is nobody's (any more). Handed to the modules by `app.ts`. */
export type FindCustomerId = (token: string) => Promise<number | null>

/** @throws Refusal `token-unknown` for a caller who is not logged in: clients then refresh, or ask for a log-in. Contract 1.4. */
export async function getCustomerId(findCustomerId: FindCustomerId, { token }: Pick<Caller, 'token'>): Promise<number> {
  const customerId = token === null ? null : await findCustomerId(token)
  if (customerId === null) throw new Refusal('token-unknown')
  return customerId
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
