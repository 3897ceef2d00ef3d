import type { PackShape } from '../picture.ts'
import type { Face, Stage } from '../stage.ts'
import { drawBottle, drawSpray, drawTube } from './bottles.ts'
import { drawBox, drawBucket, drawTin, drawTub } from './hard-packs.ts'
import { drawBag, drawHay, drawPouch } from './soft-packs.ts'

export const SHAPES: Partial<Record<PackShape, { draw: (stage: Stage, face: Face) => string }>> = {
  bag: { draw: drawBag }, pouch: { draw: drawPouch }, hay: { draw: drawHay }, tin: { draw: drawTin }, box: { draw: drawBox }, tub: { draw: drawTub }, bucket: { draw: drawBucket },
  bottle: { draw: drawBottle }, spray: { draw: drawSpray }, tube: { draw: drawTube },
}
