/** Why a shop cannot start; the message is one sentence for whoever runs it, and names the way out. Never holds a password. */
export class StartFault extends Error {
  readonly reason: StartFaultReason

  constructor(reason: StartFaultReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartFault'
    this.reason = reason
  }
}

export type StartFaultReason = 'data-dir-locked' | 'data-dir-unwritable' | 'database-damaged' | 'database-unreachable' | 'database-refused'
