import { isDatabaseUnreachable } from './database-fault.ts'

/**
 * Performs the work for one item after the other; returns for how many it returned true. An item that fails is reported and does not hold
 * back the others: lists of due work begin with the oldest in every round, so that one broken record would block all later ones.
 * @throws when the database is unreachable.
 */
export async function performEach<T>(
  items: readonly T[],
  work: (item: T) => Promise<boolean>,
  onFault: (item: T, fault: unknown) => void,
): Promise<number> {
  let count = 0
  for (const item of items) {
    try {
      if (await work(item)) count += 1
    } catch (fault) {
      if (isDatabaseUnreachable(fault)) throw fault
      onFault(item, fault)
    }
  }
  return count
}
