import { QueryClient } from '@tanstack/react-query'
import { escapeAttribute, escapeScript } from './escape.ts'
import { packRows, unpackRows } from './pack-rows.ts'

/** Marks queries whose data is written into the page; the others are asked again by whoever needs them in the browser. */
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { embed?: boolean }
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
    if (state.status !== 'success' || meta?.['embed'] === false) continue
    scripts += `<script type="application/json" data-query="${escapeAttribute(JSON.stringify(queryKey))}">${escapeScript(JSON.stringify(packRows(state.data)))}</script>`
  }
  return scripts
}

/** Takes over in the browser what the server wrote. */
export function readQueries(client: QueryClient, page: Document): void {
  for (const script of page.querySelectorAll<HTMLScriptElement>('script[data-query]')) {
    client.setQueryData(JSON.parse(script.dataset['query']!), unpackRows(JSON.parse(script.textContent!)))
  }
}
