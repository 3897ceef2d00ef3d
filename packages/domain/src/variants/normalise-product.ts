/** Fields that hold amounts, in products, variants, tier prices and the values of options. */
const AMOUNTS = ['price', 'special_price', 'final_price', 'original_price', 'value', 'qty', 'weight'] as const

type Document = Readonly<Record<string, unknown>>

/**
 * A product as a shop platform exports it, in the types of the contract: amounts written as text become numbers, ids of
 * attributes become text, and an option without a label gets an empty one, to be filled from its attribute. Invalid values are
 * left unchanged, so that the check against the contract reports them. docs/wire.md §17.2.
 */
export function normaliseProduct(input: unknown): unknown {
  if (!isDocument(input)) return input
  return {
    ...withAmounts(input),
    ...mapList(input, 'tier_prices', withAmounts),
    ...mapList(input, 'configurable_options', normaliseOption),
    ...mapList(input, 'configurable_children', (child) => ({ ...withAmounts(child), ...mapList(child, 'tier_prices', withAmounts) })),
  }
}

function normaliseOption(option: Document): Document {
  return {
    ...option,
    ...(typeof option['attribute_id'] === 'number' && { attribute_id: String(option['attribute_id']) }),
    label: option['label'] ?? '',
    ...mapList(option, 'values', (value) => ({ ...value, value_index: toAmount(value['value_index']) })),
  }
}

function withAmounts(document: Document): Document {
  const amounts = AMOUNTS.filter((field) => typeof document[field] === 'string').map((field) => [field, toAmount(document[field])])
  return amounts.length === 0 ? document : { ...document, ...Object.fromEntries(amounts) }
}

/** Platforms write decimals with a point: `"39.9000"`. */
function toAmount(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) : value
}

function mapList(document: Document, field: string, change: (one: Document) => unknown): Document {
  const list = document[field]
  return Array.isArray(list) ? { [field]: list.map((one: unknown) => (isDocument(one) ? change(one) : one)) } : {}
}

function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
