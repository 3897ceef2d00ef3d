import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { WorkerSocket } from './worker-socket.ts'

class IdleWorker extends EventEmitter {
  readonly messages: string[] = []
  /** The whole buffer that a message transfers: it contains no other bytes. */
  postMessage({ buffer }: Uint8Array<ArrayBuffer>) {
    this.messages.push(Buffer.from(buffer).toString())
  }
}

function aSocket() {
  const worker = new IdleWorker()
  return { worker, socket: new WorkerSocket(worker as unknown as Worker) }
}

it('combines writes that were collected while the database was busy', () => {
  const { worker, socket } = aSocket()
  for (const text of ['a', 'b', 'c']) socket.write(text)
  expect(worker.messages).toEqual(['a'])
  worker.emit('message', new Uint8Array())
  expect(worker.messages).toEqual(['a', 'bc'])
  worker.emit('message', new Uint8Array())
  socket.write('d')
  expect(worker.messages).toEqual(['a', 'bc', 'd'])
})

it('sends the messages of one query together', () => {
  const { worker, socket } = aSocket()
  socket.cork()
  for (const text of ['parse', 'bind', 'sync']) socket.write(text)
  socket.uncork()
  expect(worker.messages).toEqual(['parsebindsync'])
})

it('does not forward the end of a connection to the database', () => {
  const { worker, socket } = aSocket()
  socket.write('X')
  expect(worker.messages).toEqual([])
})
