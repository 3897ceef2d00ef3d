import { expect, it, vi } from 'vitest'
import { aForm, type Control, openPage, revive, setUpTab } from './testing/early-page.ts'

setUpTab()

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

it('keeps everything that was typed and ticked, however often React has rendered before it handles the event', () => {
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

it('repeats the event when the first one made React finish hydration, which resets the field', () => {
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

it('tells React what was filled in before a click that it handles at once', () => {
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

it('keeps what was typed when the bundle is late, also after a return through the page cache', () => {
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
