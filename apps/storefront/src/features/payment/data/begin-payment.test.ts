import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { PendingPaymentSlot } from '../../../offline/collections/pending-payment.ts'
import { anOrder } from '../../../offline/testing/order-device.ts'
import { createClient } from '../../../shell/api/api-client.ts'
import { beginPayment } from './begin-payment.ts'

it.each([
  { why: 'what the methods need', offers: [] },
  { why: 'the purchase', offers: [{ code: 'cashondelivery', title: 'Card', needs: 'widget' }] },
])('gives up at the time limit when a frozen server does not answer about $why, and stores nothing', async ({ offers }) => {
  const queries = new QueryClient()
  if (offers.length > 0) queries.setQueryData(['payment-offers', ''], offers)
  const written: unknown[] = []
  const pending = { write: async (value: unknown) => void written.push(value) } as unknown as PendingPaymentSlot
  // As `fetch` does, the transport rejects once the signal is aborted.
  const frozen = createClient(
    ({ signal }) => new Promise((_, reject) => signal instanceof AbortSignal && signal.addEventListener('abort', reject)),
  )
  expect(await beginPayment(anOrder('o-1'), null, { api: frozen, queries, pending, limitMs: 1 })).toEqual({ kind: 'not-sent' })
  expect(written).toEqual([])
})
