/** SQLSTATE classes and codes of a server that is temporarily unavailable: connection lost, resources short, shutting down or starting. */
const UNREACHABLE_CODES = /^(08|53|57P0)/
/** Messages of the driver and the operating system about a connection that fails or hangs. */
const UNREACHABLE_MESSAGES = /ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|Connection terminated|timeout|not queryable|embedded database/i

/** Whether the same call may succeed once the database is available again: nothing was stored, and the caller should retry. */
export function isDatabaseUnreachable(fault: unknown): boolean {
  return chainOf(fault).some(
    (link) =>
      UNREACHABLE_CODES.test(codeOf(link)) ||
      (codeOf(link) === '' && UNREACHABLE_MESSAGES.test(link.message)) ||
      /^E[A-Z]/.test(codeOf(link)),
  )
}

/**
 * Whether the server ended a transaction in favour of another one, such as a restore that replaces all tables: nothing was stored,
 * and the same call succeeds afterwards.
 */
export function isDeadlock(fault: unknown): boolean {
  return chainOf(fault).some((link) => codeOf(link) === '40P01')
}

/** Whether the disk is full, on the database server or on this machine. */
export function isDiskFull(fault: unknown): boolean {
  return chainOf(fault).some((link) => codeOf(link) === '53100' || codeOf(link) === 'ENOSPC' || /no space left/i.test(link.message))
}

/** Whether the value itself cannot be stored, such as a text with a NUL byte: SQLSTATE class 22. */
export function isUnstorable(fault: unknown): boolean {
  return chainOf(fault).some((link) => codeOf(link).startsWith('22'))
}

/** The constraint that refused a change, or null. */
export function violatedConstraint(fault: unknown): string | null {
  for (const link of chainOf(fault)) if ('constraint' in link && typeof link.constraint === 'string') return link.constraint
  return null
}

function chainOf(fault: unknown): Error[] {
  const chain: Error[] = []
  for (let link = fault; link instanceof Error && chain.length < 5; link = link.cause) {
    chain.push(link)
    if (link instanceof AggregateError) chain.push(...link.errors.filter((inner) => inner instanceof Error))
  }
  return chain
}

function codeOf(fault: Error): string {
  return 'code' in fault && typeof fault.code === 'string' ? fault.code : ''
}
