/** Maximum number of faults to list; further ones usually have the same cause. */
const MAX_NAMED = 50

/** The catalogue cannot be changed as asked; every fault says which document and field is wrong. Nothing was written. */
export class CatalogFault extends Error {
  override readonly name = 'CatalogFault'
  readonly faults: readonly string[]

  constructor(faults: readonly string[], what = 'The catalogue cannot be imported') {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`
    const more = faults.length > MAX_NAMED ? [`and ${faults.length - MAX_NAMED} more`] : []
    super([`${what}, ${count}:`, ...[...faults.slice(0, MAX_NAMED), ...more].map((line) => `  ${line}`)].join('\n'))
    this.faults = faults
  }
}
