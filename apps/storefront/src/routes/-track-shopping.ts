import type { Product } from '@meerkat/contract/product'
import { isVirtualCart } from '@meerkat/domain/cart/is-virtual-cart'
import { type CheckoutSection, listSections } from '@meerkat/domain/checkout/next-section'
import type { RegisteredRouter } from '@tanstack/react-router'
import type { CartState } from '../features/cart/actions/cart-state.ts'
import { cartStore } from '../features/cart/cart-context.ts'
import type { CategoryKey } from '../features/catalog/category/category-key.ts'
import { categoryQuery } from '../features/catalog/category/category-page.ts'
import { toSource } from '../features/catalog/category/list-queries.ts'
import { type ListPage, type ListSource, toListKey } from '../features/catalog/listing/listing.ts'
import { productQuery } from '../features/product/page/product-queries.ts'
import {
  cartEvents,
  checkoutEvent,
  lastCategory,
  purchaseEvents,
  type TrackedEvent,
  viewItem,
  viewList,
} from '../features/tracking/to-events.ts'
import { openOffline } from '../offline/open-offline.ts'
import { toQuery } from '../shell/store-view/to-query.ts'

interface Loaded {
  readonly page?: Loaded
  readonly sku?: string
  readonly key?: CategoryKey
  readonly term?: string
  /** Of the sale and of brands, with their title. */
  readonly source?: ListSource
  readonly title?: string
}

/** Orders that were reported, so that a reload of the thank-you page does not report them again. */
const REPORTED = 'tracked-orders'
/** The last category of each sku that was seen: cart and order do not know it. */
const CATEGORIES = 'tracked-categories'
/** Key of the stored checkout events, which the next page with the tag manager sends. */
const STORAGE_KEY = 'tracked-later'
const MAX_KEPT = 50
/** Sections of the checkout that were reported since the last order. */
const REACHED = 'tracked-sections'

/** Stops the tracking; null while nothing is tracked. */
let stop: (() => void) | null = null

export interface TrackingOptions {
  /** The tag manager is not loaded in this document: events are kept on the device until another page delivers them. Decision 0098. */
  readonly isKept: boolean
}

/** Fills the data layer of the tag manager: called after consent only. Spec §3 Purchase tracking. */
export function startTracking(router: RegisteredRouter, { isKept }: TrackingOptions): void {
  if (stop) return
  const { context } = router.options
  const currency = context.view.i18n.currencyCode
  const host = window as unknown as { dataLayer?: unknown[] }
  const deliver = (event: TrackedEvent | { 'gtm.start': number; event: string }) => (host.dataLayer ??= []).push(event)
  const push = isKept ? keepEvent : deliver
  const categories = readRecord(CATEGORIES)
  let category: string | undefined
  let seen = ''

  function remember(sku: string, name: string | undefined): void {
    if (name === undefined || categories[sku] === name) return
    categories[sku] = name
    writeRecord(CATEGORIES, categories)
  }

  function reportPage(): void {
    const { resolvedLocation: location, matches } = router.state
    // During a navigation the address is that of the next page already: it is reported once it is rendered.
    if (!location) return
    const loaded = matches.at(-1)?.loaderData as Loaded | undefined
    const { sku, key, term, source, title } = loaded?.page ?? loaded ?? {}
    const page = location.pathname + location.searchStr
    if (page !== seen) {
      seen = page
      push({ event: 'page_view', page_path: location.pathname })
      category = undefined
      awaited = null
      if (sku !== undefined) reportProduct(context.queryClient.getQueryData(productQuery(context, sku).queryKey) ?? null)
      if (key) reportCategory(key)
      if (term) reportList(term, { kind: 'text', text: term })
      if (source && title) reportList(title, source)
    }
    if (location.pathname.endsWith('/checkout')) void reportCheckout(location.hash, toQuery(location.search)['order'])
  }

  function reportProduct(product: Product | null): void {
    if (!product) return
    category = lastCategory(product)
    for (const { sku } of [product, ...(product.configurable_children ?? [])]) remember(sku, category)
    push(viewItem(product, currency))
  }

  function reportCategory(key: CategoryKey): void {
    const found = context.queryClient.getQueryData(categoryQuery(context, key).queryKey)
    if (!found) return
    category = found.name
    reportList(found.name, toSource(found))
  }

  function reportList(name: string, source: ListSource): void {
    const queryKey = ['list', context.view.storeCode, toListKey(source)]
    const report = () => {
      const pages = context.queryClient.getQueriesData<ListPage>({ queryKey, type: 'active' })
      const tiles = pages.flatMap(([, page]) => page?.tiles ?? [])
      if (tiles.length > 0) push(viewList(name, tiles, currency))
      return tiles.length > 0
    }
    awaited = report() ? null : report
  }
  /** Reports the list of this page, whose tiles may be shown after this code has loaded, and returns whether it could. */
  let awaited: (() => boolean) | null = null

  async function reportCheckout(hash: string, orderId: unknown): Promise<void> {
    const { lines } = cartStore.getState()
    if (typeof orderId === 'string') return reportOrder(orderId)
    const section = listSections(false).find((name) => name === hash) ?? 'personalDetails'
    if (lines.length === 0 || step === section) return
    step = section
    writeRecord(REACHED, { ...readRecord(REACHED), [section]: '1' })
    push(checkoutEvent(section, lines, currency, (sku) => categories[sku]))
  }
  let step: CheckoutSection | undefined

  const { orders } = openOffline({ api: context.api, storeCode: context.view.storeCode })
  async function reportOrder(orderId: string): Promise<void> {
    const stored = await orders.find(orderId)
    const reported = readRecord(REPORTED)
    if (stop === null || !stored?.confirmation || reported[orderId] !== undefined) return
    writeRecord(REPORTED, { ...reported, [orderId]: stored.confirmation.backendOrderId })
    const { order, confirmation, totals = null } = stored
    const isVirtual = isVirtualCart(order.products.map(({ product_type }) => ({ type_id: product_type })))
    const reached = readRecord(REACHED)
    const unreported = listSections(isVirtual).filter((section) => reached[section] === undefined)
    for (const event of purchaseEvents({ order, confirmation, totals, unreported }, currency, (sku) => categories[sku])) push(event)
    writeRecord(REACHED, {})
  }

  if (!isKept) {
    deliver({ 'gtm.start': Date.now(), event: 'gtm.js' })
    for (const event of takeKept()) deliver(event)
  }
  const listening = [
    router.subscribe('onRendered', reportPage),
    context.queryClient.getQueryCache().subscribe(() => {
      if (awaited?.()) awaited = null
    }),
    // An order that waited is confirmed while its page is open.
    orders.subscribe(reportPage),
    cartStore.subscribe(reportCart),
  ]
  stop = () => {
    for (const leave of listening) leave()
  }
  reportPage()

  function reportCart(now: CartState, before: CartState): void {
    // Reading the stored cart adds nothing; an order that was placed removes nothing.
    if (!before.loaded || now.lines === before.lines || router.state.location.pathname.endsWith('/checkout')) {
      if (router.state.location.pathname.endsWith('/checkout')) reportPage()
      return
    }
    for (const { sku } of now.lines) if (categories[sku] === undefined) remember(sku, category)
    for (const event of cartEvents(before.lines, now.lines, currency, (sku) => categories[sku])) push(event)
  }
}

/** Called when the shopper declines or withdraws consent: deletes what was stored on this device for the tag manager. */
export function stopTracking(): void {
  stop?.()
  stop = null
  for (const key of [REPORTED, CATEGORIES, STORAGE_KEY, REACHED]) removeRecord(key)
}

function keepEvent(event: TrackedEvent): void {
  const kept = Object.values(readRecord<TrackedEvent>(STORAGE_KEY))
  writeRecord(STORAGE_KEY, { ...[...kept, event].slice(-MAX_KEPT) })
}

function takeKept(): TrackedEvent[] {
  const kept = Object.values(readRecord<TrackedEvent>(STORAGE_KEY))
  if (kept.length > 0) writeRecord(STORAGE_KEY, {})
  return kept
}

/** Browsers may forbid storage, and its content may be anything. */
function readRecord<T = string>(key: string): Record<string, T> {
  try {
    return { ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, T>) }
  } catch {
    return {}
  }
}

function removeRecord(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was written either.
  }
}

function writeRecord(key: string, record: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(record))
  } catch {
    // Only the category is missing from later events, and a reload may report an order twice.
  }
}
