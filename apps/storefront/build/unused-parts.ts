/**
 * Replaces modules that the router and the query library import for features this shop does not use: mutations, infinite queries, and the
 * router's own `<Link>` (ours are plain links, handled by `LinkDelegate`). They would add three kilobytes to the script that every page
 * waits for. Aliased in `vite.config.ts`.
 */

/** The methods that a query client calls on its mutation cache, which is always empty. */
export class MutationCache {
  clear(): void {}
  findAll(): [] {
    return []
  }
  async resumePausedMutations(): Promise<void> {}
}

export const infiniteQueryBehavior = undefined
export const hasNextPage = undefined
export const hasPreviousPage = undefined

export const Link = undefined
export const createLink = undefined
export const linkOptions = undefined
export const useLinkProps = undefined
export const composeHandlers = undefined
/** The router's core has a module of the same name. It warns in development only. */
export const preloadWarning = ''
