import { showIncompleteNotice } from './show-incomplete-notice.ts'

/**
 * Waits for messages or code that a later answer needs. False when they cannot be loaded; the page says then that a part of it is missing,
 * because silence would hide that something has happened.
 */
export async function loadOrNotify(...parts: readonly Promise<unknown>[]): Promise<boolean> {
  try {
    await Promise.all(parts)
    return true
  } catch {
    showIncompleteNotice()
    return false
  }
}
