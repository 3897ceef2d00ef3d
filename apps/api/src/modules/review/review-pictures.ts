import { randomBytes } from 'node:crypto'
import type { ReviewPicture } from '@meerkat/contract/review'
import type { Executor } from '../../db/executor.ts'
import { Refusal } from '../../http/refusals.ts'
import { faultAt } from '../../http/validation.ts'
import { findShownPicture, type StoredPicture } from './review-pictures.store.ts'

/** Makes the shop's own copy of an uploaded picture, or says what is wrong with it. */
export type AcceptPicture = (bytes: Buffer) => Promise<{ bytes: Buffer; width: number; height: number } | string>

export interface CheckedPictures {
  /** For the review's document. */
  readonly shown: readonly ReviewPicture[]
  readonly stored: readonly StoredPicture[]
}

const FOLDER = 'review/'
const NAME = /^[0-9a-f]{32}$/

/** @throws Refusal that names the file that is too large or is not a picture. docs/wire.md §6.1. */
export async function checkPictures(accept: AcceptPicture, sent: readonly string[]): Promise<CheckedPictures> {
  const shown: ReviewPicture[] = []
  const stored: StoredPicture[] = []
  for (const [position, text] of sent.entries()) {
    const copy = await accept(Buffer.from(text, 'base64'))
    if (typeof copy === 'string') throw new Refusal('review-invalid', { faults: [faultAt(['review', 'pictures', position], copy)] })
    const name = randomBytes(16).toString('hex')
    shown.push({ path: `/${FOLDER}${name}.webp`, width: copy.width, height: copy.height })
    stored.push({ name, bytes: copy.bytes })
  }
  return { shown, stored }
}

/** For the image routes: the picture of an approved review, by its path without extension. */
export async function findReviewPicture(sql: Executor, stem: string) {
  const name = stem.startsWith(FOLDER) ? stem.slice(FOLDER.length) : ''
  const bytes = NAME.test(name) ? await findShownPicture(sql, name) : null
  return bytes && { read: async () => bytes, format: 'webp' as const, version: name }
}
