import type { ParseArgsOptionsConfig } from 'node:util'
import type { Operator } from '@meerkat/api/operator'
import type { Config } from '../config.ts'
import type { ToolDatabase } from './socket/connect-database.ts'
import type { Terminal } from './terminal.ts'

/** What a verb works with. */
export interface Tool {
  readonly operator: Operator
  readonly database: ToolDatabase
  readonly config: Config
  /** The file with store views, taxes and limits. */
  readonly settingsFile: string
  readonly terminal: Terminal
  /** The database is the embedded one of a shop that is open now. */
  readonly isShopRunning: boolean
}

export interface Given {
  readonly words: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
}

/** One command of the tool. */
export interface Verb {
  /** Every form of the call, without `npm run shop --`. */
  readonly usage: readonly string[]
  /** One line for the overview. */
  readonly summary: string
  /** What the help of the verb adds. */
  readonly help?: readonly string[]
  readonly options?: ParseArgsOptionsConfig
  readonly run: (tool: Tool, given: Given) => Promise<void>
}
