/** Why a shop cannot start: one sentence for the operator that also says what to do. It never contains a password. */
export class StartFault extends Error {
  readonly reason: StartFaultReason

  constructor(reason: StartFaultReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartFault'
    this.reason = reason
  }
}

export type StartFaultReason =
  | 'data-dir-locked'
  | 'data-dir-unwritable'
  | 'disk-full'
  | 'database-damaged'
  | 'database-unreachable'
  | 'database-refused'
