import { deliveryOf } from 'virtual:delivery'
import { type DeliveryRequest, planDelivery } from '@meerkat/domain/delivery/plan-delivery'
import { writeDelivery } from '@meerkat/domain/delivery/write-delivery'
import { addMessages } from '@meerkat/i18n/messages'
import { openOffline } from '../../offline/open-offline.ts'
import type { RouterContext } from '../../shell/rendering/route-data.ts'

/** The two lines of a promise. */
export interface Promised {
  readonly dates: string
  readonly orderBy: string
}

export type WritePromise = (request: DeliveryRequest) => Promised | null

type Context = Pick<RouterContext, 'api' | 'i18n' | 'view'>

/** Loads the messages, and the address that was last typed on this device. */
export async function createWritePromise({ api, i18n, view }: Context): Promise<WritePromise> {
  const settings = deliveryOf(view.storeCode)
  if (!settings) return () => null
  const { details } = openOffline({ api, storeCode: view.storeCode })
  const [typed] = await Promise.all([details.shipping.read(), addMessages(i18n, 'delivery')])
  const last = typed?.zipCode ? { country: typed.country, postcode: typed.zipCode } : undefined
  return (request) => {
    const plan = planDelivery(settings, { destination: last, ...request })
    if (!plan) return null
    const { dates, time, day } = writeDelivery(plan, { language: i18n.locale, country: settings.country })
    return {
      dates: i18n.t('delivery.dates', { dates }),
      orderBy: plan.orderBy.isToday ? i18n.t('delivery.orderToday', { time }) : i18n.t('delivery.orderBy', { time, day }),
    }
  }
}
