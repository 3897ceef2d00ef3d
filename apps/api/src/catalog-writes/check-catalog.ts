import { CatalogBundle, type StoreCatalog } from '@meerkat/contract/catalog-bundle'

/** Faults named at once; the rest tends to be the same. */
const MOST_FAULTS = 12

/** A catalogue that cannot be taken in, with what is wrong with it. */
export class CatalogFault extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    const more = faults.length > MOST_FAULTS ? `\n  and ${faults.length - MOST_FAULTS} more` : ''
    super(`The catalogue cannot be imported:\n  ${faults.slice(0, MOST_FAULTS).join('\n  ')}${more}`)
    this.name = 'CatalogFault'
    this.faults = faults
  }
}

/**
 * The bundle as the contract wants it.
 * @throws CatalogFault naming documents that are malformed, stand there twice, or refer to nothing.
 */
export function checkCatalog(input: unknown): CatalogBundle {
  const parsed = CatalogBundle.safeParse(input)
  if (!parsed.success) throw new CatalogFault(parsed.error.issues.map(({ path, message }) => `${nameOf(path, input)}: ${message}`))
  const faults = parsed.data.stores.flatMap(findFaults)
  const codes = parsed.data.stores.map(({ storeCode }) => storeCode)
  faults.push(...findDoubles('The store code', codes))
  if (faults.length > 0) throw new CatalogFault(faults)
  return parsed.data
}

function findFaults({ storeCode, products, categories, attributes }: StoreCatalog): string[] {
  const skus = new Set(products.map(({ sku }) => sku))
  const categoryIds = new Set(categories.map(({ id }) => id))
  const paths = [...products, ...categories].flatMap(({ url_path }) => url_path ?? [])
  const faults = [
    ...findDoubles(
      'The product id',
      products.map(({ id }) => id),
    ),
    ...findDoubles(
      'The sku',
      products.map(({ sku }) => sku),
    ),
    ...findDoubles(
      'The category id',
      categories.map(({ id }) => id),
    ),
    ...findDoubles(
      'The attribute',
      attributes.map(({ attribute_code }) => attribute_code),
    ),
    ...findDoubles('The url_path', paths),
  ]
  for (const product of products) {
    for (const { sku } of product.configurable_children ?? []) {
      if (!skus.has(sku)) faults.push(`The variant ${sku} of ${product.sku} is no product of its own`)
    }
    for (const id of product.category_ids ?? []) {
      if (!categoryIds.has(Number(id))) faults.push(`The product ${product.sku} is in category ${id}, which does not exist`)
    }
  }
  return faults.map((fault) => `${fault} (store view ${storeCode === '' ? 'default' : storeCode})`)
}

function findDoubles(what: string, keys: readonly (string | number)[]): string[] {
  const seen = new Set<string | number>()
  const doubles = new Set<string | number>()
  for (const key of keys) {
    if (seen.has(key)) doubles.add(key)
    seen.add(key)
  }
  return Array.from(doubles, (key) => `${what} ${key} stands there twice`)
}

/** `stores[0].products[12] (sku ABC).price`: a person finds a sku faster than a place in a list. */
function nameOf(path: readonly PropertyKey[], input: unknown): string {
  let value = input
  let name = ''
  for (const key of path) {
    name += typeof key === 'number' ? `[${key}]` : `${name === '' ? '' : '.'}${String(key)}`
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
    if (typeof value === 'object' && value !== null && 'sku' in value && typeof value.sku === 'string') name += ` (sku ${value.sku})`
  }
  return name === '' ? 'The catalogue' : name
}
