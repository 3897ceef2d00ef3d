import { getFigure } from '../animals/find-figure.ts'
import { blob, stroke } from '../curve.ts'
import { drawHangTag, drawSewnLabel } from '../labels/tag.ts'
import { contactShadow } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval, place } from '../svg.ts'
import { drum, plate, rod, rows, WOOD } from './parts.ts'

/** A small house filled with reeds, drilled wood and bark. */
export function drawBeeHotel(stage: Stage): string {
  const { tint } = stage
  const wood = mix(WOOD, tint, 0.15)
  const reeds = (x: number, y: number, columns: number, lines: number, step: number, colour: string) =>
    rows(lines, (row) =>
      rows(
        columns,
        (index) =>
          oval(x + index * step + (row % 2) * (step / 2), y + row * step * 0.88, step * 0.44, step * 0.44, colour) +
          oval(x + index * step + (row % 2) * (step / 2), y + row * step * 0.88, step * 0.24, step * 0.24, '#3a2818'),
      ),
    )
  return (
    contactShadow(stage, 500, 886, 320) +
    fill('M230 390L500 190L770 390V870H230z', darken(wood, 0.45)) +
    fill('M260 400L500 222L740 400V560H260z', '#5d4126') +
    reeds(330, 420, 9, 4, 44, '#d9bd84') +
    reeds(440, 330, 4, 2, 44, '#c9a566') +
    plate(stage, 'M260 580H490V840H260z', '#b98d55') +
    reeds(310, 630, 3, 4, 66, '#a3743f') +
    fill('M510 580H740V840H510z', '#7a5632') +
    rows(7, (index) => rod(`M520 ${600 + index * 38}H732`, index % 2 ? '#8f6a45' : '#6b4a2c', 32)) +
    rod('M260 570H740M500 570V850', lighten(wood, 0.1), 26) +
    rod('M240 400V860H760V400', lighten(wood, 0.05), 34) +
    line('M170 430L500 180L830 430', darken(tint, 0.25), 60) +
    line('M170 418L500 168L830 418', tint, 44) +
    oval(800, 250, 34, 24, '#e8b43a') +
    line('M788 230v40M806 228v44', '#231a16', 9) +
    oval(796, 214, 30, 17, '#dceaee', 'fill-opacity=".9" transform="rotate(-24 796 214)"') +
    drawSewnLabel(stage, { x: 410, y: 800, width: 180, height: 64 })
  )
}

/** A flat box open at the foot, a bat above it. */
export function drawBatBox(stage: Stage): string {
  const { tint } = stage
  const wood = mix('#a57a4c', tint, 0.2)
  const bat = blob(
    '500,190! 520,160 540,190! 600,150 720,120 800,170! 740,180 720,220! 670,200 640,240! 590,220 540,260 500,280 460,260 410,220 360,240! 330,200 280,220! 260,180 200,170! 280,120 400,150 460,190! 480,160',
  )
  return (
    contactShadow(stage, 500, 896, 240) +
    plate(stage, 'M380 300H620V900H380z', darken(wood, 0.3)) +
    plate(stage, 'M290 390H710V790H290z', wood) +
    line('M290 500H710M290 610H710M290 720H710', darken(wood, 0.3), 7) +
    line(`${stroke('330,440 440,434 560,444 680,436')}${stroke('330,660 420,666 500,656')}`, darken(wood, 0.18), 5) +
    fill('M300 790H700L680 826H320z', '#1d140d') +
    line(
      rows(9, (index) => `M390 ${836 + index * 7}h220`),
      darken(wood, 0.55),
      3,
    ) +
    fill('M240 400L300 320H700L760 400z', darken(tint, 0.2)) +
    plate(stage, 'M240 400L300 326H700L760 400z', tint) +
    fill(bat, '#2f2a33', 'transform="translate(0 -60)"') +
    drawSewnLabel(stage, { x: 400, y: 530, width: 200, height: 74 })
  )
}

/** A tube of seed with perches, a bird feeding. */
export function drawSeedFeeder(stage: Stage): string {
  const { tint } = stage
  const tube = 'M380 260H600V800H380z'
  return (
    contactShadow(stage, 500, 896, 250) +
    line('M490 60C490 110 400 110 390 200M490 60C490 110 580 110 590 200', '#7d8588', 10) +
    fill(tube, '#dfeaec', 'fill-opacity=".8"') +
    group(
      fill('M380 380H600V800H380z', '#b98d4a') +
        rows(80, () =>
          oval(
            384 + stage.dice() * 212,
            392 + stage.dice() * 400,
            12,
            9,
            ['#3a332c', '#e6cf8f', '#c99a4a'][Math.floor(stage.dice() * 3)] ?? '#e6cf8f',
          ),
        ),
      stage.paint.clip(tube),
    ) +
    drum(stage, tube, 'none') +
    drum(stage, 'M350 270Q490 310 630 270L590 190Q490 150 390 190z', tint) +
    rod('M340 520H640M340 700H640', '#7d8588', 22) +
    oval(490, 490, 26, 26, '#4f5957') +
    oval(490, 670, 26, 26, '#4f5957') +
    drum(stage, 'M330 800H650L630 860Q490 890 350 860z', darken(tint, 0.1)) +
    place(getFigure('wildlife', 'Garden Bird').art, { x: 610, y: 400, width: 260, height: 260 }, 200, true) +
    drawHangTag(stage, { x: 300, y: 540, turn: 4 })
  )
}
