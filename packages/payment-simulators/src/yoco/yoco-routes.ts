import type { Route } from '../http/route.ts'
import { createCheckout, readCheckout } from './yoco-checkouts.ts'
import { refundCheckout } from './yoco-refund.ts'
import { list, register, remove } from './yoco-webhooks.ts'

export const yocoRoutes: readonly Route[] = [
  { method: 'POST', path: '/api/checkouts', provider: 'yoco', handler: createCheckout },
  { method: 'GET', path: '/api/checkouts/:id', provider: 'yoco', handler: readCheckout },
  { method: 'POST', path: '/api/checkouts/:id/refund', provider: 'yoco', handler: refundCheckout },
  { method: 'POST', path: '/api/webhooks', provider: 'yoco', handler: register },
  { method: 'GET', path: '/api/webhooks', provider: 'yoco', handler: list },
  { method: 'DELETE', path: '/api/webhooks/:id', provider: 'yoco', handler: remove },
]
