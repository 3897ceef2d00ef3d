import { escapeHtml } from '@meerkat/domain/format/escape-html'
import { QueryClient } from '@tanstack/react-query'
import { SHOWN_METHODS } from '../money/payment-methods.tsx'
import { escapeScript } from '../rendering/escape-script.ts'
import { packRows, unpackRows } from './pack-rows.ts'

/**
 * Which data is written into the page: all of it, none (the browser fetches it again when needed), or what a
 * function keeps of it.
 */
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      embed?: boolean | ((data: never) => unknown)
      /** Fetched with the token of a customer: dropped at the logout. */
      personal?: boolean
    }
  }
}

/** One per request and one per tab. Queries are sent even when the browser is offline: the service worker may answer. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', staleTime: 60_000, retry: false, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  })
  // Only the page contains this data: it cannot be fetched again.
  client.setQueryDefaults(SHOWN_METHODS, { gcTime: Number.POSITIVE_INFINITY })
  return client
}

/** Query data as JSON scripts: they need no hash in the content security policy and no rendering. */
export function writeQueries(client: QueryClient): string {
  let scripts = ''
  for (const { queryKey, state, meta } of client.getQueryCache().getAll()) {
    const embed = meta?.['embed'] ?? true
    if (state.status !== 'success' || embed === false) continue
    const data = toScript(state.data, typeof embed === 'function' ? embed : whole)
    scripts += `<script type="application/json" data-query="${escapeHtml(JSON.stringify(queryKey))}">${data}</script>`
  }
  return scripts
}

function whole(data: unknown): unknown {
  return data
}

type Embed = (data: never) => unknown

const written = new WeakMap<object, { embed: Embed; text: string }>()

/** Data that many pages contain is often the same object: it is serialised once. */
function toScript(data: unknown, embed: Embed): string {
  const source = typeof data === 'object' ? data : null
  const known = source && written.get(source)
  if (known?.embed === embed) return known.text
  const text = escapeScript(JSON.stringify(packRows(embed(data as never))))
  if (source) written.set(source, { embed, text })
  return text
}

/** Reads in the browser the data that the server wrote. `restore` adds the data that is only in the markup. */
export function readQueries(client: QueryClient, page: Document, restore: (data: unknown, page: ParentNode) => void): void {
  for (const script of page.querySelectorAll<HTMLScriptElement>('script[data-query]')) {
    const data = unpackRows(JSON.parse(script.textContent!))
    restore(data, page)
    client.setQueryData(JSON.parse(script.dataset['query']!), data)
  }
}
