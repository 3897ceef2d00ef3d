import { sleep } from '../shell/api/time-limit.ts'
import type { AskDevice } from './ask-device.ts'
import { createDevice } from './device.ts'
import { openPackStorage } from './pack-storage.ts'

/** The device's catalogue with the browser's storage and network: in the worker, or in the page where none can be started. */
export function openDevice(): AskDevice {
  return createDevice({
    openStorage: openPackStorage,
    fetch: (url) => fetch(url),
    now: Date.now,
    sleep,
  })
}
