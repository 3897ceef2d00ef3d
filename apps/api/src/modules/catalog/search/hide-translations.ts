import type { CmsPage } from '@meerkat/contract/cms'
import { isTranslation } from '@meerkat/contract/translated-identifier'
import type { QueryPlan } from '../../../search/catalog-search.ts'
import type { ListedDocument } from '../../../search/documents/stored-document.ts'
import type { ListedEntity } from '../read-model/small-documents.ts'

const TRANSLATED: ReadonlySet<ListedEntity> = new Set(['cms_page', 'cms_block'])
const KEYS: ReadonlySet<string> = new Set(['id', 'identifier'])

/**
 * Translations of content are separate documents. Old clients do not know that and would list each page once per language, so only a
 * search that names documents by id or identifier finds translations. docs/wire.md §17.5, decision 0097.
 */
export function hideTranslations(
  documents: readonly ListedDocument[],
  entity: ListedEntity,
  { filters }: Pick<QueryPlan, 'filters'>,
): readonly ListedDocument[] {
  if (!TRANSLATED.has(entity) || filters.some(isKeyed)) return documents
  return documents.filter(({ source }) => !isTranslation((source as CmsPage).identifier))
}

/** Whether this filter finds only documents whose id or identifier the request names. */
function isKeyed(filter: QueryPlan['filters'][number]): boolean {
  switch (filter.kind) {
    case 'terms':
      return KEYS.has(filter.field)
    case 'all':
      return filter.filters.some(isKeyed)
    case 'any':
      return filter.filters.length > 0 && filter.filters.every(isKeyed)
    default:
      return false
  }
}
