import type { WorkerView } from './build-list.ts'

export type RequestKind =
  /** A page that may be kept. */
  | 'page'
  /** A page that is rendered in the browser from its own storage, or that belongs to one person: never kept, its shell is. */
  | 'private-page'
  /** A navigation that is not a page of the shop: a file, an answer of the API. */
  | 'document'
  /** A form that the browser sends by itself. */
  | 'form'
  | 'asset'
  | 'picture'
  /** Of the installed shop. */
  | 'manifest'
  | 'other'

/** Cart, checkout, account, orders, passwords, and confirmations with a key in their address. */
const PRIVATE =
  /^\/(?:cart|checkout|my-account|guest-order|create-password|reset-password|newsletter|message-copy|product-alert|review-requests|offline)(?:\/|$)/
/** Parameters that stand for a person. */
const SECRETS = /token|hash|email|key|code/i
/** Addresses of products end with `.html`. */
const NO_PAGE = /^\/(?:api|img|assets|media|_shell|healthz|readyz|metrics|invalidate)(?:\/|$)|\.(?!html$)[a-z0-9]{2,11}$/i

export interface Asked {
  readonly url: URL
  readonly method: string
  readonly mode: string
}

/** What is done with a request. `origin` is the shop's. */
export function classifyRequest({ url, method, mode }: Asked, origin: string, views: readonly WorkerView[]): RequestKind {
  if (url.origin !== origin) return 'other'
  if (mode === 'navigate') {
    if (method !== 'GET') return 'form'
    if (NO_PAGE.test(url.pathname)) return 'document'
    return PRIVATE.test(pathWithin(url.pathname, views)) || hasSecret(url) ? 'private-page' : 'page'
  }
  if (method !== 'GET') return 'other'
  if (/^\/assets\/[^/]+$/.test(url.pathname)) return 'asset'
  if (url.pathname.startsWith('/img/')) return 'picture'
  if (url.pathname.endsWith('/manifest.webmanifest')) return 'manifest'
  // Calls of the API belong to the page, which knows what it has on the device and says when the server is away.
  return 'other'
}

/** The store view of a path; the default one has no prefix. */
export function findView(pathname: string, views: readonly WorkerView[]): WorkerView {
  return (
    views.find(({ url }) => url !== '' && (pathname === url || pathname.startsWith(`${url}/`))) ??
    views.find(({ url }) => url === '') ??
    views[0]!
  )
}

export function pathWithin(pathname: string, views: readonly WorkerView[]): string {
  return pathname.slice(findView(pathname, views).url.length) || '/'
}

function hasSecret({ searchParams }: URL): boolean {
  return [...searchParams.keys()].some((name) => SECRETS.test(name))
}
