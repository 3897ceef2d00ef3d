import type { StoreView } from '@meerkat/contract/store-config'
import type { MenuItem } from '../../shell/navigation/menu.ts'

export interface Animal extends MenuItem {
  /** The `url_path` of the category. */
  path: string
}

/** The main menu without the categories that are not animals, such as advice. */
export function listAnimals(menu: readonly MenuItem[], { url, home }: Pick<StoreView, 'url' | 'home'>): Animal[] {
  return menu.map((item) => ({ ...item, path: item.href.slice(url.length + 1) })).filter(({ path }) => !home.departments?.includes(path))
}
