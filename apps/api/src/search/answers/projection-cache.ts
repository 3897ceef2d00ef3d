import { createSelector, type FieldSelection } from '@meerkat/catalogue-query/answers/field-selection'
import { LRUCache } from 'lru-cache'
import { parseDocument, type StoredDocument, toBytes } from '../documents/stored-document.ts'
import { shortenNames } from './compact-names.ts'

/** Documents reduced to one selection of fields. Results are shared between callers and never altered. */
export interface Projection {
  toBytes(document: StoredDocument): Buffer
  toSource(document: StoredDocument): Record<string, unknown>
}

export interface ProjectionForm extends FieldSelection {
  /** Whether to use the short field names of the compact response. */
  readonly compact: boolean
}

/** Estimated size of a parsed object, in bytes: a few times that of its JSON. */
const SOURCE_FACTOR = 3
const ENTRY_BYTES = 200
/** Clients use a handful of selections; the patterns of each are compiled once. */
const MAX_SELECTIONS = 200

interface Cut {
  readonly source: Record<string, unknown>
  readonly byteLength: number
}

/**
 * Caches documents reduced to a selection, so that a list of 50 is a concatenation of bytes. The bytes and the objects may take
 * about `budget` bytes each. Documents are identified by their version: a changed document is a new entry.
 */
export function createProjectionCache(budget = 12_000_000): (form: ProjectionForm) => Projection {
  const bytes = new LRUCache<string, Buffer>({ maxSize: budget, sizeCalculation: (one) => ENTRY_BYTES + one.length })
  const sources = new LRUCache<string, Cut>({
    maxSize: budget,
    sizeCalculation: ({ byteLength }) => ENTRY_BYTES + SOURCE_FACTOR * byteLength,
  })
  const projections = new LRUCache<string, Projection>({ max: MAX_SELECTIONS })
  let lastForm = 0

  function createProjection(form: ProjectionForm): Projection {
    const prefix = `${++lastForm} `
    const select = form.include.length + form.exclude.length > 0 ? createSelector(form) : null

    function cut(document: StoredDocument): Record<string, unknown> {
      const whole = parseDocument(document) as Record<string, unknown>
      const selected = select === null ? whole : select(whole)
      return form.compact ? shortenNames(selected) : selected
    }

    return {
      toSource(document) {
        const key = prefix + document.version
        const known = sources.get(key)
        if (known !== undefined) return known.source
        const source = cut(document)
        sources.set(key, { source, byteLength: bytes.peek(key)?.length ?? document.bytes.length })
        return source
      },
      toBytes(document) {
        if (select === null && !form.compact) return document.bytes
        const key = prefix + document.version
        const known = bytes.get(key)
        if (known !== undefined) return known
        const written = toBytes(sources.peek(key)?.source ?? cut(document))
        bytes.set(key, written)
        return written
      },
    }
  }

  return (form) => {
    const key = JSON.stringify([form.include, form.exclude, form.compact])
    const known = projections.get(key)
    if (known !== undefined) return known
    const projection = createProjection(form)
    projections.set(key, projection)
    return projection
  }
}
