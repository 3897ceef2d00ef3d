import { createPaint } from './paint.ts'
import type { Scene } from './picture.ts'
import { drawAquarium, drawAviary } from './scenes/enclosures.ts'
import { drawClinic, drawLivingRoom } from './scenes/indoors.ts'
import { drawFarm, drawGarden, drawKennelScene, drawMeadow, drawPaddock } from './scenes/outdoors.ts'
import { drawSavanna } from './scenes/savanna.ts'
import { STAGE, toneOf, type View } from './scenes/scenery.ts'
import { drawTerrarium } from './scenes/terrarium.ts'
import { createDice, seedOf } from './seed.ts'
import { svgDocument } from './svg.ts'

const SCENES: Readonly<Record<Scene['scene'], (view: View) => string>> = {
  savanna: drawSavanna,
  kennel: drawKennelScene,
  'living-room': drawLivingRoom,
  aquarium: drawAquarium,
  aviary: drawAviary,
  terrarium: drawTerrarium,
  paddock: drawPaddock,
  farm: drawFarm,
  garden: drawGarden,
  clinic: drawClinic,
  meadow: drawMeadow,
}

/** Horizontal position of the subject in scenes: right of the centre. */
const SUBJECT_X = 1020
/** How much of what a wide picture loses is sky: the animals stand near the lower edge. */
const SKY_SHARE = 0.75
/** Below this aspect ratio a centred crop would cut the subject. */
const NARROW = 1000

/** A full-bleed picture. It is composed at 16:9; other proportions crop its sides, and a narrow one keeps the subject whole. */
export function drawScene(scene: Scene): string {
  const { animal, figure, mood, width, height, crop } = scene
  const view: View = {
    animal,
    figure,
    mood,
    paint: createPaint(),
    dice: createDice(seedOf(`${scene.scene}|${animal}`)),
    tone: toneOf(mood),
  }
  const art = SCENES[scene.scene](view)
  return svgDocument(view.paint.definitions() + art, {
    width,
    height,
    viewBox: crop ? `${crop.left} ${crop.top} ${crop.width} ${Math.round((crop.width * height) / width)}` : viewBoxOf(width / height),
    more: 'preserveAspectRatio="xMidYMid slice"',
  })
}

function viewBoxOf(proportion: number): string {
  const shown = STAGE.height * proportion
  if (shown > STAGE.width) {
    const height = Math.round(STAGE.width / proportion)
    return `0 ${Math.round((STAGE.height - height) * SKY_SHARE)} ${STAGE.width} ${height}`
  }
  if (shown >= NARROW) return `0 0 ${STAGE.width} ${STAGE.height}`
  const left = Math.round(Math.min(SUBJECT_X - shown / 2, STAGE.width - shown))
  return `${left} 0 ${Math.round(shown)} ${STAGE.height}`
}
