import { deliveryOf } from 'virtual:delivery'
import type { StoreView } from '@meerkat/contract/store-config'
import { type DeliveryRequest, planDelivery } from '@meerkat/domain/delivery/plan-delivery'
import { writeDelivery } from '@meerkat/domain/delivery/write-delivery'
import { addMessages } from '@meerkat/i18n/messages'
import { readStoredDestination, type StoredDestination } from '../../offline/collections/read-stored-destination.ts'
import { type Connectivity, pageConnectivity } from '../../offline/network/connectivity.ts'
import { databaseName } from '../../offline/storage/database-name.ts'
import { withTimeout } from '../../shell/api/time-limit.ts'
import type { RouterContext } from '../../shell/rendering/route-data.ts'

const STORAGE_LIMIT_MS = 800

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
  readonly readTyped: () => Promise<StoredDestination | undefined>
  readonly connectivity: Pick<Connectivity, 'read' | 'subscribe'>
}

function openSources({ storeCode }: StoreView): PromiseSources {
  // A disk that hangs does not keep the promise from being shown.
  const limit = { timeoutMs: STORAGE_LIMIT_MS, instead: undefined }
  return { readTyped: () => withTimeout(readStoredDestination(databaseName(storeCode)), limit), connectivity: pageConnectivity() }
}

/**
 * Calls `show` once the messages are loaded and after every change of the connection, until the signal. Without a connection it is not known
 * when an order is sent, so the promise is a number of days.
 */
export async function followPromise(
  context: Pick<RouterContext, 'i18n' | 'view'>,
  signal: AbortSignal,
  show: (write: WritePromise) => void,
  { readTyped, connectivity } = openSources(context.view),
): Promise<void> {
  const { i18n, view } = context
  const settings = deliveryOf(view.storeCode)
  if (!settings) return
  const [last] = await Promise.all([readTyped(), addMessages(i18n, 'delivery')])
  if (signal.aborted) return
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
