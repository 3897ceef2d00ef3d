/** Counts hits of a key within a window that begins with the first hit. Decision 0027. */
export interface HitCounter {
  /** Counts a hit. Returns the number of hits including this one, and when the window ends. */
  hit(key: string, windowMs: number): Promise<{ readonly hits: number; readonly endsAtMs: number }>
  /** Uncounts one hit within its window. */
  undo(key: string): Promise<void>
}
