import type { Send } from '@meerkat/contract/transport'
import { getGlobalStartContext } from '@tanstack/react-start'

/** What the host hands to each request. */
export interface HostContext {
  readonly send: Send
  /**
   * Takes the finished page; the response then carries only status and headers. Wrapping a long text in a `Response` and
   * reading it back cost a tenth of the time of a page.
   */
  readonly deliver: (page: Uint8Array<ArrayBuffer>) => void
}

/** Empty while the offline shell is built: there is no host then. */
export function findHost(): Partial<HostContext> {
  return (getGlobalStartContext() as Partial<HostContext> | undefined) ?? {}
}
