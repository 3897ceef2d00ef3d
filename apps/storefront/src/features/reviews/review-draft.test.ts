import { NewReview } from '@meerkat/contract/review'
import { describe, expect, it } from 'vitest'
import { checkDraft, EMPTY_DRAFT, LONGEST, toReview } from './review-draft.ts'

const CARD = '4200 0000 0000 0000'
const draft = { stars: 4, nickname: ' Zanele ', email: 'zanele@example.com', title: 'Good', detail: 'He eats it.' }

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
      why: 'no field holds the number of a card',
      given: { ...draft, nickname: `Zanele ${CARD}`, title: CARD, detail: `Paid with\n${CARD}` },
      faults: [
        ['nickname', 'card-number'],
        ['title', 'card-number'],
        ['detail', 'card-number'],
      ],
    },
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

  it('accepts the maximum lengths', () => {
    const longest = {
      stars: 5,
      nickname: 'n'.repeat(LONGEST.nickname),
      email: draft.email,
      title: 't'.repeat(LONGEST.title),
      detail: 'd'.repeat(LONGEST.detail),
    }
    expect(NewReview.safeParse(toReview(longest, 1)).success).toBe(true)
  })
})
