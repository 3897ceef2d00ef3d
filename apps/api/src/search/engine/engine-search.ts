import { setImmediate } from 'node:timers/promises'
import type { SearchHits } from '@meerkat/search/query/query-plan'
import type { CatalogContent, CatalogSearch } from '../catalog-search.ts'
import type { EngineAnswer, EngineCommand, SavedHashes, SnapshotKey } from './engine-command.ts'
import { createEngineHost } from './engine-host.ts'
import { EngineEnded, type EngineThread, startEngineThread } from './engine-thread.ts'

export interface EngineSearchOptions {
  /** Where built indexes are saved for the next start; null saves nothing. */
  snapshotDir: string | null
  thread: 'own' | 'same'
  startThread?: typeof startEngineThread
}

/** Documents per message to the engine: a few milliseconds of work for sender and receiver. */
const BATCH = 50

/** Building fewer documents again takes less time than starting a thread. */
const BUILT_IN_THREAD = 1000

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
      const isReload = [...contents.values()].some(({ snapshot }) => snapshot === content.snapshot)
      if (isReload && snapshotDir !== null && content.size >= BUILT_IN_THREAD) await buildInThread(startThread(snapshotDir), content)
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

/**
 * Builds and saves the index in a separate thread, so that this thread only reads the file: building takes a second for 20,000
 * products, and a thread that builds cannot answer requests.
 */
async function buildInThread(builder: EngineThread, content: CatalogContent): Promise<void> {
  try {
    await build(builder.ask, content)
  } finally {
    await builder.close()
  }
}

async function fill(ask: EngineThread['ask'], content: CatalogContent): Promise<void> {
  const { index } = content
  const saved = (await ask({ kind: 'load', index, snapshot: snapshotOf(content) })) as SavedHashes | false
  if (saved) {
    const hashes = new Map(Array.from(saved.ids, (id, place) => [id, saved.hashes[place]!]))
    for (const changes of inBatches(content.changes(hashes))) {
      await ask({ kind: 'change', index, changes })
      await setImmediate()
    }
    return
  }
  await build(ask, content)
}

/** The schema is part of the version: an index with other fields must not be reused. */
function snapshotOf({ snapshot, version, schema }: CatalogContent): SnapshotKey {
  return { name: snapshot, version: `${version} ${JSON.stringify(schema)}` }
}

async function build(ask: EngineThread['ask'], content: CatalogContent): Promise<void> {
  const { index, schema } = content
  for (const documents of inBatches(content.documents())) {
    await ask({ kind: 'collect', index, documents })
    await setImmediate()
  }
  await ask({ kind: 'build', index, snapshot: snapshotOf(content), schema })
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
