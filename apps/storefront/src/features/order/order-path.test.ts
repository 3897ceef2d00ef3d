import { describe, expect, it } from 'vitest'
import { orderPath } from './order-path.ts'

const confirmation = { magentoOrderId: '12', backendOrderId: '12', orderNumber: '000000012', transferedAt: '2026-01-01T00:00:00Z' }

describe('the page of a placed order', () => {
  it.each([
    { why: 'is in the account of its customer', user_id: '7', guestToken: undefined, path: '/my-account/orders/12' },
    { why: 'is the guest page with its token', user_id: '', guestToken: '12.a_b-c', path: '/guest-order?token=12.a_b-c' },
    { why: 'is unknown for a guest whose server gives no token', user_id: '', guestToken: undefined, path: null },
    {
      why: 'is the guest page when the server placed the order as a guest order',
      user_id: '7',
      guestToken: '12.abc',
      path: '/guest-order?token=12.abc',
    },
  ])('$why', ({ user_id, guestToken, path }) => {
    expect(orderPath({ user_id }, { ...confirmation, ...(guestToken !== undefined && { guestToken }) })).toBe(path)
  })
})
