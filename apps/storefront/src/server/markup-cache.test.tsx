import { type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { CachedMarkup } from '../shell/rendering/cached-markup.tsx'
import { renderWithMarkupCache } from './markup-cache.ts'

function renderList(scope: string, tile: (name: string) => string, names: readonly string[]): string {
  const { marked, fill } = renderWithMarkupCache(scope, () =>
    renderToString(
      <ul>
        {names.map((name) => (
          <li key={name}>
            <CachedMarkup by={['tile', name]}>{() => <b title={name}>{tile(name)}</b>}</CachedMarkup>
          </li>
        ))}
      </ul>,
    ),
  )
  return fill(marked).toString()
}

function renderTwice(scope: string, children: ReactNode): [first: string, second: string] {
  const render = () => {
    const { marked, fill } = renderWithMarkupCache(scope, () => renderToString(children))
    return fill(marked).toString()
  }
  return [render(), render()]
}

function Field({ label }: { label: string }) {
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} />
    </p>
  )
}

describe('cached markup', () => {
  it('equals rendered markup on first and later use, in any order', () => {
    const tile = vi.fn<(name: string) => string>((name) => `<${name}> & "co" €`)
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

  it('does not change ids or adjacent text nodes, inside or around it', () => {
    const page = (kept: (name: string, part: ReactNode) => ReactNode) => (
      <main>
        <Field label="before" />
        {kept('fields', [<Field key="1" label="one" />, <Field key="2" label="two" />])}
        {kept('word', 'a word')} and {kept('other', <i>another</i>)}
        <Field label="after" />
      </main>
    )
    const plain = renderToString(page((_, part) => part))
    const kept = page((name, part) => <CachedMarkup by={[name]}>{() => part}</CachedMarkup>)
    // React writes a comment between adjacent text nodes; next to a mark it does not.
    for (const html of renderTwice('around', kept)) expect(html).toBe(plain.replace('a word<!-- --> and', 'a word and'))
  })

  it('can be nested', () => {
    const inner = vi.fn<() => ReactNode>(() => <i>inner</i>)
    const nested = (
      <CachedMarkup by={['outer']}>
        {() => (
          <p>
            <CachedMarkup by={['inner']}>{inner}</CachedMarkup>!
          </p>
        )}
      </CachedMarkup>
    )
    expect(renderTwice('nested', nested)).toEqual(['<p><i>inner</i>!</p>', '<p><i>inner</i>!</p>'])
    expect(renderTwice('nested', <CachedMarkup by={['inner']}>{inner}</CachedMarkup>)).toEqual(['<i>inner</i>', '<i>inner</i>'])
    expect(inner).toHaveBeenCalledTimes(1)
  })

  it('is keyed by all values it depends on', () => {
    const values = [1, '1', 2, undefined, 'undefined', null, { price: 1 }, { price: 2 }, ['a\n"b"'], 'a\n"b"']
    for (const [at, value] of values.entries()) {
      const kept = <CachedMarkup by={['value', value]}>{() => <b>{at}</b>}</CachedMarkup>
      expect(renderTwice('by', kept)).toEqual([`<b>${at}</b>`, `<b>${at}</b>`])
    }
  })

  it('is separate per language', () => {
    expect(renderList('de', () => 'Preis', ['a'])).toContain('Preis')
    expect(renderList('en', () => 'price', ['a'])).toContain('price')
    expect(renderList('de', () => 'not asked', ['a'])).toContain('Preis')
  })

  it('is evicted, least recently used first, before it exceeds the memory limit', () => {
    const long = 'x'.repeat(10_000)
    const tile = vi.fn<(name: string) => string>((name) => name + long)
    const names = (from: string) => Array.from({ length: 300 }, (_, at) => `${from}${at}`)
    renderList('many', tile, ['shown', 'forgotten'])
    for (const from of ['a', 'b', 'c', 'd']) renderList('many', tile, [...names(from), 'shown'])
    tile.mockClear()
    renderList('many', tile, ['d299', 'shown', 'forgotten', 'a1'])
    expect(tile.mock.calls).toEqual([['forgotten'], ['a1']])
  })

  it('is not cached when it contains an unfinished boundary or a script', () => {
    const late = vi.fn<() => ReactNode>(() => <script>start()</script>)
    renderTwice('late', <CachedMarkup by={['script']}>{late}</CachedMarkup>)
    expect(late).toHaveBeenCalledTimes(2)
  })

  it('renders only its children when no page is being rendered', () => {
    expect(renderToString(<CachedMarkup by={['x']}>{() => <i>x</i>}</CachedMarkup>)).toBe('<i>x</i>')
  })

  it('leaves no mark behind when a render fails', () => {
    const fail = () => {
      throw new Error('no words')
    }
    expect(() => renderList('fails', fail, ['a'])).toThrow('no words')
    expect(renderToString(<CachedMarkup by={['a']}>{() => <i>a</i>}</CachedMarkup>)).toBe('<i>a</i>')
  })
})
