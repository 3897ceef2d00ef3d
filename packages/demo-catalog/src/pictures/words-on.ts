import type { Packshot } from './picture.ts'
import { SHAPES } from './shapes/shape-table.ts'

/**
 * Everything on the picture that is written in a language; the brand's name is not. Two packshots that differ only in their words
 * and have the same words here are the same picture.
 */
export function wordsOn({ shape, view, title, variety, label = variety ? { title, variety } : { title }, size }: Packshot): string[] {
  const isPack = SHAPES[shape].kind === 'pack'
  // A close-up of a pack shows its contents, without text. Other products have text only in the view with measurements.
  const words: Record<Packshot['view'], (string | undefined)[]> = {
    front: isPack ? [label.title, label.variety, size] : [],
    angle: isPack ? [label.title, size] : [size],
    detail: [],
  }
  return words[view].filter((word) => word !== undefined)
}
