import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findFreeDisk } from './free-disk.ts'

const ready = async () => ({ ok: true, detail: { database: 'embedded' } })

it('does not change the readiness with enough disk space', async () => {
  expect(await findFreeDisk('.', ready)).toEqual({ ok: true, detail: { database: 'embedded' } })
  expect(await findFreeDisk('/nowhere/at/all', ready)).toEqual({ ok: true, detail: { database: 'embedded' } })
})

// The kernel's pseudo file system reports no free space.
it.runIf(existsSync('/proc/self'))('is not ready when the disk is full, and reports the disk', async () => {
  expect(await findFreeDisk('/proc', ready)).toEqual({ ok: false, detail: { database: 'embedded', disk: 'full: 0 MB left for DATA_DIR' } })
})
