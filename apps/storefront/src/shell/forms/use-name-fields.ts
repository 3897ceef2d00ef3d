import { inNameOrder } from '@meerkat/domain/format/name-order'
import { useLocale } from '../store-view/store-view.tsx'

const GIVEN = ['firstName', 'given-name'] as const
const FAMILY = ['lastName', 'family-name'] as const

/** The two fields of a name with their autofill tokens, in the order of the language of the page. */
export function useNameFields(): readonly (typeof GIVEN | typeof FAMILY)[] {
  return inNameOrder<typeof GIVEN | typeof FAMILY>(useLocale(), GIVEN, FAMILY)
}
