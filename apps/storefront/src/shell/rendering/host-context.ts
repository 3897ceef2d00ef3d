import type { Send } from '@meerkat/contract/transport'
import { getGlobalStartContext } from '@tanstack/react-start'

/** What the host passes to each request. */
export interface HostContext {
  readonly send: Send
  /**
   * Receives the finished page; the response then contains only status and headers. Wrapping a long text in a `Response` and
   * reading it back cost a tenth of the render time of a page.
   */
  readonly deliver: (page: Uint8Array<ArrayBuffer>) => void
}

/** Empty while the offline shell is built: there is no host then. */
export function findHost(): Partial<HostContext> {
  return (getGlobalStartContext() as Partial<HostContext> | undefined) ?? {}
}
