import type { Query } from '@meerkat/domain/urls/query-text'
import { shop } from './stores.ts'

const { defaultFilters, furtherFilters } = shop.products

/** All query parameters that pages read. Any other, such as `utm_source`, does not change the page. */
const PAGE_PARAMETERS = ['q', ...defaultFilters, ...furtherFilters, 'sort', 'page', 'childSku', 'order', 'answer', 'email', 'token', 'near']

/** The query parameters that a page reads, in a fixed order. */
export function pageQuery(search: Query): Query {
  return Object.fromEntries(PAGE_PARAMETERS.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])))
}
