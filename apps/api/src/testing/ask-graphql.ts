import type { FastifyInstance } from 'fastify'

/** What a Vue Storefront 1.12 client builds from a search, whatever its query declares. docs/wire.md §16. */
export interface ClientVariables {
  search?: string
  filter?: object
  sort?: object
  pageSize?: number
  currentPage?: number
  _sourceInclude?: string[] | null
  _sourceExclude?: string[] | null
}

/** The fields that its clients select of each entity, with every argument that they pass. */
export const CLIENT_QUERIES = {
  product: `query Products($filter: ProductFilterInput, $search: String!, $pageSize: Int, $currentPage: Int, $sort: ProductSortInput,
    $_sourceInclude: [String], $_sourceExclude: [String]) {
    products(filter: $filter, search: $search, pageSize: $pageSize, currentPage: $currentPage, sort: $sort,
      _sourceInclude: $_sourceInclude, _sourceExclude: $_sourceExclude) {
      items total_count aggregations sort_fields { options { value } } page_info { page_size current_page }
    }
  }`,
  category: `query Categories($filter: CategoryFilterInput, $pageSize: Int, $currentPage: Int, $sort: CategorySortInput,
    $_sourceInclude: [String]) {
    categories(filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sort: $sort, _sourceInclude: $_sourceInclude) { hits suggest }
  }`,
  attribute: `query Attributes($attributes: AttributeInput!, $_sourceInclude: [String]) {
    customAttributeMetadata(attributes: $attributes, _sourceInclude: $_sourceInclude) { hits }
  }`,
  taxrule: 'query Taxes($filter: TaxRuleInput) { taxrule(filter: $filter) { hits } }',
  review: `query Reviews($filter: ReviewFilterInput, $pageSize: Int, $currentPage: Int) {
    reviews(filter: $filter, pageSize: $pageSize, currentPage: $currentPage) { hits suggest }
  }`,
  cms_page:
    'query Pages($filter: CmsInput) { cmsPages(filter: $filter) { items { title identifier content meta_description meta_keywords } } }',
  cms_block: 'query Blocks($filter: CmsInput) { cmsBlocks(filter: $filter) { items { title id identifier content creation_time } } }',
  cms_hierarchy:
    'query Tree($filter: CmsInput) { cmsHierarchies(filter: $filter) { items { page_id label xpath request_url parent_node_id } } }',
} as const

/** Asks as an old client does: all variables with every query, also those that the query does not declare. */
export function askAsClient(app: FastifyInstance, entity: keyof typeof CLIENT_QUERIES, given: ClientVariables = {}, url = '/graphql/') {
  const { filter = {}, search = '', sort = {}, ...rest } = given
  const variables = { search, sort, filter, pageSize: 50, currentPage: 1, attributes: filter, ...rest }
  return askGraphql(app, { query: CLIENT_QUERIES[entity], variables }, url)
}

export async function askGraphql(app: FastifyInstance, payload: unknown, url = '/graphql') {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const response = await app.inject({
    method: 'POST',
    url,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers,
  })
  return { status: response.statusCode, headers: response.headers, ...(response.json() as GraphqlBody) }
}

interface GraphqlBody {
  // Each test knows the shape of the answer to its query.
  // oxlint-disable-next-line typescript/no-explicit-any
  data?: any
  errors?: { message: string; extensions: { code: number } }[]
}
