/** A document of one store view. */
export interface DocumentKey {
  /** Store code. */
  readonly store: string
  readonly id: number
}

export interface ContentKey extends DocumentKey {
  readonly kind: 'page' | 'block' | 'hierarchy'
}

/** Keys of each topic: documents that were written or deleted. Readers reload their current state. */
interface KeysByTopic {
  readonly product: DocumentKey
  readonly category: DocumentKey
  readonly attribute: DocumentKey
  /** Tax rules are few, so all of them are reloaded. */
  readonly 'tax-rule': never
  readonly content: ContentKey
  /** Skus. */
  readonly stock: string
  /** Ids of the products whose approved reviews changed. */
  readonly review: number
  /** Tags of cached pages invalidated by a system of the merchant. */
  readonly pages: string
  /** Anything may have changed, for example by a very large import: reload everything. */
  readonly catalog: never
}

export type ChangeTopic = keyof KeysByTopic
export type ChangeKey<Topic extends ChangeTopic> = KeysByTopic[Topic]

type KeylessTopic = { [Topic in ChangeTopic]: [KeysByTopic[Topic]] extends [never] ? Topic : never }[ChangeTopic]

/** Topics that are recorded without keys. */
export const KEYLESS_TOPICS: Readonly<Record<KeylessTopic, true>> = { 'tax-rule': true, catalog: true }

export type Change = { [Topic in ChangeTopic]: { readonly topic: Topic; readonly keys: readonly ChangeKey<Topic>[] } }[ChangeTopic]

/** One change per topic, each key once, in the order of first appearance. */
export function mergeChanges(changes: readonly Change[]): Change[] {
  const keysByTopic = new Map<ChangeTopic, Map<string, unknown>>()
  for (const { topic, keys } of changes) {
    const known = keysByTopic.get(topic) ?? new Map<string, unknown>()
    keysByTopic.set(topic, known)
    for (const key of keys) known.set(identify(key), key)
  }
  return [...keysByTopic].map(([topic, keys]) => ({ topic, keys: [...keys.values()] }) as Change)
}

function identify(key: DocumentKey | ContentKey | string | number): string {
  if (typeof key !== 'object') return String(key)
  return JSON.stringify([key.store, key.id, 'kind' in key ? key.kind : null])
}
