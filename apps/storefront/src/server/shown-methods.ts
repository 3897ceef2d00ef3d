import { listPaymentOffers, type PaymentOffer } from '@meerkat/contract/payment-method'
import type { StoreView } from '@meerkat/contract/store-config'
import { describeMethod } from '@meerkat/domain/checkout/describe-method'
import { LRUCache } from 'lru-cache'
import { BRANDS } from '../shell/money/payment-marks.tsx'
import { SHOWN_METHODS, type ShownMethods } from '../shell/money/payment-methods.tsx'
import type { RouterContext } from '../shell/rendering/route-data.ts'
import { hasOwnCalls } from '../shell/store-view/stores.ts'

type Method = Pick<PaymentOffer, 'title' | 'marks' | 'paid_on_delivery'>

/** Every page shows them, and they change only when the API starts with other settings. */
const shown = new LRUCache<string, ShownMethods>({ max: 200, ttl: 60_000 })

/** Writes the payment methods that the store view offers into the page; those of the settings if the API does not list them. */
export async function fillShownMethods({ queryClient, ...context }: RouterContext): Promise<void> {
  queryClient.setQueryData(SHOWN_METHODS, await findShownMethods(context))
}

async function findShownMethods({ api, view, i18n, labels }: Omit<RouterContext, 'queryClient'>): Promise<ShownMethods> {
  const key = `${view.storeCode} ${i18n.locale}`
  const known = shown.get(key)
  if (known !== undefined) return known
  const outcome = hasOwnCalls ? await api.ask(listPaymentOffers, { query: {} }) : null
  const methods = outcome?.kind === 'done' ? outcome.result : ofSettings(view)
  const sorted = sortMethods(methods.map((method) => ({ ...method, title: labels?.label('methods', method.title) ?? method.title })))
  if (outcome?.kind === 'done') shown.set(key, sorted)
  return sorted
}

function ofSettings({ payment }: Pick<StoreView, 'payment'>): Method[] {
  return payment.map((method) => {
    const { marks, paidOnDelivery } = describeMethod(method)
    return { title: method.title, marks: [...marks], paid_on_delivery: paidOnDelivery }
  })
}

/** Each brand once, because two providers may take the same cards. */
export function sortMethods(methods: readonly Method[]): ShownMethods {
  const isBrand = ({ marks }: Method) => marks.some((mark) => BRANDS[mark])
  const unbranded = methods.filter((method) => !isBrand(method))
  const titles = (onDelivery: boolean) => unbranded.filter((method) => method.paid_on_delivery === onDelivery).map(({ title }) => title)
  return {
    brands: [...new Set(methods.flatMap(({ marks }) => marks.flatMap((mark) => BRANDS[mark] ?? [])))],
    onDelivery: titles(true),
    others: titles(false),
  }
}
