import { QueryClient } from '@tanstack/react-query'
import { escapeAttribute, escapeScript } from './escape.ts'
import { packRows, unpackRows } from './pack-rows.ts'

/**
 * Which data is written into the page: all of it, none (it is asked for again by whoever needs it in the browser), or what a function
 * leaves of it.
 */
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      embed?: boolean | ((data: never) => unknown)
      /** Asked with the token of a customer: forgotten when they leave. */
      personal?: boolean
    }
  }
}

/** One per request and one per tab. Queries ask even when the browser says it is offline: the service worker may answer. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', staleTime: 60_000, retry: false, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  })
}

/** Query data as JSON scripts: they need no hash in the content policy and no work at render. */
export function writeQueries(client: QueryClient): string {
  let scripts = ''
  for (const { queryKey, state, meta } of client.getQueryCache().getAll()) {
    const embed = meta?.['embed'] ?? true
    if (state.status !== 'success' || embed === false) continue
    const data = typeof embed === 'function' ? embed(state.data as never) : state.data
    scripts += `<script type="application/json" data-query="${escapeAttribute(JSON.stringify(queryKey))}">${escapeScript(JSON.stringify(packRows(data)))}</script>`
  }
  return scripts
}

/** Takes over in the browser what the server wrote. */
export function readQueries(client: QueryClient, page: Document): void {
  for (const script of page.querySelectorAll<HTMLScriptElement>('script[data-query]')) {
    client.setQueryData(JSON.parse(script.dataset['query']!), unpackRows(JSON.parse(script.textContent!)))
  }
}
