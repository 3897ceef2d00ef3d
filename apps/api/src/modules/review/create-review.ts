import { type NewReview, REVIEW_PENDING, type Review, type ReviewedAnimal } from '@meerkat/contract/review'
import type { Database } from '../../db/client.ts'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/refusals.ts'
import { faultAt } from '../../http/validation.ts'
import { cleanText } from '../../text/clean-html.ts'
import { hasBought, insertReview, takeReviewId } from './review.store.ts'
import { type AcceptPicture, checkPictures } from './review-pictures.ts'

export interface CreateReviewDeps {
  readonly database: Pick<Database, 'sql' | 'transaction'>
  readonly now: () => number
  /** The sku of a product; null if the store view has none with this id. */
  readonly skuOf: (storeCode: string, productId: number) => string | null
  readonly storeIdOf: (storeCode: string) => number
  /** The customer of a user token, or null. Without this function every review is a guest's. */
  readonly customerOf?: (token: string) => Promise<number | null>
  readonly acceptPicture: AcceptPicture
  /** The order that a guest's token opens. Without this function no guest's review is a verified purchase. */
  readonly readGuestToken?: (token: string) => Promise<number | null>
}

/** `review_type` of the wire: who wrote it. docs/wire.md §17.6. */
const BY_CUSTOMER = 1
const BY_GUEST = 3

/**
 * Stores a review without markup, waiting for approval. Status and customer id in the request are ignored: the customer is the one
 * of the token. A purchase is verified by the customer's orders or by a guest's order token, never by an e-mail address in the request,
 * because any caller could then find out what another person has bought. docs/wire.md §6.1.
 */
export async function createReview(deps: CreateReviewDeps, caller: Caller, written: NewReview): Promise<Review> {
  const { database, now, skuOf, storeIdOf, customerOf, readGuestToken, acceptPicture } = deps
  const sku = skuOf(caller.storeCode, written.product_id)
  if (sku === null) throw invalid('product_id', 'should be the id of a product')
  const customerId = caller.token === null ? null : ((await customerOf?.(caller.token)) ?? null)
  const at = new Date(now())
  const storeId = storeIdOf(caller.storeCode)
  const { product_id, review_entity, ratings, animal, orderToken } = written
  const orderId = orderToken ? ((await readGuestToken?.(orderToken)) ?? null) : null
  const isVerified = await hasBought(database.sql, { productId: product_id, sku }, { customerId, orderId })
  const pictures = await checkPictures(acceptPicture, written.pictures ?? [])
  const review: Review = {
    id: await takeReviewId(database.sql),
    product_id,
    title: getText(written, 'title'),
    detail: getText(written, 'detail'),
    nickname: getText(written, 'nickname'),
    review_entity,
    review_type: customerId === null ? BY_GUEST : BY_CUSTOMER,
    review_status: REVIEW_PENDING,
    created_at: at.toISOString().slice(0, 19).replace('T', ' '),
    store_id: storeId,
    stores: [storeId],
    customer_id: customerId,
    ...(ratings && ratings.length > 0 && { ratings }),
    ...(animal && toAnimal(animal)),
    ...(isVerified && { verified_purchase: true }),
    ...(pictures.shown.length > 0 && { pictures: [...pictures.shown] }),
  }
  return database.transaction((tx) => insertReview(tx, review, { at, taskId: caller.taskId, pictures: pictures.stored }))
}

/** @throws Refusal for a text that is empty after its markup is removed. */
function getText(written: NewReview, field: 'title' | 'detail' | 'nickname'): string {
  const text = cleanText(written[field]).trim()
  if (text === '') throw invalid(field, 'should NOT be shorter than 1 characters')
  return text
}

/** The animal without markup and without parts that are then empty; no `animal` at all if nothing is left. */
function toAnimal({ name, kind, weight_kg }: ReviewedAnimal): Pick<Review, 'animal'> {
  const words = Object.entries({ name, kind }).flatMap(([part, text]) => {
    const clean = cleanText(text ?? '').trim()
    return clean === '' ? [] : [[part, clean]]
  })
  const animal: ReviewedAnimal = { ...Object.fromEntries(words), ...(weight_kg !== undefined && { weight_kg }) }
  return Object.keys(animal).length === 0 ? {} : { animal }
}

function invalid(field: string, message: string): Refusal {
  return new Refusal('review-invalid', { faults: [faultAt(['review', field], message)] })
}
