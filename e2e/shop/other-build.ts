import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

/**
 * Preloaded into a shop by `NODE_OPTIONS`: its storefront is the build below `E2E_OTHER_BUILD` (`dist/client`, `dist/server`) instead of
 * the one that the other tests use.
 */
const build = pathToFileURL(`${process.env['E2E_OTHER_BUILD']}/`)
const FILES: Readonly<Record<string, string>> = {
  '@meerkat/storefront/server': 'dist/server/server.js',
  '@meerkat/storefront/package.json': 'package.json',
}

registerHooks({
  resolve(specifier, context, next) {
    const file = FILES[specifier]
    return file === undefined ? next(specifier, context) : { url: new URL(file, build).href, shortCircuit: true }
  },
})
