import { readdir, readFile } from 'node:fs/promises'
import { parse } from '@babel/parser'
import type { CallExpression, Comment, Node, ObjectExpression } from '@babel/types'
import * as z from 'zod/mini'

/** A docstring without asterisks and citations. */
export interface Docstring {
  readonly text: string
  /** Value of the `@example` tag, parsed as JSON. */
  readonly example?: unknown
}

export interface Docstrings {
  /** The docstring of a property of an object schema; null where the source has none. */
  readonly ofProperty: (schema: object, property: string) => Docstring | null
  /** The export name of an endpoint, with its docstring; null for one that is not in the contract. */
  readonly ofEndpoint: (endpoint: object) => { readonly name: string; readonly doc: Docstring | null } | null
  /** Exported schemas by name, for shared components. */
  readonly named: z.core.$ZodRegistry<{ id: string; description?: string }>
}

/** Names and their source in one contract file. */
interface Scope {
  readonly declared: ReadonlyMap<string, { readonly init: Node; readonly doc: Docstring | null }>
  /** Local name → file and exported name. */
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>
  readonly exports: Readonly<Record<string, unknown>>
}

/** A property in the source: its docstring, and the expression of its schema. */
interface SourceProperty {
  readonly doc: Docstring | null
  readonly value: Node
  readonly scope: Scope
}

const OBJECTS = new Set(['object', 'looseObject', 'strictObject'])

/**
 * Reads the docstrings of the contract's schemas from their source, which a shop runs without a build, and assigns each to its schema
 * object. A description is thus written once, next to its schema, and is not part of the browser bundle.
 */
export async function readDocstrings(): Promise<Docstrings> {
  const scopes = await readScopes()
  const docs = new WeakMap<object, Map<string, Docstring | null>>()
  const endpoints = new Map<object, { name: string; doc: Docstring | null }>()
  const named = z.registry<{ id: string; description?: string }>()

  function assign(node: Node | undefined, schema: unknown, scope: Scope): void {
    if (!node || !isSchema(schema)) return
    if (node.type === 'Identifier') {
      const found = resolve(node.name, scope)
      if (found) assign(found.init, schema, found.scope)
    } else if (node.type === 'CallExpression') assignCall(node, schema, scope)
  }

  function assignCall(node: CallExpression, schema: z.core.$ZodType, scope: Scope): void {
    const { callee } = node
    const [first] = node.arguments
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
    const def = schema._zod.def as unknown as Record<string, unknown>
    if (callee.object.type !== 'Identifier' || callee.object.name !== 'z') return assign(callee.object, schema, scope)
    if (OBJECTS.has(callee.property.name)) {
      if (docs.has(schema)) return
      const properties = listProperties(first, scope)
      docs.set(schema, new Map([...properties].map(([name, { doc }]) => [name, doc])))
      const shape = def['shape'] as Record<string, unknown>
      for (const [name, property] of properties) assign(property.value, shape[name], property.scope)
    } else if (first?.type === 'ArrayExpression') {
      const options = (def['options'] ?? []) as unknown[]
      for (const [at, option] of first.elements.entries()) assign(option ?? undefined, options[at], scope)
    } else if (callee.property.name === 'record') assign(node.arguments[1], def['valueType'], scope)
    else assign(first, def['innerType'] ?? def['element'] ?? def['in'], scope)
  }

  /** The properties of an object literal, including those of spread objects and schemas. */
  function listProperties(node: Node | null | undefined, scope: Scope): Map<string, SourceProperty> {
    if (node?.type === 'Identifier') {
      const found = resolve(node.name, scope)
      return found ? listProperties(found.init, found.scope) : new Map()
    }
    if (node?.type === 'CallExpression') return listProperties(node.arguments[0], scope)
    const literal = toLiteral(node)
    const listed = new Map<string, SourceProperty>()
    for (const member of literal?.properties ?? []) {
      if (member.type === 'SpreadElement') {
        // `...Schema.shape` means the properties of the schema.
        const from = member.argument.type === 'MemberExpression' ? member.argument.object : member.argument
        for (const [name, property] of listProperties(from, scope)) listed.set(name, property)
      } else if (member.key.type === 'Identifier') {
        const doc = toDocstring(member.leadingComments)
        const value = member.type === 'ObjectMethod' ? returnedBy(member.body) : member.value
        listed.set(member.key.name, { doc, value, scope })
      }
    }
    return listed
  }

  function resolve(name: string, scope: Scope): { init: Node; scope: Scope } | null {
    const own = scope.declared.get(name)
    if (own) return { init: own.init, scope }
    const from = scope.imported.get(name)
    const other = from && scopes.get(from.file)
    return other ? resolve(from.name, other) : null
  }

  for (const scope of scopes.values()) {
    for (const [name, { init, doc }] of scope.declared) {
      const value = scope.exports[name]
      if (isSchema(value)) {
        assign(init, value, scope)
        if (isShared(name, value) && !named.has(value)) named.add(value, { id: name, ...(doc && { description: doc.text }) })
      } else if (isEndpoint(value)) {
        endpoints.set(value, { name, doc })
        const parts = listProperties(init, scope)
        for (const part of ['params', 'query', 'body', 'result', 'meta'] as const) {
          const source = parts.get(part)
          if (source) assign(source.value, value[part], source.scope)
        }
      }
    }
  }
  return {
    named,
    ofEndpoint: (endpoint) => endpoints.get(endpoint) ?? null,
    ofProperty: (schema, property) => docs.get(toObject(schema))?.get(property) ?? null,
  }
}

/** Unwraps optional, nullable and piped schemas to the object schema inside. */
function toObject(schema: object): object {
  const { innerType, in: input } = isSchema(schema) ? (schema._zod.def as { innerType?: object; in?: object }) : {}
  return (innerType ?? input) ? toObject((innerType ?? input) as object) : schema
}

async function readScopes(): Promise<ReadonlyMap<string, Scope>> {
  const folder = new URL('.', import.meta.resolve('@meerkat/contract/endpoint'))
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const scopes = files.map(async (file) => {
    const url = new URL(file, folder)
    const [text, exports] = await Promise.all([readFile(url, 'utf8'), import(url.href) as Promise<Record<string, unknown>>])
    return [file, toScope(text, exports)] as const
  })
  return new Map(await Promise.all(scopes))
}

function toScope(text: string, exports: Record<string, unknown>): Scope {
  const declared = new Map<string, { init: Node; doc: Docstring | null }>()
  const imported = new Map<string, { file: string; name: string }>()
  for (const statement of parse(text, { sourceType: 'module', plugins: ['typescript'] }).program.body) {
    if (statement.type === 'ImportDeclaration') {
      const file = statement.source.value.replace('./', '')
      for (const { type, local, ...specifier } of statement.specifiers) {
        const name = type === 'ImportSpecifier' && 'imported' in specifier ? specifier.imported : local
        imported.set(local.name, { file, name: name.type === 'Identifier' ? name.name : name.value })
      }
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    const doc = toDocstring(statement.leadingComments)
    for (const { id, init } of declaration.declarations) if (id.type === 'Identifier' && init) declared.set(id.name, { init, doc })
  }
  return { declared, imported, exports }
}

/** The last docstring before a node; `//` comments are not published. */
function toDocstring(comments: readonly Comment[] | null | undefined): Docstring | null {
  const last = comments?.findLast(({ type, value }) => type === 'CommentBlock' && value.startsWith('*'))
  if (!last) return null
  const lines = last.value.split('\n').map((line) => line.replace(/^\s*\*\s?/, '').trim())
  const [text = '', example] = lines
    .join(' ')
    .trim()
    .split(/\s*@example\s+/)
  return { text: withoutCitations(text), ...(example !== undefined && { example: JSON.parse(example) as unknown }) }
}

/** Removes citations of our documents, which readers of the OpenAPI document cannot use. */
function withoutCitations(text: string): string {
  const citation =
    /(?:,? ?\(?(?:[Ss]pec|[Cc]ontract|[Bb]ehaviour|[Dd]ecision|docs\/[\w/.-]+\.md)(?: §?\d[\d.]*\d|\s?§?\d+)(?:(?:, | and |-)§?\d[\d.]*)*\)?)+\.?/g
  return text.replace(citation, '').trim()
}

function toLiteral(node: Node | null | undefined): ObjectExpression | null {
  if (node?.type === 'TSAsExpression') return toLiteral(node.expression)
  return node?.type === 'ObjectExpression' ? node : null
}

function returnedBy(body: { body: Node[] }): Node {
  const [statement] = body.body
  if (statement?.type !== 'ReturnStatement' || !statement.argument) throw new Error('A getter of a schema returns at once')
  return statement.argument
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value
}

/** Wire types have capitalised names; schemas built for a single call do not. */
function isShared(name: string, schema: z.core.$ZodType): boolean {
  return /^[A-Z]/.test(name) && (schema._zod.def as { type: string }).type === 'object'
}

function isEndpoint(value: unknown): value is Readonly<Record<'params' | 'query' | 'body' | 'result' | 'meta', unknown>> {
  return typeof value === 'object' && value !== null && 'path' in value && 'result' in value
}
