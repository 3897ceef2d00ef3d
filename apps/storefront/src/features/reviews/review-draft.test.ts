import { NewReview } from '@meerkat/contract/review'
import { describe, expect, it } from 'vitest'
import { checkDraft, EMPTY_DRAFT, LONGEST, toReview } from './review-draft.ts'

const draft = { stars: 4, nickname: ' Zanele ', email: 'zanele@example.com', title: 'Good', detail: 'He eats it.' }

describe('checkDraft (docs/behaviour/forms.md §19)', () => {
  it.each([
    {
      why: 'name, address, summary and text are asked for',
      given: EMPTY_DRAFT,
      faults: [
        ['nickname', 'required'],
        ['email', 'required'],
        ['title', 'required'],
        ['detail', 'required'],
      ],
    },
    { why: 'blanks are nothing', given: { ...draft, title: '  ' }, faults: [['title', 'required']] },
    { why: 'a name has two letters', given: { ...draft, nickname: 'Z' }, faults: [['nickname', 'name-too-short']] },
    { why: 'an address is one', given: { ...draft, email: 'zanele' }, faults: [['email', 'email-invalid']] },
    { why: 'stars are welcome, not asked for', given: { ...draft, stars: 0 }, faults: [] },
    { why: 'a whole draft has none', given: draft, faults: [] },
  ])('$why', ({ given, faults }) => {
    expect(checkDraft(given)).toEqual(faults)
  })
})

describe('toReview', () => {
  it('is what the shop takes', () => {
    expect(NewReview.parse(toReview(draft, 7))).toEqual({
      product_id: 7,
      title: 'Good',
      detail: 'He eats it.',
      nickname: 'Zanele',
      review_entity: 'product',
      ratings: [{ rating_name: 'Rating', value: 4 }],
    })
  })

  it('does without stars', () => {
    expect(toReview({ ...draft, stars: 0 }, 7)).not.toHaveProperty('ratings')
  })

  it('fits at its longest', () => {
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
