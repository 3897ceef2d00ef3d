import type { Log } from '../../../db/client.ts'

export interface CatalogWatchDeps {
  /** Of the catalogue in the database. */
  readonly findVersion: () => Promise<string>
  /** Of the catalogue that is being answered from. */
  readonly loadedVersion: () => string
  readonly refresh: () => Promise<void>
  readonly log: Log
  readonly everyMs?: number
}

export interface CatalogWatch {
  /** Looks now; never rejects. */
  check(): Promise<void>
  close(): Promise<void>
}

/** How long a shopper may see the catalogue of before. */
const DEFAULT_EVERY_MS = 5000

/** Notices an import that another process made, and has the catalogue read again; until that is done the old one answers. */
export function watchCatalog({ findVersion, loadedVersion, refresh, log, everyMs = DEFAULT_EVERY_MS }: CatalogWatchDeps): CatalogWatch {
  let running: Promise<void> | null = null
  let isBlind = false

  async function look(): Promise<void> {
    try {
      if ((await findVersion()) !== loadedVersion()) {
        await refresh()
        log.info({ version: loadedVersion() }, 'the catalogue was imported elsewhere and is read again')
      }
      isBlind = false
    } catch (fault) {
      // Once: a database that is away would fill the log.
      if (!isBlind) log.warn({ err: fault }, 'the catalogue cannot be watched, the one of before answers')
      isBlind = true
    }
  }

  function check(): Promise<void> {
    running ??= look().finally(() => {
      running = null
    })
    return running
  }

  const timer = setInterval(() => void check(), everyMs)
  timer.unref()
  return {
    check,
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
