import type { Operator } from '@meerkat/api/operator'

export type CatalogDifference = Awaited<ReturnType<Operator['planImport']>>['difference']

const SHOWN = 20
const NAMES: Readonly<Record<CatalogDifference['documents'][number]['entity'], string>> = {
  product: 'products',
  category: 'categories',
  attribute: 'attributes',
  tax_rule: 'tax rules',
  cms_page: 'content pages',
  cms_block: 'content blocks',
  cms_hierarchy: 'content nodes',
}

/** Whether the change is risky: without an interactive terminal it must be confirmed on the command line. */
export function isRisky({ documents, priceJumps, emptied }: CatalogDifference): boolean {
  return documents.some(({ gone }) => gone > 0) || priceJumps.length > 0 || emptied.length > 0
}

export function describeDifference({ documents, priceJumps, emptied }: CatalogDifference): string[] {
  return [
    ...documents.map(({ entity, storeCode, added, changed, gone }) => {
      const where = entity === 'tax_rule' ? '' : `, ${viewOf(storeCode)}`
      return `  ${NAMES[entity]}${where}: ${added} new, ${changed} changed, ${gone} gone`
    }),
    ...section(
      'Price changes above 30 %:',
      priceJumps.map(({ storeCode, sku, from, to }) => `${sku}, ${viewOf(storeCode)}: ${from} → ${to}${percent(from, to)}`),
    ),
    ...section(
      'Categories left without products:',
      emptied.map(({ storeCode, id, name }) => `${name} (${id}), ${viewOf(storeCode)}`),
    ),
  ]
}

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const more = lines.length > SHOWN ? [`  and ${lines.length - SHOWN} more`] : []
  return [title, ...lines.slice(0, SHOWN).map((line) => `  ${line}`), ...more]
}

function percent(from: number, to: number): string {
  if (from === 0) return ''
  const change = Math.round(((to - from) / from) * 100)
  return ` (${change > 0 ? '+' : ''}${change} %)`
}

function viewOf(storeCode: string): string {
  return storeCode === '' ? 'default store view' : `store view ${storeCode}`
}
