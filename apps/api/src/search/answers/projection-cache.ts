import { parseDocument, type StoredDocument, toBytes } from '../documents/stored-document.ts'
import { shortenNames } from './compact-names.ts'
import { createSelector, type FieldSelection } from './field-selection.ts'

/** Documents cut to one selection of fields. What it hands out is shared between callers and never changed. */
export interface Projection {
  toBytes(document: StoredDocument): Buffer
  toSource(document: StoredDocument): Record<string, unknown>
}

export interface ProjectionForm extends FieldSelection {
  /** Field names shortened as the compact answer wants them. */
  readonly compact: boolean
}

interface Entry {
  bytes: Buffer | null
  source: Record<string, unknown> | null
}

interface Shelf {
  projection: Projection
  young: Map<StoredDocument, Entry>
  old: Map<StoredDocument, Entry>
}

/** What one entry and one selection weigh besides their bytes. */
const ENTRY_WEIGHT = 200
const SELECTION_WEIGHT = 20_000

/**
 * Remembers cut documents, so that a list of 50 is a concatenation of bytes made before. Two generations hold about
 * `budget` bytes each: when the young one is full it becomes the old one, and what nobody asked for meanwhile is gone.
 */
export function createProjectionCache(budget = 12_000_000): (form: ProjectionForm) => Projection {
  let shelves = new Map<string, Shelf>()
  let retired = new Map<string, Shelf>()
  let weight = 0

  function account(added: number): void {
    weight += added
    if (weight < budget) return
    weight = 0
    retired = shelves
    shelves = new Map()
    for (const shelf of retired.values()) {
      shelf.old = shelf.young
      shelf.young = new Map()
    }
  }

  return (form) => {
    const key = JSON.stringify([form.include, form.exclude, form.compact])
    const known = shelves.get(key)
    if (known !== undefined) return known.projection
    const shelf = retired.get(key) ?? createShelf(form, account)
    shelves.set(key, shelf)
    account(SELECTION_WEIGHT + key.length)
    return shelf.projection
  }
}

function createShelf(form: ProjectionForm, account: (weight: number) => void): Shelf {
  const cut = form.include.length + form.exclude.length > 0 ? createSelector(form) : null
  const isWhole = cut === null && !form.compact

  function entryOf(document: StoredDocument): Entry {
    let entry = shelf.young.get(document)
    if (entry !== undefined) return entry
    entry = shelf.old.get(document) ?? { bytes: isWhole ? document.bytes : null, source: null }
    shelf.young.set(document, entry)
    account(ENTRY_WEIGHT + (isWhole ? 0 : (entry.bytes?.length ?? 0)))
    return entry
  }

  function toSource(document: StoredDocument): Record<string, unknown> {
    const entry = entryOf(document)
    if (entry.source !== null) return entry.source
    const whole = parseDocument(document) as Record<string, unknown>
    const selected = cut === null ? whole : cut(whole)
    entry.source = form.compact ? shortenNames(selected) : selected
    // An object takes a few times the room of its bytes.
    account(3 * (isWhole ? document.bytes.length : 500))
    return entry.source
  }

  const shelf: Shelf = {
    projection: {
      toSource,
      toBytes(document) {
        if (isWhole) return document.bytes
        const entry = entryOf(document)
        if (entry.bytes !== null) return entry.bytes
        const { source } = entry
        entry.bytes = toBytes(toSource(document))
        // Who asks for bytes asks for bytes again: the object was only the way to them.
        entry.source = source
        account(entry.bytes.length)
        return entry.bytes
      },
    },
    young: new Map(),
    old: new Map(),
  }
  return shelf
}
