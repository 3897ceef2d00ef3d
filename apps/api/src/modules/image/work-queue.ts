/** Runs at most `width` jobs at once and queues up to `length`; returns null for further ones. Calls with equal keys share a job. */
export function createWorkQueue<T>({ width, length }: { width: number; length: number }) {
  const inFlight = new Map<string, Promise<T>>()
  const waiting: (() => void)[] = []
  let running = 0

  async function run(job: () => Promise<T>): Promise<T> {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await job()
    } finally {
      // Pass the slot to the job that has waited longest, or release it.
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }

  return (key: string, job: () => Promise<T>): Promise<T> | null => {
    const known = inFlight.get(key)
    if (known !== undefined) return known
    if (waiting.length >= length) return null
    const started = run(job).finally(() => inFlight.delete(key))
    inFlight.set(key, started)
    return started
  }
}
