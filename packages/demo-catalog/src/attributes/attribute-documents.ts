import type { Attribute, AttributeOption } from '@meerkat/contract/attribute'
import { brands } from '../brands.ts'
import { inLanguage, type Language, type Translations } from '../language.ts'
import { ATTRIBUTE_IDS, type AttributeCode } from './attribute-ids.ts'
import { activities, ages, type Choice, colours, formats } from './choices.ts'
import { packSizeLabel } from './pack-size.ts'
import type { PackSizeIds } from './pack-size-ids.ts'

interface AttributePlan {
  readonly code: AttributeCode
  readonly input: string
  readonly label: Translations
  readonly comparable: boolean
  readonly ours: boolean
}

function plan(code: AttributeCode, input: string, label: Translations, comparable: boolean, ours = true): AttributePlan {
  return { code, input, label, comparable, ours }
}

const PLANS: readonly AttributePlan[] = [
  plan('name', 'text', ['Name', 'Name', 'Nome'], true, false),
  plan('sku', 'text', ['SKU', 'Artikelnummer', 'Codice articolo'], true, false),
  plan('price', 'price', ['Price', 'Preis', 'Prezzo'], true, false),
  plan('brand', 'select', ['Brand', 'Marke', 'Marca'], true),
  plan('format', 'select', ['Format', 'Form', 'Tipo'], true),
  plan('packsize', 'select', ['Pack size', 'Größe', 'Formato'], true),
  plan('colours', 'multiselect', ['Colour', 'Farbe', 'Colore'], true),
  plan('agefrom', 'select', ['Age', 'Alter', 'Età'], true),
  plan('ingredients', 'text', ['Ingredients', 'Zutaten', 'Ingredienti'], true),
  plan('activity', 'multiselect', ['Activity', 'Aktivität', 'Attività'], true),
  plan('featured', 'text', ['Featured', 'Empfohlen', 'In evidenza'], false),
  plan('sale', 'boolean', ['Sale', 'Angebot', 'In offerta'], false),
  plan('new', 'boolean', ['New', 'Neu', 'Novità'], false),
]

const YES_NO: readonly (readonly [string, Translations])[] = [
  ['1', ['Yes', 'Ja', 'Sì']],
  ['0', ['No', 'Nein', 'No']],
]

/** The attributes of one store view with their labels. Spec §3, docs/wire.md §17.4. */
export function attributeDocuments(packSizes: PackSizeIds, language: Language): Attribute[] {
  return PLANS.map(({ code, input, label, comparable, ours }) => ({
    id: ATTRIBUTE_IDS[code],
    attribute_id: ATTRIBUTE_IDS[code],
    attribute_code: code,
    frontend_input: input,
    frontend_label: inLanguage(label, language),
    default_frontend_label: label[0],
    is_user_defined: ours,
    is_visible: true,
    is_visible_on_front: comparable && ours ? '1' : '0',
    is_comparable: comparable ? '1' : '0',
    entity_type_id: '4',
    options: optionsOf(code, packSizes, language),
  }))
}

function optionsOf(code: AttributeCode, packSizes: PackSizeIds, language: Language): AttributeOption[] {
  switch (code) {
    case 'brand':
      return Object.values(brands).map(({ optionId, look }) => ({ value: String(optionId), label: look.name }))
    case 'format':
      return labels(Object.values(formats), language)
    case 'agefrom':
      return labels(Object.values(ages), language)
    case 'colours':
      return labels(Object.values(colours), language)
    case 'activity':
      return labels(Object.values(activities), language)
    case 'packsize':
      return [...packSizes].map(([size, id]) => ({ value: String(id), label: packSizeLabel(size, language) }))
    case 'sale':
    case 'new':
      return YES_NO.map(([value, words]) => ({ value, label: inLanguage(words, language) }))
    default:
      return []
  }
}

function labels(choices: readonly Choice[], language: Language): AttributeOption[] {
  return choices.map(({ id, label }) => ({ value: String(id), label: inLanguage(label, language) }))
}
