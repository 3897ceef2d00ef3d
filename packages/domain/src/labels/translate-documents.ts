import type { Attribute } from '@meerkat/contract/attribute'
import type { Category } from '@meerkat/contract/category'
import type { Product } from '@meerkat/contract/product'
import type { TranslateLabel } from './translate-label.ts'

/** Separates the names of a category and its ancestors in a page title. */
const TITLE_PARTS = ' – '

/** Translates the names and page titles of a category and its descendants. Other texts stay in the language of the catalogue. */
export function translateCategory(category: Category, label: TranslateLabel): Category {
  const { name, meta_title, children_data } = category
  return {
    ...category,
    ...(name !== undefined && { name: label('categories', name) }),
    ...(meta_title && {
      meta_title: meta_title
        .split(TITLE_PARTS)
        .map((part) => label('categories', part))
        .join(TITLE_PARTS),
    }),
    ...(children_data && { children_data: children_data.map((child) => translateCategory(child, label)) }),
  }
}

/** Translates the labels of an attribute. `default_label` keeps the label of the catalogue, from which quantities and colours are read. */
export function translateAttribute(attribute: Attribute, label: TranslateLabel): Attribute {
  const { frontend_label, options, attribute_code } = attribute
  const isBrand = attribute_code === 'brand'
  return {
    ...attribute,
    ...(frontend_label && { frontend_label: label('attributes', frontend_label) }),
    ...(options &&
      !isBrand && {
        options: options.map((option) => ({ ...option, label: label('values', option.label), default_label: option.label })),
      }),
  }
}

/** A heading or column header that contains nothing but text. */
const HEADING = /<(h3|th)\b([^>]*)>([^<]+)(?=<\/\1>)/gi

/**
 * Translates the names of options and categories, and the headings in the description. The name and other texts stay in the language of the
 * catalogue.
 */
export function translateProduct(product: Product, label: TranslateLabel, language: string): Product {
  const { category, configurable_options, custom_options, bundle_options, description } = product
  return {
    ...product,
    ...(description && {
      description: description.replace(HEADING, (whole: string, name: string, attributes: string, text: string) => {
        const told = label('attributes', text)
        return told === text ? whole : `<${name}${attributes} lang="${language}">${told}`
      }),
    }),
    ...(category && {
      category: category.map((one) => (one.name === undefined ? one : { ...one, name: label('categories', one.name) })),
    }),
    ...(configurable_options && {
      configurable_options: configurable_options.map((option) => ({
        ...option,
        // An option without a code is identified by its label, which must stay. docs/behaviour/variants.md §3.2.
        ...(option.attribute_code && { label: label('attributes', option.label) }),
        values: option.values.map((value) => ({
          ...value,
          ...(value.label && { label: label('values', value.label), default_label: value.label }),
        })),
      })),
    }),
    ...(custom_options && {
      custom_options: custom_options.map((option) => ({
        ...option,
        title: label('attributes', option.title),
        ...(option.values && { values: option.values.map((value) => ({ ...value, title: label('values', value.title) })) }),
      })),
    }),
    ...(bundle_options && {
      bundle_options: bundle_options.map((option) => ({ ...option, title: label('attributes', option.title) })),
    }),
  }
}
