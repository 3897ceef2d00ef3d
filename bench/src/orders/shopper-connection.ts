import { Agent, request } from 'node:http'
import type { Ask } from './place-guest-order.ts'

/**
 * A keep-alive connection for one shopper. Not `fetch`, which would take as much CPU as a third of the shop on the same machine.
 */
export function openShopperConnection(url: string): { ask: Ask; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    async ask<Result>(method: string, path: string, body?: unknown): Promise<Result> {
      const text = await exchange(`${url}${path}`, { agent, method }, body === undefined ? null : JSON.stringify(body))
      const { code, result } = JSON.parse(text) as { code: number; result: Result }
      if (code !== 200) throw new Error(`${path}: ${code} ${JSON.stringify(result)}`)
      return result
    },
    close: () => agent.destroy(),
  }
}

function exchange(url: string, options: { agent: Agent; method: string }, body: string | null): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = body === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const call = request(url, { ...options, headers }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () => resolve(Buffer.concat(pieces).toString()))
      answer.on('error', reject)
    })
    call.on('error', reject)
    call.end(body ?? undefined)
  })
}
