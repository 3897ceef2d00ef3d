import { blob } from '../curve.ts'
import { drawWordmark } from '../labels/pieces.ts'
import { drawHangTag, drawSewnLabel } from '../labels/tag.ts'
import { contactShadow } from '../light.ts'
import { darken, lighten } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval, rect } from '../svg.ts'
import { kibble } from './dishes.ts'
import { drum, rod, rows, STEEL, slab, soft } from './parts.ts'

/** A bottle whose lid is a trough to drink from. */
export function drawDrinkingBottle(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 520, 886, 220) +
    drum(stage, slab(370, 400, 280, 480, 60), '#cfe6ea') +
    rect({ x: 384, y: 560, width: 252, height: 304 }, '#7fbac6', 44, 'fill-opacity=".75"') +
    line('M410 600h60M410 660h40M410 720h60M410 780h40', '#ffffff', 7) +
    drum(stage, slab(360, 340, 300, 96, 24), darken(tint, 0.2)) +
    soft(stage, blob('250,120 330,90 560,150 690,260 700,350! 350,350! 280,260'), tint) +
    fill(blob('286,140 340,124 540,180 640,270 600,300 420,290 330,240'), darken(tint, 0.5)) +
    fill(blob('330,190 440,190 560,230 620,280 480,280 380,250'), '#86c0c9') +
    oval(510, 388, 26, 26, lighten(tint, 0.4)) +
    rod('M662 420C760 440 760 600 660 600', darken(tint, 0.3), 24) +
    drawWordmark(stage, { x: 400, y: 450, width: 220, height: 80 }, { ground: '#cfe6ea' })
  )
}

/** A bottle upside down with a steel nipple, hung on the bars. */
export function drawSipperBottle(stage: Stage): string {
  const { tint } = stage
  return (
    line(
      rows(8, (index) => `M${180 + index * 92} 80V900`),
      '#b5babb',
      12,
    ) +
    line('M120 240H880M120 640H880', '#a4abad', 14) +
    drum(stage, 'M360 180Q500 130 640 180V620L590 690H410L360 620z', '#d6eaee') +
    fill('M366 330Q500 360 634 330V616L588 686H412L366 616z', '#7fbac6', 'fill-opacity=".7"') +
    drum(stage, 'M400 680H600V760Q500 790 400 760z', tint) +
    rod('M500 770V840L600 900', STEEL, 44) +
    oval(606, 902, 18, 18, '#868d90') +
    line('M340 300H660M340 560H660', '#868d90', 20) +
    line('M400 440h50M400 500h34', '#ffffff', 7) +
    drawHangTag(stage, { x: 560, y: 590, turn: 4 })
  )
}

/** A bin with a screw lid and a scoop. */
export function drawFoodBin(stage: Stage): string {
  const { tint } = stage
  const bin = 'M220 330H780L750 850Q500 890 250 850z'
  return (
    contactShadow(stage, 500, 866, 350) +
    fill(bin, '#e2eaec', 'fill-opacity=".8"') +
    group(fill('M200 480Q500 440 800 480V900H200z', '#a8733f') + kibble(stage, 500, 660, 300, 200, 90), stage.paint.clip(bin)) +
    drum(stage, bin, 'none') +
    drum(stage, 'M200 240Q500 200 800 240V340Q500 390 200 340z', tint) +
    oval(500, 240, 300, 62, lighten(tint, 0.25)) +
    soft(stage, blob('400,236 430,180 570,180 600,236 500,256'), darken(tint, 0.2)) +
    line('M196 400C130 420 130 620 226 640M804 400C870 420 870 620 774 640', darken(tint, 0.3), 24) +
    drawSewnLabel(stage, { x: 370, y: 590, width: 260, height: 104 })
  )
}
