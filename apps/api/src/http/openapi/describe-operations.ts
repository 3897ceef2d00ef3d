import type { Endpoint } from '@meerkat/contract/endpoint'
import { Envelope, TASK_ID_HEADER } from '@meerkat/contract/envelope'
import * as z from 'zod/mini'
import type { Operation } from '../operations.ts'
import { EXAMPLES } from './examples/examples.ts'
import type { Docstrings } from './read-docstrings.ts'

type Json = Record<string, unknown>

/** Components shared by calls, collected while describing them. */
interface Components {
  readonly schemas: Json
  readonly docs: Docstrings
}

/**
 * Describes every call in OpenAPI 3.1. Types come from the schemas that also validate requests and responses, descriptions from the
 * docstrings of these schemas. Served at `/api/openapi.json`.
 */
export function describeOperations(operations: readonly Operation[], docs: Docstrings, version: string): Json {
  const components: Components = { schemas: {}, docs }
  const paths: Record<string, Json> = {}
  for (const { endpoint, options } of operations) {
    if (options.isAlias) continue
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(endpoint, components) }
  }
  const tags = [...new Set(operations.map(({ endpoint }) => tagOf(endpoint)))].sort()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Meerkat',
      version,
      description:
        'The shop as storefronts see it, compatible with Vue Storefront 1.12. Answers are { code, result } and the HTTP status equals the code, except for the few calls whose description says otherwise. Calls and properties marked "Ours" are additions that old clients neither send nor read. docs/wire.md of the repository tells what old clients rely on.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        userToken: { type: 'http', scheme: 'bearer', description: 'Opaque user token of a login. Old clients send it as `?token=`.' },
      },
    },
  }
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait before the next attempt.', schema: { type: 'integer', minimum: 1 }, example: 2 },
}

const STORE_CODE_PARAMETER = {
  name: 'x-vs-store-code',
  in: 'header',
  required: false,
  description: 'Code of the store view; wins over `storeCode` in the query. Empty or unknown: the default store view.',
  schema: { type: 'string' },
  example: 'de',
}
const TASK_ID_PARAMETER = {
  name: TASK_ID_HEADER,
  in: 'header',
  required: false,
  description: 'Names one attempt of a change. A repetition with the same id gets the first answer and changes nothing.',
  schema: { type: 'string', maxLength: 128 },
  example: '1748850070512-5f1d2c3b',
}

function describe(endpoint: Endpoint, components: Components): Json {
  const { method, path, summary, auth, body } = endpoint
  const written = components.docs.ofEndpoint(endpoint)
  if (!written) throw new Error(`${method} ${path} is not an export of the contract`)
  const example = EXAMPLES[written.name]
  const failure = json(toSchema(Envelope, 'output', components))
  return {
    operationId: written.name,
    summary,
    ...(written.doc && { description: written.doc.text }),
    tags: [tagOf(endpoint)],
    security: auth === 'none' ? [] : auth === 'user' ? [{ userToken: [] }] : [{}, { userToken: [] }],
    parameters: [
      ...parametersOf(endpoint.params, 'path', components),
      ...parametersOf(endpoint.query, 'query', components),
      STORE_CODE_PARAMETER,
      ...(method === 'GET' ? [] : [TASK_ID_PARAMETER]),
    ],
    ...(body && { requestBody: { required: true, content: json(toSchema(body, 'input', components), example?.body) } }),
    responses: {
      200: { description: 'Done.', content: answerOf(endpoint, example?.result, components) },
      ...(auth === 'none' ? {} : { 401: { description: 'The user token is unknown or has expired.', content: failure } }),
      429: { description: 'Too many requests.', headers: RETRY_AFTER, content: failure },
      503: { description: 'The database is unreachable.', headers: RETRY_AFTER, content: failure },
      default: { description: 'Refused, with the reason in the result.', content: failure },
    },
  }
}

function answerOf({ summary, result, meta, enveloped = true, contentType }: Endpoint, example: unknown, components: Components): Json {
  if (contentType) return { [contentType]: { schema: { type: 'string', format: 'binary' } } }
  if (!enveloped) return json(toSchema(result, 'output', components), example)
  const properties = {
    code: { const: 200, description: 'Equals the HTTP status.' },
    result: { description: summary, ...toSchema(result, 'output', components) },
    ...(meta && { meta: { description: 'What comes along with the answer.', ...toSchema(meta, 'output', components) } }),
  }
  return json(
    { type: 'object', properties, required: ['code', 'result'] },
    example === undefined ? undefined : { code: 200, result: example },
  )
}

function json(schema: Json, example?: unknown): Json {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } }
}

function tagOf({ path }: Endpoint): string {
  const [, , first = 'version', second = first] = path.split('/')
  if (second === 'create-checkout' || first.startsWith(':')) return 'payment'
  return first === 'ext' ? second : first
}

function parametersOf(schema: Endpoint['query'], place: 'path' | 'query', components: Components): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toSchema(schema, 'input', components) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, examples, ...form }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description,
    schema: form,
    ...(Array.isArray(examples) && { example: examples[0] as unknown }),
  }))
}

/** Converts a schema to JSON Schema. Exported schemas become components; requests and responses differ where a schema has defaults. */
function toSchema(schema: z.core.$ZodType, io: 'input' | 'output', { schemas, docs }: Components): Json {
  const rename = (name: string) => (io === 'input' ? `${name.replace(/Input$/, '')}Input` : name)
  // Wrap it, so that an exported schema becomes a component even when it is the whole body.
  const { $defs = {}, properties } = z.toJSONSchema(z.object({ whole: schema as z.ZodMiniType }), {
    io,
    unrepresentable: 'any',
    metadata: docs.named,
    override: ({ zodSchema, jsonSchema }) => {
      delete jsonSchema.id
      for (const [name, property] of Object.entries(jsonSchema.properties ?? {})) describeProperty(zodSchema, name, property as Json, docs)
    },
  }) as unknown as { $defs?: Record<string, Json>; properties: { whole: Json } }
  const moved = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value).replaceAll(/"#\/\$defs\/([^"]+)"/g, (_, name: string) => `"#/components/schemas/${rename(name)}"`),
    ) as Json
  for (const [name, definition] of Object.entries($defs)) schemas[rename(name)] = moved(definition)
  return moved(properties.whole)
}

function describeProperty(schema: object, name: string, property: Json, docs: Docstrings): void {
  const doc = docs.ofProperty(schema, name)
  const description = doc?.text ?? describeBase(name)
  if (description) property['description'] = description
  if (doc?.example !== undefined) property['examples'] = [doc.example]
}

/** A store view has one currency, so amounts in the "base" currency of old platforms repeat the others. */
function describeBase(name: string): string | null {
  return name.startsWith('base_') ? `The same as \`${name.slice('base_'.length)}\`: a store view has one currency.` : null
}
