import { expect, it } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

it('does a job once for concurrent requests', async () => {
  const queue = createWorkQueue<number>({ width: 1, length: 1 })
  let made = 0
  const job = async () => ++made
  const answers = await Promise.all([queue('a', job), queue('a', job), queue('a', job)])
  expect(answers).toEqual([1, 1, 1])
})

it('limits concurrent jobs, and refuses jobs when the queue is full', async () => {
  const queue = createWorkQueue<string>({ width: 2, length: 1 })
  let running = 0
  let most = 0
  const job = (name: string) => async () => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running--
    return name
  }
  const jobs = ['a', 'b', 'c', 'd'].map((name) => queue(name, job(name)))
  expect(jobs[3]).toBeNull()
  expect(await Promise.all(jobs)).toEqual(['a', 'b', 'c', null])
  expect(most).toBe(2)
  expect(await queue('e', job('e'))).toBe('e')
})

it('continues after a job that failed', async () => {
  const queue = createWorkQueue<string>({ width: 1, length: 5 })
  await expect(queue('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue('a', async () => 'mended')).toBe('mended')
})
