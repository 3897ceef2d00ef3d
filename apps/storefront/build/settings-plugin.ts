import { existsSync, readdirSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { type StoresFile, StoreView } from '@meerkat/contract/store-config'
import { toDeliverySettings } from '@meerkat/domain/delivery/plan-delivery'
import { resolveStoreViews } from '@meerkat/domain/store-views/resolve-store-views'
import { toBrowserSettings } from '@meerkat/settings/browser-settings'
import { readStores } from '@meerkat/settings/read-stores'
import { stampOf } from '@meerkat/settings/stamp-of'
import { listThirdParties } from '@meerkat/settings/third-parties'
import type { Plugin } from 'vite'
import { readToken } from './tokens.ts'

const MODULE = 'virtual:settings'
/** A separate module, so that the bundle of a shop without third parties contains none of it. */
const THIRD_PARTIES = 'virtual:third-parties'
/** Only the page of the store locator loads it. */
const PLACES = 'virtual:places'
/** Loaded after hydration. */
const DELIVERY = 'virtual:delivery'
/** Loaded with the search panel. */
const POPULAR = 'virtual:popular-searches'
/** The labels of the catalogue, a module per language. Only pages in another language than the store view's load them. Decision 0086. */
const LABELS = 'virtual:labels'
/** Introductions of categories and texts of banners, also a module per language; loaded with the first of them. */
const TEXTS = 'virtual:texts'
/** Each country is a separate chunk, loaded by address forms. */
const POSTCODES = 'virtual:postcodes'
const root = resolve(import.meta.dirname, '..', '..', '..')

/**
 * Compiles the shop's settings into both bundles: `config/stores.json` with the file of `SHOP_CONFIG` merged over it. The shop's colours
 * are appended to the default style sheet. `tools/bootstrap.mjs` rebuilds when either file changes, and the server refuses a build
 * with other settings.
 */
export function shopSettings(): Plugin {
  const stores = readShopStores()
  const { logo, colours } = stores.shop
  const thirdParties = listThirdParties(stores.shop)
  const hasPlaces = resolveStoreViews(stores).some(({ places }) => ((places as StoreView['places'])?.places.length ?? 0) > 0)
  const hasLoyalty = resolveStoreViews(stores).some(({ loyalty }) => (loyalty as StoreView['loyalty'])?.enabled === true)
  return {
    name: 'shop-settings',
    enforce: 'pre',
    config: () => ({
      define: {
        'import.meta.env.THIRD_PARTIES': JSON.stringify(thirdParties.length > 0),
        'import.meta.env.PLACES': JSON.stringify(hasPlaces),
        'import.meta.env.LOYALTY': JSON.stringify(hasLoyalty),
      },
    }),
    resolveId: (id) =>
      [MODULE, THIRD_PARTIES, PLACES, DELIVERY, POPULAR, LABELS, TEXTS, POSTCODES].includes(id) || /^virtual:(?:labels|texts)\//.test(id)
        ? `\0${id}`
        : null,
    load(id) {
      if (id === `\0${PLACES}`) return writePlaces(stores)
      if (id === `\0${DELIVERY}`) return writeDelivery(stores)
      if (id === `\0${POSTCODES}`) return writePostcodes()
      if (id === `\0${POPULAR}`) return writePopular(stores)
      if (id.startsWith(`\0${LABELS}`)) return writeLabels(stores, id.slice(LABELS.length + 2))
      if (id.startsWith(`\0${TEXTS}`)) return writeTexts(stores, id.slice(TEXTS.length + 2))
      if (id === `\0${THIRD_PARTIES}`) return `export const thirdParties = ${JSON.stringify(thirdParties)}`
      if (id !== `\0${MODULE}`) return null
      return [
        logo === '' ? 'const logo = null' : `import logo from ${JSON.stringify(`${logo}?url`)}`,
        `export const settings = ${JSON.stringify(toBrowserSettings(stores))}`,
        'export const shopLogo = logo',
        // A separate constant, so that the build leaves out the adapter that is not chosen.
        `export const searchAdapter = ${JSON.stringify(stores.shop.server.api)}`,
        `export const hasOwnCalls = ${stores.shop.server.protocol === 'meerkat'}`,
        `export const partitionKey = ${JSON.stringify(stores.shop.server.partitionKey)}`,
        `export const tokenInHeader = ${JSON.stringify(stores.shop.server.tokenInHeader)}`,
        `export const externalCheckout = ${JSON.stringify(stores.shop.cart.externalCheckout)}`,
        `export const voucherEndpoint = ${JSON.stringify(stores.shop.cart.voucherEndpoint)}`,
        `export const pictureAttempts = ${JSON.stringify(stores.shop.images.attempts)}`,
        `export const themeColours = ${JSON.stringify({
          light: colours.light['frame'] ?? readToken('frame', 'light'),
          dark: colours.dark['frame'] ?? readToken('frame', 'dark'),
        })}`,
        `export const pageColour = ${JSON.stringify(colours.light['bone'] ?? readToken('bone', 'light'))}`,
        `export const settingsStamp = ${JSON.stringify(stampOf(stores))}`,
      ].join('\n')
    },
    configureServer(server) {
      const files = listSettingsFiles()
      server.watcher.add(files)
      // Everything above was computed from the former settings, so Vite reads its configuration again.
      server.watcher.on('change', (changed) => {
        if (files.some((file) => changed === file || changed.startsWith(`${file}${sep}`))) void server.restart()
      })
    },
    transform(code, id) {
      if (!/\/src\/styles\.css(?:\?transform-only)?$/.test(id)) return null
      return `${code}\n${rule(colours.light)}\n@media (prefers-color-scheme: dark) {\n${rule(colours.dark)}\n}\n`
    },
  }
}

/** The places of each store view, including inherited ones. */
function writePlaces(stores: StoresFile): string {
  const places = Object.fromEntries(resolveStoreViews(stores).map(({ storeCode, places: own }) => [storeCode, own]))
  return `const known = ${JSON.stringify(places)}\nexport const placesOf = (storeCode) => known[storeCode] ?? { places: [], towns: [] }`
}

/** What each store view needs to promise delivery dates. */
function writeDelivery(stores: StoresFile): string {
  const views = resolveStoreViews(stores).map((view) => StoreView.parse(view))
  const settings = Object.fromEntries(views.map((view) => [view.storeCode, toDeliverySettings(view, stores.holidays)]))
  return `const known = ${JSON.stringify(settings)}\nexport const deliveryOf = (storeCode) => known[storeCode] ?? null`
}

/** What the empty search panel suggests in each store view. */
function writePopular(stores: StoresFile): string {
  const views = resolveStoreViews(stores).map((view) => StoreView.parse(view))
  const searches = Object.fromEntries(views.map(({ storeCode, popularSearches }) => [storeCode, popularSearches ?? []]))
  return `const known = ${JSON.stringify(searches)}\nexport const popularSearchesOf = (storeCode) => known[storeCode] ?? []`
}

/** The module with the labels of a language; for '', the one with the functions that load each language. */
function writeLabels({ labels }: StoresFile, locale: string): string {
  if (locale === '') return `export const labelBooks = ${writeLoaders(labels, LABELS)}`
  return `export const book = ${JSON.stringify({ ...labels[locale], texts: {} })}`
}

function writeTexts({ labels }: StoresFile, locale: string): string {
  if (locale === '') return `export const textBooks = ${writeLoaders(labels, TEXTS)}`
  return `export const texts = ${JSON.stringify(labels[locale]?.texts)}`
}

/** An object of functions that import the module of each language. */
function writeLoaders(labels: StoresFile['labels'], module: string): string {
  const loaders = Object.keys(labels).map((one) => `  '${one}': () => import(${JSON.stringify(`${module}/${one}`)}),`)
  return `{\n${loaders.join('\n')}\n}`
}

/** Functions that load the files of `config/postcodes`, by country. */
function writePostcodes(): string {
  const folder = join(root, 'config', 'postcodes')
  const entries = readdirSync(folder).map((file) => {
    const load = `() => import(${JSON.stringify(join(folder, file))}).then((file) => file.default)`
    return `${JSON.stringify(file.replace('.json', ''))}: ${load}`
  })
  return `export const postcodes = { ${entries.join(', ')} }`
}

/** `config/stores.json` with the file of `SHOP_CONFIG`. */
export function readShopStores(): StoresFile {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  const own = process.env['SHOP_CONFIG']
  return readStores(join(root, 'config', 'stores.json'), own ? resolve(root, own) : undefined)
}

/** What `readShopStores()` reads; for folders, every file in them. */
function listSettingsFiles(): string[] {
  const own = process.env['SHOP_CONFIG']
  return [...['stores.json', 'labels', 'holidays'].map((name) => join(root, 'config', name)), ...(own ? [resolve(root, own)] : [])]
}

function rule(tokens: Readonly<Record<string, string>>): string {
  const lines = Object.entries(tokens).map(([token, colour]) => `  --${token}: ${colour};`)
  return lines.length === 0 ? '' : `:root {\n${lines.join('\n')}\n}`
}
