// `npm run fuzz [-- MINUTES [FILE ...]]`: runs the property tests with a new seed each round until the time is up or Ctrl-C, and
// prints every seed. Add a counterexample found here to its test as one of the `examples`.
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const [minutes = 'unlimited', ...chosen] = process.argv.slice(2)
const limitMs = minutes === 'unlimited' ? Number.POSITIVE_INFINITY : Number(minutes) * 60_000
if (!(limitMs > 0)) {
  console.error('npm run fuzz [-- MINUTES [FILE ...]]: MINUTES is a number above zero, or "unlimited".')
  process.exit(2)
}
const files = chosen.length > 0 ? chosen : listPropertyTests()

const failedSeeds: number[] = []
const interrupt = new AbortController()
process.once('SIGINT', () => interrupt.abort())

const startedAt = performance.now()
let rounds = 0
while (!interrupt.signal.aborted && performance.now() - startedAt < limitMs) {
  const seed = randomInt(2 ** 31)
  console.log(`\nround ${++rounds}, seed ${seed}`)
  if ((await runRound(seed)) !== 0 && !interrupt.signal.aborted) failedSeeds.push(seed)
}
console.log(`\n${rounds} rounds of ${files.length} files; failing seeds: ${failedSeeds.join(', ') || 'none'}`)
process.exitCode = failedSeeds.length === 0 ? 0 : 1

function listPropertyTests(): string[] {
  const tests = globSync(['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'apps/*/system-tests/**/*.test.ts'], { cwd: root })
  return tests.filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"))
}

/** Resolves with the exit code: 0 when every property held. A failure prints its counterexample. */
function runRound(seed: number): Promise<number> {
  const environment = { ...process.env, PROPERTY_SEED: String(seed) }
  return new Promise((resolve) => {
    const child = spawn('vitest', ['run', '--reporter=agent', ...files], { cwd: root, stdio: 'inherit', env: environment })
    child.once('close', (code) => resolve(code ?? 1))
  })
}
