import { expect, it } from 'vitest'
import { Operations } from './operations.ts'

const withCode = (code: string) => Object.assign(new Error('refused'), { code })

it.each([
  { why: 'a full disk of the database server', fault: withCode('53100'), logged: 'the disk of the database is full' },
  {
    why: 'a full disk below the embedded database',
    fault: new Error('could not extend file "base/5/16527": No space left on device'),
    logged: 'the disk of the database is full',
  },
  { why: 'a full disk of this machine', fault: withCode('ENOSPC'), logged: 'the disk of the database is full' },
  { why: 'a lost connection', fault: withCode('08006'), logged: 'the database is unreachable' },
  {
    why: 'a deadlock',
    fault: new Error('wrapped', { cause: withCode('40P01') }),
    logged: 'the database ended a request in favour of another one',
  },
])('$why is answered with 503, and the log names the cause', ({ fault, logged }) => {
  const lines: string[] = []
  const note = (_: object, message: string) => void lines.push(message)
  const operations = new Operations({ log: { info: note, warn: note, error: note }, knowsStore: () => true })
  expect(operations.refuse(fault, 'request-1').status).toBe(503)
  expect(lines).toEqual([logged])
})
