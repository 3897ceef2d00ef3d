import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Loaded by `--import` into a shop that is to serve another build of the storefront: next-build.ts.

const folder = process.env['STOREFRONT_FOLDER']
const FILES: Readonly<Record<string, string>> = {
  '@meerkat/storefront/package.json': 'package.json',
  '@meerkat/storefront/server': join('dist', 'server', 'server.js'),
}

if (folder !== undefined) {
  registerHooks({
    resolve(specifier, context, next) {
      const file = FILES[specifier]
      return file === undefined ? next(specifier, context) : { url: pathToFileURL(join(folder, file)).href, shortCircuit: true }
    },
  })
}
