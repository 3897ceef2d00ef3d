import type { GraphqlAnswer, GraphqlRequest } from '@meerkat/contract/graphql'
import {
  buildSchema,
  type DocumentNode,
  execute,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { Refusal } from '../../http/refusals.ts'
import { Reply } from '../../http/reply.ts'
import { checkCost, checkSize } from './bound-query.ts'
import { createFields, type FieldsDeps, type SearchContext } from './fields.ts'
import type { KnownDocuments } from './known-documents.ts'
import { TYPE_DEFINITIONS } from './type-definitions.ts'

export interface AnswerGraphqlDeps extends FieldsDeps {
  readonly introspection: boolean
  /** The only documents that are answered; null: any document is. */
  readonly known: KnownDocuments | null
}

/** Clients send the same few documents again and again. */
const MAX_DOCUMENTS = 200
const MAX_ERRORS = 5

/** `storeCode` of an existing store view, or empty. */
export type AnswerGraphql = (request: GraphqlRequest, storeCode: string) => Promise<Reply<GraphqlAnswer>>

/** Parses, checks and executes GraphQL requests. Documents that were found valid are cached. docs/wire.md §16. */
export function createGraphql({ introspection, known, ...deps }: AnswerGraphqlDeps): AnswerGraphql {
  const schema = buildSchema(TYPE_DEFINITIONS, { assumeValid: true })
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  // Suggestions of similar names reveal the schema just as introspection does.
  const hideSuggestions = !introspection
  const documents = new LRUCache<string, DocumentNode>({ max: MAX_DOCUMENTS })
  const fields = createFields(deps)

  function readDocument({ query, documentId }: GraphqlRequest): DocumentNode {
    const text = documentId ? known?.findById(documentId) : query
    if (!text) throw new Refusal('request-invalid', { name: documentId ? 'This document is not known' : 'The query is missing' })
    const cached = documents.get(text)
    if (cached) return cached
    checkSize(text)
    if (known && !known.has(text)) throw new Refusal('request-invalid', { name: 'Only known documents are answered' })
    const document = parse(text)
    const errors = validate(schema, document, rules, { maxErrors: MAX_ERRORS, hideSuggestions })
    if (errors.length > 0) throw new Refusal('graphql-invalid', { errors: errors.map((error) => error.toJSON()) })
    checkCost(document)
    documents.set(text, document)
    return document
  }

  return async (request, storeCode) => {
    const context: SearchContext = { storeCode, replies: [] }
    const { data, errors = [] } = await execute({
      schema,
      document: refuseFaults(() => readDocument(request)),
      rootValue: fields,
      contextValue: context,
      variableValues: request.variables ?? {},
      operationName: request.operationName ?? null,
      hideSuggestions,
    })
    // Without data nothing was executed, because a variable or the name of the operation is invalid.
    const fault = data === undefined ? undefined : errors.find(({ originalError }) => originalError !== undefined)?.originalError
    // All or nothing: one failed search fails the request, as it does in REST.
    if (fault) throw fault
    if (errors.length > 0) throw new Refusal('graphql-invalid', { errors: errors.map((error) => error.toJSON()) })
    return new Reply({ result: () => ({ data: data ?? null }), headers: joinHeaders(context) })
  }
}

/** Faults of the lexer, the parser and the limits are the caller's. */
function refuseFaults<T>(read: () => T): T {
  try {
    return read()
  } catch (fault) {
    throw fault instanceof GraphQLError ? new Refusal('graphql-invalid', { errors: [fault.toJSON()] }) : fault
  }
}

const TAGS = 'x-vs-cache-tags'
/** Longer lists of tags are left out, and the answer must not be cached. docs/wire.md §1.12. */
const MAX_TAGS_LENGTH = 3500

/** The headers of one search are those of the answer; several searches have the tags of all. */
function joinHeaders({ replies }: SearchContext): Record<string, string> {
  const isPrivate = replies.some((headers) => headers['cache-control'] === 'private')
  if (isPrivate) return { 'cache-control': 'private' }
  const tags = replies.map((headers) => headers[TAGS])
  if (tags.length === 0 || tags.includes(undefined)) return {}
  const joined = [...new Set(tags.flatMap((list) => list?.split(' ') ?? []))].join(' ')
  return joined.length > MAX_TAGS_LENGTH ? {} : { [TAGS]: joined }
}
