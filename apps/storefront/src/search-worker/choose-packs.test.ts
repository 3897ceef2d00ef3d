import { describe, expect, it, vi } from 'vitest'
import { provideDevice, wantDevice } from '../shell/api/device-api.ts'
import { choosePacks } from './choose-packs.ts'

describe('the packs that are fetched (docs/behaviour/offline.md §7.6)', () => {
  it.each([
    { why: 'everything on an unmetered connection', isMetered: false, isWanted: false, packs: 'all' },
    { why: 'everything on an unmetered connection also after a search was typed', isMetered: false, isWanted: true, packs: 'all' },
    { why: 'nothing on a metered connection', isMetered: true, isWanted: false, packs: 'none' },
    { why: 'what a search needs once the shopper types one on a metered connection', isMetered: true, isWanted: true, packs: 'lists' },
  ] as const)('$why', ({ packs, ...line }) => {
    expect(choosePacks(line)).toBe(packs)
  })

  it('are fetched for a search that was typed before the catalogue could be fetched', () => {
    const fetchPacks = vi.fn<() => void>()
    wantDevice()
    expect(fetchPacks).not.toHaveBeenCalled()
    provideDevice(fetchPacks)
    expect(fetchPacks).toHaveBeenCalledTimes(1)
    wantDevice()
    expect(fetchPacks).toHaveBeenCalledTimes(2)
  })
})
