import { labelBooks } from 'virtual:labels'
import type { Attribute } from '@meerkat/contract/attribute'
import type { Category } from '@meerkat/contract/category'
import type { PaymentMethod, ShippingMethod } from '@meerkat/contract/checkout'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { Product } from '@meerkat/contract/product'
import type { SearchResponse } from '@meerkat/contract/search'
import type { CartTotals } from '@meerkat/contract/totals'
import { translateAttribute, translateCategory, translateProduct } from '@meerkat/domain/labels/translate-documents'
import { createLabels, type TranslateLabel } from '@meerkat/domain/labels/translate-label'
import {
  translateMethods,
  translateOrder,
  translatePaymentMethod,
  translateShippingMethod,
  translateTotals,
} from '@meerkat/domain/labels/translate-order'
import type { Relabel } from '../api/api-client.ts'
import type { Labels } from './load-labels.ts'
import { translateIntro } from './translate-intro.ts'

const known = new Map<string, Promise<Labels | null>>()

/** The labels of a store view's catalogue in another language; null when neither language has any. */
export function labelsFor(from: string, to: string): Promise<Labels | null> {
  const name = `${from} ${to}`
  let labels = known.get(name)
  if (!labels) {
    labels = readLabels(from, to)
    known.set(name, labels)
    labels.catch(() => known.delete(name))
  }
  return labels
}

async function readLabels(from: string, to: string): Promise<Labels | null> {
  const [source, target] = await Promise.all([from, to].map(async (locale) => ({ locale, book: (await labelBooks[locale]?.())?.book })))
  const label = createLabels(source!, target!)
  if (!label) return null
  // Texts that cannot be loaded, such as offline, stay in the language of the catalogue.
  const loadTexts = () => import('./texts.ts').then(({ readTexts }) => readTexts(from, to)).catch(() => () => null)
  return {
    label,
    relabel: createRelabel(label, to),
    translateMethods: (view) => translateMethods(view, label),
    loadTexts,
    translateIntro: async (page) => translateIntro(page, await loadTexts()),
  }
}

type Translate = (value: never) => unknown

/** Translates the labels in the answers of the API. Spec §7. */
function createRelabel(label: TranslateLabel, language: string): Relabel {
  const byEntity: Readonly<Record<string, Translate>> = {
    product: remember(hitsOf((document: Product) => translateProduct(document, label, language))),
    category: remember(hitsOf((document: Category) => translateCategory(document, label))),
    attribute: remember(hitsOf((document: Attribute) => translateAttribute(document, label))),
  }
  const byPath: Readonly<Record<string, Translate>> = {
    '/api/cart/shipping-methods': (methods: ShippingMethod[]) => methods.map((method) => translateShippingMethod(method, label)),
    '/api/cart/payment-methods': (methods: PaymentMethod[]) => methods.map((method) => translatePaymentMethod(method, label)),
    '/api/cart/totals': (totals: CartTotals) => translateTotals(totals, label),
    '/api/cart/collect-totals': (totals: CartTotals) => translateTotals(totals, label),
    '/api/cart/shipping-information': ({ totals, payment_methods }: { totals: CartTotals; payment_methods: PaymentMethod[] }) => ({
      totals: translateTotals(totals, label),
      payment_methods: payment_methods.map((method) => translatePaymentMethod(method, label)),
    }),
  }
  return ({ path }, entity, result) => {
    const translate = byPath[path]
    if (translate) return translate(result as never)
    if (entity !== undefined) return translateAnswer(result as SearchResponse, byEntity[entity])
    return translateOrders(result, (order) => translateOrder(order, label))
  }
}

/** The hits of a search; the same hits give the same object, as lists are cached by it. */
function translateAnswer(answer: SearchResponse, translate: Translate | undefined): SearchResponse {
  return translate ? { ...answer, hits: { ...answer.hits, hits: translate(answer.hits.hits as never) as typeof answer.hits.hits } } : answer
}

function hitsOf<D extends object>(translate: (document: D) => D) {
  const translated = remember(translate)
  return (hits: SearchResponse['hits']['hits']) => hits.map((hit) => ({ ...hit, _source: translated(hit._source as D) }))
}

function remember<S extends object, T>(translate: (source: S) => T): (source: S) => T {
  const results = new WeakMap<S, T>()
  return (source) => {
    const known = results.get(source)
    if (known !== undefined) return known
    const result = translate(source)
    results.set(source, result)
    return result
  }
}

/** Many calls answer with the current order, one with a page of orders. */
function translateOrders(result: unknown, translate: (order: HistoryOrder) => HistoryOrder): unknown {
  if (isOrder(result)) return translate(result)
  const { items } = (result ?? {}) as { items?: unknown }
  return Array.isArray(items) && items.length > 0 && items.every(isOrder) ? { ...(result as object), items: items.map(translate) } : result
}

function isOrder(value: unknown): value is HistoryOrder {
  const { increment_id, items, payment } = (value ?? {}) as Partial<HistoryOrder>
  return increment_id !== undefined && Array.isArray(items) && payment !== undefined
}
