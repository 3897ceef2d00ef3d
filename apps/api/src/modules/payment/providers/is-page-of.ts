import type { PaymentMode } from '../port.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

export function isLoopback(url: URL): boolean {
  return LOOPBACK.has(url.hostname)
}

/** Whether a URL that a provider returned is on one of its own hosts. Shoppers are sent nowhere else. */
export function isPageOf(
  page: string,
  origins: readonly string[],
  { mode, simulatorUrl }: { readonly mode: PaymentMode; readonly simulatorUrl: string | null },
): boolean {
  if (!URL.canParse(page)) return false
  const url = new URL(page)
  if (url.username !== '' || url.password !== '') return false
  if (mode !== 'sim') return origins.includes(url.origin)
  return isLoopback(url) || (simulatorUrl !== null && url.origin === new URL(simulatorUrl).origin)
}
