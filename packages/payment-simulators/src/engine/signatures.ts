import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto'

export interface Encrypted {
  /** Upper-case hex, as the card platform writes it. */
  readonly body: string
  readonly iv: string
  readonly tag: string
}

/** The card platform's notification: AES-256-GCM with the key, IV and tag in hex. */
export function encryptNotification(plain: string, keyHex: string, iv: Buffer = randomBytes(12)): Encrypted {
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(keyHex, 'hex'), iv, { authTagLength: 16 })
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return { body: upperHex(body), iv: upperHex(iv), tag: upperHex(cipher.getAuthTag()) }
}

interface SignedParts {
  readonly id: string
  /** Unix seconds. */
  readonly timestamp: number
  readonly body: string
}

/** Yoco's `webhook-signature`: one entry of the list. The secret is `whsec_` and base64. */
export function signYoco({ id, timestamp, body }: SignedParts, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/** The hex after `SnapScan signature=`, over the raw form-encoded body. */
export function signSnapScan(rawBody: string, key: string): string {
  return createHmac('sha256', key).update(rawBody).digest('hex')
}

/** The `signature` header of Zapper's older calls. */
export function signZapperCall(posToken: string, posKey: string): string {
  return createHash('sha256').update(`${posToken}&${posKey}`.toUpperCase()).digest('hex').toUpperCase()
}

/** The value of a script's `integrity` attribute. */
export function integrityOf(script: string): string {
  return `sha384-${createHash('sha384').update(script).digest('base64')}`
}

function upperHex(bytes: Buffer): string {
  return bytes.toString('hex').toUpperCase()
}
