import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../../tools/find-browser.ts'

/** How many times slower a mid-range phone is than a desktop, as in Lighthouse. */
const SLOWER = 4
/** Words of the demo shop, two of them misspelt. They are typed key by key. */
const WORDS = ['salmon', 'chicken kibble', 'flea', 'chiken', 'cat litter', 'collar', 'aquarium', 'harnes', 'puppy food', 'bird seed']
/** The words change the results some thirty times, and the 95th percentile of so few keys would be the second slowest one. */
const ROUNDS = 3
/** Pause after each key, longer than any results take, so that each key is measured alone. */
const PAUSE_MS = 300
const DEVICE_LIMIT_MS = 120_000

export interface Typing {
  /** Keys that changed the results. */
  readonly keys: number
  readonly p50Ms: number
  readonly p95Ms: number
}

/**
 * From the browser's timestamp of a key to the results of the device in the document, on a processor slowed down four times. The server's
 * answers to the same searches are held back. There is no worker, which the browser would not slow down: everything runs in the page.
 */
export async function measureTyping(url: string): Promise<Typing> {
  const browser = await chromium.launch({ ...findBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })
    await page.addInitScript(withoutWorker)
    const isStored = page.waitForResponse((response) => /\/pack\/\w+/.test(response.url()), { timeout: DEVICE_LIMIT_MS })
    await page.goto(url)
    await isStored
    // Load everything that the panel needs before the processor is slowed down.
    await typeWord(page, 'dog food')
    await page.getByRole('option').first().waitFor({ timeout: DEVICE_LIMIT_MS })
    await page.route('**/product/_search?**', () => new Promise(() => {}))
    await page.evaluate(recordResults)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    for (let round = 0; round < ROUNDS; round++) {
      for (const word of WORDS) await typeWord(page, word)
    }
    const times = (await page.evaluate(() => (globalThis as Recording).answered ?? [])).toSorted((a, b) => a - b)
    if (times.length < ROUNDS * WORDS.length) throw new Error(`only ${times.length} keys changed the results`)
    return { keys: times.length, p50Ms: quantile(times, 0.5), p95Ms: quantile(times, 0.95) }
  } finally {
    await browser.close()
  }
}

async function typeWord(page: Page, word: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search products' })
  await field.fill('')
  await field.focus()
  for (const key of word) {
    await page.keyboard.press(key)
    await page.waitForTimeout(PAUSE_MS)
  }
}

/** Runs in the page before its own code, which then searches in the page. */
function withoutWorker(): void {
  Object.defineProperty(globalThis, 'Worker', { value: undefined })
}

interface Recording {
  /** Milliseconds of each key that changed the results. */
  answered?: number[]
}

/** Runs in the page. Leaves out keystrokes whose results equal the previous ones, because they change nothing on the screen. */
function recordResults(): void {
  const recording = globalThis as Recording
  const times = (recording.answered = [] as number[])
  let pressedAt: number | null = null
  let changedAt: number | null = null
  function settle(): void {
    if (pressedAt !== null && changedAt !== null) times.push(changedAt - pressedAt)
    pressedAt = changedAt = null
  }
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      settle()
      pressedAt = timeStamp
    },
    { capture: true },
  )
  // Emptying the field before the next word is not a keystroke to measure: it shows popular searches.
  document.addEventListener('input', ({ target }) => (target as HTMLInputElement).value === '' && settle(), { capture: true })
  const isResult = (node: Node) => node instanceof Element && node.closest('[role=listbox]') !== null
  const panel = document.querySelector('[role=search] .search-results')
  if (panel === null) throw new Error('there is no search panel')
  new MutationObserver((records) => {
    const isChanged = records.some(
      ({ target, addedNodes }) => isResult(target) || isResult(target.parentElement ?? target) || [...addedNodes].some(isResult),
    )
    if (isChanged) changedAt = performance.now()
  }).observe(panel, { childList: true, characterData: true, subtree: true })
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}
