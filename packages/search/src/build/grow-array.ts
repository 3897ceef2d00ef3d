type Growable = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array

/** The array itself when it has room for `length` entries, else a copy with half as much again. */
export function growArray<A extends Growable>(array: A, length: number): A {
  if (array.length >= length) return array
  const larger = new (array.constructor as new (length: number) => A)(Math.max(length, Math.ceil(array.length * 1.5), 16))
  larger.set(array)
  return larger
}
