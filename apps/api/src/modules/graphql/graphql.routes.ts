import { askGraphql, askGraphqlOfStore, type GraphqlAnswer, readGraphql, readGraphqlOfStore } from '@meerkat/contract/graphql'
import type { Operations, RouteOptions } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import type { AnswerGraphql, AnswerGraphqlDeps } from './answer-graphql.ts'

type GraphqlDeps = Omit<AnswerGraphqlDeps, 'known'> & {
  /** A JSON file with the documents that are answered; empty: any document. */
  readonly documentsFile: string
}

/** Searches by GraphQL. docs/wire.md §16. */
export async function serveGraphql(operations: Operations, { documentsFile, ...deps }: GraphqlDeps): Promise<void> {
  // A file that cannot be read stops the start. The library is loaded with the first request: most shops never get one.
  const known = documentsFile === '' ? null : await (await import('./known-documents.ts')).readKnownDocuments(documentsFile)
  let loading: Promise<AnswerGraphql> | null = null
  const answer: AnswerGraphql = async (request, storeCode) => {
    loading ??= import('./answer-graphql.ts').then(({ createGraphql }) => createGraphql({ ...deps, known }))
    return (await loading)(request, storeCode)
  }
  const read = ({ variables, ...rest }: { variables?: string | undefined }, storeCode: string) =>
    answer({ ...rest, variables: readVariables(variables) }, storeCode)
  const ofStore: RouteOptions = { ...FAILURES, isAlias: true }

  operations.serve(askGraphql, ({ body, caller }) => answer(body, caller.storeCode), FAILURES)
  operations.serve(readGraphql, ({ query, caller }) => read(query, caller.storeCode), FAILURES)
  operations.serve(askGraphqlOfStore, ({ body, caller }) => answer(body, caller.storeCode), ofStore)
  operations.serve(readGraphqlOfStore, ({ query, caller }) => read(query, caller.storeCode), ofStore)
}

/** GraphQL clients read `errors`; the status is that of REST. */
const FAILURES: RouteOptions = {
  toFailureBody: (result, code): GraphqlAnswer => {
    const errors: { message: string }[] = Array.isArray(result) ? result : [{ message: String(result) }]
    return { errors: errors.map((error) => ({ ...error, extensions: { code } })) }
  },
}

function readVariables(text: string | undefined): Record<string, unknown> {
  if (!text) return {}
  try {
    const variables: unknown = JSON.parse(text)
    if (typeof variables === 'object' && variables !== null && !Array.isArray(variables)) return variables as Record<string, unknown>
  } catch {
    // Refused below.
  }
  throw new Refusal('request-invalid', { name: 'The parameter variables is not a JSON object' })
}
