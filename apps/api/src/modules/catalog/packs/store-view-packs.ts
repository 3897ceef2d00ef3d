import type { CatalogPack, CatalogPackPatch } from '@meerkat/contract/catalog-pack'
import type { ShopConfig } from '@meerkat/contract/shop-config'
import type { StoreView } from '@meerkat/contract/store-config'
import { isTranslation } from '@meerkat/contract/translated-identifier'
import type { FieldValue } from '../../../search/catalog-search.ts'
import { type ChangedProduct, listPatches } from '../../../search/packs/list-patches.ts'
import type { MadePack, PackedProduct, PackOrder } from '../../../search/packs/pack-command.ts'
import { MAX_LISTED_PRODUCTS, MAX_TYPED_PRODUCTS } from '../../../search/packs/pack-recipe.ts'
import type { Listed, PagePath } from '../read-model/small-documents.ts'
import type { CommittedChanges, StoreViewCatalog } from '../read-model/store-view-catalog.ts'

export interface PackDeps {
  readonly make: (order: PackOrder, products: Iterable<PackedProduct>) => Promise<MadePack>
  readonly shop: Pick<ShopConfig, 'products' | 'search'>
  readonly listMovedPaths: (view: StoreViewCatalog) => readonly PagePath[]
  /** Milliseconds. */
  readonly now: () => number
  readonly warn: (fault: unknown) => void
}

/** Changes of a catalogue come in bursts: packs are made again at most this often. */
const MAKE_AGAIN_MS = 60_000
/** With more changed products than this, a new pack is smaller than the patches. */
const MAX_PATCHED = 300

type Entity = keyof Listed

const LISTED: readonly Entity[] = ['category', 'attribute', 'taxrule']
const LISTED_DETAILS: readonly Entity[] = ['cms_page', 'cms_block', 'cms_hierarchy', 'review']

interface Packs {
  /** The store view as it was loaded when these packs were made. */
  readonly view: StoreViewCatalog
  readonly listed: Listed
  readonly lists: MadePack
  readonly details: MadePack | null
}

/**
 * The packs of one store view. They are made when a browser first asks, and made again when the catalogue has changed; what changed only
 * in price, stock or rating is sent as patches. Decision 0038.
 */
export class StoreViewPacks {
  readonly #deps: PackDeps
  #made: Packs | null = null
  /** The previous packs, for browsers that are still loading them. */
  #earlier: Packs | null = null
  #making: Promise<void> | null = null
  #triedAt = Number.NEGATIVE_INFINITY
  /** Changes since the making of the current packs began. */
  #changes = createChanges()
  /** Changes since the making of the next packs began. */
  #laterChanges = createChanges()
  #patches: Promise<CatalogPackPatch[]> | null = null

  constructor(deps: PackDeps) {
    this.#deps = deps
  }

  /** Notes what was committed to the catalogue. */
  note(committed: CommittedChanges): void {
    if (this.#made !== null) addChanges(this.#changes, committed)
    if (this.#making !== null) addChanges(this.#laterChanges, committed)
    this.#patches = null
  }

  /** Describes the current packs. Outdated ones are replaced in the background. */
  async describe(view: StoreViewCatalog): Promise<CatalogPack> {
    if (this.#needsMaking(view)) this.#makeSoon(view)
    const made = this.#made
    if (made === null) return { version: null, size: 0, patches: [], details: null }
    // No patches after the store view was loaded again: the changes then belong to other documents than the packs.
    this.#patches ??= made.view === view ? listPatches(made.lists, view.schema, this.#listChanged(view)) : Promise.resolve([])
    const { lists, details } = made
    return {
      version: lists.version,
      size: lists.br.length,
      // Without patches the pack is out of date, but complete.
      patches: await this.#patches.catch((fault: unknown) => {
        this.#deps.warn(fault)
        return []
      }),
      details: details && { version: details.version, size: details.br.length },
    }
  }

  find(version: string): MadePack | null {
    const known = [this.#made, this.#earlier].flatMap((packs) => (packs === null ? [] : [packs.lists, packs.details]))
    return known.find((pack) => pack?.version === version) ?? null
  }

  #listChanged({ documents }: StoreViewCatalog): ChangedProduct[] {
    return Array.from(this.#changes.values, ([id, values]) => ({ id, values, bytes: documents.find(id)?.bytes ?? null }))
  }

  #needsMaking(view: StoreViewCatalog): boolean {
    if (this.#making !== null || view.documents.size() > MAX_TYPED_PRODUCTS || this.#deps.now() - this.#triedAt < MAKE_AGAIN_MS)
      return false
    const made = this.#made
    if (made === null || made.view !== view || this.#changes.isOutdated || this.#changes.values.size > MAX_PATCHED) return true
    return [...LISTED, ...LISTED_DETAILS].some((entity) => made.listed[entity] !== view.listed[entity])
  }

  #makeSoon(view: StoreViewCatalog): void {
    const { now, warn } = this.#deps
    this.#triedAt = now()
    // What is committed from now on may be missing from the new packs, so it is sent as patches, or makes them outdated.
    this.#laterChanges = createChanges()
    this.#making = this.#replace(view)
      .catch(warn)
      .finally(() => {
        this.#making = null
        this.#patches = null
      })
  }

  async #replace(view: StoreViewCatalog): Promise<void> {
    const { listed, schema, storeView } = view
    const isWhole = view.documents.size() <= MAX_LISTED_PRODUCTS
    const order = { index: storeView.index, schema, settings: toSettings(this.#deps.shop, storeView) }
    const kind = isWhole ? 'lists' : 'typing'
    const moved = this.#deps.listMovedPaths(view)
    const rowsOf = (entities: readonly Entity[], page: PagePath['entity']) => ({
      ...toRows(listed, entities),
      moved: moved.filter(({ entity }) => entity === page),
    })
    const lists = await this.#deps.make({ ...order, kind, listed: rowsOf(LISTED, 'category') }, listProducts(view))
    this.#earlier = this.#made
    this.#made = { view, listed, lists, details: isWhole ? (this.#earlier?.details ?? null) : null }
    this.#changes = this.#laterChanges
    this.#patches = null
    if (!isWhole) return
    const details = await this.#deps.make({ ...order, kind: 'details', listed: rowsOf(LISTED_DETAILS, 'product') }, listProducts(view))
    this.#made = { view, listed, lists, details }
  }
}

/** Index values of the products that changed, by id; and whether a change needs a new pack. */
interface Changes {
  readonly values: Map<number, Record<string, FieldValue>>
  isOutdated: boolean
}

function createChanges(): Changes {
  return { values: new Map(), isOutdated: false }
}

function addChanges(known: Changes, { changes, tags }: CommittedChanges): void {
  for (const change of changes) {
    if (change.kind !== 'patch') known.isOutdated = true
    else known.values.set(change.id, { ...known.values.get(change.id), ...change.values })
  }
  // A new quantity changes the document, but nothing that is searched.
  for (const tag of tags) {
    const id = /^P(\d+)$/.exec(tag)?.[1]
    if (id !== undefined && !known.values.has(Number(id))) known.values.set(Number(id), {})
  }
}

/** The settings that a search is translated with; the browser has no others. */
function toSettings({ products, search }: PackDeps['shop'], { priceRanges = products.priceRanges }: StoreView): PackOrder['settings'] {
  const { priceFilterKey, aggregationSize, aggregationSizeByField, maxFiltersQuerySize } = products
  const { fuzziness, prefixLength, maxExpansions, minimumMatch, minScore } = search
  return {
    products: { priceFilterKey, priceRanges, aggregationSize, aggregationSizeByField, maxFiltersQuerySize },
    search: { fuzziness, prefixLength, maxExpansions, minimumMatch, minScore },
  }
}

function* listProducts({ documents }: StoreViewCatalog): Generator<PackedProduct> {
  // Copy the ids: products may be added or removed while the pack is made.
  for (const id of Array.from(documents.ids())) {
    const document = documents.find(id)
    if (document !== undefined) yield { bytes: document.bytes, values: documents.guestValues(id) }
  }
}

/** Categories without their nested descendants, which the reader of the pack nests again. Without translated content: most devices need none. */
function toRows(listed: Listed, entities: readonly Entity[]): PackOrder['listed'] {
  const toRow = ({ source }: { source: object }) => {
    const { children_data: _, ...rest } = source as Record<string, unknown>
    return rest
  }
  const isPacked = ({ source }: { source: object }) => !('identifier' in source && isTranslation(String(source.identifier)))
  return Object.fromEntries(entities.map((entity) => [entity, listed[entity].filter(isPacked).map(toRow)]))
}
