// Checks everything: types, lint, import rules, unit and integration tests on both databases, then the end-to-end tests in a
// browser. `--quick` leaves out the browser and PostgreSQL. Ends with the line "N passed, N failed".
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

interface Count {
  passed: number
  failed: number
  skipped: number
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numFailedTestSuites: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    /** Why the file as a whole failed. */
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

const quick = process.argv.includes('--quick')
const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'meerkat-test-'))
const count: Count = { passed: 0, failed: 0, skipped: 0 }
/** Repeated at the end, where they are found: the output of a run has thousands of lines. */
const failures: string[] = []

// Tests on PostgreSQL often wait for locks and time-outs, so they run in parallel with the checks that need the processor. Journeys run
// last and alone: on a busy machine the shop's own time-outs would fire, and journeys would fail without a fault in the code.
const heavy = quick ? null : runVitest('tests on PostgreSQL and of started shops', 'heavy', 'buffer')
const frozen = quick ? null : runVitest('tests on a PostgreSQL that does not answer', 'frozen', 'buffer')
await check('types', ['node', 'tools/types.ts'])
await check('lint', ['oxlint', '--deny-warnings'])
await check('format', ['biome', 'ci', '--colors=off', '.'])
await runVitest('unit and integration tests', 'unit')
await frozen
await heavy
if (!quick) await runPlaywright()

rmSync(reports, { recursive: true, force: true })
if (failures.length > 0) console.log(`\n${failures.map((failure) => `FAILED ${failure}`).join('\n')}`)
console.log(`\n${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`)
process.exitCode = count.failed === 0 ? 0 : 1

/** A check that passes or fails as a whole. */
async function check(name: string, command: string[]): Promise<void> {
  if ((await run(name, command)) === 0) count.passed++
  else {
    count.failed++
    failures.push(name)
  }
}

async function runVitest(name: string, project: string, output: Output = 'inherit'): Promise<void> {
  const report = join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const status = await run(name, ['vitest', 'run', '--project', project, ...reporters], { output })
  addReport(status, report, (json: VitestReport) => {
    failures.push(...listFailures(json))
    return {
      passed: json.numPassedTests,
      failed: Math.max(json.numFailedTests, Math.sign(json.numFailedTestSuites)),
      skipped: json.numPendingTests,
    }
  })
}

/** File, test and the first line of the reason of each. */
function listFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const reasons = failed.map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0] ?? '')}`)
    if (status === 'failed' && failed.length === 0) reasons.push(firstLine(message))
    return reasons.map((reason) => `${relative(root, name)} > ${reason}`)
  })
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]!.slice(0, 300)
}

async function runPlaywright(): Promise<void> {
  const report = join(reports, 'playwright.json')
  const command = ['npm', 'exec', '-w', '@meerkat/e2e', '--', 'playwright', 'test']
  const status = await run('end-to-end tests in a browser', command, { environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } })
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

/** `buffer` shows the output in one piece when the command has ended. */
type Output = 'inherit' | 'buffer'

interface RunOptions {
  readonly output?: Output
  readonly environment?: Readonly<Record<string, string>>
}

/** Resolves with the exit code. */
function run(name: string, command: string[], { output = 'inherit', environment = {} }: RunOptions = {}): Promise<number> {
  const [program = '', ...args] = command
  if (output === 'inherit') title(name)
  const pipe = output === 'buffer' ? 'pipe' : 'inherit'
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', pipe, pipe], env: { ...process.env, ...environment } })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      written += piece
    })
  }
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (code) => {
      if (output === 'buffer') {
        title(name)
        process.stdout.write(written)
      }
      resolve(code ?? 1)
    })
  })
}

function title(text: string): void {
  console.log(`\n== ${text}`)
}
