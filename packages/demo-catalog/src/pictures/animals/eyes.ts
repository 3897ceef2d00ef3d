import { oval } from '../svg.ts'

/** A dark, friendly eye with a glint. */
export function eye(x: number, y: number, radius: number, iris = '#2a1a12'): string {
  return oval(x, y, radius, radius, iris) + oval(x + radius * 0.3, y - radius * 0.35, radius * 0.32, radius * 0.32, '#ffffff')
}
