import { parseQuery, queryText } from '@meerkat/domain/urls/query-text'
import { pageQuery } from '../shell/store-view/page-parameters.ts'

/** An address as the output cache knows it: two addresses that show the same page are one. Relative to the shop's origin. */
export function pageAddress(address: string): string {
  const [path = '', ...search] = address.split('?')
  return path + queryText(pageQuery(parseQuery(search.join('?'))))
}
