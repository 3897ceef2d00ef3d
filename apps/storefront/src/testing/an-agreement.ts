import type { ListAgreement, ListAgreementCollection } from '../offline/collections/list-agreement.ts'

/** In memory. */
export function anAgreement(): ListAgreementCollection {
  let stored: ListAgreement | null = null
  return {
    read: async () => stored,
    write: async (agreement) => void (stored = agreement),
    clear: async () => void (stored = null),
  }
}
