interface TrustedTypesHost {
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown }
}

/** The page's only Trusted Types policy: allows only scripts of this shop, and no HTML assigned from strings. */
export function allowOwnScripts(): void {
  const { trustedTypes } = globalThis as TrustedTypesHost
  trustedTypes?.createPolicy('default', { createScriptURL: requireOwnScript })
}

/** @throws TypeError for any URL other than our built files and the service worker. */
function requireOwnScript(url: string): string {
  const { origin, pathname } = new URL(url, location.href)
  if (origin === location.origin && (pathname.startsWith('/assets/') || pathname === '/service-worker.js')) return url
  throw new TypeError(`Not a script of this shop: ${url}`)
}
