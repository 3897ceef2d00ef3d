import { placeOrder } from '@meerkat/contract/order'
import { updateProfile } from '@meerkat/contract/user'
import { expect, it } from 'vitest'
import { listUnsent } from './list-unsent.ts'

it('lists the changes that a logout would lose, without orders and calls that change nothing', () => {
  const change = { task_id: '1', url: updateProfile.path, created_at: 1 }
  const order = { task_id: '2', url: placeOrder.path, created_at: 2 }
  const cart = { task_id: '3', url: '/api/cart/create', created_at: 3, purpose: 'connect-cart' }
  expect(listUnsent([change, order, cart])).toEqual([change])
})
