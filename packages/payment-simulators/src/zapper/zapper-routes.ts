import type { Route } from '../http/route.ts'
import { closeInvoice, createInvoice } from './invoices.ts'
import { readBack } from './read-back.ts'
import { createSession, readSession } from './sessions.ts'

const INVOICES = '/business/api/v1/merchants/:merchant/sites/:site/invoices'

export const zapperRoutes: readonly Route[] = [
  { method: 'POST', path: INVOICES, provider: 'zapper', handler: createInvoice },
  { method: 'DELETE', path: INVOICES, provider: 'zapper', handler: closeInvoice },
  { method: 'DELETE', path: `${INVOICES}/:reference`, provider: 'zapper', handler: closeInvoice },
  { method: 'POST', path: '/api/v3.1/sessions', provider: 'zapper', handler: createSession },
  { method: 'GET', path: '/api/v3.1/sessions/:id', provider: 'zapper', handler: readSession },
  { method: 'GET', path: '/zapperpointofsale/api/v2/merchants/:merchant/sites/:site/payments/:id', provider: 'zapper', handler: readBack },
]
