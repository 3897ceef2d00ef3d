import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeEach, vi } from 'vitest'
import { replayClicks } from '../early-clicks.tsx'
import { RECORD_CLICKS } from '../record-clicks.ts'

/** Gives each test of the file fake timers and an empty session storage. */
export function setUpTab(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('sessionStorage', aStorage())
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/** The part of session storage that is used here: entries are properties too. */
function aStorage() {
  const entries: Record<string, string> = {}
  return Object.defineProperties(entries, {
    getItem: { value: (key: string) => entries[key] ?? null },
    setItem: { value: (key: string, text: string) => void (entries[key] = text) },
    removeItem: { value: (key: string) => void delete entries[key] },
  })
}

export interface Control {
  type: unknown
  dataset: Record<string, string>
  ariaBusy: string | null
  ariaDisabled: string | null
  isConnected: boolean
  __reactFiber?: object
}

/** The part of a page that its inline script uses. */
export function openPage() {
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
    /** React stops events of parts that it is still hydrating: later listeners do not get them. */
    stop(type: string, control: object) {
      hear(`first ${type}`, { type, target: control, isTrusted: true })
      vi.advanceTimersByTime(1)
    },
    /** Passes on an event that is repeated; with `isStopped`, React stops it. */
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

/** Marks the control as hydrated, as React does. */
export const revive = (control: Control) => Object.assign(control, { __reactFiber: {} })

/** Fields of one form that React controls: whenever it handles an event of one, it renders all of them with the values that it knows. */
export function aForm(aControl: ReturnType<typeof openPage>['aControl'], fields: Record<string, { value: string; checked?: boolean }>) {
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
