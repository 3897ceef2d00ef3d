import { setImmediate } from 'node:timers/promises'
import type { SearchHits } from '@meerkat/search/query/query-plan'
import type { CatalogContent, CatalogSearch } from '../catalog-search.ts'
import type { EngineAnswer, EngineCommand, SavedHashes } from './engine-command.ts'
import { createEngineHost } from './engine-host.ts'
import { EngineEnded, type EngineThread, startEngineThread } from './engine-thread.ts'

export interface EngineSearchOptions {
  /** Where built indexes are saved for the next start; null saves nothing. */
  snapshotDir: string | null
  thread: 'own' | 'same'
  startThread?: typeof startEngineThread
}

/** Documents per message to the engine: some milliseconds of work on either side. */
const BATCH = 50

/** The catalogue search that runs on the built-in engine. A thread that dies is replaced and filled again. */
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
    async drop(index) {
      contents.delete(index)
      await ask({ kind: 'drop', index })
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
  const snapshot = { name: content.snapshot, version: `${content.version} ${JSON.stringify(schema)}` }
  const saved = (await ask({ kind: 'load', index, snapshot })) as SavedHashes | false
  if (saved) {
    const hashes = new Map(Array.from(saved.ids, (id, place) => [id, saved.hashes[place]!]))
    for (const changes of inBatches(content.changes(hashes))) {
      await ask({ kind: 'change', index, changes })
      await setImmediate()
    }
    return
  }
  for (const documents of inBatches(content.documents())) {
    await ask({ kind: 'collect', index, documents })
    await setImmediate()
  }
  await ask({ kind: 'build', index, snapshot, schema })
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
