import type { WorkerView } from './build-list.ts'

export type RequestKind =
  /** A page that may be stored. */
  | 'page'
  /** A page that the browser renders from its own storage, or that belongs to one person: only its shell is stored. */
  | 'private-page'
  /** A navigation that is not a page of the shop: a file, an answer of the API. */
  | 'document'
  /** A form that the browser sends itself, without JavaScript. */
  | 'form'
  | 'asset'
  | 'picture'
  /** Of the installed shop. */
  | 'manifest'
  | 'other'

/** Cart, checkout, account, orders, passwords, and confirmations with a key in their address. */
const PRIVATE =
  /^\/(?:cart|checkout|my-account|guest-order|create-password|reset-password|newsletter|message-copy|product-alert|review-requests|offline)(?:\/|$)/
/** Query parameters that may identify a person or grant access. */
const SECRETS = /token|hash|email|key|code/i
/** Addresses of products end with `.html`. */
const NO_PAGE = /^\/(?:api|img|assets|media|_shell|healthz|readyz|metrics|invalidate)(?:\/|$)|\.(?!html$)[a-z0-9]{2,11}$/i

export interface RequestHead {
  readonly url: URL
  readonly method: string
  readonly mode: string
}

/** Decides how a request is answered. `origin` is the shop's. */
export function classifyRequest({ url, method, mode }: RequestHead, origin: string, views: readonly WorkerView[]): RequestKind {
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
  // API calls are left to the page, which knows what the device has and says when the server is unreachable.
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
