/** For tests that are not about a slow disk: that of a busy machine may take longer than the 800 ms which a shopper is made to wait. */
export const PATIENT_DISK = { timeoutMs: 20_000 } as const
