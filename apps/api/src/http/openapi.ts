import type { Endpoint } from '@meerkat/contract/endpoint'
import { Envelope, TASK_ID_HEADER } from '@meerkat/contract/envelope'
import * as z from 'zod/mini'
import type { Operation } from './operations.ts'

type Json = Record<string, unknown>

/** Description of every call in OpenAPI 3.1, made from the schemas that also check them. Served at `/api/openapi.json`. */
export function describeOperations(operations: readonly Operation[], version: string): Json {
  const schemas: Json = {}
  const paths: Record<string, Json> = {}
  for (const { endpoint } of operations.filter(({ options }) => !options.isAlias)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(endpoint, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Meerkat',
      version,
      description: 'Every enveloped answer is { code, result }; the HTTP status equals the code.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ...schemas, Failure: toSchema(Envelope, 'output', 'Failure', schemas) },
      securitySchemes: {
        userToken: { type: 'http', scheme: 'bearer', description: 'Opaque user token; `?token=` is accepted from old clients.' },
      },
    },
  }
}

function describe(endpoint: Endpoint, schemas: Json): Json {
  const { method, path, summary, auth, enveloped = true, meta } = endpoint
  const name = nameOf(endpoint)
  const result = toSchema(endpoint.result, 'output', name, schemas)
  const properties = { code: { const: 200 }, result, ...(meta && { meta: toSchema(meta, 'output', `${name}Meta`, schemas) }) }
  const answer = enveloped ? { type: 'object', properties, required: ['code', 'result'] } : result
  return {
    operationId: name,
    summary,
    tags: [path.split('/')[2] ?? 'api'],
    security: auth === 'none' ? [] : auth === 'user' ? [{ userToken: [] }] : [{}, { userToken: [] }],
    parameters: [
      ...parametersOf(endpoint.params, 'path', name, schemas),
      ...parametersOf(endpoint.query, 'query', name, schemas),
      ...(method === 'GET' ? [] : [{ name: TASK_ID_HEADER, in: 'header', required: false, schema: { type: 'string', maxLength: 128 } }]),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toSchema(endpoint.body, 'input', `${name}Body`, schemas) } },
          },
        }
      : {}),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: answer } } },
      default: { description: 'Refused', content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
    },
  }
}

/** `GET /api/stock/check/:sku` is `getStockCheckSku`. */
function nameOf({ method, path }: Endpoint): string {
  const words = path.split(/[^a-z0-9]+/i).filter((word) => word !== '' && word !== 'api')
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return `${method.toLowerCase()}${name || 'Version'}`
}

function parametersOf(schema: Endpoint['query'], place: 'path' | 'query', name: string, schemas: Json): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toSchema(schema, 'input', `${name}_${place}`, schemas) as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([member, form]) => ({
    name: member,
    in: place,
    required: place === 'path' || required.includes(member),
    schema: form,
  }))
}

/** Definitions that a schema refers to move to the components, under the name of their call. */
function toSchema(schema: z.ZodMiniType, io: 'input' | 'output', name: string, schemas: Json): Json {
  const { $schema: _dialect, $defs = {}, ...form } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json & { $defs?: Json }
  const moved = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', `"#/components/schemas/${name}_`)) as Json
  for (const [key, definition] of Object.entries($defs)) schemas[`${name}_${key}`] = moved(definition)
  return moved(form)
}
