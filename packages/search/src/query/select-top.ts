/** Sort keys of candidates, one array per key, smallest first; the last key must differ for all of them. */
export type SortKeys = readonly Float64Array[]

/** Positions of the `wanted` smallest of `count` candidates, in order. A heap of that size: the rest is looked at once. */
export function selectTop(keys: SortKeys, count: number, wanted: number): Uint32Array {
  // `|| 0` answers a request for NaN candidates.
  const size = Math.max(0, Math.trunc(Math.min(count, wanted))) || 0
  const heap = new Uint32Array(size)
  if (size === 0) return heap
  const first = keys[0]!
  let length = 0
  for (let candidate = 0; candidate < count; candidate++) {
    if (length < size) siftUp(keys, heap, length++, candidate)
    else if (first[candidate]! <= first[heap[0]!]! && isBefore(keys, candidate, heap[0]!)) siftDown(keys, heap, size, candidate)
  }
  // The heap keeps its worst on top: taking it off again and again fills the answer from the end.
  for (let end = size - 1; end > 0; end--) {
    const worst = heap[0]!
    siftDown(keys, heap, end, heap[end]!)
    heap[end] = worst
  }
  return heap
}

function isBefore(keys: SortKeys, a: number, b: number): boolean {
  for (const key of keys) {
    const left = key[a]!
    const right = key[b]!
    if (left !== right) return left < right
  }
  return false
}

function siftUp(keys: SortKeys, heap: Uint32Array, from: number, candidate: number): void {
  let at = from
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!isBefore(keys, heap[parent]!, candidate)) break
    heap[at] = heap[parent]!
    at = parent
  }
  heap[at] = candidate
}

function siftDown(keys: SortKeys, heap: Uint32Array, length: number, candidate: number): void {
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= length) break
    if (child + 1 < length && isBefore(keys, heap[child]!, heap[child + 1]!)) child++
    if (!isBefore(keys, candidate, heap[child]!)) break
    heap[at] = heap[child]!
    at = child
  }
  heap[at] = candidate
}
