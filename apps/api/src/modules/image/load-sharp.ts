import type sharp from 'sharp'

/** Loaded when the first picture is rendered: its modules would take time and memory at every start. */
export async function loadSharp(): Promise<typeof sharp> {
  loading ??= prepare()
  return loading
}

let loading: Promise<typeof sharp> | null = null

async function prepare(): Promise<typeof sharp> {
  const { default: library } = await import('sharp')
  // The queues limit how many pictures are rendered at once, each on one thread: more would only compete for the cores and use more memory.
  library.concurrency(1)
  library.cache(false)
  return library
}
