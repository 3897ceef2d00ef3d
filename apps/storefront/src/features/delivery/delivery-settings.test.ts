import { deliveryOf } from 'virtual:delivery'
import { planDelivery } from '@meerkat/domain/delivery/plan-delivery'
import { expect, it } from 'vitest'
import { storeViews } from '../../shell/store-view/stores.ts'

it.each(storeViews)(
  'store view "$storeCode" promises a date for each courier method, and none for collection',
  ({ storeCode, shipping }) => {
    const settings = deliveryOf(storeCode)
    expect(Object.keys(settings?.holidays ?? {})).toContain(settings?.country)
    for (const { carrier_code, method_code } of shipping) {
      const plan = planDelivery(settings!, { now: 0, method: { carrier: carrier_code, code: method_code } })
      expect(plan !== null, `${carrier_code} ${method_code}`).toBe(carrier_code === 'courier')
    }
  },
)
