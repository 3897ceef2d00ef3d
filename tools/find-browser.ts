import { existsSync } from 'node:fs'

/** Options for Playwright's launch: a Chromium installed on the system; otherwise Playwright uses its own. */
export function findBrowser(): { executablePath?: string } {
  const known = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ]
  const executablePath = known.find((path) => path !== undefined && existsSync(path))
  return executablePath ? { executablePath } : {}
}
