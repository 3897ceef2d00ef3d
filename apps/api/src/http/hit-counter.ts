/** Counts hits of a key within a window that begins with the first of them. Decision 0027. */
export interface HitCounter {
  /** How many hits there are with this one, and when the window ends. */
  hit(key: string, windowMs: number): Promise<{ readonly hits: number; readonly endsAtMs: number }>
  /** Takes one hit back within its window. */
  giveBack(key: string): Promise<void>
}
