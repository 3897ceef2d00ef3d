import { createHash, randomBytes } from 'node:crypto'

/** Too long to guess, so its hash needs no salt. */
const TOKEN_BYTES = 32

/** A new token, and the hash of it that is stored. */
export function makeToken(): { token: string; hash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** Tokens are stored as hashes, so that read access to the database yields no usable token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
