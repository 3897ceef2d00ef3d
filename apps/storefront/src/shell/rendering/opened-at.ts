import type { Address } from './payment-page.ts'

/** Where the document was opened: the policy of a page stays until the next document. Read when the page starts, before any navigation. */
export const openedAt: Address = /* @__PURE__ */ readAddress()

function readAddress(): Address {
  if (import.meta.env.SSR) return { pathname: '', search: {} }
  return { pathname: location.pathname, search: Object.fromEntries(new URLSearchParams(location.search)) }
}
