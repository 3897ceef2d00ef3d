import { expect, it } from 'vitest'
import { createPageLock } from '../storage/exclusive.ts'
import { ShopStorage } from '../storage/shop-storage.ts'
import { openReviewVotes } from './review-votes.ts'

it('stores the votes under one id of the device, and takes them back', async () => {
  let ids = 0
  const storage = new ShopStorage({ storeCode: '', indexedDB: null })
  const votes = openReviewVotes({ storage, exclusive: createPageLock(), createId: () => `device-${++ids}` })
  expect(await votes.read()).toBeNull()
  await Promise.all([votes.set(7, true), votes.set(8, true), votes.set(7, true)])
  expect(await votes.read()).toEqual({ device: 'device-1', helpful: [8, 7] })
  expect(await votes.set(8, false)).toEqual({ device: 'device-1', helpful: [7] })
})
