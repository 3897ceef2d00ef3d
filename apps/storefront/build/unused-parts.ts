/**
 * Takes the place of modules of the router and of the query library that they import for features this shop does not use: mutations, lists that
 * grow query by query, and the router's own `<Link>` (ours are plain links, followed by `LinkDelegate`). Without it they are three kilobytes of the script that
 * every page waits for. Aliases in `vite.config.ts` put it there.
 */

/** What a query client does with its mutations, of which there are none. */
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
