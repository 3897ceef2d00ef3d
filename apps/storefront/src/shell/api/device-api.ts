import { createStore } from 'zustand/vanilla'
import type { Api } from './api-client.ts'

/** Calls that the device answers itself, without a network; null while it has no catalogue. Only public prices: see `mayUseDevice`. */
export const deviceApi = createStore<Api | null>(() => null)
