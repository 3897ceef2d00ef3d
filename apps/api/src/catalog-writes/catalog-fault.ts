/** Faults that are named; the rest of many tends to have the same cause. */
const MOST_NAMED = 50

/** The catalogue cannot be changed as asked; every fault says which document and field is wrong. Nothing was written. */
export class CatalogFault extends Error {
  override readonly name = 'CatalogFault'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(describeFaults('The catalogue', faults))
    this.faults = faults
  }
}

/** One sentence, then a line per fault. `what` is the subject, such as the name of the file. */
export function describeFaults(what: string, faults: readonly string[]): string {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`
  const more = faults.length > MOST_NAMED ? [`and ${faults.length - MOST_NAMED} more`] : []
  return [`${what} cannot be imported, it has ${count}:`, ...[...faults.slice(0, MOST_NAMED), ...more].map((line) => `  ${line}`)].join(
    '\n',
  )
}
