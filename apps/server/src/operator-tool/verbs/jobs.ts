import { needed, noMore, ToolFault, UsageFault, wholeNumber } from '../faults.ts'
import type { Tool, Verb } from '../verb.ts'

const SHOWN = 50

export const jobs: Verb = {
  usage: ['jobs [list [COUNT]]', 'jobs repeat|drop ID …'],
  summary: 'lists mails and other jobs that failed or are pending, repeats them, or drops them',
  help: [
    'A job that fails is tried again after 1, 2, 4 … minutes, and is set aside after its last attempt.',
    'Jobs that were set aside are deleted after 30 days.',
  ],
  async run(tool, { words: [first = 'list', ...rest] }) {
    if (first === 'repeat' || first === 'drop') return change(tool, first, rest)
    if (first !== 'list') throw new UsageFault(`"${first}" is not list, repeat or drop.`)
    const [count, ...more] = rest
    noMore(more)
    return list(tool, count === undefined ? SHOWN : wholeNumber(count))
  },
}

async function list({ operator, terminal }: Tool, count: number): Promise<void> {
  const found = await operator.listJobs(count)
  if (found.length === 0) return terminal.line('No job waits.')
  for (const { id, topic, attempts, lastError, createdAt, nextAttemptAt, payload } of found) {
    const state = nextAttemptAt === null ? 'set aside' : `next attempt ${nextAttemptAt.toISOString()}`
    terminal.line(`${id}  ${topic}  ${createdAt.toISOString()}  ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, ${state}`)
    terminal.line(`  ${JSON.stringify(payload)}`)
    if (lastError !== null) terminal.line(`  ${lastError}`)
  }
}

async function change({ operator, terminal }: Tool, what: 'repeat' | 'drop', given: readonly string[]): Promise<void> {
  const wanted = given.map(wholeNumber)
  if (wanted.length === 0) needed(undefined, 'the jobs by their ids')
  const done = await (what === 'repeat' ? operator.repeatJobs(wanted) : operator.dropJobs(wanted))
  terminal.line(`${what === 'repeat' ? 'Repeated' : 'Dropped'}: ${done.join(', ') || 'none'}.`)
  const unknown = wanted.filter((id) => !done.includes(id))
  if (unknown.length > 0) throw new ToolFault(`There is no job ${unknown.join(', ')}.`)
}
