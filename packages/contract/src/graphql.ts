import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Ten times what any client of the catalogue sends. */
const MAX_QUERY_LENGTH = 20_000

const name = z.string().check(z.maxLength(200))
const query = z.string().check(z.maxLength(MAX_QUERY_LENGTH))

/** A GraphQL request. docs/wire.md §16. */
export const GraphqlRequest = z.looseObject({
  /** The GraphQL document: queries only. */
  query: z.optional(z.nullable(query)),
  /** Sent instead of `query`: the id of a document that the shop knows, or the SHA-256 of its text. */
  documentId: z.optional(z.nullable(name)),
  /** The operation to execute, when the document has several. */
  operationName: z.optional(z.nullable(name)),
  /** Values of variables; those that the operation does not declare are ignored. */
  variables: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
})
export type GraphqlRequest = z.infer<typeof GraphqlRequest>

/** The answer of GraphQL: `data` when everything in the query could be answered, otherwise `errors`. */
export const GraphqlAnswer = z.looseObject({
  /** One member for each requested root field. */
  data: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  /** What is wrong with the request. */
  errors: z.optional(
    z.array(
      z.looseObject({
        /** The reason. */
        message: z.string(),
      }),
    ),
  ),
})
export type GraphqlAnswer = z.infer<typeof GraphqlAnswer>

const graphql = { auth: 'optional', result: GraphqlAnswer, enveloped: false } as const
const ask = { ...graphql, method: 'POST', body: GraphqlRequest } as const
const read = {
  ...graphql,
  method: 'GET',
  query: z.object({
    /** The GraphQL document: queries only. @example "{ taxrule { hits } }" */
    query: z.optional(query),
    /** Sent instead of `query`: the id of a document that the shop knows, or the SHA-256 of its text. */
    documentId: z.optional(name),
    /** The operation to execute, when the document has several. */
    operationName: z.optional(name),
    /** Values of variables as a JSON object. */
    variables: z.optional(z.string()),
  }),
} as const
const ofStore = {
  params: z.object({
    /** Code of the store view. @example "de" */
    storeCode: name,
  }),
} as const

export const askGraphql = endpoint({ ...ask, path: '/graphql', summary: 'Searches the catalogue by GraphQL.' })
export const readGraphql = endpoint({ ...read, path: '/graphql', summary: 'Searches the catalogue by GraphQL, in one address.' })
export const askGraphqlOfStore = endpoint({
  ...ask,
  ...ofStore,
  path: '/graphql/:storeCode',
  summary: 'Searches the catalogue of a store view by GraphQL.',
})
export const readGraphqlOfStore = endpoint({
  ...read,
  ...ofStore,
  path: '/graphql/:storeCode',
  summary: 'Searches the catalogue of a store view by GraphQL, in one address.',
})
