interface TrustedTypesHost {
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown }
}

/** The one policy of the page: scripts may only be ours, markup is never assigned as text. Architecture §8. */
export function allowOwnScripts(): void {
  const { trustedTypes } = globalThis as TrustedTypesHost
  trustedTypes?.createPolicy('default', { createScriptURL: requireOwnScript })
}

/** @throws TypeError for anything but our built files and the service worker. */
function requireOwnScript(url: string): string {
  const { origin, pathname } = new URL(url, location.href)
  if (origin === location.origin && (pathname.startsWith('/assets/') || pathname === '/service-worker.js')) return url
  throw new TypeError(`Not a script of this shop: ${url}`)
}
