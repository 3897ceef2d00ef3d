import { randomUUID } from 'node:crypto'

/** An address that no other test uses, not even one that runs at the same time. */
export function uniqueEmail(name: string): string {
  return `${name}-${randomUUID()}@example.com`
}
