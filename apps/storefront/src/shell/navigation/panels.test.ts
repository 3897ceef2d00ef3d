import { beforeEach, describe, expect, it } from 'vitest'
import { closePanel, closePanels, openPanel, type Panel, panels } from './panels.ts'

const all: readonly Panel[] = ['sidebar', 'microcart', 'searchpanel', 'wishlist']
const open = () => all.filter((panel) => panels.getState()[panel])

describe('panels (docs/behaviour/small-stores.md §20.6)', () => {
  beforeEach(closePanels)

  it.each(all)('%s opens and closes', (panel) => {
    openPanel(panel)
    expect(open()).toEqual([panel])
    closePanel(panel)
    expect(open()).toEqual([])
  })

  it('opening one closes the others', () => {
    openPanel('sidebar')
    openPanel('microcart')
    expect(open()).toEqual(['microcart'])
  })

  it('a new page closes all of them', () => {
    openPanel('searchpanel')
    closePanels()
    expect(open()).toEqual([])
  })
})
