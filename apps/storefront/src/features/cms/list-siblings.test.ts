import { describe, expect, it } from 'vitest'
import { listSiblings } from './list-siblings.ts'

const node = (node_id: number, parent_node_id: number | null, identifier: string, page_id: number | null = node_id) => ({
  node_id,
  parent_node_id,
  page_id,
  identifier,
  label: identifier.toUpperCase(),
})
const tree = [
  node(1, null, 'help', null),
  node(2, 1, 'contact'),
  node(3, 1, 'delivery'),
  node(4, 1, 'more', null),
  node(5, null, 'company', null),
  node(6, 5, 'about'),
  node(7, null, 'lonely'),
]

describe('listSiblings (spec §3 CMS hierarchy)', () => {
  it('lists the pages of the same section, including the page itself', () => {
    expect(listSiblings(tree, 'delivery')).toEqual({
      title: 'HELP',
      pages: [
        { identifier: 'contact', label: 'CONTACT' },
        { identifier: 'delivery', label: 'DELIVERY' },
      ],
    })
  })

  it.each([
    { why: 'the only page of its section', identifier: 'about' },
    { why: 'a page without a section', identifier: 'lonely' },
    { why: 'a section itself', identifier: 'help' },
    { why: 'a page outside the tree', identifier: 'nowhere' },
  ])('$why has no siblings', ({ identifier }) => {
    expect(listSiblings(tree, identifier)).toBeNull()
  })

  it('handles a node that is its own parent', () => {
    expect(listSiblings([node(1, 1, 'loop')], 'loop')).toBeNull()
  })
})
