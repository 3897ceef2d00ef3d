import { describe, expect, it, vi } from 'vitest'
import { provideDevice, wantDevice } from '../shell/api/device-api.ts'
import { whichPacks } from './which-packs.ts'

describe('the packs that are fetched (docs/behaviour/offline.md §7.6)', () => {
  it.each([
    { why: 'everything on a line without a limit', connection: { saveData: false, type: 'wifi' }, isWanted: false, packs: 'all' },
    { why: 'everything in browsers that do not tell', connection: undefined, isWanted: false, packs: 'all' },
    { why: 'nothing while data is saved', connection: { saveData: true }, isWanted: false, packs: 'none' },
    { why: 'nothing over a mobile network', connection: { type: 'cellular' }, isWanted: false, packs: 'none' },
    { why: 'what a search needs once the shopper types one', connection: { saveData: true }, isWanted: true, packs: 'lists' },
    { why: 'no less than everything for typing elsewhere', connection: undefined, isWanted: true, packs: 'all' },
  ] as const)('$why', ({ connection, isWanted, packs }) => {
    expect(whichPacks(connection, isWanted)).toBe(packs)
  })

  it('are asked for by a search that was typed before there was anybody to ask', () => {
    const fetchPacks = vi.fn<() => void>()
    wantDevice()
    expect(fetchPacks).not.toHaveBeenCalled()
    provideDevice(fetchPacks)
    expect(fetchPacks).toHaveBeenCalledTimes(1)
    wantDevice()
    expect(fetchPacks).toHaveBeenCalledTimes(2)
  })
})
