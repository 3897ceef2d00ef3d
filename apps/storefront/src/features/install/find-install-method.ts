/** The install dialog of the browser, deferred until the shopper asks for it. Chromium only, so TypeScript has no type for it. */
export interface InstallPrompt {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  /** Set by the inline script of every page: the event may come before the bundle. */
  var install: InstallPrompt | undefined
}

export type InstallMethod = { readonly kind: 'dialog'; readonly prompt: InstallPrompt } | { readonly kind: 'share-menu' } | null

export interface InstallBrowser {
  readonly prompt: InstallPrompt | undefined
  readonly isInstalled: boolean
  /** The page has a service worker: only then does the installed shop open without a connection, as the offer says. */
  readonly hasWorker: boolean
  /** On iOS only: false in a browser. */
  readonly standalone: boolean | undefined
  readonly userAgent: string
}

/**
 * How this browser installs the shop; null when it cannot, or has done so. On iOS, browsers have an entry in their share menu and send no event;
 * web views inside other apps have no such entry, and their user agent does not contain "Safari".
 */
export function findInstallMethod({ prompt, isInstalled, hasWorker, standalone, userAgent }: InstallBrowser): InstallMethod {
  if (isInstalled) return null
  if (prompt) return hasWorker ? { kind: 'dialog', prompt } : null
  return standalone === false && /\bSafari\//.test(userAgent) ? { kind: 'share-menu' } : null
}

export function readInstallBrowser(): InstallBrowser {
  return {
    prompt: globalThis.install,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    hasWorker: Boolean(navigator.serviceWorker?.controller),
    standalone: (navigator as { standalone?: boolean }).standalone,
    userAgent: navigator.userAgent,
  }
}
