import { type CmsBlock, type CmsPage, findCmsBlock, findCmsPage, readCmsBlock, readCmsPage } from '@meerkat/contract/cms'
import type { Operations } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import { Reply } from '../../http/reply.ts'
import { toCacheTags } from '../../search/answers/cache-tags.ts'
import type { ListedDocument } from '../../search/documents/stored-document.ts'

type Content = 'cms_page' | 'cms_block'

export interface CmsDeps {
  /** The content of a store view; that of the default one for an unknown store code. */
  readonly listContent: (content: Content, store: { readonly storeCode: string; readonly storeId?: number }) => readonly ListedDocument[]
}

/** Content outside the search. docs/wire.md §9. */
export function serveCms(operations: Operations, { listContent }: CmsDeps): void {
  const read = <T extends CmsPage | CmsBlock>(content: Content, storeCode: string, id: string) =>
    answer<T>(content, listContent(content, { storeCode }), (one) => String(one.id) === id)
  const find = <T extends CmsPage | CmsBlock>(content: Content, storeCode: string, key: { identifier: string; storeId: string }) =>
    answer<T>(content, listContent(content, { storeCode, storeId: Number(key.storeId) }), (one) => one.identifier === key.identifier)

  operations.serve(readCmsPage, ({ params, caller }) => read<CmsPage>('cms_page', caller.storeCode, params.id))
  operations.serve(readCmsBlock, ({ params, caller }) => read<CmsBlock>('cms_block', caller.storeCode, params.id))
  operations.serve(findCmsPage, ({ params, caller }) => find<CmsPage>('cms_page', caller.storeCode, params))
  operations.serve(findCmsBlock, ({ params, caller }) => find<CmsBlock>('cms_block', caller.storeCode, params))
}

function answer<T extends CmsPage | CmsBlock>(
  content: Content,
  documents: readonly ListedDocument[],
  isWanted: (one: T) => boolean,
): Reply<T> {
  // The documents were validated when they were imported.
  const found = documents.find(({ source }) => isWanted(source as T))
  if (found === undefined) throw new Refusal('not-found')
  return new Reply({ result: () => found.source as T, bytes: () => found.bytes, headers: toCacheTags(content, [found.id]) })
}
