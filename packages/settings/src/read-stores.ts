import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { StoresFile, StoreView } from '@meerkat/contract/store-config'
import { mergeSettings } from '@meerkat/domain/store-views/merge-settings'
import { resolveStoreViews } from '@meerkat/domain/store-views/resolve-store-views'
import * as z from 'zod/mini'

// Without a language the small build of the schema library only says "Invalid input".
z.config(z.locales.en())

type Settings = Readonly<Record<string, unknown>>

/** Everything that is wrong with the settings, each fault as one sentence. */
export class SettingsFault extends Error {
  override readonly name = 'SettingsFault'
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`The settings of the shop have faults: ${faults.join('; ')}.`)
    this.faults = faults
  }
}

/**
 * The settings of the shop: the tracked file with the shop's own (`SHOP_CONFIG`) merged over it. Members are merged, lists and plain values
 * replaced. In both files `{shop}` in a text of a store view is replaced by `shop.name`.
 *
 * @throws SettingsFault that names every fault of both files.
 */
export function readStores(file: string, ownFile?: string): StoresFile {
  const readBeside = (folder: string) => readFolder(join(dirname(file), folder))
  const base = { ...readJson(file), holidays: readBeside('holidays'), labels: readBeside('labels') }
  const own = ownFile === undefined ? {} : readJson(ownFile)
  const label = ownFile ?? file
  const merged = withShopName(mergeSettings(base, own))
  const parsed = StoresFile.safeParse(merged)
  if (!parsed.success) throw new SettingsFault(listIssues(parsed.error).map((issue) => `${label}: ${issue}`))
  const stores = parsed.data
  const faults = [...listUnknown(merged, stores, []), ...checkViews(stores), ...checkAdapter(stores)]
  if (faults.length > 0) throw new SettingsFault(faults.map((fault) => `${label}: ${fault}`))
  return withFullPaths(withReachable(stores), dirname(resolve(label)))
}

function readJson(file: string): Settings {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new SettingsFault([`${file} cannot be read (${error instanceof Error ? error.message : String(error)})`])
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SettingsFault([`${file}: must be a JSON object`])
  return value as Settings
}

/** Reads files that all store views share: the public holidays of each country (`ZA.json`), the labels in each language (`ja-JP.json`). */
function readFolder(folder: string): Settings {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return Object.fromEntries(files.toSorted().map((name) => [basename(name, '.json'), readJson(join(folder, name))]))
}

/** Replaces `{shop}` in titles and other texts, which are the keys of labels as well, so that the name is written only once, in `shop.name`. */
function withShopName(settings: Settings): unknown {
  const { name } = (settings['shop'] ?? {}) as { name?: unknown }
  if (typeof name !== 'string') return settings
  const { shop, ...rest } = settings
  return { shop, ...(fillName(rest, name) as Settings) }
}

function fillName(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.replaceAll('{shop}', name)
  if (Array.isArray(value)) return value.map((item) => fillName(item, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key.replaceAll('{shop}', name), fillName(member, name)]))
}

/** The schemas drop unknown members; a misspelt setting must be reported instead. */
function listUnknown(given: unknown, known: unknown, path: readonly string[]): string[] {
  if (!isRecord(given) || !isRecord(known)) return []
  return Object.keys(given).flatMap((key) =>
    Object.hasOwn(known, key)
      ? listUnknown(given[key], known[key], [...path, key])
      : [`${[...path, key].join('.')}: there is no such setting`],
  )
}

/** Checks each store view together with the settings that it inherits. */
function checkViews(stores: StoresFile): string[] {
  let resolved: Settings[]
  try {
    resolved = resolveStoreViews(stores)
  } catch (error) {
    return [(error as Error).message]
  }
  const names = ['default', ...Object.keys(stores.views)]
  return resolved.flatMap((view, at) => {
    const name = names[at]!
    const path = name === 'default' ? name : `views.${name}`
    const parsed = StoreView.safeParse(view)
    if (!parsed.success) return listIssues(parsed.error).map((issue) => `${path}.${issue}`)
    const { extend: _, ...own } = stores.views[name] ?? {}
    return listUnknown(own, parsed.data, [path])
  })
}

function checkAdapter({ shop: { server, graphql } }: StoresFile): string[] {
  return server.api === 'graphql' && !graphql.enabled ? ['shop.server.api: graphql needs shop.graphql.enabled'] : []
}

/** Without multistore the other store views are checked and then left out: no page, path or call can reach them. Spec §2. */
function withReachable(stores: StoresFile): StoresFile {
  return stores.shop.multistore ? stores : { ...stores, views: {} }
}

/** The settings name files relative to the settings file. */
function withFullPaths(stores: StoresFile, folder: string): StoresFile {
  const { logo, graphql } = stores.shop
  const toFull = (file: string) => (file === '' ? '' : resolve(folder, file))
  const { documentsFile } = graphql
  return { ...stores, shop: { ...stores.shop, logo: toFull(logo), graphql: { ...graphql, documentsFile: toFull(documentsFile) } } }
}

function listIssues(error: z.core.$ZodError): string[] {
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

function isRecord(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
