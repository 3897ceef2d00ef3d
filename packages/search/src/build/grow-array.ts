type Growable = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array

/** Returns the array when it holds `length` entries, otherwise a copy that is at least 1.5 times as long. */
export function growArray<A extends Growable>(array: A, length: number): A {
  if (array.length >= length) return array
  const larger = new (array.constructor as new (length: number) => A)(Math.max(length, Math.ceil(array.length * 1.5), 16))
  larger.set(array)
  return larger
}
