import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { GRAPHQL_DOCUMENTS } from '@meerkat/contract/graphql-documents'
import { stripIgnoredCharacters } from 'graphql'
import * as z from 'zod/mini'

/** The only GraphQL documents that the shop answers, when the setting `documentsFile` limits them. */
export interface KnownDocuments {
  /** The text of a document by its id, or by the SHA-256 of its text as it is in the file. */
  findById(id: string): string | undefined
  /** Whether this is a known document, apart from white space and comments. */
  has(text: string): boolean
}

const DocumentsFile = z.record(z.string(), z.string())

/** Reads `{ "id": "query …" }`. @throws Error with a sentence for the operator, when the file cannot be used. */
export async function readKnownDocuments(file: string): Promise<KnownDocuments> {
  let texts: Record<string, string>
  try {
    texts = DocumentsFile.parse(JSON.parse(await readFile(file, 'utf8')))
    // The storefront's own are always answered.
    return knowDocuments({ ...GRAPHQL_DOCUMENTS, ...texts })
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault)
    throw new Error(`shop.graphql.documentsFile: ${file} must be a JSON object of GraphQL documents by id (${reason})`, { cause: fault })
  }
}

function knowDocuments(texts: Readonly<Record<string, string>>): KnownDocuments {
  const byId = new Map(Object.entries(texts))
  for (const text of Object.values(texts)) byId.set(createHash('sha256').update(text).digest('hex'), text)
  const bare = new Set(Object.values(texts).map(stripIgnoredCharacters))
  return { findById: (id) => byId.get(id), has: (text) => bare.has(stripIgnoredCharacters(text)) }
}
