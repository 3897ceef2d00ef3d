import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../tools/find-browser.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 3210)
/** An empty data directory per run, so that every run is a first start. Workers read the same variable. */
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'meerkat-e2e-')))
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME']

const BROWSER_TESTS = ['journeys/**/*.spec.ts', 'accessibility/**/*.spec.ts']

export default defineConfig({
  testDir: '.',
  outputDir: join(dataDir, 'results'),
  // Several times what is needed on a quiet machine with two cores: a busy one must not fail a test.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // A journey waits for two thirds of its time, so three of them keep two cores busy. Tests must therefore not disturb each other: see
  // README.md.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    // Recording costs a fifth of the time; `--trace on` does it for a run. A failure is reported with the page as it was.
    trace: 'off',
    // Journeys test the server's answers, not those that a service worker has cached; the offline ones allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...findBrowser(),
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
    { name: 'first', testMatch: 'wire/first-answer.spec.ts' },
    { name: 'wire', dependencies: ['first'], testMatch: 'wire/**/*.spec.ts', testIgnore: 'wire/first-answer.spec.ts' },
    // Before the desktop, because the longest file whose journeys follow one another runs here: at the end it would leave the other workers idle.
    // Files run in the order of their names, so for the same reason the name of a long one of the desktop starts with one of the first letters.
    {
      name: 'phone',
      dependencies: ['first'],
      testMatch: BROWSER_TESTS,
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      dependencies: ['first'],
      testMatch: BROWSER_TESTS,
      // Journeys that do not depend on the viewport run once.
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    // The command of `npm start` without npm in between, so that SIGTERM reaches the shop.
    command: 'node --max-semi-space-size=8 apps/server/src/main.ts',
    cwd: join(import.meta.dirname, '..'),
    url: `http://localhost:${PORT}/readyz`,
    // A first start takes about twenty seconds of processor time, which two other busy processes make minutes.
    timeout: 300_000,
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
