// Checks everything: types, lint, import rules, unit and integration tests on both databases, then the end-to-end tests in a
// browser. `--quick` leaves out the browser and PostgreSQL. Ends with the line "N passed, N failed".
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Count {
  passed: number
  failed: number
  skipped: number
}

const quick = process.argv.includes('--quick')
const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'meerkat-test-'))
const count: Count = { passed: 0, failed: 0, skipped: 0 }

check('types', ['node', 'tools/types.ts'])
check('lint', ['oxlint', '--deny-warnings'])
check('format', ['biome', 'ci', '--colors=off', '.'])
runVitest(quick ? ['--project', 'unit'] : [])
if (!quick) runPlaywright()

rmSync(reports, { recursive: true, force: true })
console.log(`\n${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`)
process.exitCode = count.failed === 0 ? 0 : 1

/** A check that passes or fails as a whole. */
function check(name: string, command: string[]): void {
  title(name)
  if (run(command) === 0) count.passed++
  else count.failed++
}

function runVitest(extra: string[]): void {
  title('unit and integration tests')
  const report = join(reports, 'vitest.json')
  const status = run(['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...extra])
  addReport(
    status,
    report,
    (json: { numPassedTests: number; numFailedTests: number; numPendingTests: number; numFailedTestSuites: number }) => ({
      passed: json.numPassedTests,
      failed: Math.max(json.numFailedTests, Math.sign(json.numFailedTestSuites)),
      skipped: json.numPendingTests,
    }),
  )
}

function runPlaywright(): void {
  title('end-to-end tests in a browser')
  const report = join(reports, 'playwright.json')
  const status = run(['npm', 'exec', '-w', '@meerkat/e2e', '--', 'playwright', 'test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report })
  addReport(status, report, (json: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
    passed: json.stats.expected,
    // Count a test that passes only on a retry as failed.
    failed: json.stats.unexpected + json.stats.flaky,
    skipped: json.stats.skipped,
  }))
}

/** A runner that crashed without a report, or that failed without a failed test, counts as one failure. */
function addReport<T>(status: number, file: string, toCount: (json: T) => Count): void {
  const added = existsSync(file) ? toCount(JSON.parse(readFileSync(file, 'utf8')) as T) : { passed: 0, failed: 0, skipped: 0 }
  count.passed += added.passed
  count.failed += status !== 0 && added.failed === 0 ? 1 : added.failed
  count.skipped += added.skipped
}

function run(command: string[], environment: Record<string, string> = {}): number {
  const [program = '', ...args] = command
  const done = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
  return done.status ?? 1
}

function title(text: string): void {
  console.log(`\n== ${text}`)
}
