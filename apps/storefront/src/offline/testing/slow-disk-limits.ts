/** For tests that are not about a slow disk: on a busy machine a disk may take longer than the 800 ms that a shopper waits. */
export const SLOW_DISK_LIMITS = { timeoutMs: 20_000 } as const
