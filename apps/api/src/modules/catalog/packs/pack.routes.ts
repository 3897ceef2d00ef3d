import { describePack, readPack } from '@meerkat/contract/catalog-pack'
import type { Operations } from '../../../http/operations.ts'
import { Refusal } from '../../../http/refusals.ts'
import { Reply } from '../../../http/reply.ts'
import type { ReadModel } from '../read-model/read-model.ts'
import type { StoreViewCatalog } from '../read-model/store-view-catalog.ts'
import type { StoreViewPacks } from './store-view-packs.ts'

export interface PackRoutesDeps {
  readonly model: Pick<ReadModel, 'findIndex' | 'keepPrices'>
  /** By the index of the store view. */
  readonly packsOf: (index: string) => StoreViewPacks
  /** The fee of cash on delivery, so that a device without a network knows it. 0: none. */
  readonly cashFeeCents: number
}

/** Browsers announce Brotli on secure connections only; all of them take gzip. */
const BROTLI = /(?:^|,)\s*br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/

/** Packs for searching without a network. docs/wire.md §13.7. */
export function servePacks(operations: Operations, { model, packsOf, cashFeeCents }: PackRoutesDeps): void {
  operations.serve(describePack, async ({ params: { index } }) => {
    await model.keepPrices()
    const view = getView(model, index)
    const described = { ...(await packsOf(index).describe(view)), ...(cashFeeCents > 0 && { cashFeeCents }) }
    return new Reply({ result: () => described, headers: { 'cache-control': 'no-cache' } })
  })

  operations.serve(readPack, ({ params: { index, version }, caller }) => {
    getView(model, index)
    const pack = packsOf(index).find(version)
    if (pack === null) throw new Refusal('not-found')
    const encoding = BROTLI.test(caller.acceptEncoding) ? 'br' : 'gzip'
    return new Reply<Uint8Array>({
      result: () => pack[encoding],
      bytes: () => pack[encoding],
      headers: {
        'content-type': 'application/octet-stream',
        'content-encoding': encoding,
        vary: 'accept-encoding',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    })
  })
}

function getView(model: PackRoutesDeps['model'], index: string): StoreViewCatalog {
  const view = model.findIndex(index)
  if (view === null) throw new Refusal('not-found')
  return view
}
