import type { Send } from '@meerkat/contract/transport'
import { getGlobalStartContext } from '@tanstack/react-start'

/** A form that was sent without JavaScript and refused: the page shows it again, with what was typed. */
export interface RefusedPost {
  readonly values: Readonly<Record<string, string>>
  /** Faults by the name of the field. */
  readonly faults: Readonly<Record<string, string>>
  /** Why a form without faults was not accepted. */
  readonly problem: string | null
}

/** What the host passes to each request. */
export interface HostContext {
  readonly send: Send
  /** The answers come from another server: they are parsed. */
  readonly isRemote?: boolean
  /** Whether the shop has a service worker; true if missing. */
  readonly opensOffline?: boolean
  /** Which shell is rendered for the service worker, instead of a page. */
  readonly shell?: 'default' | 'minimal' | 'offline'
  /** Calls of a form that the page received, counted at the shopper's address. */
  readonly sendForm?: Send
  readonly refusedPost?: RefusedPost
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
