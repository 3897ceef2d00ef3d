import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createOperator } from '@meerkat/api/operator'
import { loadConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { ToolFault, UsageFault } from './faults.ts'
import { openToolDatabase } from './open-tool-database.ts'
import { openTerminal, type Terminal } from './terminal.ts'
import type { Verb, VerbArguments } from './verb.ts'
import { VERBS } from './verbs.ts'

const STORES_FILE = join(import.meta.dirname, '..', '..', '..', '..', 'config', 'stores.json')

/** Exit codes: done, refused or failed, invalid command line. */
type ExitCode = 0 | 1 | 2

/** Runs one verb with the command-line arguments. Expected faults are printed as messages; bugs keep their stack trace. */
export async function runTool(argv: readonly string[], terminal: Terminal = openTerminal()): Promise<ExitCode> {
  const [name = '', ...rest] = argv
  const asksForHelp = name === 'help' || name === '--help' || name === '-h'
  const wanted = asksForHelp ? rest[0] : name
  const verb = findVerb(wanted)
  if (!verb) {
    const isUnknown = wanted !== undefined && wanted !== ''
    if (isUnknown) terminal.fault(`There is no verb "${wanted}".`)
    for (const line of describeVerbs()) terminal.line(line)
    return isUnknown ? 2 : 0
  }
  if (asksForHelp || rest.includes('--help') || rest.includes('-h')) {
    for (const line of describeVerb(verb)) terminal.line(line)
    return 0
  }
  try {
    await runVerb(verb, rest, terminal)
    return 0
  } catch (fault) {
    for (const line of sentencesOf(fault)) terminal.fault(line)
    if (!(fault instanceof UsageFault)) return 1
    for (const line of verb.usage) terminal.fault(`  npm run shop -- ${line}`)
    return 2
  }
}

async function runVerb(verb: Verb, words: readonly string[], terminal: Terminal): Promise<void> {
  const given = parse(verb, words)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = loadConfig(process.env, STORES_FILE)
  // Opening DATA_DIR would create an empty database there, and show the orders of no shop.
  if (config.apiUrl !== undefined)
    throw new ToolFault(`API_URL is set, so this shop has no database: use the tool where ${config.apiUrl} runs.`)
  const { database, isShopRunning } = await openToolDatabase(config, createLog('warn'))
  try {
    const operator = createOperator(database, { stores: config.stores, payments: config.payments })
    await verb.run({ operator, database, config, settingsFile: STORES_FILE, terminal, isShopRunning }, given)
  } finally {
    await database.close()
  }
}

function findVerb(name: string | undefined): Verb | undefined {
  return name !== undefined && Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
}

function parse({ options = {} }: Verb, words: readonly string[]): VerbArguments {
  try {
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true })
    return { words: positionals, options: values as VerbArguments['options'] }
  } catch (fault) {
    throw new UsageFault(fault instanceof Error ? fault.message : String(fault))
  }
}

function describeVerbs(): string[] {
  const rows = Object.entries(VERBS).map(([name, { summary }]) => `  ${name.padEnd(12)}${summary}`)
  return ['npm run shop -- VERB …', '', ...rows, '', 'npm run shop -- help VERB says more about one of them.']
}

function describeVerb({ usage, summary, help = [] }: Verb): string[] {
  return [...usage.map((line) => `npm run shop -- ${line}`), '', `It ${summary}.`, ...(help.length > 0 ? ['', ...help] : [])]
}

/** Expected faults are printed as messages; anything else is a bug and keeps its stack trace. */
function sentencesOf(fault: unknown): string[] {
  if (!(fault instanceof Error)) return [String(fault)]
  const isForeseen = ['UsageFault', 'ToolFault', 'StartFault', 'CatalogFault'].includes(fault.name)
  return (isForeseen ? fault.message : (fault.stack ?? fault.message)).split('\n')
}
