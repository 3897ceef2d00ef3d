/** The order of candidates: by the keys at their position, smallest first; if all keys are equal, by a key of the candidate itself. */
export interface Order {
  keys: readonly Float64Array[]
  candidates: Uint32Array
  /** Must be different for each candidate, so that the order is total. */
  tieKeys: Float64Array
}

/** Positions of the `wanted` smallest of `count` candidates, in order. Uses a heap of that size and looks at each candidate once. */
export function selectTop(order: Order, count: number, wanted: number): Uint32Array {
  // `|| 0` handles a request for NaN candidates.
  const size = Math.max(0, Math.trunc(Math.min(count, wanted))) || 0
  const heap = new Uint32Array(size)
  if (size === 0) return heap
  for (let candidate = 0; candidate < size; candidate++) siftUp(order, heap, candidate)
  offerRest(order, heap, count)
  // The heap has its worst candidate on top: removing it repeatedly fills the result from the end.
  for (let end = size - 1; end > 0; end--) {
    const last = heap[0]!
    siftDown(order, heap, end, heap[end]!)
    heap[end] = last
  }
  return heap
}

/** The first key excludes most candidates without a call. Without keys all are equal, and ids decide. */
function offerRest(order: Order, heap: Uint32Array, count: number): void {
  const first = order.keys[0] ?? new Float64Array(count)
  let worst = first[heap[0]!]!
  for (let candidate = heap.length; candidate < count; candidate++) {
    if (first[candidate]! > worst || !isBefore(order, candidate, heap[0]!)) continue
    siftDown(order, heap, heap.length, candidate)
    worst = first[heap[0]!]!
  }
}

function isBefore({ keys, candidates, tieKeys }: Order, a: number, b: number): boolean {
  for (let key = 0; key < keys.length; key++) {
    const left = keys[key]![a]!
    const right = keys[key]![b]!
    if (left !== right) return left < right
  }
  return tieKeys[candidates[a]!]! < tieKeys[candidates[b]!]!
}

/** Candidates are added in order of position: the n-th one starts at place n of the heap. */
function siftUp(order: Order, heap: Uint32Array, candidate: number): void {
  let at = candidate
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!isBefore(order, heap[parent]!, candidate)) break
    heap[at] = heap[parent]!
    at = parent
  }
  heap[at] = candidate
}

function siftDown(order: Order, heap: Uint32Array, length: number, candidate: number): void {
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= length) break
    if (child + 1 < length && isBefore(order, heap[child]!, heap[child + 1]!)) child++
    if (!isBefore(order, candidate, heap[child]!)) break
    heap[at] = heap[child]!
    at = child
  }
  heap[at] = candidate
}
