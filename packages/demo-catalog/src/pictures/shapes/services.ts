import { getFigure } from '../animals/find-figure.ts'
import { blob, mirrored } from '../curve.ts'
import { drawWordmark } from '../labels/pieces.ts'
import { contactShadow, flatLight } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import { pickOne, seedOf } from '../seed.ts'
import type { Face, Stage } from '../stage.ts'
import { fill, group, line, oval, place, rect } from '../svg.ts'

/** A care guide: a printed cover standing open a little. */
export function drawBooklet(stage: Stage, face: Face): string {
  const cover = 'M270 130H760V870H270z'
  return (
    contactShadow(stage, 520, 874, 320) +
    fill('M760 140L800 156V886L760 866z', '#d9d2c0') +
    line('M768 146V868M776 150V872M784 152V876M792 156V880', '#b7ae98', 2) +
    group(face({ x: 270, y: 130, width: 490, height: 740 }), stage.paint.clip(cover)) +
    flatLight(stage, cover) +
    fill('M270 130h34v740h-34z', '#000000', 'fill-opacity=".16"') +
    line('M304 130V870', '#ffffff', 3, 'stroke-opacity=".3"')
  )
}

const SHORT_HAIR = '420,430 410,370 440,320 500,304 560,320 590,370 580,430 560,390 500,376 440,390'
const LONG_HAIR = '424,560 400,470 404,370 440,316 500,298 560,316 596,370 600,470 576,560 580,440 560,390 500,372 440,390 420,440'

const VETS = [
  { skin: '#9c6743', shade: '#8a5a3a', hair: SHORT_HAIR, hairColour: '#231a16' },
  { skin: '#e3b48c', shade: '#c98f66', hair: LONG_HAIR, hairColour: '#6b3f22' },
  { skin: '#c68a5c', shade: '#a86f45', hair: LONG_HAIR, hairColour: '#2a1d18' },
  { skin: '#e8c3a0', shade: '#cf9f78', hair: SHORT_HAIR, hairColour: '#a9a39a' },
] as const

/** A video call with a vet, on a phone. */
export function drawVideoCall(stage: Stage): string {
  const { brand, animal, title } = stage.packshot
  const look = pickOne(VETS, seedOf(title))
  const screen = 'M310 150h380v640h-380z'
  const wall = lighten(mix(brand.primary, '#dfe9e4', 0.7), 0.2)
  const doctor =
    fill(mirrored('500,560 590,580 660,640 690,800!', 500), '#f7f7f3') +
    fill(mirrored('500,560 540,572 520,640 500,680', 500), brand.primary) +
    line('M440 590C430 680 470 700 480 720M560 590C566 650 548 670 546 690', '#3a4442', 9) +
    oval(546, 700, 14, 14, '#9aa1a3') +
    rect({ x: 466, y: 520, width: 68, height: 70 }, look.shade, 30) +
    fill(mirrored('500,340 550,352 576,400 572,470 544,526 500,544', 500), look.skin) +
    fill(blob(look.hair), look.hairColour) +
    oval(474, 446, 8, 9, '#231a16') +
    oval(526, 446, 8, 9, '#231a16') +
    line('M478 496q22 18 44 0', darken(look.shade, 0.4), 6) +
    line('M500 452v22', look.shade, 6)
  return (
    contactShadow(stage, 500, 906, 260) +
    rect({ x: 280, y: 90, width: 440, height: 820 }, '#3b4446', 64) +
    rect({ x: 290, y: 98, width: 420, height: 804 }, '#15191a', 58) +
    rect({ x: 310, y: 120, width: 380, height: 760 }, wall, 40) +
    group(
      rect({ x: 310, y: 220, width: 120, height: 180 }, mix(wall, brand.primary, 0.18), 8) +
        rect({ x: 580, y: 180, width: 110, height: 300 }, mix(wall, brand.primary, 0.12), 8) +
        doctor,
      stage.paint.clip(screen),
    ) +
    rect({ x: 310, y: 740, width: 380, height: 140 }, brand.primary, 40) +
    rect({ x: 310, y: 740, width: 380, height: 60 }, brand.primary) +
    rect({ x: 550, y: 560, width: 124, height: 160 }, mix(brand.secondary, '#ffffff', 0.3), 18, 'stroke="#ffffff" stroke-width="6"') +
    place(getFigure(animal, title, 'bust').art, { x: 556, y: 604, width: 112, height: 112 }) +
    oval(420, 820, 36, 36, lighten(brand.primary, 0.25)) +
    fill('M404 808h20v24h-20zM428 816l14-8v24l-14-8z', '#ffffff') +
    oval(500, 820, 36, 36, '#b3261e') +
    line('M482 826q18-16 36 0', '#ffffff', 9) +
    oval(580, 820, 36, 36, lighten(brand.primary, 0.25)) +
    line('M580 806v16M568 820q12 20 24 0', '#ffffff', 7) +
    drawWordmark(stage, { x: 350, y: 140, width: 300, height: 62 }, { ground: wall }) +
    rect({ x: 440, y: 104, width: 120, height: 20 }, '#15191a', 10)
  )
}
