import type { Checkout } from '../engine/ledger.ts'
import type { Simulator } from '../engine/simulator.ts'

const LEFT_AFTER_MS = 29 * 60 * 1000

/**
 * Stores the shop's return address from the form's `action`. Only path and query are stored: the address comes from the browser, so its
 * host must not decide which server the simulators call or redirect to.
 */
export function rememberReturn({ settings, scheduler }: Simulator, checkout: Checkout, given: string | null): void {
  if (given === null || !URL.canParse(given)) return
  const { pathname, search } = new URL(given)
  const isFirst = checkout.returnUrls.success === undefined
  // A path that starts with two slashes would name a host.
  const url = new URL(settings.shopUrl)
  url.pathname = pathname
  url.search = search
  checkout.returnUrls = { success: url.href }
  if (isFirst) scheduler.add(checkout.createdAt + LEFT_AFTER_MS, { kind: 'call-return', checkoutId: checkout.id })
}

/** The shop's return address with the two parameters that the platform adds. Null when the widget was never shown. */
export function returnUrlOf(checkout: Checkout): string | null {
  if (checkout.returnUrls.success === undefined) return null
  const url = new URL(checkout.returnUrls.success)
  url.searchParams.set('id', checkout.id)
  url.searchParams.set('resourcePath', `/v1/checkouts/${checkout.id}/payment`)
  return url.href
}
