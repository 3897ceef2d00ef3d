import type { Attribute } from '@meerkat/contract/attribute'
import type { Category } from '@meerkat/contract/category'
import type { CmsBlock, CmsHierarchy, CmsPage } from '@meerkat/contract/cms'
import type { ConfigurableChild } from '@meerkat/contract/configurable'
import type { CustomOption } from '@meerkat/contract/custom-option'
import type { Product } from '@meerkat/contract/product'
import type { Review } from '@meerkat/contract/review'
import type { StockItem } from '@meerkat/contract/stock'
import type { TaxRule } from '@meerkat/contract/tax-rule'

/** Ids and counts are 32-bit integers in the database. */
const MAX_INTEGER = 2_147_483_647
/** The total of a thousand such pieces is still an exact number of cents. */
const MAX_AMOUNT = 1_000_000_000
/** The wire's limit for skus; longer text would not fit an index either. */
const MAX_KEY_LENGTH = 255
const MAX_PATH_LENGTH = 600

const AMOUNTS = [
  'price',
  'price_incl_tax',
  'original_price',
  'original_price_incl_tax',
  'special_price',
  'special_price_incl_tax',
  'final_price',
] as const
const COUNTS = ['qty', 'min_qty', 'min_sale_qty', 'max_sale_qty', 'qty_increments', 'notify_stock_qty'] as const

/** The other documents of the catalogue that a document can refer to. */
export interface References {
  hasSku(sku: string): boolean
  hasCategory(id: number): boolean
  /** Null: there are no tax rules, so every class is accepted. */
  readonly taxClasses: ReadonlySet<string> | null
}

/** A field and what is wrong with it; '' means the whole document. */
export type FieldFault = readonly [field: string, fault: string]

export function* findProductFaults(product: Product, references: References): Generator<FieldFault> {
  yield* idFault('id', product.id)
  yield* keyFault('sku', product.sku, MAX_KEY_LENGTH)
  if (product.name.trim() === '') yield ['name', 'is empty']
  yield* pathFaults(product)
  yield* sellableFaults(product, '', references)
  for (const [place, child] of (product.configurable_children ?? []).entries()) {
    const field = `configurable_children[${place}]`
    yield* idFault(`${field}.id`, child.id)
    yield* sellableFaults(child, `${field}.`, references)
    if (!references.hasSku(child.sku)) yield [`${field}.sku`, `the variant ${child.sku} is not a product`]
  }
  for (const id of product.category_ids ?? [])
    if (!references.hasCategory(Number(id))) yield ['category_ids', `category ${id} does not exist`]
  yield* optionFaults(product)
  yield* characterFault(product)
}

export function* findCategoryFaults(category: Category): Generator<FieldFault> {
  yield* idFault('id', category.id)
  if (category.parent_id !== undefined && category.parent_id !== 0) yield* idFault('parent_id', category.parent_id)
  if (category.parent_id === category.id) yield ['parent_id', 'a category cannot be its own parent']
  if (category.name.trim() === '') yield ['name', 'is empty']
  yield* pathFaults(category)
  yield* characterFault(category)
}

export function* findAttributeFaults(attribute: Attribute): Generator<FieldFault> {
  yield* idFault('attribute_id', attribute.attribute_id)
  yield* keyFault('attribute_code', attribute.attribute_code, MAX_KEY_LENGTH)
  yield* characterFault(attribute)
}

export function* findTaxRuleFaults(rule: TaxRule): Generator<FieldFault> {
  yield* idFault('id', rule.id)
  for (const [place, { rate }] of rule.rates.entries())
    if (rate < 0 || rate > 100) yield [`rates[${place}].rate`, `${rate} is not between 0 and 100`]
  yield* characterFault(rule)
}

export function* findContentFaults(content: CmsPage | CmsBlock): Generator<FieldFault> {
  yield* idFault('id', content.id)
  yield* keyFault('identifier', content.identifier, MAX_KEY_LENGTH)
  yield* characterFault(content)
}

export function* findHierarchyFaults(node: CmsHierarchy): Generator<FieldFault> {
  yield* idFault('node_id', node.node_id)
  yield* keyFault('identifier', node.identifier, MAX_KEY_LENGTH)
  yield* characterFault(node)
}

export function* findStockFaults(item: StockItem): Generator<FieldFault> {
  if (item.product_id !== null) yield* idFault('product_id', item.product_id)
  if (item.sku !== undefined) yield* keyFault('sku', item.sku, MAX_KEY_LENGTH)
  for (const field of COUNTS) {
    const count = item[field]
    if (count === undefined) continue
    const isCount = typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= MAX_INTEGER
    if (!isCount) yield [field, `${show(count)} is not a whole number from 0 to ${MAX_INTEGER}`]
  }
}

export function* findReviewFaults(review: Review): Generator<FieldFault> {
  yield* idFault('id', review.id)
  yield* idFault('product_id', review.product_id)
  if (![1, 2, 3].includes(review.review_status)) yield ['review_status', `${review.review_status} is not 1, 2 or 3`]
  yield* dateFault('created_at', review.created_at)
  yield* characterFault(review)
}

/** Prices, tax class and dates of offers: the same for products and variants. */
function* sellableFaults(sellable: Product | ConfigurableChild, prefix: string, { taxClasses }: References): Generator<FieldFault> {
  for (const field of AMOUNTS) yield* amountFault(`${prefix}${field}`, sellable[field])
  for (const [place, { qty, value }] of (sellable.tier_prices ?? []).entries()) {
    yield* amountFault(`${prefix}tier_prices[${place}].value`, value)
    if (!(qty > 0 && qty <= MAX_INTEGER)) yield [`${prefix}tier_prices[${place}].qty`, `${qty} is not above 0`]
  }
  yield* dateFault(`${prefix}special_from_date`, sellable.special_from_date)
  yield* dateFault(`${prefix}special_to_date`, sellable.special_to_date)
  const taxClass = String(sellable.tax_class_id ?? 0)
  if (taxClasses && taxClass !== '0' && !taxClasses.has(taxClass)) yield [`${prefix}tax_class_id`, `no tax rule has the class ${taxClass}`]
}

function* optionFaults({ price, bundle_options = [], custom_options = [], downloadable_links = [] }: Product): Generator<FieldFault> {
  for (const [place, { product_links: links }] of bundle_options.entries())
    for (const [at, link] of links.entries()) yield* amountFault(`bundle_options[${place}].product_links[${at}].price`, link.price)
  for (const [place, link] of downloadable_links.entries()) yield* amountFault(`downloadable_links[${place}].price`, link.price)
  for (const [place, option] of custom_options.entries()) {
    yield* surchargeFault(`custom_options[${place}].price`, option, price)
    for (const [at, value] of option.values.entries()) yield* surchargeFault(`custom_options[${place}].values[${at}].price`, value, price)
  }
}

/** Negative surcharges are allowed, unless the total price would be negative. */
function* surchargeFault(
  field: string,
  { price: surcharge = 0, price_type: type }: Pick<CustomOption, 'price' | 'price_type'>,
  price: number,
): Generator<FieldFault> {
  const lowest = type === 'percent' ? -100 : -price
  if (surcharge < lowest || surcharge > MAX_AMOUNT) yield [field, `${surcharge} is not between ${lowest} and ${MAX_AMOUNT}`]
}

function* pathFaults({ url_path, url_key }: Pick<Product, 'url_path' | 'url_key'>): Generator<FieldFault> {
  if (url_path) yield* keyFault('url_path', url_path, MAX_PATH_LENGTH)
  if (url_key) yield* keyFault('url_key', url_key, MAX_PATH_LENGTH)
}

function* idFault(field: string, id: number): Generator<FieldFault> {
  if (!Number.isInteger(id) || id < 1 || id > MAX_INTEGER) yield [field, `${id} is not a whole number from 1 to ${MAX_INTEGER}`]
}

function* amountFault(field: string, amount: number | null | undefined): Generator<FieldFault> {
  if (typeof amount === 'number' && (amount < 0 || amount > MAX_AMOUNT)) yield [field, `${amount} is not between 0 and ${MAX_AMOUNT}`]
}

function* keyFault(field: string, key: string, longest: number): Generator<FieldFault> {
  if (key.trim() === '') yield [field, 'is empty']
  else if (key.length > longest) yield [field, `is longer than ${longest} characters`]
  else if (/\p{Cc}/u.test(key) || !key.isWellFormed()) yield [field, 'has control characters']
}

function* dateFault(field: string, date: string | null | undefined): Generator<FieldFault> {
  if (date && Number.isNaN(Date.parse(date))) yield [field, `${show(date)} is not a date`]
}

/** NUL is the only character that PostgreSQL cannot store. */
function* characterFault(document: object): Generator<FieldFault> {
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(JSON.stringify(document))) yield ['', 'has a NUL character']
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? String(value)
}
