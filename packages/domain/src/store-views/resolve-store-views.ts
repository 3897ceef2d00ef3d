import type { StoresFile } from '@meerkat/contract/store-config'

type Settings = Readonly<Record<string, unknown>>

/**
 * Every store view with its full settings, the default one first: defaults, then what it extends (recursively), then its own.
 * Lists are replaced as a whole. The answer is still unchecked: the caller parses each with the contract's `StoreView`.
 * Spec §3 Store view, behaviour 8.5.
 *
 * @throws Error that names the store view, when it extends an unknown one or, through others, itself.
 */
export function resolveStoreViews(file: Pick<StoresFile, 'default' | 'views'>): Settings[] {
  return [file.default, ...Object.keys(file.views).map((name) => merge(file.default, settingsOf(name, file.views, [])))]
}

function settingsOf(name: string, views: StoresFile['views'], extendedBy: readonly string[]): Settings {
  const path = [...extendedBy, name]
  if (extendedBy.includes(name)) throw new Error(`Store view "${path[0]}" extends itself: ${path.join(' → ')}`)
  const view = views[name]
  if (!view) throw new Error(`Store view "${extendedBy.at(-1)}" extends "${name}", which does not exist`)
  const { extend, ...own } = view
  return extend === undefined ? own : merge(settingsOf(extend, views, path), own)
}

function merge(base: Settings, over: Settings): Settings {
  const merged: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(over)) {
    if (value === undefined) continue
    const below = merged[key]
    merged[key] = isSettings(below) && isSettings(value) ? merge(below, value) : value
  }
  return merged
}

function isSettings(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
