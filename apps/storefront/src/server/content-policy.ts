import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([^]*?)<\/script>/g

/**
 * What the page may do: run our files and exactly the inline scripts that it was rendered with. Hashes instead of a nonce,
 * because a cached page is answered to many. Architecture §8.
 */
export function contentPolicy(page: string): string {
  const hashes = new Set<string>()
  for (const [, script] of page.matchAll(INLINE_SCRIPT)) hashes.add(`'sha256-${createHash('sha256').update(script!).digest('base64')}'`)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}
