import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Kept } from './kept.tsx'
import { renderWithKept } from './kept-markup.ts'

function renderList(scope: string, tile: (name: string) => string, names: string[]): string {
  return renderWithKept(scope, () =>
    renderToString(
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Kept by={name}>{() => <b title={name}>{tile(name)}</b>}</Kept>
          </li>
        ))}
      </ul>,
    ),
  )
}

describe('kept parts', () => {
  it('give the markup that rendering gives, first and later, in any order', () => {
    const tile = vi.fn<(name: string) => string>((name) => `<${name}> & "co"`)
    const plain = renderToString(
      <ul>
        <li>
          <b title="a">{tile('a')}</b>
        </li>
        <li>
          <b title="b">{tile('b')}</b>
        </li>
      </ul>,
    )
    tile.mockClear()
    expect(renderList('order', tile, ['a', 'b'])).toBe(plain)
    expect(renderList('order', tile, ['a', 'b'])).toBe(plain)
    expect(renderList('order', tile, ['c', 'b', 'a'])).toContain('</li><li><b title="b">')
    expect(tile.mock.calls.map(([name]) => name)).toEqual(['a', 'b', 'c'])
  })

  it('are apart from one language to the next', () => {
    expect(renderList('de', () => 'Preis', ['a'])).toContain('Preis')
    expect(renderList('en', () => 'price', ['a'])).toContain('price')
    expect(renderList('de', () => 'not asked', ['a'])).toContain('Preis')
  })

  it('are forgotten, oldest first, before they fill the memory', () => {
    const tile = vi.fn<(name: string) => string>((name) => name)
    renderList('many', tile, ['first'])
    renderList(
      'many',
      tile,
      Array.from({ length: 2000 }, (_, at) => `n${at}`),
    )
    tile.mockClear()
    renderList('many', tile, ['n1999', 'first'])
    expect(tile.mock.calls).toEqual([['first']])
  })

  it('are nothing but their children where no page is being written', () => {
    expect(renderToString(<Kept by="x">{() => <i>x</i>}</Kept>)).toBe('<i>x</i>')
  })

  it('leave no mark behind when a render fails', () => {
    const fail = () => {
      throw new Error('no words')
    }
    expect(() => renderList('fails', fail, ['a'])).toThrow('no words')
    expect(renderToString(<Kept by="a">{() => <i>a</i>}</Kept>)).toBe('<i>a</i>')
  })
})
