import * as z from 'zod/mini'
import { openCollection } from '../storage/collection.ts'
import type { Exclusive } from '../storage/exclusive.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'

const KEY = 'review-votes'

const Votes = z.object({
  /** A random id under which the server counts this device once per review. docs/wire.md §6.3. */
  device: z.string(),
  /** Ids of the reviews that were found helpful here. */
  helpful: z.array(z.number()),
})
export type StoredVotes = z.infer<typeof Votes>

/** The helpful votes of this device. */
export interface ReviewVotes {
  /** Null before the first vote. */
  readonly read: () => Promise<StoredVotes | null>
  /** Stores a vote or its removal, and returns all stored votes. */
  readonly set: (reviewId: number, isHelpful: boolean) => Promise<StoredVotes>
}

export interface OpenReviewVotes {
  readonly storage: ShopStorage
  readonly exclusive: Exclusive
  readonly createId: () => string
}

export function openReviewVotes({ storage, exclusive, createId }: OpenReviewVotes): ReviewVotes {
  const collection = openCollection(storage, { name: 'lists', version: 1, schema: Votes })
  const read = () => collection.read(KEY)
  return {
    read,
    set: (reviewId, isHelpful) =>
      exclusive(`${storage.name}-review-votes`, async () => {
        const { device, helpful } = (await read()) ?? { device: createId(), helpful: [] }
        const others = helpful.filter((id) => id !== reviewId)
        const votes = { device, helpful: isHelpful ? [...others, reviewId] : others }
        await collection.write(KEY, votes)
        return votes
      }),
  }
}
