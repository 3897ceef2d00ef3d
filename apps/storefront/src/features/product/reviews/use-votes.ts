import { type Review, voteForReview } from '@meerkat/contract/review'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { openReviewVotes } from '../../../offline/collections/review-votes.ts'
import { openOffline } from '../../../offline/open-offline.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { notices } from '../../../shell/notifications/notices.ts'

export interface Votes {
  readonly has: (reviewId: number) => boolean
  /** The votes of all shoppers, with the one that was just given or taken back here. */
  readonly countOf: (review: Review) => number
  readonly toggle: (reviewId: number) => Promise<void>
}

/** The helpful votes of this device; null until they are read. A vote without a network is sent later. docs/wire.md §6.3. */
export function useVotes(): Votes | null {
  const t = useMessages()
  const { api, view } = useRouter().options.context
  const [helpful, setHelpful] = useState<readonly number[] | null>(null)
  /** What the server answered since this page was loaded. */
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map())

  function open() {
    const offline = openOffline({ api, storeCode: view.storeCode })
    return { ...offline, votes: openReviewVotes({ ...offline, createId: () => crypto.randomUUID() }) }
  }

  const readVotes = useEffectEvent(() => open().votes.read())
  useEffect(() => {
    let isMounted = true
    void readVotes().then((stored) => isMounted && setHelpful(stored?.helpful ?? []))
    return () => {
      isMounted = false
    }
  }, [])

  if (helpful === null) return null
  return {
    has: (reviewId) => helpful.includes(reviewId),
    countOf: ({ id, helpful: count = 0 }) => counts.get(id) ?? count,
    async toggle(reviewId) {
      const isHelpful = !helpful.includes(reviewId)
      const { tasks, votes } = open()
      const { device, helpful: now } = await votes.set(reviewId, isHelpful)
      setHelpful(now)
      const outcome = await tasks.perform(voteForReview, { body: { reviewId, device, helpful: isHelpful } })
      if (outcome.kind === 'done') return setCounts((before) => new Map(before).set(reviewId, outcome.result.helpful))
      if (outcome.kind === 'no-answer') return
      setHelpful((await votes.set(reviewId, !isHelpful)).helpful)
      notices.show({ type: 'error', message: t('reviews.voteFailed'), action1: { label: t('notices.ok') } })
    },
  }
}
