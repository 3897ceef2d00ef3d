import { buildIndex } from '@meerkat/search/build/build-index'
import type { CatalogIndex } from '@meerkat/search/build/catalog-index'
import type { IndexDocument } from '@meerkat/search/build/index-schema'
import { applyChanges } from '@meerkat/search/delta/apply-changes'
import { searchIndex } from '@meerkat/search/query/search-index'
import type { EngineAnswer, EngineCommand } from './engine-command.ts'
import { findSnapshot, saveSnapshot } from './snapshot-file.ts'

/**
 * Holds one index per store view and obeys commands, in whichever thread it lives. `snapshotDir` null saves nothing.
 * @throws Error for an index that was never filled.
 */
export function createEngineHost(snapshotDir: string | null): (command: EngineCommand) => EngineAnswer {
  const indexes = new Map<string, CatalogIndex>()
  const collected = new Map<string, IndexDocument[]>()

  function getIndex(name: string): CatalogIndex {
    const index = indexes.get(name)
    if (index === undefined) throw new Error(`The search index ${name} is not filled yet.`)
    return index
  }

  return (command) => {
    switch (command.kind) {
      case 'load': {
        const saved = snapshotDir === null ? null : findSnapshot(snapshotDir, command.index, command.version)
        if (saved === null) return false
        indexes.set(command.index, saved)
        return true
      }
      case 'collect':
        collected.set(command.index, [...(collected.get(command.index) ?? []), ...command.documents])
        return true
      case 'build': {
        const index = buildIndex(command.schema, collected.get(command.index) ?? [])
        collected.delete(command.index)
        indexes.set(command.index, index)
        if (snapshotDir !== null) saveSnapshot(snapshotDir, { name: command.index, version: command.version, index })
        return true
      }
      case 'change':
        applyChanges(getIndex(command.index), command.changes)
        return true
      case 'search':
        return searchIndex(getIndex(command.index), command.plan)
    }
  }
}
