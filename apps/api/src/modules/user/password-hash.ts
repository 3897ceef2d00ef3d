import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** The cost of one argon2id hash. */
export interface PasswordCost {
  /** KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** OWASP's minimum; about 40 ms of one core. Stored with each hash, so that it can be raised without a migration. */
const COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const HASH_BYTES = 32
const SALT_BYTES = 16

const derive = promisify(argon2)

export interface Passwords {
  /** argon2id in its usual notation. */
  hash(password: string): Promise<string>
  /** Takes the same time for an unknown customer (null), so that the response time does not reveal who is registered. */
  verify(password: string, stored: string | null): Promise<boolean>
}

export function createPasswords(cost: PasswordCost = COST): Passwords {
  const unmatchable = write(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES))
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return write(cost, salt, await deriveHash(password, salt, cost, HASH_BYTES))
    },
    async verify(password, stored) {
      const known = parse(stored ?? unmatchable)
      const derived = await deriveHash(password, known.salt, known.cost, known.hash.length)
      return timingSafeEqual(derived, known.hash) && stored !== null
    },
  }
}

function write({ memory, passes, parallelism }: PasswordCost, salt: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

function parse(stored: string): { cost: PasswordCost; salt: Buffer; hash: Buffer } {
  const [, memory, passes, parallelism, salt = '', hash = ''] = FORM.exec(stored) ?? []
  if (!hash) throw new Error('A password hash is not written as argon2id')
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

function deriveHash(password: string, nonce: Buffer, cost: PasswordCost, tagLength: number): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFC'), nonce, tagLength, ...cost })
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
