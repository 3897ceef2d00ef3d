import { parseQuery, queryText } from '@meerkat/domain/urls/query-text'
import { pageQuery } from '../shell/store-view/page-parameters.ts'

/** Normalises a URL to an output cache key: URLs that show the same page get the same key. Relative to the shop's origin. */
export function pageAddress(address: string): string {
  const [path = '', ...search] = address.split('?')
  return path + queryText(pageQuery(parseQuery(search.join('?'))))
}
