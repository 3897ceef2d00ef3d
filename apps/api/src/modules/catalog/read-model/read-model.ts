import type { StoreView } from '@meerkat/contract/store-config'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import type { Change } from '../../../changes/change.ts'
import { applyChanges } from './apply-changes.ts'
import { listMovedPaths } from './list-moved-paths.ts'
import { type LoadDeps, type LoadedCatalog, loadCatalog, loadView } from './load-catalog.ts'
import type { PagePath, RoutedDocument } from './small-documents.ts'
import type { CommittedChanges, StoreViewCatalog } from './store-view-catalog.ts'

export interface ReadModelDeps extends LoadDeps {
  /** Called when offers have begun or ended, with the cache tags of the content whose prices changed. `docs/wire.md` §1.12. */
  readonly pagesChanged: (tags: readonly string[]) => void
  /** Called with each commit, in the same step. */
  readonly committed?: ((view: StoreViewCatalog, committed: CommittedChanges) => void) | undefined
  /** Number of documents that may be appended to an index before it is rebuilt; by default a share of the products. */
  readonly maxAppended?: number | undefined
}

/** The catalogue in memory, one part per store view. docs/architecture.md, "The catalogue". */
export interface ReadModel {
  /**
   * Reads the changed records from the database and brings documents and index up to date, in steps that each leave a complete
   * catalogue. Applying a change again has no effect. Returns the cache tags of the content that changed; `*` after everything
   * was read again. Rejects when a step fails: the same changes can then be applied again.
   */
  apply(changes: readonly Change[]): Promise<readonly string[]>
  /** Reads the whole database again; until then requests get the earlier catalogue. Returns `*`. */
  reload(): Promise<readonly string[]>
  /** By store code; an unknown one means the default store view. docs/wire.md §1.9. */
  getStoreView(storeCode: string): StoreViewCatalog
  /**
   * The document at a path of a store view. If there is none, the document that another store view has at this path, in this store view's
   * version, whose `url_path` then differs from `path`. docs/wire.md §10.
   */
  findByPath(storeCode: string, path: string): { readonly view: StoreViewCatalog; readonly found: RoutedDocument } | null
  /** Paths of other store views that `findByPath` answers for this one. See `list-moved-paths.ts`. */
  listMovedPaths(view: StoreViewCatalog): readonly PagePath[]
  findIndex(index: string): StoreViewCatalog | null
  /** By the number of the store view. */
  findStore(storeId: number): StoreViewCatalog | null
  taxRules(): readonly TaxRule[]
  /**
   * Incremented with each applied change. An answer computed across an `await` is consistent only if the version is the same
   * before and after.
   */
  version(): number
  /** Updates prices to the current time; call it before reading prices. Returns at once while no offer begins or ends. */
  keepPrices(): Promise<void>
}

/** Number of products that one step reprices in less than 10 ms. */
const REPRICED_AT_ONCE = 20
/** A changed text is appended to the index. Past a quarter of all products, searches would read too many outdated words. */
const MAX_APPENDED_SHARE = 0.25
const MIN_APPENDED = 1000

export async function createReadModel(deps: ReadModelDeps): Promise<ReadModel> {
  const { search, storeViews } = deps
  let generation = 0
  let version = 0
  let nextPriceChange = 0
  /** Tags of commits that `apply` has not returned yet, because a later step failed. */
  let pendingTags = new Set<string>()
  let lastTask: Promise<unknown> = Promise.resolve()
  let repricing: Promise<void> | null = null
  /** Documents appended to the index of each store view since it was built. */
  const appended = new WeakMap<StoreViewCatalog, number>()
  const loaded: LoadedCatalog = await loadCatalog(deps)
  for (const storeView of storeViews) {
    const view = await loadView(deps, loaded, { storeView, generation: ++generation })
    await search.fill(view.content)
    loaded.views.push(view)
  }
  nextPriceChange = findNextPriceChange()

  /** Changes of the database are applied one after the other. */
  function enqueue<T>(task: () => Promise<T>): Promise<T> {
    const done = lastTask.catch(() => undefined).then(task)
    lastTask = done
    return done
  }

  /** The caller has changed the documents in this synchronous step: update the index before other code runs. */
  function commit(view: StoreViewCatalog, { changes, tags }: CommittedChanges): Promise<void> {
    version++
    nextPriceChange = findNextPriceChange()
    for (const tag of tags) pendingTags.add(tag)
    deps.committed?.(view, { changes, tags })
    appended.set(view, (appended.get(view) ?? 0) + changes.filter(({ kind }) => kind === 'upsert').length)
    return search.change(view.content.index, changes)
  }

  async function reloadView(storeView: StoreView): Promise<void> {
    const fresh = await loadView(deps, loaded, { storeView, generation: ++generation })
    await search.fill(fresh.content)
    const place = loaded.views.findIndex((view) => view.storeView === storeView)
    const old = loaded.views[place]!
    loaded.views[place] = fresh
    version++
    nextPriceChange = findNextPriceChange()
    await search.drop(old.content.index)
  }

  async function reloadChanged(storeView: StoreView): Promise<void> {
    await reloadView(storeView)
    pendingTags.add('*')
  }

  /** Rebuilds the index in the background. If it fails, the next change tries again. */
  function rebuildGrown(): void {
    for (const view of loaded.views) {
      const { maxAppended = Math.max(MIN_APPENDED, MAX_APPENDED_SHARE * view.documents.size()) } = deps
      if ((appended.get(view) ?? 0) <= maxAppended) continue
      appended.set(view, 0)
      enqueue(() => reloadView(view.storeView)).catch(() => appended.set(view, maxAppended + 1))
    }
  }

  async function reloadAll(): Promise<void> {
    const { taxRules, stock, reviews, ratings } = await loadCatalog(deps)
    Object.assign(loaded, { taxRules, stock, reviews, ratings })
    for (const storeView of storeViews) await reloadChanged(storeView)
  }

  function takeTags(): string[] {
    const tags = pendingTags
    pendingTags = new Set()
    return tags.has('*') ? ['*'] : [...tags]
  }

  function findNextPriceChange(): number {
    return Math.min(...loaded.views.map(({ documents }) => documents.nextPriceChange()))
  }

  async function repriceDue(now: number): Promise<void> {
    const tags = new Set<string>()
    for (const view of loaded.views) {
      const due = view.documents.listDue(now)
      for (let from = 0; from < due.length; from += REPRICED_AT_ONCE) {
        const committed = view.reprice(due.slice(from, from + REPRICED_AT_ONCE), now)
        for (const tag of committed.tags) tags.add(tag)
        version++
        deps.committed?.(view, committed)
        await search.change(view.content.index, committed.changes)
      }
    }
    nextPriceChange = findNextPriceChange()
    deps.pagesChanged([...tags])
  }

  async function keepPrices(): Promise<void> {
    const now = deps.now()
    if (now < nextPriceChange) return
    repricing ??= repriceDue(now).finally(() => {
      repricing = null
    })
    await repricing
  }

  const getStoreView = (storeCode: string) => loaded.views.find(({ storeView }) => storeView.storeCode === storeCode) ?? loaded.views[0]!

  return {
    apply: (changes) =>
      enqueue(async () => {
        await keepPrices()
        if (changes.some(({ topic }) => topic === 'catalog' || topic === 'tax-rule')) await reloadAll()
        else await applyChanges({ deps, loaded, commit, reloadView: reloadChanged }, changes)
        rebuildGrown()
        return takeTags()
      }),
    reload: () =>
      enqueue(async () => {
        await reloadAll()
        return takeTags()
      }),
    getStoreView,
    findByPath(storeCode, path) {
      const view = getStoreView(storeCode)
      let found = view.findByPath(path)
      for (const other of loaded.views) {
        if (found !== null) break
        const elsewhere = other.findByPath(path)
        found = elsewhere && view.findPage(elsewhere)
      }
      return found && { view, found }
    },
    listMovedPaths: (view) => listMovedPaths(view, loaded.views),
    findIndex: (index) => loaded.views.find(({ storeView }) => storeView.index === index) ?? null,
    findStore: (storeId) => loaded.views.find(({ storeView }) => storeView.storeId === storeId) ?? null,
    taxRules: () => loaded.taxRules,
    version: () => version,
    keepPrices,
  }
}
