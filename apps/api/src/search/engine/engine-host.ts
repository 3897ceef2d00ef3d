import { buildIndex } from '@meerkat/search/build/build-index'
import type { CatalogIndex } from '@meerkat/search/build/catalog-index'
import type { IndexDocument } from '@meerkat/search/build/index-schema'
import { applyChanges } from '@meerkat/search/delta/apply-changes'
import { searchIndex } from '@meerkat/search/query/search-index'
import { SOURCE_HASH } from '../indexing/source-hash.ts'
import type { EngineAnswer, EngineCommand, SavedHashes } from './engine-command.ts'
import { findSnapshot, saveSnapshot } from './snapshot-file.ts'

/**
 * Holds the indexes and carries out commands, in the main or in a worker thread. With `snapshotDir` null nothing is saved.
 * @throws Error for an index that was never filled.
 */
export function createEngineHost(snapshotDir: string | null): (command: EngineCommand) => EngineAnswer {
  const indexes = new Map<string, CatalogIndex>()
  const collected = new Map<string, IndexDocument[]>()

  function getIndex(name: string): CatalogIndex {
    const index = indexes.get(name)
    if (index === undefined) throw new Error(`The search index ${name} is not filled.`)
    return index
  }

  return (command) => {
    switch (command.kind) {
      case 'load': {
        const saved = snapshotDir === null ? null : findSnapshot(snapshotDir, command.snapshot)
        if (saved === null) return false
        indexes.set(command.index, saved)
        return listHashes(saved)
      }
      case 'collect': {
        const documents = collected.get(command.index) ?? []
        collected.set(command.index, documents)
        documents.push(...command.documents)
        return true
      }
      case 'build': {
        const index = buildIndex(command.schema, collected.get(command.index) ?? [])
        collected.delete(command.index)
        indexes.set(command.index, index)
        if (snapshotDir !== null) saveSnapshot(snapshotDir, command.snapshot, index)
        return true
      }
      case 'change':
        applyChanges(getIndex(command.index), command.changes)
        return true
      case 'drop':
        return indexes.delete(command.index)
      case 'search':
        return searchIndex(getIndex(command.index), command.plan)
    }
  }
}

function listHashes({ ids, numeric }: CatalogIndex): SavedHashes {
  return { ids: ids.slice(), hashes: numeric.get(SOURCE_HASH)?.values.slice() ?? new Float64Array(ids.length) }
}
