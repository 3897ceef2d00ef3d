/** Requests of the tool to the running shop over one connection; each is answered in order. */
export type Request =
  | { readonly kind: 'run'; readonly name: string; readonly text: string; readonly values: readonly unknown[] }
  /** Until `commit` or `roll-back`, or the end of the connection, `run` belongs to one transaction. */
  | { readonly kind: 'begin' | 'commit' | 'roll-back' }

export type Reply = { readonly rows: readonly object[] } | { readonly fault: RemoteFault }

/** A fault of the database with the fields that callers read: code, severity and the name of a constraint. */
export interface RemoteFault {
  readonly message: string
  readonly fields: Readonly<Record<string, unknown>>
}

const FIELDS = ['code', 'severity', 'detail', 'constraint', 'table'] as const

export function toRemoteFault(fault: unknown): RemoteFault {
  if (!(fault instanceof Error)) return { message: String(fault), fields: {} }
  const known = fault as Error & Partial<Record<(typeof FIELDS)[number], unknown>>
  return {
    message: fault.message,
    fields: Object.fromEntries(FIELDS.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]]))),
  }
}

export function toError({ message, fields }: RemoteFault): Error {
  return Object.assign(new Error(message), fields)
}
