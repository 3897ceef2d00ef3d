import { createHash } from 'node:crypto'

/**
 * The content security policy of a page: allows our script files and exactly the inline scripts that it was rendered with. Uses hashes
 * instead of a nonce, because a cached page is served to many clients. Architecture §8.
 */
export function contentPolicy(page: string): string {
  const hashes = new Set<string>()
  for (const script of inlineScripts(page)) hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
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

const FROM_FILE_OR_DATA = /\s(?:src=|type="application\/)/

/** A page is long and has few scripts: `indexOf` takes a fifth of the time of a regular expression over the whole page. */
function* inlineScripts(page: string): Generator<string> {
  for (let start = page.indexOf('<script'); start !== -1; start = page.indexOf('<script', start)) {
    const text = page.indexOf('>', start) + 1
    const end = page.indexOf('</script>', text)
    if (text === 0 || end === -1) return
    if (!FROM_FILE_OR_DATA.test(page.slice(start, text))) yield page.slice(text, end)
    start = end
  }
}
