/**
 * Takes the place of the router's own reading and writing of queries: ours is made with other functions for both, so the bundles leave out
 * half a kilobyte that nothing calls. An alias in `vite.config.ts` puts it there.
 */
export const defaultParseSearch = undefined
export const defaultStringifySearch = undefined
export const parseSearchWith = undefined
export const stringifySearchWith = undefined
