import { deliveryOf } from 'virtual:delivery'
import { type DeliveryRequest, planDelivery } from '@meerkat/domain/delivery/plan-delivery'
import { writeDelivery } from '@meerkat/domain/delivery/write-delivery'
import { addMessages } from '@meerkat/i18n/messages'
import type { ShippingDetails } from '../../offline/collections/checkout-details.ts'
import { type Connectivity, pageConnectivity } from '../../offline/network/connectivity.ts'
import { openOffline } from '../../offline/open-offline.ts'
import type { RouterContext } from '../../shell/rendering/route-data.ts'

export interface WantedDelivery extends Omit<DeliveryRequest, 'now'> {
  /** When the order was placed; without it, now. */
  placedAt?: string | undefined
}

/** The lines of a promise. */
export interface Promised {
  readonly dates: string
  /** Missing where the order is sent later, at a time that is not known. */
  readonly orderBy?: string
}

/** Null where the shop promises nothing. `now` is in milliseconds since 1970. */
export type WritePromise = (wanted: WantedDelivery, now: number) => Promised | null

/** What a promise depends on besides time and settings. */
export interface PromiseSources {
  /** The shipping address that was last typed on this device. */
  readonly readTyped: () => Promise<Pick<ShippingDetails, 'country' | 'zipCode'> | null>
  readonly connectivity: Pick<Connectivity, 'read' | 'subscribe'>
}

function openSources({ api, view }: Pick<RouterContext, 'api' | 'view'>): PromiseSources {
  const { details } = openOffline({ api, storeCode: view.storeCode })
  return { readTyped: () => details.shipping.read(), connectivity: pageConnectivity() }
}

/**
 * Calls `show` once the messages are loaded and after every change of the connection, until the signal. Without a connection it is not known
 * when an order is sent, so the promise is a number of days.
 */
export async function followPromise(
  context: Pick<RouterContext, 'api' | 'i18n' | 'view'>,
  signal: AbortSignal,
  show: (write: WritePromise) => void,
  { readTyped, connectivity } = openSources(context),
): Promise<void> {
  const { i18n, view } = context
  const settings = deliveryOf(view.storeCode)
  if (!settings) return
  const [typed] = await Promise.all([readTyped(), addMessages(i18n, 'delivery')])
  if (signal.aborted) return
  const last = typed?.zipCode ? { country: typed.country, postcode: typed.zipCode } : undefined
  const tell = () => {
    const isOnline = connectivity.read() === 'online'
    show(({ placedAt, ...wanted }, now) => {
      const plan = planDelivery(settings, { destination: last, ...wanted, now: placedAt === undefined ? now : Date.parse(placedAt) })
      if (!plan) return null
      if (placedAt === undefined && !isOnline) {
        const { min, max } = plan.transit
        return { dates: min === max ? i18n.t('delivery.days', { count: max }) : i18n.t('delivery.dayRange', { min, max }) }
      }
      const { dates, time, day } = writeDelivery(plan, { language: i18n.locale, country: settings.country })
      return {
        dates: i18n.t('delivery.dates', { dates }),
        orderBy: plan.orderBy.isToday ? i18n.t('delivery.orderToday', { time }) : i18n.t('delivery.orderBy', { time, day }),
      }
    })
  }
  tell()
  signal.addEventListener('abort', connectivity.subscribe(tell))
}
