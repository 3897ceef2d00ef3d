import { randomBytes, randomInt } from 'node:crypto'
import type { Provider } from './ledger.ts'

/** 32 hex characters, a dot and a host name, as the card platform gives them. */
export function newCardCheckoutId(): string {
  return `${randomBytes(16).toString('hex').toUpperCase()}.sim01-vm-tx01`
}

export function newPaymentId(provider: Provider): string {
  switch (provider) {
    case 'card':
      return `8ac7sim0${randomBytes(12).toString('hex')}`
    case 'zapper':
      return `ZP${randomBytes(6).toString('hex').toUpperCase()}`
    case 'snapscan':
      // SnapScan's ids are numbers.
      return String(randomInt(2 ** 33, 2 ** 47))
    case 'yoco':
      return `p_${letters(24)}`
  }
}

export function newYocoId(prefix: 'ch' | 'sub' | 'evt' | 'msg' | 'rfd'): string {
  return `${prefix}_${letters(24)}`
}

/** Reference of a Zapper invoice or session. */
export function newZapperReference(): string {
  return randomBytes(8).toString('hex').toUpperCase()
}

function letters(count: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  return Array.from({ length: count }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
}
