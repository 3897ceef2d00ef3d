import type { Query } from '@meerkat/domain/urls/query-text'
import { shop } from './stores.ts'

const { defaultFilters, furtherFilters } = shop.products

/** All parameters that pages read from their address. Whatever else it carries, such as `utm_source`, makes no other page. */
const PAGE_PARAMETERS = ['q', ...defaultFilters, ...furtherFilters, 'sort', 'page', 'childSku', 'order', 'answer', 'email', 'token']

/** What a page reads of its address, in one order. */
export function pageQuery(search: Query): Query {
  return Object.fromEntries(PAGE_PARAMETERS.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])))
}
