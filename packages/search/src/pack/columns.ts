/** A JSON value that can be written. Members that are undefined are left out, as in JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json | undefined }
export type Row = Readonly<Record<string, Json | undefined>>

/**
 * Rows as columns: each name is written once, and similar values are next to each other, which compresses to a third less than rows.
 * A column has only the values of rows that have the member; `lacking` tells the other rows, each as the distance to the one before.
 */
interface Columns {
  readonly count: number
  readonly columns: readonly Column[]
}

type Column =
  | { readonly name: string; readonly kind: 'values'; readonly values: readonly Json[]; readonly lacking?: readonly number[] }
  /** The member is an object in every row that has it: these objects as columns. */
  | { readonly name: string; readonly kind: 'rows'; readonly rows: Columns; readonly lacking?: readonly number[] }
  /** The member is a list of objects in every row that has it: the objects of all lists as columns, and the length of each list. */
  | {
      readonly name: string
      readonly kind: 'lists'
      readonly lengths: readonly number[]
      readonly rows: Columns
      readonly lacking?: readonly number[]
    }

export function writeColumns(rows: readonly Row[]): string {
  return JSON.stringify(toColumns(rows))
}

/** @throws SyntaxError for text that `writeColumns` did not write. */
export function readColumns(text: string): Record<string, Json>[] {
  return toRows(JSON.parse(text) as Columns)
}

function toColumns(rows: readonly Row[]): Columns {
  const names = new Set(rows.flatMap((row) => Object.keys(row).filter((name) => row[name] !== undefined)))
  return { count: rows.length, columns: Array.from(names, (name) => toColumn(name, rows)) }
}

function toColumn(name: string, rows: readonly Row[]): Column {
  const lacking: number[] = []
  const values: Json[] = []
  rows.forEach((row, at) => {
    const value = Object.hasOwn(row, name) ? row[name] : undefined
    if (value === undefined) lacking.push(at)
    else values.push(value)
  })
  const gaps = lacking.length > 0 ? { lacking: toSteps(lacking) } : {}
  if (values.every(isRow)) return { name, kind: 'rows', rows: toColumns(values), ...gaps }
  if (values.every(isListOfRows) && values.some(({ length }) => length > 0)) {
    return { name, kind: 'lists', lengths: values.map(({ length }) => length), rows: toColumns(values.flat()), ...gaps }
  }
  return { name, kind: 'values', values, ...gaps }
}

function toRows({ count, columns }: Columns): Record<string, Json>[] {
  const rows = Array.from({ length: count }, (): Record<string, Json> => ({}))
  for (const column of columns) {
    const values = valuesOf(column)
    const lacking = new Set(fromSteps(column.lacking ?? []))
    let next = 0
    for (let at = 0; at < count; at++) {
      if (lacking.has(at)) continue
      // A plain assignment of `__proto__` would set the prototype.
      Object.defineProperty(rows[at]!, column.name, { value: values[next++], enumerable: true, writable: true, configurable: true })
    }
  }
  return rows
}

function valuesOf(column: Column): readonly Json[] {
  if (column.kind === 'values') return column.values
  const rows = toRows(column.rows)
  if (column.kind === 'rows') return rows
  let from = 0
  return column.lengths.map((length) => {
    from += length
    return rows.slice(from - length, from)
  })
}

function isRow(value: Json): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isListOfRows(value: Json): value is Row[] {
  return Array.isArray(value) && value.every(isRow)
}

/** Ascending numbers as distances to the one before: small numbers that repeat compress well. */
function toSteps(numbers: readonly number[]): number[] {
  return numbers.map((number, at) => number - (at === 0 ? 0 : numbers[at - 1]!))
}

function fromSteps(steps: readonly number[]): number[] {
  let sum = 0
  return steps.map((step) => {
    sum += step
    return sum
  })
}
