import type { ConfigurableOption } from '@meerkat/contract/configurable'
import { ATTRIBUTE_IDS } from '../attributes/attribute-ids.ts'
import { colours, formats } from '../attributes/choices.ts'
import { packSizeLabel } from '../attributes/pack-size.ts'
import { type PackSizeIds, packSizeId } from '../attributes/pack-size-ids.ts'
import { inLanguage, type Language, type Translations } from '../language.ts'
import type { PlannedItem, PlannedProduct } from '../plan/planned-product.ts'

const AXES = ['packsize', 'format', 'colours'] as const
type Axis = (typeof AXES)[number]

const LABELS: Readonly<Record<Axis, Translations>> = {
  packsize: ['Pack size', 'Größe', 'Formato'],
  format: ['Format', 'Form', 'Tipo'],
  colours: ['Colour', 'Farbe', 'Colore'],
}

interface Value {
  readonly id: number
  readonly label: string
  readonly defaultLabel: string
}

/** The attributes in which the variants of a product differ. */
function variantAxes(product: PlannedProduct, sizes: PackSizeIds): Axis[] {
  if (product.type !== 'configurable') return []
  return AXES.filter((axis) => new Set(product.items.map((item) => valueOf(item, axis, sizes, 'en')?.id)).size > 1)
}

/** The configurable options. `docs/wire.md §17.2`. */
export function configurableOptions(product: PlannedProduct, sizes: PackSizeIds, language: Language): ConfigurableOption[] {
  return variantAxes(product, sizes).map((axis, position) => {
    const values = new Map<number, Value>()
    for (const item of product.items) {
      const value = valueOf(item, axis, sizes, language)
      if (value) values.set(value.id, value)
    }
    return {
      id: product.id * 10 + position,
      attribute_id: String(ATTRIBUTE_IDS[axis]),
      attribute_code: axis,
      label: inLanguage(LABELS[axis], language),
      position,
      product_id: product.id,
      values: [...values.values()].map(({ id, label, defaultLabel }) => ({ value_index: id, label, default_label: defaultLabel })),
    }
  })
}

/** `packsize_options: [301, 305]`: what filters and counts of the parent run on. docs/wire.md §17.1. */
export function optionLists(product: PlannedProduct, sizes: PackSizeIds): Record<string, number[]> {
  return Object.fromEntries(
    variantAxes(product, sizes).map((axis) => [
      `${axis}_options`,
      [...new Set(product.items.map((item) => valueOf(item, axis, sizes, 'en')?.id))].filter((id) => id !== undefined),
    ]),
  )
}

/** Option ids that an item carries itself. */
export function itemValues(item: PlannedItem, sizes: PackSizeIds): Partial<Record<Axis, number>> {
  const values: Partial<Record<Axis, number>> = {}
  for (const axis of AXES) {
    const value = valueOf(item, axis, sizes, 'en')
    if (value) values[axis] = value.id
  }
  return values
}

function valueOf(item: PlannedItem, axis: Axis, sizes: PackSizeIds, language: Language): Value | null {
  if (axis === 'packsize') {
    if (item.size === undefined) return null
    return { id: packSizeId(sizes, item.size), label: packSizeLabel(item.size, language), defaultLabel: item.size }
  }
  const choice = axis === 'format' ? item.format && formats[item.format] : item.colour && colours[item.colour]
  return choice ? { id: choice.id, label: inLanguage(choice.label, language), defaultLabel: choice.label[0] } : null
}
