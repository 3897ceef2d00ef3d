import type { StoreCatalog } from '@meerkat/contract/catalog-bundle'
import type { StoreView } from '../store-view.ts'

export function cmsDocuments(_view: StoreView, _asOf: string): Pick<StoreCatalog, 'cmsPages' | 'cmsBlocks' | 'cmsHierarchies'> {
  return { cmsPages: [], cmsBlocks: [], cmsHierarchies: [] }
}
