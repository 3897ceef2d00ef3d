import type { SearchHits } from '@meerkat/search/query/query-plan'
import type { CatalogContent, CatalogSearch } from '../catalog-search.ts'
import type { EngineAnswer, EngineCommand } from './engine-command.ts'
import { createEngineHost } from './engine-host.ts'
import { EngineEnded, type EngineThread, startEngineThread } from './engine-thread.ts'

export interface EngineSearchOptions {
  /** Where built indexes are saved for the next start; null saves nothing. */
  snapshotDir: string | null
  thread: 'own' | 'same'
  startThread?: typeof startEngineThread
}

/** Documents per message to the engine. */
const BATCH = 500

/** The catalogue search that runs on this house's own engine. A thread that dies is replaced and filled again. */
export function createEngineSearch({ snapshotDir, thread, startThread = startEngineThread }: EngineSearchOptions): CatalogSearch {
  const start = () => (thread === 'own' ? startThread(snapshotDir) : createSameThread(snapshotDir))
  const contents = new Map<string, CatalogContent>()
  let engine = start()
  let isClosed = false
  let replacing: Promise<void> | null = null

  async function replaceEngine(): Promise<void> {
    const fresh = start()
    for (const content of contents.values()) await fill(fresh.ask, content)
    engine = fresh
  }

  async function ask(command: EngineCommand): Promise<EngineAnswer> {
    try {
      return await engine.ask(command)
    } catch (fault) {
      if (!(fault instanceof EngineEnded) || isClosed) throw fault
      replacing ??= replaceEngine().finally(() => {
        replacing = null
      })
      await replacing
      return engine.ask(command)
    }
  }

  return {
    async fill(content) {
      await fill(ask, content)
      contents.set(content.index, content)
    },
    search: async (index, plan) => (await ask({ kind: 'search', index, plan })) as SearchHits,
    async change(index, changes) {
      if (changes.length > 0) await ask({ kind: 'change', index, changes })
    },
    async close() {
      isClosed = true
      await engine.close()
    },
  }
}

async function fill(ask: EngineThread['ask'], content: CatalogContent): Promise<void> {
  const { index, schema } = content
  // The schema is part of what was saved: other fields, another index.
  const version = `${content.version} ${JSON.stringify(schema)}`
  if (await ask({ kind: 'load', index, version })) {
    for (const changes of inBatches(content.changes())) await ask({ kind: 'change', index, changes })
    return
  }
  for (const documents of inBatches(content.documents())) await ask({ kind: 'collect', index, documents })
  await ask({ kind: 'build', index, version, schema })
}

function* inBatches<T>(items: Iterable<T>): Generator<T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function createSameThread(snapshotDir: string | null): EngineThread {
  const perform = createEngineHost(snapshotDir)
  return {
    async ask(command: EngineCommand): Promise<EngineAnswer> {
      return perform(command)
    },
    async close() {},
  }
}
