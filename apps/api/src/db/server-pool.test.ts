import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openServerPool } from './server-pool.ts'

/** The answer of PostgreSQL to a login for a database that does not exist. */
function refusal(): Buffer {
  const fields = Buffer.from('SFATAL\0C3D000\0Mno such database\0\0')
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

it('waits for the first answer of a busy server longer than a call may take', async () => {
  const limitMs = 500
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', async () => {
      await wait(limitMs * 2)
      socket.end(refusal())
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const opened = openServerPool(`postgres://shop@127.0.0.1:${port}/shop`, { poolSize: 1, limitMs })
  await expect(opened).rejects.toMatchObject({ reason: 'database-refused' })
})
