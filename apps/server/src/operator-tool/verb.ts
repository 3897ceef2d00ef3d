import type { ParseArgsOptionsConfig } from 'node:util'
import type { Operator } from '@meerkat/api/operator'
import type { Config } from '../config.ts'
import type { ToolDatabase } from './socket/connect-database.ts'
import type { Terminal } from './terminal.ts'

/** The context that a verb receives. */
export interface Tool {
  readonly operator: Operator
  readonly database: ToolDatabase
  readonly config: Config
  /** The file with store views, taxes and limits. */
  readonly settingsFile: string
  readonly terminal: Terminal
  /** True when the database is the embedded one of a running shop. */
  readonly isShopRunning: boolean
}

export interface VerbArguments {
  readonly words: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
}

/** A command of the tool. */
export interface Verb {
  /** All usage lines, without `npm run shop --`. */
  readonly usage: readonly string[]
  /** One line for the overview. */
  readonly summary: string
  /** Additional help text. */
  readonly help?: readonly string[]
  readonly options?: ParseArgsOptionsConfig
  readonly run: (tool: Tool, given: VerbArguments) => Promise<void>
}
