import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const PORT = Number(process.env['E2E_PORT'] ?? 3210)
/** An empty data directory per run, so that every run is a first start. Workers read the same variable. */
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'meerkat-e2e-')))
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME']

export default defineConfig({
  testDir: '.',
  outputDir: join(dataDir, 'results'),
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // Two cores: one for the shop, one for the browser.
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    trace: 'retain-on-failure',
    launchOptions: {
      ...browserPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'wire', testMatch: 'wire/**/*.spec.ts' },
    {
      name: 'phone',
      testMatch: 'journeys/**/*.spec.ts',
      // Journeys that do not depend on the viewport run once.
      grepInvert: /@desk/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      testMatch: 'journeys/**/*.spec.ts',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    // The command of `npm start` without npm in between, so that SIGTERM reaches the shop.
    command: 'node --max-semi-space-size=8 apps/server/src/main.ts',
    cwd: join(import.meta.dirname, '..'),
    url: `http://localhost:${PORT}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    env: {
      ...(process.env as Record<string, string>),
      HOST: '127.0.0.1',
      PORT: String(PORT),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  },
})

/** A Chromium installed on the system; otherwise Playwright uses its own. */
function browserPath(): { executablePath?: string } {
  const known = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ]
  const executablePath = known.find((path) => path !== undefined && existsSync(path))
  return executablePath ? { executablePath } : {}
}
