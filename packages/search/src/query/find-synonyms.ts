import { stemWord } from '../analyse/stem-word.ts'
import type { CatalogIndex } from '../build/catalog-index.ts'
import type { IndexSchema } from '../build/index-schema.ts'

type Synonyms = ReadonlyMap<string, readonly string[]>

const bySchema = new WeakMap<IndexSchema, Synonyms>()

/** The words that documents use instead of this one. A plural has the synonyms of its singular. */
export function findSynonyms({ schema }: Pick<CatalogIndex, 'schema'>, word: string): readonly string[] {
  return synonymsOf(schema).get(stemWord(word, schema.language)) ?? []
}

export function hasSynonyms(index: Pick<CatalogIndex, 'schema'>, word: string): boolean {
  return findSynonyms(index, word).length > 0
}

function synonymsOf(schema: IndexSchema): Synonyms {
  const known = bySchema.get(schema)
  if (known !== undefined) return known
  const synonyms = new Map<string, readonly string[]>()
  for (const [word, others] of Object.entries(schema.synonyms ?? {})) {
    const stem = stemWord(word.toLowerCase(), schema.language)
    synonyms.set(stem, [...(synonyms.get(stem) ?? []), ...others.map((other) => other.toLowerCase())])
  }
  bySchema.set(schema, synonyms)
  return synonyms
}
