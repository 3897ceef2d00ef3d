/** Chromium only. */
export interface Connection {
  readonly saveData?: boolean
  readonly type?: string
  readonly effectiveType?: string
}

interface Line {
  readonly connection?: Connection
}

/** Whether the shopper saves data, pays for it or waits long for it: then nothing is loaded unasked. docs/behaviour/offline.md §7.5, §7.6. */
export function isMetered({ connection }: Line = navigator as Line): boolean {
  return connection?.saveData === true || connection?.type === 'cellular' || (connection?.effectiveType ?? '').endsWith('2g')
}
