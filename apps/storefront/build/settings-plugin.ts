import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { toBrowserSettings } from '@meerkat/settings/browser-settings'
import { readStores } from '@meerkat/settings/read-stores'
import { stampOf } from '@meerkat/settings/stamp-of'
import type { Plugin } from 'vite'

const MODULE = 'virtual:settings'
const root = resolve(import.meta.dirname, '..', '..', '..')

/**
 * Compiles the shop's settings into both bundles: `config/stores.json` with the file of `SHOP_CONFIG` merged over it. The shop's colours
 * are appended to the default style sheet. `tools/bootstrap.mjs` rebuilds when either file changes, and the server refuses a build
 * with other settings.
 */
export function shopSettings(): Plugin {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  const own = process.env['SHOP_CONFIG']
  const stores = readStores(join(root, 'config', 'stores.json'), own ? resolve(root, own) : undefined)
  const { logo, colours } = stores.shop
  return {
    name: 'shop-settings',
    enforce: 'pre',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null
      return [
        logo === '' ? 'const logo = null' : `import logo from ${JSON.stringify(`${logo}?url`)}`,
        `export const settings = ${JSON.stringify(toBrowserSettings(stores))}`,
        'export const shopLogo = logo',
        `export const themeColour = ${JSON.stringify(colours.light['frame'] ?? '#1f5138')}`,
        `export const settingsStamp = ${JSON.stringify(stampOf(stores))}`,
      ].join('\n')
    },
    transform(code, id) {
      if (!/\/src\/styles\.css(?:\?transform-only)?$/.test(id)) return null
      return `${code}\n${rule(colours.light)}\n@media (prefers-color-scheme: dark) {\n${rule(colours.dark)}\n}\n`
    },
  }
}

function rule(tokens: Readonly<Record<string, string>>): string {
  const lines = Object.entries(tokens).map(([token, colour]) => `  --${token}: ${colour};`)
  return lines.length === 0 ? '' : `:root {\n${lines.join('\n')}\n}`
}
