import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** OWASP's minimum; about 40 ms of one core. Stored with each hash, so they can be raised without a migration. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const HASH_BYTES = 32
const SALT_BYTES = 16

const derive = promisify(argon2)

type Cost = Readonly<Record<keyof typeof COST, number>>

/** argon2id in its usual notation. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await deriveHash(password, salt, COST, HASH_BYTES)
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(salt)}$${encode(hash)}`
}

/** Takes the same time for an unknown customer (null), so that the response time does not reveal who is registered. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const { cost, salt, hash } = parse(stored ?? UNMATCHABLE)
  const derived = await deriveHash(password, salt, cost, hash.length)
  return timingSafeEqual(derived, hash) && stored !== null
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

function parse(stored: string): { cost: Cost; salt: Buffer; hash: Buffer } {
  const [, memory, passes, parallelism, salt = '', hash = ''] = FORM.exec(stored) ?? []
  if (!hash) throw new Error('A password hash is not written as argon2id')
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

/** A hash that no password matches, at the current cost. */
const UNMATCHABLE = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(Buffer.alloc(SALT_BYTES))}$${encode(Buffer.alloc(HASH_BYTES))}`

function deriveHash(password: string, nonce: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFC'), nonce, tagLength, ...cost })
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
