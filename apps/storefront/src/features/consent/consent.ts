import type { ThirdParty, ThirdPartyKind } from '@meerkat/settings/third-parties'
import * as z from 'zod/mini'

/** What the shopper agreed to, by kind. */
export type Consent = Readonly<Partial<Record<ThirdPartyKind, boolean>>>

type Store = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'consent'
const Stored = z.record(z.string(), z.boolean())

/**
 * The choice remembered on this device. Null, so that the shopper is asked, when there is none, when it is unreadable, or when it does not cover
 * a script that the shop has added since: consent is given to a particular script.
 */
export function readConsent(parties: readonly ThirdParty[], storage: () => Store): Consent | null {
  const stored = Stored.safeParse(attempt(() => JSON.parse(storage().getItem(KEY) ?? 'null') as unknown))
  if (!stored.success || !parties.every(({ script }) => Object.hasOwn(stored.data, script))) return null
  return Object.fromEntries(parties.map(({ kind, script }) => [kind, stored.data[script]]))
}

/** Without storage, the choice only applies until the page is left. */
export function writeConsent(parties: readonly ThirdParty[], consent: Consent, storage: () => Store): void {
  const stored = Object.fromEntries(parties.map(({ kind, script }) => [script, consent[kind] === true]))
  attempt(() => storage().setItem(KEY, JSON.stringify(stored)))
}

/** The scripts that may be loaded. */
export function listAllowed(parties: readonly ThirdParty[], consent: Consent | null): readonly ThirdParty[] {
  return parties.filter(({ kind }) => consent?.[kind] === true)
}

/** Browsers may forbid storage, and its content may be anything. */
function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
