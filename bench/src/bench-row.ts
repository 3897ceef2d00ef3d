/** One measured figure. `floor` is a bare minimum measured in the same run, so that machines can be compared by the ratio. */
export interface BenchRow {
  name: string
  value: number
  unit: string
  floor?: number
  /** The target, as displayed. */
  goal?: string
}
