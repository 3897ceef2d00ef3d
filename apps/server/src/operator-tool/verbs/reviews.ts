import { needed, ToolFault, wholeNumber } from '../faults.ts'
import type { Tool, Verb } from '../verb.ts'

const SHOWN = 20

export const reviews: Verb = {
  usage: ['reviews [COUNT]', 'reviews approve|refuse ID …'],
  summary: 'lists the reviews that wait for a decision, newest first, or decides some',
  help: ['An open shop shows approved reviews at once.'],
  async run(tool, { words: [first, ...rest] }) {
    if (first === 'approve' || first === 'refuse') return decide(tool, first, rest)
    return list(tool, first === undefined ? SHOWN : wholeNumber(first))
  },
}

async function list({ operator, terminal }: Tool, count: number): Promise<void> {
  const total = await operator.countWaitingReviews()
  if (total === 0) return terminal.line('No review waits for a decision.')
  const items = await operator.listWaitingReviews(count)
  terminal.line(
    `${total} ${total === 1 ? 'review waits' : 'reviews wait'} for a decision${items.length < total ? `; the newest ${items.length}:` : ':'}`,
  )
  for (const { id, product_id: productId, created_at: at, nickname, title, detail, ratings = [] } of items) {
    const stars = ratings.map(({ value }) => `${value} of 5`).join(', ')
    terminal.line(`${id}  product ${productId}  ${at ?? ''}  ${nickname}${stars && `, ${stars}`}`)
    terminal.line(`  ${title}: ${detail}`)
  }
}

async function decide({ operator, terminal }: Tool, verdict: 'approve' | 'refuse', given: readonly string[]): Promise<void> {
  const wanted = given.map(wholeNumber)
  if (wanted.length === 0) needed(undefined, 'the reviews by their ids')
  const decided = await operator.decideReviews(wanted, verdict)
  terminal.line(`${verdict === 'approve' ? 'Approved' : 'Refused'}: ${decided.join(', ') || 'none'}.`)
  const unknown = wanted.filter((id) => !decided.includes(id))
  if (unknown.length > 0) throw new ToolFault(`There is no review ${unknown.join(', ')}.`)
}
