import type { SearchHits } from '@meerkat/search/query/query-plan'
import type { CatalogContent, CatalogSearch } from './catalog-search.ts'
import type { EngineAnswer, EngineCommand } from './engine-command.ts'
import { createEngineHost } from './engine-host.ts'
import { type EngineThread, startEngineThread } from './engine-thread.ts'

export interface EngineSearchOptions {
  /** Where built indexes are saved for the next start; null saves nothing. */
  snapshotDir: string | null
  thread: 'own' | 'same'
}

/** Documents per message to the engine. */
const BATCH = 500

/** The catalogue search that runs on this house's own engine. */
export function createEngineSearch({ snapshotDir, thread }: EngineSearchOptions): CatalogSearch {
  const engine = thread === 'own' ? startEngineThread(snapshotDir) : createSameThread(snapshotDir)
  return {
    fill: (content) => fill(engine.ask, content),
    search: async (index, plan) => (await engine.ask({ kind: 'search', index, plan })) as SearchHits,
    async change(index, changes) {
      if (changes.length > 0) await engine.ask({ kind: 'change', index, changes })
    },
    close: engine.close,
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
