import type { Endpoint } from '@meerkat/contract/endpoint'
import { subscribe, unsubscribe, unsubscribeByMail } from '@meerkat/contract/newsletter'
import { createReview, voteForReview } from '@meerkat/contract/review'
import { changeSavedLines } from '@meerkat/contract/saved-lines'
import { updateProfile } from '@meerkat/contract/user'
import { changeWishlist } from '@meerkat/contract/wishlist'

/** The calls of a person, besides those of the cart, that are repeated automatically. */
export const PERSON_TASKS: readonly Endpoint[] = [
  updateProfile,
  changeWishlist,
  changeSavedLines,
  createReview,
  voteForReview,
  subscribe,
  unsubscribe,
  unsubscribeByMail,
]
