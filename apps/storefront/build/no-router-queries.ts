/**
 * Replaces the module with the router's default functions for parsing and writing queries: our router is given others, so the bundles leave
 * out half a kilobyte that nothing calls. Aliased in `vite.config.ts`.
 */
export const defaultParseSearch = undefined
export const defaultStringifySearch = undefined
export const parseSearchWith = undefined
export const stringifySearchWith = undefined
