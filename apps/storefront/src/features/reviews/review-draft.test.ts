import { NewReview } from '@meerkat/contract/review'
import { describe, expect, it } from 'vitest'
import { checkDraft, EMPTY_DRAFT, MAX_LENGTH, toReview } from './review-draft.ts'

const CARD = '4200 0000 0000 0000'
const draft = { ...EMPTY_DRAFT, stars: 4, nickname: ' Zanele ', email: 'zanele@example.com', title: 'Good', detail: 'He eats it.' }

describe('checkDraft (docs/behaviour/forms.md §19)', () => {
  it.each([
    {
      why: 'name, email, summary and text are required',
      given: EMPTY_DRAFT,
      faults: [
        ['nickname', 'required'],
        ['email', 'required'],
        ['title', 'required'],
        ['detail', 'required'],
      ],
    },
    { why: 'blank text counts as missing', given: { ...draft, title: '  ' }, faults: [['title', 'required']] },
    { why: 'a name has at least two characters', given: { ...draft, nickname: 'Z' }, faults: [['nickname', 'name-too-short']] },
    { why: 'an email address must be valid', given: { ...draft, email: 'zanele' }, faults: [['email', 'email-invalid']] },
    {
      why: 'no field may hold a card number',
      given: { ...draft, nickname: `Zanele ${CARD}`, title: CARD, detail: `Paid with\n${CARD}` },
      faults: [
        ['nickname', 'card-number'],
        ['title', 'card-number'],
        ['detail', 'card-number'],
      ],
    },
    {
      why: 'the weight of the animal must be plausible, and its name must not be a web address',
      given: { ...draft, animalName: 'https://bella', animalWeight: '38 kilos' },
      faults: [
        ['animalName', 'not-accepted'],
        ['animalWeight', 'weight-invalid'],
      ],
    },
    { why: 'a weight of zero is refused', given: { ...draft, animalWeight: '0' }, faults: [['animalWeight', 'weight-invalid']] },
    { why: 'a weight may have a comma', given: { ...draft, animalWeight: ' 4,5 ' }, faults: [] },
    { why: 'stars are optional', given: { ...draft, stars: 0 }, faults: [] },
    { why: 'a complete draft has no faults', given: draft, faults: [] },
  ])('$why', ({ given, faults }) => {
    expect(checkDraft(given)).toEqual(faults)
  })
})

describe('toReview', () => {
  it('returns a review that the API accepts', () => {
    expect(NewReview.parse(toReview(draft, 7))).toEqual({
      product_id: 7,
      title: 'Good',
      detail: 'He eats it.',
      nickname: 'Zanele',
      review_entity: 'product',
      ratings: [{ rating_name: 'Rating', value: 4 }],
    })
  })

  it('leaves out missing stars', () => {
    expect(toReview({ ...draft, stars: 0 }, 7)).not.toHaveProperty('ratings')
  })

  it('includes only what is known about the animal, and the token of the order', () => {
    const about = { ...draft, animalKind: ' ridgeback ', animalWeight: '4,5' }
    expect(NewReview.parse(toReview(about, 7, '12.abc'))).toMatchObject({
      animal: { kind: 'ridgeback', weight_kg: 4.5 },
      orderToken: '12.abc',
    })
    expect(toReview(draft, 7)).not.toHaveProperty('animal')
    expect(toReview(draft, 7)).not.toHaveProperty('orderToken')
  })

  it('sends photos as base64, without the prefix of their data URLs', () => {
    const { pictures } = NewReview.parse(toReview({ ...draft, photos: ['data:image/jpeg;base64,/9j/4A=='] }, 7))
    expect(pictures).toEqual(['/9j/4A=='])
    expect(toReview(draft, 7)).not.toHaveProperty('pictures')
  })

  it('accepts the maximum lengths', () => {
    const longest = {
      stars: 5,
      nickname: 'n'.repeat(MAX_LENGTH.nickname),
      email: draft.email,
      title: 't'.repeat(MAX_LENGTH.title),
      detail: 'd'.repeat(MAX_LENGTH.detail),
      animalName: 'a'.repeat(MAX_LENGTH.animal),
      animalKind: 'k'.repeat(MAX_LENGTH.animal),
      animalWeight: '2000',
      photos: [],
    }
    expect(NewReview.safeParse(toReview(longest, 1)).success).toBe(true)
  })
})
