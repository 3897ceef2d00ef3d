import type { Attribute } from '@meerkat/contract/attribute'
import { joinList } from './join-list.ts'

/**
 * The display text of a product field: labels for the ids of select and multiselect attributes, other values as they
 * are; unknown ids stay, an empty value gives the placeholder. docs/behaviour/formatting.md §21.2.
 */
export function attributeText(
  attribute: Pick<Attribute, 'frontend_input' | 'options'>,
  value: unknown,
  { placeholder = '', locale = 'en' }: { placeholder?: string; locale?: string } = {},
): string {
  const values = listValues(attribute.frontend_input, value)
  if (values.length === 0) return placeholder
  if (!isChoice(attribute.frontend_input)) return joinList(values, locale)
  const labels = values.map((id) => attribute.options?.find((option) => option.value === id)?.label || id)
  return joinList(labels, locale)
}

/** The label of one value in the language of the catalogue, from which quantities are read. Decision 0086. */
export function sourceText(attribute: Pick<Attribute, 'frontend_input' | 'options'>, value: unknown): string {
  return attribute.options?.find((option) => option.value === String(value))?.default_label ?? attributeText(attribute, value)
}

function listValues(input: string, value: unknown): string[] {
  if (value === null || value === undefined) return []
  const list: unknown[] = Array.isArray(value) ? value : isChoice(input) && typeof value === 'string' ? value.split(',') : [value]
  return list.map((entry) => String(entry).trim()).filter((entry) => entry !== '')
}

function isChoice(input: string): boolean {
  return input === 'select' || input === 'multiselect'
}
