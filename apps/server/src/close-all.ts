/** Functions that close what was opened, in the order of opening. */
export type Opened = (() => Promise<unknown>)[]

/**
 * Closes the newest first, and the others even if one fails: a database that is not closed has to repair itself at the next start.
 * @throws the first fault, after the last step.
 */
export async function closeAll(opened: Readonly<Opened>): Promise<void> {
  const faults: unknown[] = []
  for (const close of opened.toReversed()) await close().catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw faults[0]
}
