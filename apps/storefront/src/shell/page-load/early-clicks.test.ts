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
  type: unknown
  dataset: Record<string, string>
  ariaBusy: string | null
  ariaDisabled: string | null
  isConnected: boolean
  __reactFiber?: object
}

/** The part of a page that its inline script uses. */
function openPage() {
  const status = { textContent: '', dataset: { add: 'Adding …', wait: 'One moment …', failed: 'Not loaded' } }
  const controls: Control[] = []
  const heard: Record<string, ((event: object) => void)[]> = {}
  const hear = (name: string, event: object) => heard[name]?.forEach((listener) => void listener(event))
  const page = createContext({
    sessionStorage,
    performance: { timeOrigin: performance.timeOrigin },
    location: { href: 'https://shop.example/dogs' },
    document: {
      getElementById: () => status,
      querySelectorAll: () => controls.filter(({ ariaBusy }) => ariaBusy === 'true'),
      documentElement: {
        addEventListener: (name: string, listener: (event: object) => void) => void (heard[`html ${name}`] ??= []).push(listener),
      },
    },
    // Listeners of the capturing phase are called before React, the others after it.
    addEventListener: (name: string, listener: (event: object) => void, capture = false) =>
      void (heard[capture ? `first ${name}` : name] ??= []).push(listener),
    setTimeout,
  }) as {
    early: HTMLElement[]
    addEventListener: EventTarget['addEventListener']
    onclick(event: object): void
    onchange(event: object): void
  }
  runInContext(RECORD_CLICKS, page)
  const done: string[] = []
  function aControl(name: string, { kind = 'button[type=button]', ...more }: { kind?: string; [field: string]: unknown } = {}) {
    const control = {
      dataset: {},
      type: kind.startsWith('button') ? 'button' : undefined,
      ariaBusy: null as string | null,
      ariaDisabled: null as string | null,
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
    controls.push(control)
    return control
  }
  return {
    page,
    status,
    done,
    aControl,
    click: (control: Control) => page.onclick({ target: control }),
    replay: () => replayClicks(page, () => {}),
    fillIn(control: object | undefined, react = () => {}) {
      const isBox = (control as Control | undefined)?.type === 'checkbox'
      for (const type of isBox ? ['click', 'input'] : ['input']) {
        const event = { type, target: control }
        hear(`first ${type}`, event)
        react()
        hear(`html ${type}`, event)
        hear(type, event)
      }
    },
    /** React stops what belongs to a part that it is still hydrating: the page hears nothing more. */
    stop(type: string, control: object) {
      hear(`first ${type}`, { type, target: control, isTrusted: true })
      vi.advanceTimersByTime(1)
    },
    /** How an event that is repeated fares. */
    repeated(type: string, { isStopped = false } = {}) {
      const event = { type, target: {} }
      hear(`first ${type}`, event)
      if (!isStopped) hear(`html ${type}`, event)
    },
    clickAlive() {
      const event = { type: 'click', isTrusted: true, target: {} }
      hear('first click', event)
      hear('html click', event)
    },
    comeBack: () => hear('pageshow', { persisted: true }),
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

it('repeats a click that comes long after the bundle, in a part that is loaded when it is needed', () => {
  const { done, aControl, click, replay } = openPage()
  replay()
  vi.advanceTimersByTime(60_000)
  const late = aControl('late')
  click(late)
  revive(late)
  vi.advanceTimersByTime(100)
  expect(done).toEqual(['late'])
})

it('repeats a click that React has stopped, although the button has its mark, until its handler is called', () => {
  const { done, status, aControl, replay, stop, repeated } = openPage()
  replay()
  let isHydrated = false
  const menu = aControl('menu', {
    click() {
      repeated('click', { isStopped: !isHydrated })
      if (isHydrated) done.push('menu')
    },
  })
  stop('click', revive(menu))
  expect([menu.ariaBusy, status.textContent]).toEqual(['true', 'One moment …'])
  vi.advanceTimersByTime(1000)
  expect([done, menu.ariaBusy]).toEqual([[], 'true'])
  isHydrated = true
  vi.advanceTimersByTime(1000)
  expect([done, menu.ariaBusy]).toEqual([['menu'], null])
})

it('keeps an addition whose repeated click is stopped too', () => {
  const { aControl, replay, stop, repeated } = openPage()
  replay()
  const add = aControl('add', { dataset: { add: '7' }, click: () => repeated('click', { isStopped: true }) })
  stop('click', revive(add))
  vi.advanceTimersByTime(1000)
  expect(readAdditions()).toHaveLength(1)
})

it('waits with an addition while the button is busy with an earlier one, and would ignore the click', () => {
  const { done, aControl, click, replay } = openPage()
  const add = aControl('add', { dataset: { add: '7' }, ariaDisabled: 'true' })
  click(add)
  revive(add)
  replay()
  vi.advanceTimersByTime(1000)
  expect([done, readAdditions()]).toEqual([[], [expect.objectContaining({ id: 7 })]])
  add.ariaDisabled = null
  vi.advanceTimersByTime(1000)
  expect([done, readAdditions()]).toEqual([['add'], []])
})

it('leaves a click to React when React lets it through', () => {
  const { done, aControl, replay, fillIn } = openPage()
  replay()
  fillIn(Object.assign(revive(aControl('box')), { type: 'checkbox' }))
  vi.advanceTimersByTime(1000)
  expect(done).toEqual([])
})

it('keeps what is typed and ticked in a part that React is still hydrating', () => {
  const { aControl, replay, stop } = openPage()
  const { known, controls, render, hydrate } = aForm(aControl, { name: { value: '' }, photo: { value: 'on', checked: false } })
  replay()
  for (const control of Object.values(controls)) revive(control)
  Object.assign(controls['name']!, { value: 'Sipho' })
  stop('input', controls['name']!)
  Object.assign(controls['photo']!, { checked: true })
  stop('click', controls['photo']!)
  hydrate()
  render()
  vi.advanceTimersByTime(1000)
  expect(known).toEqual({ name: { value: 'Sipho' }, photo: { value: 'on', checked: true } })
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

/** Fields of one form in React's hands: whenever it hears of one, it renders all of them with the values that it knows. */
function aForm(aControl: ReturnType<typeof openPage>['aControl'], fields: Record<string, { value: string; checked?: boolean }>) {
  const known = structuredClone(fields)
  const lastHeard: Record<string, string> = {}
  const controls = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const control: Control & { value: string; checked?: boolean } = Object.assign(aControl(name, { kind: 'input' }), field, {
        type: field.checked === undefined ? 'text' : 'checkbox',
        _valueTracker: { setValue: (value: string) => void (lastHeard[name] = value) },
        dispatchEvent({ type }: Event) {
          const { value, checked } = control
          const heard = checked === undefined ? value : String(checked)
          if (type !== (checked === undefined ? 'change' : 'click') || lastHeard[name] === heard) return
          lastHeard[name] = heard
          known[name] = checked === undefined ? { value } : { value, checked }
          render()
        },
      })
      return [name, control]
    }),
  )
  function render() {
    for (const [name, control] of Object.entries(controls)) Object.assign(control, known[name])
  }
  function hydrate() {
    for (const [name, control] of Object.entries(controls)) {
      revive(control)
      lastHeard[name] = String(control.checked ?? control.value)
    }
  }
  return { known, controls, render, hydrate }
}

it('keeps everything that was typed and ticked, however often React has rendered before it hears of it', () => {
  const { aControl, replay, fillIn } = openPage()
  const { known, controls, render, hydrate } = aForm(aControl, {
    name: { value: '' },
    photo: { value: 'on', checked: false },
    bag: { value: 'on', checked: false },
  })
  controls['name']!.value = 'Sipho'
  fillIn(controls['name'])
  for (const box of ['photo', 'bag']) {
    controls[box]!.checked = true
    fillIn(controls[box])
  }
  replay()
  hydrate()
  render()
  vi.advanceTimersByTime(1000)
  expect(known).toEqual({ name: { value: 'Sipho' }, photo: { value: 'on', checked: true }, bag: { value: 'on', checked: true } })
  expect(controls['name']!.value).toBe('Sipho')
})

it('keeps what is typed and ticked in the event that makes React hydrate the field with its former value', () => {
  const { fillIn, aControl, replay } = openPage()
  const { known, controls, render, hydrate } = aForm(aControl, { name: { value: '' }, photo: { value: 'on', checked: false } })
  function react() {
    hydrate()
    render()
  }
  replay()
  Object.assign(controls['name']!, { value: 'Sipho' })
  Object.assign(controls['photo']!, { checked: true })
  fillIn(controls['photo'])
  fillIn(controls['name'], react)
  vi.advanceTimersByTime(1000)
  expect(known).toEqual({ name: { value: 'Sipho' }, photo: { value: 'on', checked: true } })
})

it('says it again when the first event made React finish hydration, which resets the field', () => {
  const { aControl, replay, fillIn } = openPage()
  const { known, controls, render, hydrate } = aForm(aControl, { name: { value: '' } })
  const name = controls['name'] as unknown as HTMLInputElement
  const dispatchEvent = name.dispatchEvent
  let isFirst = true
  name.dispatchEvent = (event) => {
    if (!isFirst) return dispatchEvent(event)
    isFirst = false
    render()
    return true
  }
  name.value = 'Sipho'
  fillIn(name)
  replay()
  hydrate()
  vi.advanceTimersByTime(1000)
  expect(known['name']).toEqual({ value: 'Sipho' })
})

it('says what was filled in before a click that React hears at once', () => {
  const { aControl, replay, clickAlive, fillIn } = openPage()
  const { known, controls, hydrate } = aForm(aControl, { name: { value: '' }, photo: { value: 'on', checked: false } })
  Object.assign(controls['name']!, { value: 'Sipho' })
  Object.assign(controls['photo']!, { checked: true })
  fillIn(controls['name'])
  fillIn(controls['photo'])
  replay()
  hydrate()
  clickAlive()
  expect(known).toEqual({ name: { value: 'Sipho' }, photo: { value: 'on', checked: true } })
})

it('takes the last text, also when it was typed between hydration and the repeated input', () => {
  const { aControl, replay, fillIn } = openPage()
  const { known, controls, hydrate } = aForm(aControl, { name: { value: '' } })
  function type(value: string) {
    controls['name']!.value = value
    fillIn(controls['name'])
  }
  type('Sip')
  replay()
  type('Siph')
  hydrate()
  type('Sipho')
  vi.advanceTimersByTime(1000)
  expect(known['name']).toEqual({ value: 'Sipho' })
})

it('repeats input and clicks in their order', () => {
  const { done, aControl, click, replay, fillIn } = openPage()
  const quantity = aControl('quantity', { kind: 'input', value: '3' })
  const add = aControl('add to cart', { dataset: { add: '7' } })
  fillIn(quantity)
  click(add)
  revive(add)
  replay()
  vi.advanceTimersByTime(1000)
  expect(done).toEqual([])
  revive(quantity)
  vi.advanceTimersByTime(1000)
  expect(done).toEqual(['quantity: click true', 'quantity: click true', 'quantity: change true', 'add to cart'])
})

it('keeps what was typed when the bundle is late, and for the return through the page cache', () => {
  const { page, aControl, click, comeBack, fillIn } = openPage()
  const name = aControl('name', { kind: 'input', value: 'Sipho' })
  fillIn(name)
  click(aControl('menu'))
  vi.advanceTimersByTime(31_000)
  comeBack()
  expect(page.early).toEqual([name])
})

it('leaves the input of a hydrated control to React', () => {
  const { page, aControl, fillIn } = openPage()
  fillIn(revive(aControl('name', { kind: 'input', value: 'Sipho' })))
  expect(page.early).toEqual([])
})

it('submits a filter as a form until the bundle is loaded and handles it', () => {
  const { page, done, aControl, replay, fillIn } = openPage()
  const form = aControl('form', { kind: '[data-apply]', requestSubmit: () => done.push('submitted') })
  const filter = aControl('filter', { kind: 'input', form })
  const sort = aControl('sort', { kind: 'select', form })
  function choose(control: Control) {
    fillIn(control)
    page.onchange({ target: control })
  }
  choose(filter)
  expect(done).toEqual(['submitted'])
  expect(form.ariaBusy).toBe('true')
  replay()
  choose(filter)
  choose(sort)
  revive(filter)
  revive(sort)
  vi.advanceTimersByTime(1000)
  expect(done, 'the filters look by themselves, the sort order has to hear of it').toEqual([
    'submitted',
    'sort: click true',
    'sort: click true',
    'sort: change true',
  ])
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

it('says so when no bundle arrives, and leaves nothing busy but what is kept for the next page', () => {
  const { page, status, done, aControl, click, replay } = openPage()
  const [menu, add] = [aControl('menu'), aControl('add to cart', { dataset: { add: '7' } })]
  click(menu)
  click(add)
  vi.advanceTimersByTime(29_000)
  expect([menu.ariaBusy, status.textContent]).toEqual(['true', 'Adding …'])
  vi.advanceTimersByTime(2000)
  expect([menu.ariaBusy, add.ariaBusy, status.textContent]).toEqual([null, 'true', 'Not loaded'])
  expect([page.early, readAdditions()]).toEqual([[add], [expect.objectContaining({ id: 7 })]])
  revive(menu)
  revive(add)
  replay()
  vi.advanceTimersByTime(1000)
  expect(done, 'an old click on a menu opens nothing').toEqual(['add to cart'])
})

it('forgets clicks when the shopper returns through the page cache, and leaves nothing busy', () => {
  const { page, status, done, aControl, click, replay, comeBack } = openPage()
  const [menu, form] = [aControl('menu'), aControl('form', { kind: '[data-apply]', requestSubmit: () => {} })]
  click(menu)
  page.onchange({ target: aControl('filter', { kind: 'input', form }) })
  comeBack()
  expect([menu.ariaBusy, form.ariaBusy, status.textContent]).toEqual([null, null, ''])
  revive(menu)
  replay()
  vi.advanceTimersByTime(1000)
  expect(done).toEqual([])
})

it('leaves buttons alone that React shows as busy', () => {
  const { aControl, comeBack } = openPage()
  const sending = aControl('order', { ariaBusy: 'true', __reactFiber: {} })
  comeBack()
  expect(sending.ariaBusy).toBe('true')
})
