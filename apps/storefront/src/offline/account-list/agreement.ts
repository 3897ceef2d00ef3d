import type { ListAgreementCollection } from '../collections/list-agreement.ts'

/** What a device knows about the account's copy of a list, by the keys of entries. Decision 0099. */
export interface Agreement {
  /** Both sides had these when they last agreed. */
  readonly agreed: ReadonlySet<string>
  /** Removed on this device; the account has not confirmed it. */
  readonly removed: ReadonlySet<string>
}

/** The agreement of another customer is ignored, and the first change replaces it. */
export function openAgreement(collection: Pick<ListAgreementCollection, 'read' | 'write'>) {
  let running: Promise<unknown> = Promise.resolve()

  /** Runs changes one at a time: each needs what the one before has written. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = running.catch(() => undefined).then(work)
    running = done
    return done
  }

  async function read(owner: number): Promise<Agreement> {
    const stored = await collection.read()
    const known = stored?.owner === owner ? stored : null
    return { agreed: new Set(known?.agreed), removed: new Set(known?.removed) }
  }

  return {
    read: (owner: number) => inTurn(() => read(owner)),
    change: (owner: number, apply: (known: Agreement) => Agreement) =>
      inTurn(async () => {
        const before = await read(owner)
        const { agreed, removed } = apply(before)
        if (isEqual(agreed, before.agreed) && isEqual(removed, before.removed)) return
        await collection.write({ owner, agreed: [...agreed], removed: [...removed] })
      }),
  }
}

function isEqual(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((key) => other.has(key))
}

export function withKeys(known: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  return new Set([...known, ...keys])
}

export function withoutKeys(known: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  return new Set([...known].filter((key) => !keys.includes(key)))
}
