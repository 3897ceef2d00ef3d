import { expect, it } from 'vitest'
import { joinSentences } from './join-sentences.ts'

it.each([
  { sentences: ['One point.', 'Two points!'], text: 'One point. Two points!' },
  { sentences: ['1ポイントです。', '2ポイントです。'], text: '1ポイントです。2ポイントです。' },
  { sentences: ['Alone.'], text: 'Alone.' },
])('$text', ({ sentences, text }) => {
  expect(joinSentences(...sentences)).toBe(text)
})
