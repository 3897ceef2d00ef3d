import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  type SelectionSetNode,
  Source,
  TokenKind,
} from 'graphql'

/** Old clients send at most 70 tokens, nested at most four deep. */
const MAX_TOKENS = 1500
const MAX_DEPTH = 20
/** Each root field is one search. */
const MAX_SEARCHES = 8
const MAX_FIELDS = 300

const OPENS: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L])
const CLOSES: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R])

/**
 * Refuses a document that is too long or too deep to be parsed: parsing and validation recurse, and compare fields with each other.
 *
 * @throws GraphQLError
 */
export function checkSize(text: string): void {
  const lexer = new Lexer(new Source(text))
  let depth = 0
  for (let count = 1; lexer.advance().kind !== TokenKind.EOF; count++) {
    if (count > MAX_TOKENS) throw new GraphQLError(`The query has more than ${MAX_TOKENS} words and signs`)
    if (OPENS.has(lexer.token.kind)) depth++
    if (CLOSES.has(lexer.token.kind)) depth--
    if (depth > MAX_DEPTH) throw new GraphQLError(`The query is nested more than ${MAX_DEPTH} deep`)
  }
}

/**
 * Refuses an operation that costs too much: fragments are counted wherever they are used. For validated documents, whose fragments
 * exist and do not contain themselves.
 *
 * @throws GraphQLError
 */
export function checkCost(document: DocumentNode): void {
  const fragments = new Map(document.definitions.filter(isFragment).map((one) => [one.name.value, one.selectionSet]))
  for (const { selectionSet } of document.definitions.filter(isOperation)) checkOperation(selectionSet, fragments)
}

function checkOperation(root: SelectionSetNode, fragments: ReadonlyMap<string, SelectionSetNode>): void {
  let fields = 0
  let searches = 0
  /** Throws as soon as a limit is exceeded: with nested fragments the full count can be exponential. */
  function count({ selections }: SelectionSetNode, isRoot: boolean): void {
    for (const selection of selections) {
      if (++fields > MAX_FIELDS) throw new GraphQLError(`The query asks for more than ${MAX_FIELDS} fields`)
      if (selection.kind === Kind.FIELD) {
        if (isRoot && !selection.name.value.startsWith('__') && ++searches > MAX_SEARCHES)
          throw new GraphQLError(`The query has more than ${MAX_SEARCHES} searches`)
        if (selection.selectionSet) count(selection.selectionSet, false)
      } else {
        const inner = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection.selectionSet
        if (inner) count(inner, isRoot)
      }
    }
  }
  count(root, true)
}

function isFragment(definition: DocumentNode['definitions'][number]): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION
}

function isOperation(definition: DocumentNode['definitions'][number]): definition is OperationDefinitionNode {
  return definition.kind === Kind.OPERATION_DEFINITION
}
