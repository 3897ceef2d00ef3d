import type { Clock } from './clock.ts'

export interface Due<Job> {
  readonly at: number
  readonly job: Job
}

interface SchedulerOptions<Job> {
  readonly clock: Clock
  /** Jobs are plain data in the ledger, so that a restarted simulator still sends pending notifications. */
  readonly due: Due<Job>[]
  readonly run: (job: Job) => Promise<void>
}

/** Runs jobs when the simulators' clock reaches their time, also when the clock is moved. */
export class Scheduler<Job> {
  readonly #options: SchedulerOptions<Job>
  readonly #running = new Set<Promise<void>>()
  #timer: NodeJS.Timeout | null = null
  #closed = false

  constructor(options: SchedulerOptions<Job>) {
    this.#options = options
  }

  add(at: number, job: Job): void {
    this.#options.due.push({ at, job })
    this.wake()
  }

  /** Starts everything that is due and sets a timer for the next job. Call it after the clock was moved. */
  wake(): void {
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#closed) return
    const { clock, due } = this.#options
    due.sort((a, b) => a.at - b.at)
    for (let next = due[0]; next && next.at <= clock.now(); next = due[0]) {
      due.shift()
      this.#start(next.job)
    }
    const next = due[0]
    // Node limits a timer to 2^31 ms; the timer only wakes this method.
    if (next) this.#timer = setTimeout(() => this.wake(), Math.min(next.at - clock.now(), 2 ** 30)).unref()
  }

  /** Resolves when no job is running. */
  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#timer) clearTimeout(this.#timer)
    await this.settle()
  }

  #start(job: Job): void {
    const running: Promise<void> = this.#options.run(job).finally(() => this.#running.delete(running))
    this.#running.add(running)
  }
}
