import type { Attribute } from '@meerkat/contract/attribute'
import type { Product } from '@meerkat/contract/product'
import { attributeText } from '@meerkat/domain/format/attribute-text'

/** The attributes of the shop that a page may name. Spec §3 Product. */
const FACT_CODES = ['brand', 'format', 'packsize', 'agefrom', 'colours', 'activity'] as const

export interface ProductFact {
  readonly code: string
  readonly label: string
  readonly value: string
}

/** Which of them this product, or a variant of it, carries. */
export function attributeCodes(product: Product): string[] {
  const optionCodes = (product.configurable_options ?? []).flatMap(({ attribute_code }) => attribute_code ?? [])
  return FACT_CODES.filter((code) => hasValue(product[code]) || optionCodes.includes(code))
}

/** The facts of a product as rows: what it is called and what it is. */
export function listFacts(product: Product, attributes: readonly Attribute[]): ProductFact[] {
  return FACT_CODES.flatMap((code) => {
    const attribute = attributes.find(({ attribute_code }) => attribute_code === code)
    if (!attribute || !hasValue(product[code])) return []
    const label = attribute.frontend_label || attribute.default_frontend_label || code
    return [{ code, label, value: attributeText(attribute, product[code]) }]
  })
}

function hasValue(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}
