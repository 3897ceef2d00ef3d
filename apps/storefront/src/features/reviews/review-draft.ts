import type { NewReview } from '@meerkat/contract/review'
import { checkEmail, checkFirstName, checkFreeText, checkOptionalLine, type FieldFault } from '@meerkat/domain/checkout/check-fields'

/** The values of the form. */
export interface ReviewDraft {
  /** 0 while none are chosen; stars are optional. */
  readonly stars: number
  readonly nickname: string
  /** Never sent; asking for it deters careless reviews. docs/wire.md §6.1. */
  readonly email: string
  readonly title: string
  readonly detail: string
  /** Optional, as is everything about the animal. */
  readonly animalName: string
  readonly animalKind: string
  /** Kilograms as typed: "38", "4.5" or "4,5". */
  readonly animalWeight: string
  /** Photos as JPEG data URLs, already shrunk. */
  readonly photos: readonly string[]
}

export const EMPTY_DRAFT: ReviewDraft = {
  stars: 0,
  nickname: '',
  email: '',
  title: '',
  detail: '',
  animalName: '',
  animalKind: '',
  animalWeight: '',
  photos: [],
}

/** Maximum lengths that the API accepts. docs/wire.md §6.1. */
export const MAX_LENGTH = { nickname: 128, title: 255, detail: 5000, animal: 64 } as const
const WEIGHT_KG = { least: 0.001, most: 2000 }

export type DraftField = keyof ReviewDraft
export type DraftFault = FieldFault | 'weight-invalid'

/** Returns the faults in the order of the form's fields. docs/behaviour/forms.md §19. */
export function checkDraft(draft: ReviewDraft): [DraftField, DraftFault][] {
  const { nickname, email, title, detail, animalName, animalKind, animalWeight } = draft
  const checked: [DraftField, DraftFault | null][] = [
    ['nickname', checkFirstName(nickname)],
    ['email', checkEmail(email)],
    ['title', checkFreeText(title)],
    ['detail', checkFreeText(detail)],
    ['animalName', checkOptionalLine(animalName)],
    ['animalKind', checkOptionalLine(animalKind)],
    ['animalWeight', checkWeight(animalWeight)],
  ]
  return checked.filter((pair): pair is [DraftField, DraftFault] => pair[1] !== null)
}

function checkWeight(text: string): DraftFault | null {
  if (text.trim() === '') return null
  const weight = readWeight(text)
  return weight >= WEIGHT_KG.least && weight <= WEIGHT_KG.most ? null : 'weight-invalid'
}

/** NaN for text that is not a number. */
function readWeight(text: string): number {
  return Number(text.trim().replace(',', '.'))
}

/** Maps to the API request; the server sets the author and the approval. docs/wire.md §6.1, docs/behaviour/small-stores.md §20.8. */
export function toReview(draft: ReviewDraft, productId: number, orderToken: string | null = null): NewReview {
  const { stars, nickname, title, detail } = draft
  const animal = toAnimal(draft)
  return {
    product_id: productId,
    title: title.trim(),
    detail: detail.trim(),
    nickname: nickname.trim(),
    review_entity: 'product',
    ...(stars > 0 && { ratings: [{ rating_name: 'Rating', value: stars }] }),
    ...(animal && { animal }),
    ...(draft.photos.length > 0 && { pictures: draft.photos.map((url) => url.slice(url.indexOf(',') + 1)) }),
    ...(orderToken !== null && { orderToken }),
  }
}

/** Null if nothing was said about the animal. */
function toAnimal({ animalName, animalKind, animalWeight }: ReviewDraft): NonNullable<NewReview['animal']> | null {
  const [name, kind, weight] = [animalName.trim(), animalKind.trim(), animalWeight.trim()]
  if (name === '' && kind === '' && weight === '') return null
  return { ...(name !== '' && { name }), ...(kind !== '' && { kind }), ...(weight !== '' && { weight_kg: readWeight(weight) }) }
}
