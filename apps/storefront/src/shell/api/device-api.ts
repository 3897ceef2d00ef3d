import { createStore } from 'zustand/vanilla'
import type { Api } from './api-client.ts'

/** Calls that the device answers itself, without a network; null while it has no catalogue. Only public prices: see `mayUseDevice`. */
export const deviceApi = createStore<Api | null>(() => null)

/** What the shop charges for cash on delivery, as the API last described its packs: with tax; 0 for nothing or unknown. */
export const deviceFee = { cents: 0 }

let isWanted = false
let fetchDevice: (() => void) | null = null

/** Sets the function that fetches the catalogue when it is wanted, and calls it at once if it was wanted before. */
export function provideDevice(fetch: () => void): void {
  fetchDevice = fetch
  if (isWanted) fetch()
}

/** The shopper is doing something that needs the catalogue: fetch it even when the browser asks to save data. */
export function wantDevice(): void {
  isWanted = true
  fetchDevice?.()
}
