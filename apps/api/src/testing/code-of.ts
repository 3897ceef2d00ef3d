import type { LightMyRequestResponse } from 'fastify'

/** The code that a failure has in its body: calls answer in the envelope, GraphQL in `errors`. docs/wire.md §1.3, §16. */
export function codeOf(response: LightMyRequestResponse): unknown {
  const body = response.json<{ code?: unknown; errors?: { extensions?: { code?: unknown } }[] } | null>()
  return body?.code ?? body?.errors?.[0]?.extensions?.code
}
