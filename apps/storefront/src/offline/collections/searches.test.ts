import { describe, expect, it } from 'vitest'
import { createPageLock } from '../storage/exclusive.ts'
import { ShopStorage } from '../storage/shop-storage.ts'
import { openSearches } from './searches.ts'

function open() {
  return openSearches({ storage: new ShopStorage({ storeCode: '', indexedDB: null }), exclusive: createPageLock() })
}

describe('recent searches', () => {
  it.each([
    { why: 'nothing yet', terms: [], recent: [] },
    { why: 'the newest first', terms: ['cat', 'dog'], recent: ['dog', 'cat'] },
    { why: 'each term once, in its latest spelling', terms: ['Cat', 'dog', 'cat'], recent: ['cat', 'dog'] },
    { why: 'the six newest', terms: ['1', '2', '3', '4', '5', '6', '7'], recent: ['7', '6', '5', '4', '3', '2'] },
  ])('$why', async ({ terms, recent }) => {
    const searches = open()
    for (const term of terms) await searches.remember(term)
    expect(await searches.read()).toEqual(recent)
    await searches.clear()
    expect(await searches.read()).toEqual([])
  })

  it('keeps the order of terms that are stored at the same time', async () => {
    const searches = open()
    await Promise.all(['chiken', 'chicken'].map(searches.remember))
    expect(await searches.read()).toEqual(['chicken', 'chiken'])
  })

  it('reads a term that is still being stored', async () => {
    const searches = open()
    void searches.remember('salmon')
    expect(await searches.read()).toEqual(['salmon'])
  })
})
