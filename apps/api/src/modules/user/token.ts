import { createHash, randomBytes } from 'node:crypto'

/** Beyond guessing, so that its hash needs no salt. */
const TOKEN_BYTES = 32

/** A new token and what is kept of it. */
export function makeToken(): { token: string; hash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** Who reads the database cannot use what stands there. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
