import { NewReview } from '@meerkat/contract/review'
import { describe, expect, it } from 'vitest'
import { EMPTY_DRAFT, findGaps, LONGEST, toReview } from './review-draft.ts'

const draft = { stars: 4, nickname: ' Zanele ', title: 'Good', detail: 'He eats it.' }

describe('findGaps', () => {
  it.each([
    { why: 'everything is asked for', given: EMPTY_DRAFT, gaps: ['stars', 'nickname', 'title', 'detail'] },
    { why: 'blanks are nothing', given: { ...draft, title: '  ' }, gaps: ['title'] },
    { why: 'stars too', given: { ...draft, stars: 0 }, gaps: ['stars'] },
    { why: 'a whole draft has none', given: draft, gaps: [] },
  ])('$why', ({ given, gaps }) => {
    expect(findGaps(given)).toEqual(gaps)
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

  it('fits at its longest', () => {
    const longest = {
      stars: 5,
      nickname: 'n'.repeat(LONGEST.nickname),
      title: 't'.repeat(LONGEST.title),
      detail: 'd'.repeat(LONGEST.detail),
    }
    expect(NewReview.safeParse(toReview(longest, 1)).success).toBe(true)
  })
})
