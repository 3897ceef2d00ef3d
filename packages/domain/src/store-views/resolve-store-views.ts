import type { StoresFile } from '@meerkat/contract/store-config'
import { mergeSettings } from './merge-settings.ts'

type Settings = Readonly<Record<string, unknown>>

/**
 * Every store view with its full settings, the default one first: defaults, then what it extends (recursively), then its own.
 * Lists are replaced as a whole. The result is unchecked: the caller parses each with the contract's `StoreView`.
 * Spec §3 Store view, docs/behaviour/urls.md §8.5.
 *
 * @throws Error that names the store view, when it extends an unknown one or, through others, itself.
 */
export function resolveStoreViews(file: Pick<StoresFile, 'default' | 'views'>): Settings[] {
  return [file.default, ...Object.keys(file.views).map((name) => mergeSettings(file.default, settingsOf(name, file.views, [])))]
}

function settingsOf(name: string, views: StoresFile['views'], extendedBy: readonly string[]): Settings {
  const path = [...extendedBy, name]
  if (extendedBy.includes(name)) throw new Error(`Store view "${path[0]}" extends itself: ${path.join(' → ')}`)
  const view = views[name]
  if (!view) throw new Error(`Store view "${extendedBy.at(-1)}" extends "${name}", which does not exist`)
  const { extend, ...own } = view
  return extend === undefined ? own : mergeSettings(settingsOf(extend, views, path), own)
}
