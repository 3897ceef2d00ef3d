import { drawText } from '../lettering.ts'
import type { Stage } from '../stage.ts'
import { group, line } from '../svg.ts'

/** The product slightly rotated, with measuring lines: the second picture of unpacked products. */
export function measured(stage: Stage, art: string): string {
  // Neutral grey reads on the sand of the light theme and on the dark one.
  const ink = '#7d8580'
  const label = stage.packshot.size ?? ''
  const box = { x: 340, y: 926, width: 320, height: 56 }
  return (
    group(art, 'transform="matrix(.8 -.05 0 .86 118 52)"') +
    line('M120 908H880M120 890v36M880 890v36M60 120V840M42 120h36M42 840h36', ink, 4) +
    (label ? drawText(stage.paint, { text: label, face: 'text', box, colour: ink, maxSize: 46 }) : '')
  )
}
