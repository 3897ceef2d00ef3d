const OWN_VARIABLES = ', $groupToken: String, $_searchMode: String, $_suggest: Boolean'
const OWN_ARGUMENTS = ' groupToken: $groupToken, _searchMode: $_searchMode, _suggest: $_suggest,'

/**
 * The documents of the storefront's GraphQL adapter. They use only fields that servers of Vue Storefront 1.12 know, except
 * `product-extended` and `product-words`. These add what our REST search has: prices of a customer group, completion of the last word,
 * corrections and, in `product-words`, the number of hits with all words. Never change a document: open pages send the ones of their
 * build, and a server may accept only the documents that it knows. Add a new one under a new name. docs/wire.md §16.
 */
export const GRAPHQL_DOCUMENTS = {
  product: products('', ''),
  'product-extended': products(OWN_VARIABLES, OWN_ARGUMENTS, ' suggest'),
  'product-words': products(OWN_VARIABLES, OWN_ARGUMENTS, ' suggest complete_total'),
  category: `query Categories($filter: CategoryFilterInput, $pageSize: Int, $currentPage: Int, $sort: CategorySortInput, $_sourceInclude: [String]) {
  categories(filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sort: $sort, _sourceInclude: $_sourceInclude) { hits }
}`,
  attribute: `query Attributes($attributes: AttributeInput!, $_sourceInclude: [String]) {
  customAttributeMetadata(attributes: $attributes, _sourceInclude: $_sourceInclude) { hits }
}`,
  taxrule: 'query TaxRules($filter: TaxRuleInput) { taxrule(filter: $filter) { hits } }',
  review: `query Reviews($filter: ReviewFilterInput, $pageSize: Int, $currentPage: Int) {
  reviews(filter: $filter, pageSize: $pageSize, currentPage: $currentPage) { hits }
}`,
  cms_page: `query Pages($filter: CmsInput) {
  cmsPages(filter: $filter) { items { page_id identifier title content content_heading meta_description meta_keywords } }
}`,
  cms_block: 'query Blocks($filter: CmsInput) { cmsBlocks(filter: $filter) { items { identifier title content } } }',
  cms_hierarchy: `query Tree($filter: CmsInput) {
  cmsHierarchies(filter: $filter) { items { node_id parent_node_id page_id identifier label level request_url xpath } }
}`,
} as const

function products(variables: string, passed: string, selected = ''): string {
  return `query Products($filter: ProductFilterInput, $search: String!, $pageSize: Int, $currentPage: Int, $sort: ProductSortInput,
    $_sourceInclude: [String], $_sourceExclude: [String]${variables}) {
  products(filter: $filter, search: $search, pageSize: $pageSize, currentPage: $currentPage, sort: $sort,${passed}
    _sourceInclude: $_sourceInclude, _sourceExclude: $_sourceExclude) { items total_count aggregations${selected} }
}`
}
