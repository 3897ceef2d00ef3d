import { expect, it } from 'vitest'
import { type UpcomingStep, upcomingSteps } from './upcoming-steps.ts'

const by = (method: string) => ({ extension_attributes: { shipping_assignments: [{ shipping: { method, address: {} } }] } })
const placed = { status: 'pending', is_virtual: 0, items: [{ qty_shipped: 0 }], ...by('courier_standard') }

it.each<{ why: string; order: Partial<Parameters<typeof upcomingSteps>[0]>; steps: UpcomingStep[] }>([
  { why: 'a placed order is packed, sent and delivered', order: {}, steps: ['process', 'ship', 'arrive'] },
  {
    why: 'an order that is paid online waits for its payment first',
    order: { checkout_reference: 'r' },
    steps: ['pay', 'process', 'ship', 'arrive'],
  },
  { why: 'an order that is being packed is sent next', order: { status: 'processing' }, steps: ['ship', 'arrive'] },
  { why: 'an order that was sent arrives next', order: { status: 'processing', items: [{ qty_shipped: 1 }] }, steps: ['arrive'] },
  { why: 'an order for collection is not sent', order: by('pickup_store'), steps: ['process', 'ready', 'collect'] },
  {
    why: 'an order that is ready is collected next',
    order: { ...by('pickup_store'), status: 'processing', items: [{ qty_shipped: 1 }] },
    steps: ['collect'],
  },
  { why: 'a service is not sent', order: { is_virtual: 1 }, steps: ['process'] },
  { why: 'a complete order has nothing ahead', order: { status: 'complete' }, steps: [] },
  { why: 'a cancelled order has nothing ahead', order: { status: 'canceled', checkout_reference: 'r' }, steps: [] },
  { why: 'an order that was sent back has nothing ahead', order: { status: 'closed' }, steps: [] },
  { why: 'an order with a status of another system has nothing ahead', order: { status: 'holded' }, steps: [] },
])('$why', ({ order, steps }) => {
  expect(upcomingSteps({ ...placed, ...order })).toEqual(steps)
})
