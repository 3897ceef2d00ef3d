import type { Attribute } from '@meerkat/contract/attribute'
import type { Product } from '@meerkat/contract/product'
import { attributeText } from '@meerkat/domain/format/attribute-text'

/** The shop's attributes that product pages may show. Spec §3 Product. */
const FACT_CODES = ['brand', 'format', 'packsize', 'agefrom', 'colours', 'activity'] as const

export interface ProductFact {
  readonly code: string
  readonly label: string
  readonly value: string
}

/** The codes of `FACT_CODES` that are set on this product or one of its variants. */
export function attributeCodes(product: Product): string[] {
  const optionCodes = (product.configurable_options ?? []).flatMap(({ attribute_code }) => attribute_code ?? [])
  return FACT_CODES.filter((code) => hasValue(product[code]) || optionCodes.includes(code))
}

/** The attributes of a product as rows of label and value. */
export function listFacts(product: Product, attributes: readonly Attribute[], locale: string): ProductFact[] {
  return FACT_CODES.flatMap((code) => {
    const attribute = attributes.find(({ attribute_code }) => attribute_code === code)
    if (!attribute || !hasValue(product[code])) return []
    const label = attribute.frontend_label || attribute.default_frontend_label || code
    return [{ code, label, value: attributeText(attribute, product[code], { locale }) }]
  })
}

function hasValue(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}
