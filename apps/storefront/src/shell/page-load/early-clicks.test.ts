import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readAdditions } from './early-additions.ts'
import { replayClicks } from './early-clicks.tsx'
import { RECORD_CLICKS } from './record-clicks.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', aStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The part of session storage that is used here: entries are properties too. */
function aStorage() {
  const entries: Record<string, string> = {}
  return Object.defineProperties(entries, {
    getItem: { value: (key: string) => entries[key] ?? null },
    setItem: { value: (key: string, text: string) => void (entries[key] = text) },
    removeItem: { value: (key: string) => void delete entries[key] },
  })
}

interface Control {
  dataset: Record<string, string>
  ariaBusy: string | null
  isConnected: boolean
  __reactFiber?: object
}

/** The part of a page that its inline script uses. */
function openPage() {
  const status = { textContent: '', dataset: { add: 'Adding …', wait: 'One moment …' } }
  const page = createContext({
    sessionStorage,
    performance: { timeOrigin: performance.timeOrigin },
    location: { href: 'https://shop.example/dogs' },
    document: { getElementById: () => status },
    addEventListener: () => {},
  }) as {
    early: HTMLElement[]
    onclick(event: object): void
    onchange(event: object): void
  }
  runInContext(RECORD_CLICKS, page)
  const done: string[] = []
  function aControl(name: string, { kind = 'button[type=button]', ...more }: { kind?: string; [field: string]: unknown } = {}) {
    const control = {
      dataset: {},
      ariaBusy: null as string | null,
      isConnected: true,
      form: null,
      parentNode: { querySelector: () => null },
      matches: (asked: string) => asked === kind,
      closest: (asked: string): unknown => (asked === kind ? control : null),
      setAttribute: (_: string, value: string) => void (control.ariaBusy = value),
      removeAttribute: () => void (control.ariaBusy = null),
      click: () => done.push(name),
      dispatchEvent: ({ type, bubbles }: Event) => done.push(`${name}: ${type} ${bubbles}`),
      ...more,
    }
    return control
  }
  return {
    page,
    status,
    done,
    aControl,
    click: (control: Control) => page.onclick({ target: control }),
    replay: () => replayClicks(page, () => {}),
  }
}

const revive = (control: Control) => Object.assign(control, { __reactFiber: {} })

it('clicks buttons again once they are hydrated, in the same order and once', () => {
  const { done, aControl, click, replay } = openPage()
  const [more, add] = [aControl('one more'), aControl('add to cart')]
  click(more)
  click(add)
  replay()
  expect(done).toEqual([])
  revive(add)
  vi.advanceTimersByTime(1000)
  expect(done, 'the first click comes first').toEqual([])
  revive(more)
  vi.advanceTimersByTime(1000)
  expect(done).toEqual(['one more', 'add to cart'])
  click(add)
  vi.advanceTimersByTime(1000)
  expect(done, 'React hears of it by itself').toHaveLength(2)
})

it('lets React render between two clicks, so that a stepper counts both', () => {
  const { aControl, click, replay } = openPage()
  const rendered = { qty: 1 }
  let qty = 1
  const more = aControl('one more', {
    click() {
      qty = rendered.qty + 1
      queueMicrotask(() => void (rendered.qty = qty))
    },
  })
  click(more)
  click(more)
  revive(more)
  replay()
  return vi.advanceTimersByTimeAsync(1000).then(() => expect(qty).toBe(3))
})

it('clicks again in a part of the page that is hydrated later than the rest', () => {
  const { done, aControl, click, replay } = openPage()
  replay()
  const late = aControl('late')
  click(late)
  revive(late)
  vi.advanceTimersByTime(100)
  expect(done).toEqual(['late'])
})

it('drops a click when its control is not hydrated in time, and no longer shows it as busy', () => {
  const { done, aControl, click, replay } = openPage()
  const dead = aControl('dead')
  click(dead)
  expect(dead.ariaBusy).toBe('true')
  replay()
  vi.advanceTimersByTime(21_000)
  revive(dead)
  vi.advanceTimersByTime(1000)
  expect(done).toEqual([])
  expect(dead.ariaBusy).toBe(null)
})

it('ignores links, submit buttons and native popovers', () => {
  const { page, aControl, click } = openPage()
  click(aControl('a link', { kind: 'a' }))
  click(aControl('languages', { popoverTargetElement: {} }))
  expect(page.early).toEqual([])
})

it('announces at once what a click does', () => {
  const { status, aControl, click } = openPage()
  const menu = aControl('menu')
  click(menu)
  expect([menu.ariaBusy, status.textContent]).toEqual(['true', 'One moment …'])
  click(aControl('add to cart', { dataset: { add: '7' } }))
  expect(status.textContent).toBe('Adding …')
})

it('replays a choice in a select', () => {
  const { page, done, aControl, replay } = openPage()
  const sort = aControl('sort', { kind: 'select', tagName: 'SELECT' })
  page.onchange({ target: sort })
  page.onchange({ target: aControl('a name', { kind: 'input' }) })
  replay()
  revive(sort)
  vi.advanceTimersByTime(1000)
  expect(done).toEqual(['sort: change true'])
})

it('submits a filter as a form until the bundle is loaded and handles it', () => {
  const { page, done, aControl, replay } = openPage()
  const form = aControl('form', { kind: '[data-apply]', requestSubmit: () => done.push('submitted') })
  const filter = aControl('filter', { kind: 'input', form })
  page.onchange({ target: filter })
  expect(done).toEqual(['submitted'])
  expect(form.ariaBusy).toBe('true')
  replay()
  page.onchange({ target: filter })
  expect(done).toEqual(['submitted'])
})

it('remembers an addition to the cart for the next page until it is performed here', () => {
  const { done, aControl, click, replay } = openPage()
  const add = aControl('add to cart', { dataset: { add: '7' }, parentNode: { querySelector: () => ({ value: '3' }) } })
  click(add)
  click(add)
  expect(readAdditions(), 'a busy button is not clicked twice').toEqual([
    { id: 7, qty: 3, at: 'https://shop.example/dogs', page: performance.timeOrigin },
  ])
  revive(add)
  replay()
  vi.advanceTimersByTime(1000)
  expect(done).toEqual(['add to cart'])
  expect(readAdditions()).toEqual([])
})

it('does not repeat an addition that the next page has performed, after a return through the page cache', () => {
  const { done, aControl, click, replay } = openPage()
  const add = aControl('add to cart', { dataset: { add: '7' } })
  click(add)
  sessionStorage.removeItem('early')
  revive(add)
  replay()
  vi.advanceTimersByTime(1000)
  expect(done).toEqual([])
})
