import { findFigureByName } from '../animals/find-figure.ts'
import { blob } from '../curve.ts'
import { drawHangTag, drawSewnLabel } from '../labels/tag.ts'
import { contactShadow } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval, place, rect } from '../svg.ts'
import { drawBackpack } from './cat-furniture.ts'
import { drawMannequin } from './mannequin.ts'
import { disc, plate, rod, rows, STEEL, soft } from './parts.ts'
import { strap } from './walk.ts'

/** A nylon muzzle on a pale dog. */
export function drawMuzzle(stage: Stage): string {
  const { tint } = stage
  const cup = blob('390,480! 500,450 610,480! 640,600 600,690 500,720 400,690 360,600')
  return (
    contactShadow(stage, 500, 928, 320) +
    drawMannequin('dog', 'terrier', { x: 75, y: 60, width: 850, height: 850 }) +
    strap('M400 540C320 500 270 470 236 400', darken(tint, 0.1), 44) +
    strap('M600 540C680 500 730 470 764 400', darken(tint, 0.1), 44) +
    strap('M500 470V230', darken(tint, 0.1), 32) +
    soft(stage, cup, tint) +
    oval(500, 640, 92, 46, darken(tint, 0.65)) +
    line('M420 626Q500 590 580 626M430 664Q500 700 570 664', lighten(tint, 0.3), 8) +
    line('M392 500Q500 470 608 500', lighten(tint, 0.45), 5, 'stroke-dasharray="12 9"') +
    rect({ x: 700, y: 420, width: 62, height: 56 }, '#868d90', 10, 'transform="rotate(-56 731 448)"') +
    drawSewnLabel(stage, { x: 420, y: 508, width: 160, height: 64 })
  )
}

/** A soft harness on a pale cat, its lead beside it. */
export function drawCatHarness(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 900, 330) +
    drawMannequin('cat', 'tuxedo', { x: 60, y: 40, width: 860, height: 860 }) +
    soft(stage, blob('470,400 560,420 660,400 690,470 690,600 640,690 560,710 470,660 430,540'), tint) +
    strap('M462 408Q570 452 668 404', darken(tint, 0.25), 36) +
    strap('M436 600Q540 740 690 640', darken(tint, 0.25), 36) +
    oval(456, 470, 24, 24, 'none', 'stroke="#c3c9cb" stroke-width="11"') +
    rod('M440 480C300 420 180 480 140 620C110 740 220 800 250 700C270 620 190 600 160 660', stage.packshot.brand.accent, 24) +
    drawSewnLabel(stage, { x: 510, y: 530, width: 150, height: 66 })
  )
}

/** A mesh mask against flies, on a pale horse. */
export function drawFlyMask(stage: Stage): string {
  const { tint } = stage
  const mask = blob('440,210 500,170 580,190 660,260 740,380 790,480 760,560 690,600 600,580 520,560 450,470 420,330')
  const mesh = rows(24, (index) => `M${330 + index * 26} 130L${130 + index * 26} 640M${130 + index * 26} 130L${330 + index * 26} 640`)
  return (
    contactShadow(stage, 380, 928, 300) +
    drawMannequin('horse', 'grey portrait', { x: 70, y: 80, width: 850, height: 850 }) +
    fill(blob('490,210! 500,90 540,60 570,110 570,210!'), tint) +
    fill(blob('570,210! 590,100 630,80 640,130 620,230!'), darken(tint, 0.12)) +
    fill(mask, tint, 'fill-opacity=".78"') +
    group(line(mesh, lighten(tint, 0.5), 3, 'stroke-opacity=".6"'), stage.paint.clip(mask)) +
    oval(604, 344, 62, 66, lighten(tint, 0.3), 'fill-opacity=".55"') +
    oval(608, 346, 20, 24, '#3a342c') +
    line(mask, darken(tint, 0.35), 16) +
    strap('M450 470C480 540 560 590 620 640', darken(tint, 0.3), 34) +
    drawHangTag(stage, { x: 430, y: 580, turn: 4 })
  )
}

/** An inflated ring for the neck. */
export function drawSoftCollar(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 820, 390) +
    oval(500, 560, 400, 264, darken(tint, 0.35)) +
    soft(stage, disc(500, 545, 400, 262), tint) +
    oval(500, 520, 176, 98, darken(tint, 0.55)) +
    oval(500, 548, 150, 70, '#d8ccb6') +
    line(disc(500, 520, 184, 104), lighten(tint, 0.45), 10) +
    line('M500 620V800M330 570L190 690M670 570L810 690M344 470L200 390M656 470L800 390', darken(tint, 0.25), 8, 'stroke-opacity=".7"') +
    oval(780, 520, 24, 20, '#f1e9da', 'stroke="#7d8588" stroke-width="6"') +
    strap('M440 640C430 700 440 760 450 800', darken(tint, 0.35), 44) +
    drawSewnLabel(stage, { x: 540, y: 660, width: 180, height: 74 })
  )
}

/** A backpack with a cat in its window. */
export function drawCatBackpack(stage: Stage): string {
  const cat = findFigureByName('cat', 'ginger')
  if (!cat) throw new RangeError('There is no ginger among the cats.')
  return drawBackpack(stage, place(cat.art, { x: 330, y: 370, width: 340, height: 290 }))
}

/** Numbered blank tags for the ear of cattle and sheep. */
export function drawEarTags(stage: Stage): string {
  const { tint } = stage
  const tag = (x: number, y: number, colour: string, turn: number) =>
    group(
      plate(stage, blob('-60,-180! 60,-180! 70,-110 130,-60 140,160 110,190 -110,190 -140,160 -130,-60 -70,-110'), colour) +
        oval(0, -130, 30, 30, darken(colour, 0.35)) +
        oval(0, -130, 15, 15, STEEL) +
        line('M-80 20H80M-80 70H80M-80 120H40', darken(colour, 0.25), 7, 'stroke-dasharray="14 14"') +
        line('M-104-30h208', darken(colour, 0.35), 5),
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    )
  return (
    contactShadow(stage, 500, 820, 380) +
    tag(300, 470, mix(tint, '#e8b43a', 0.7), -12) +
    tag(690, 460, mix(tint, '#c8452f', 0.55), 10) +
    tag(490, 580, tint, 0) +
    drawHangTag(stage, { x: 620, y: 690, turn: 6 })
  )
}
