import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { needed, noMore, ToolFault, wholeNumber } from '../faults.ts'
import { messageOf, writeGiven } from '../files.ts'
import type { Tool, Verb } from '../verb.ts'

const SHOWN = 20
const DONE = { approve: 'Approved', refuse: 'Refused', delete: 'Deleted' } as const

export const reviews: Verb = {
  usage: ['reviews [COUNT]', 'reviews pictures ID FOLDER', 'reviews approve|refuse|delete ID …'],
  summary: 'lists the reviews that wait for a decision, newest first, shows their pictures, decides or deletes some',
  help: [
    'An open shop shows approved reviews at once, with their pictures. Look at the pictures first: "pictures" writes them into FOLDER.',
    'Refused reviews stay stored and can be approved later; "delete" removes reviews with their pictures and votes for good.',
  ],
  async run(tool, { words: [first, ...rest] }) {
    if (first === 'approve' || first === 'refuse' || first === 'delete') return decide(tool, first, rest)
    if (first === 'pictures') return writePictures(tool, rest)
    noMore(rest)
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
  for (const { id, product_id: productId, created_at: at, nickname, title, detail, ratings = [], pictures = [] } of items) {
    const stars = ratings.map(({ value }) => `${value} of 5`).join(', ')
    terminal.line(`${id}  product ${productId}  ${at ?? ''}  ${nickname}${stars && `, ${stars}`}`)
    terminal.line(`  ${title}: ${detail}`)
    if (pictures.length > 0)
      terminal.line(`  ${pictures.length === 1 ? '1 picture' : `${pictures.length} pictures`}: reviews pictures ${id} FOLDER`)
  }
}

async function writePictures({ operator, terminal }: Tool, [given, folder, ...rest]: readonly string[]): Promise<void> {
  const id = wholeNumber(needed(given, 'the review by its id'))
  const target = resolve(needed(folder, 'the folder for the pictures'))
  noMore(rest)
  const pictures = await operator.listReviewPictures(id)
  if (pictures.length === 0) throw new ToolFault(`Review ${id} has no pictures.`)
  await mkdir(target, { recursive: true }).catch((fault: unknown) => {
    throw new ToolFault(`${target} cannot be made: ${messageOf(fault)}`)
  })
  for (const [place, bytes] of pictures.entries()) {
    const file = join(target, `review-${id}-${place + 1}.webp`)
    writeGiven(file, bytes)
    terminal.line(file)
  }
}

async function decide({ operator, terminal }: Tool, verdict: keyof typeof DONE, given: readonly string[]): Promise<void> {
  const wanted = given.map(wholeNumber)
  if (wanted.length === 0) needed(undefined, 'the reviews by their ids')
  const decided = verdict === 'delete' ? await operator.deleteReviews(wanted) : await operator.decideReviews(wanted, verdict)
  terminal.line(`${DONE[verdict]}: ${decided.join(', ') || 'none'}.`)
  const unknown = wanted.filter((id) => !decided.includes(id))
  if (unknown.length > 0) throw new ToolFault(`There is no review ${unknown.join(', ')}.`)
}
