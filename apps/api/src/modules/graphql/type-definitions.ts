/**
 * The part of Vue Storefront 1.12's schema that its clients use. Filters and sort orders are scalars, so that they accept every attribute
 * of the shop, including those of the next import; they are validated by the same code as in REST. docs/wire.md §16.
 */
export const TYPE_DEFINITIONS = `
"Any JSON value."
scalar JSON
"Conditions by attribute, each a FilterTypeInput. Nested objects are dotted attributes; one condition of the object 'or' is enough."
scalar ProductFilterInput
"Conditions by field, each a FilterTypeInput."
scalar CategoryFilterInput
"Conditions by field, each a FilterTypeInput."
scalar AttributeInput
"Conditions by field, each a FilterTypeInput."
scalar TaxRuleInput
"Conditions by field, each a FilterTypeInput."
scalar ReviewFilterInput
"Conditions by field, each a FilterTypeInput."
scalar CmsInput
"ASC or DESC by attribute."
scalar ProductSortInput
"ASC or DESC by field."
scalar CategorySortInput

"A condition: the first operator decides, unless all of them are bounds of a range."
input FilterTypeInput {
  eq: JSON
  neq: JSON
  in: [JSON]
  nin: [JSON]
  "Equality: there are no wildcards."
  like: [JSON]
  finset: [JSON]
  gt: JSON
  gte: JSON
  gteq: JSON
  lt: JSON
  lte: JSON
  lteq: JSON
  moreq: JSON
  from: JSON
  to: JSON
  "Has a value."
  notnull: String
  "Has no value."
  null: String
  "default, or catalog for filters of shoppers: those also match variants and are counted."
  scope: [String]
}

enum SortEnum {
  ASC
  DESC
}

type Query {
  products(
    search: String
    filter: ProductFilterInput
    pageSize: Int = 20
    currentPage: Int = 1
    sort: ProductSortInput
    _sourceInclude: [String]
    _sourceIncludes: [String]
    _sourceExclude: [String]
    _sourceExcludes: [String]
    "Proves a customer group, whose prices are then used."
    groupToken: String
    "words, or prefix for a last word that is not typed to the end."
    _searchMode: String
    "Asks for a correction of the text in suggest."
    _suggest: Boolean
  ): Products
  categories(
    search: String
    filter: CategoryFilterInput
    pageSize: Int = 20
    currentPage: Int = 1
    sort: CategorySortInput
    _sourceInclude: [String]
    _sourceIncludes: [String]
  ): ESResponse
  customAttributeMetadata(
    attributes: AttributeInput!
    pageSize: Int = 150
    currentPage: Int = 1
    _sourceInclude: [String]
    _sourceIncludes: [String]
  ): ESResponse
  taxrule(filter: TaxRuleInput, pageSize: Int = 150, currentPage: Int = 1): ESResponse
  reviews(
    search: String
    filter: ReviewFilterInput
    pageSize: Int = 20
    currentPage: Int = 1
    _sourceInclude: [String]
    _sourceIncludes: [String]
  ): ESResponse
  cmsPages(filter: CmsInput, pageSize: Int = 500, currentPage: Int = 1): CmsPage
  cmsBlocks(filter: CmsInput, pageSize: Int = 500, currentPage: Int = 1): CmsBlocks
  cmsHierarchies(filter: CmsInput, pageSize: Int = 500, currentPage: Int = 1): CmsHierarchies
}

type Products {
  "The documents, each with its _score."
  items: JSON
  total_count: Int
  "Counts of the filters of scope catalog."
  aggregations: JSON
  attribute_metadata: JSON
  suggest: JSON
  "How many contain all words of the text; they come first. Null when no others follow."
  complete_total: Int
  page_info: SearchResultPageInfo
  sort_fields: SortFields
}

type ESResponse {
  "The hits of a search: total, max_score and hits, each with _source and _score."
  hits: JSON
  suggest: JSON
  aggregations: JSON
  attribute_metadata: JSON
}

type SearchResultPageInfo {
  page_size: Int
  current_page: Int
}

type SortFields {
  default: String
  options: [SortField]
}

type SortField {
  value: String
  label: String
}

type CmsPage {
  items: [CmsPages]
  total_count: Int
}

type CmsPages {
  id: Int
  page_id: Int
  identifier: String
  title: String
  content: String
  content_heading: String
  meta_title: String
  meta_description: String
  meta_keywords: String
  page_layout: String
  url_path: String
  creation_time: String
  update_time: String
  store_id: [Int]
}

type CmsBlocks {
  items: [CmsBlock]
  total_count: Int
}

type CmsBlock {
  id: Int
  identifier: String
  title: String
  content: String
  creation_time: String
  update_time: String
  store_id: [Int]
}

type CmsHierarchies {
  items: [CmsHierarchy]
  total_count: Int
}

type CmsHierarchy {
  node_id: Int
  parent_node_id: Int
  page_id: Int
  identifier: String
  label: String
  level: Int
  request_url: String
  xpath: String
  store_id: [Int]
}
`
