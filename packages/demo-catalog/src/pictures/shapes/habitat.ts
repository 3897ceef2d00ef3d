import { getFigure } from '../animals/find-figure.ts'
import { blob, stroke } from '../curve.ts'
import { drawSewnLabel } from '../labels/tag.ts'
import { contactShadow, flatLight } from '../light.ts'
import { darken, lighten } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval, place, rect } from '../svg.ts'

/** A cage for birds (arched) or small pets (low, deep tray). */
export function drawCage(stage: Stage): string {
  return stage.packshot.animal === 'bird' ? drawBirdCage(stage) : drawRodentCage(stage)
}

function drawBirdCage(stage: Stage): string {
  const { tint, packshot } = stage
  if (/villa/i.test(packshot.title)) return drawVilla(stage)
  const dome = 'M260 790V330C260 120 740 120 740 330V790z'
  const bars = Array.from({ length: 13 }, (_, index) => {
    const x = 276 + index * 37.3
    const top = 330 - Math.sqrt(Math.max(0, 1 - ((x - 500) / 240) ** 2)) * 158
    return `M${x.toFixed(0)} ${top.toFixed(0)}V790`
  }).join('')
  return (
    contactShadow(stage, 500, 872, 300) +
    oval(500, 130, 30, 30, 'none', 'stroke="#868d90" stroke-width="12"') +
    fill(dome, '#fbf8f1', 'fill-opacity=".45"') +
    line('M262 600H738', '#8a633e', 18) +
    place(getFigure('bird', stage.packshot.title).art, { x: 380, y: 356, width: 260, height: 260 }) +
    line('M340 350V470M440 350V470M330 470H450', '#b98d5c', 9) +
    line(bars, '#9aa1a3', 6) +
    line('M260 330H740M260 560H740', '#868d90', 9) +
    line('M260 790V330C260 120 740 120 740 330V790', '#868d90', 14) +
    rect({ x: 556, y: 596, width: 130, height: 170 }, 'none', 8, 'stroke="#6d7476" stroke-width="10"') +
    fill('M232 780H768L748 870H252z', tint) +
    flatLight(stage, 'M232 780H768L748 870H252z') +
    drawSewnLabel(stage, { x: 410, y: 792, width: 180, height: 66 })
  )
}

/** A large parrot's cage: a house on castors with a door as high as the bird. */
function drawVilla(stage: Stage): string {
  const { tint } = stage
  const bars = Array.from({ length: 17 }, (_, index) => {
    const x = 232 + index * 33.5
    return `M${x.toFixed(0)} ${(300 - 170 * (1 - Math.abs(x - 500) / 290)).toFixed(0)}V760`
  }).join('')
  return (
    contactShadow(stage, 500, 930, 320) +
    fill('M210 300L500 120L790 300V760H210z', '#fbf8f1', 'fill-opacity=".45"') +
    line('M216 620H784M216 420H420', '#8a633e', 18) +
    place(getFigure('bird', stage.packshot.title).art, { x: 360, y: 296, width: 320, height: 320 }) +
    line('M270 300V380M350 300V380M262 380H358', '#b98d5c', 9) +
    oval(690, 590, 46, 22, '#c9ced0') +
    line(bars, '#9aa1a3', 6) +
    rect({ x: 400, y: 430, width: 200, height: 310 }, 'none', 12, 'stroke="#6d7476" stroke-width="12"') +
    line('M580 590v40', '#31393b', 14) +
    line('M210 300L500 120L790 300V760H210zM210 300H790', '#868d90', 15) +
    fill('M180 752H820V830H180z', tint) +
    flatLight(stage, 'M180 752H820V830H180z') +
    line('M226 830V900M774 830V900', '#6d7476', 26) +
    oval(226, 910, 24, 24, '#2b302f') +
    oval(774, 910, 24, 24, '#2b302f') +
    drawSewnLabel(stage, { x: 410, y: 762, width: 180, height: 58 })
  )
}

function drawRodentCage(stage: Stage): string {
  const { tint } = stage
  const bars = Array.from({ length: 19 }, (_, index) => `M${152 + index * 38.7} 300V700`).join('')
  return (
    contactShadow(stage, 500, 848, 420) +
    rect({ x: 140, y: 290, width: 720, height: 430 }, '#fbf8f1', 18, 'fill-opacity=".4"') +
    rect({ x: 560, y: 490, width: 270, height: 22 }, lighten(tint, 0.2), 8) +
    line('M560 505L450 690', lighten(tint, 0.2), 20) +
    fill(blob('600,492 606,420 690,390 780,420 788,492'), '#c99c66') +
    oval(690, 460, 36, 34, '#3a2818') +
    fill('M146 720V690C300 660 400 690 520 676S760 664 854 690V720z', '#dcc58e') +
    place(getFigure('small-pet', stage.packshot.title).art, { x: 210, y: 490, width: 220, height: 220 }) +
    line(bars, '#a4abad', 5) +
    line('M146 430H854M146 570H854', '#949b9d', 7) +
    rect({ x: 140, y: 286, width: 720, height: 430 }, 'none', 18, 'stroke="#868d90" stroke-width="14"') +
    line('M400 286C400 230 600 230 600 286', '#6d7476', 16) +
    fill('M112 700H888L850 848H150z', tint) +
    flatLight(stage, 'M112 700H888L850 848H150z') +
    drawSewnLabel(stage, { x: 400, y: 738, width: 200, height: 76 })
  )
}

/** An aquarium; with a reptile or a small pet in it, a dry one as each of them likes it. */
export function drawTank(stage: Stage): string {
  const { tint } = stage
  const { animal } = stage.packshot
  const isDry = animal === 'reptile' || animal === 'small-pet'
  const inside = animal === 'reptile' ? desert : animal === 'small-pet' ? burrow : /cube/i.test(stage.packshot.title) ? nano : reef
  const glass = /cube/i.test(stage.packshot.title) ? CUBE : { x: 130, y: 290, width: 740, height: 500 }
  const { x, width } = glass
  return (
    contactShadow(stage, 500, 832, width * 0.58) +
    rect(glass, isDry ? stage.paint.fade('#f6e8c8', '#e2c48c') : stage.paint.fade('#c9e8ec', '#5aa3b4')) +
    group(inside(stage), stage.paint.clip(`M${x} 290h${width}v500h-${width}z`)) +
    line(`M${x + 20} 310L${x + 200} 770M${x + 60} 310L${x + 160} 560`, '#ffffff', 16, 'stroke-opacity=".28"') +
    rect(glass, 'none', 4, 'stroke="#31403f" stroke-width="10"') +
    rect({ x: x - 20, y: 236, width: width + 40, height: 70 }, darken(tint, 0.15), 14) +
    rect({ x: x - 4, y: 246, width: width + 8, height: 16 }, lighten(tint, 0.3), 8, 'fill-opacity=".6"') +
    rect({ x: x - 14, y: 780, width: width + 28, height: 52 }, '#262d2c', 10) +
    drawSewnLabel(stage, { x: x + width - 180, y: 782, width: 150, height: 48 })
  )
}

/** As wide as high, with room for one shoal. */
const CUBE = { x: 250, y: 290, width: 500, height: 500 }

function nano(stage: Stage): string {
  return reef(stage, { left: 310, right: 690, companions: false })
}

function reef(stage: Stage, { left = 220, right = 770, companions = true } = {}): string {
  const plant = (x: number, height: number, colour: string) =>
    line(
      `${stroke(`${x},770 ${x - 14},${770 - height / 2} ${x + 6},${770 - height}`)}${stroke(`${x + 16},770 ${x + 34},${770 - height * 0.4} ${x + 26},${770 - height * 0.8}`)}${stroke(`${x - 14},770 ${x - 40},${770 - height * 0.4} ${x - 34},${770 - height * 0.7}`)}`,
      colour,
      15,
    )
  return (
    rect({ x: 130, y: 290, width: 740, height: 46 }, '#e9f6f7', 0, 'fill-opacity=".6"') +
    plant(left, 300, '#3f7a4a') +
    plant(right, 340, '#5c8f4a') +
    plant(right - 90, 190, '#2f6a55') +
    fill(blob('360,800 380,690 450,650 520,690 560,800'), '#7a7468') +
    fill(blob('480,800 510,730 560,710 610,800'), '#948c7c') +
    fill('M120 800V742C300 712 420 764 560 742S800 724 880 746V800z', '#dcc79a') +
    place(getFigure('fish', stage.packshot.title).art, { x: 330, y: 370, width: 270, height: 240 }) +
    (companions ? place(getFigure('fish', 'tetra').art, { x: 600, y: 350, width: 190, height: 190 }, 200, true) : '') +
    [
      [300, 420, 10],
      [310, 380, 7],
      [296, 350, 8],
      [650, 620, 8],
      [660, 580, 6],
    ]
      .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r, '#ffffff', 'fill-opacity=".7"'))
      .join('')
  )
}

function desert({ packshot }: Stage): string {
  return (
    fill('M120 640C260 560 420 640 560 590S800 580 880 610V800H120z', '#cfa468') +
    fill(blob('640,740 660,560 690,520 720,560 730,740'), '#6f8a4a') +
    line('M690 640C750 640 756 600 754 570M664 600C620 600 616 570 618 550', '#6f8a4a', 28) +
    fill(blob('170,760 210,650 300,620 390,660 420,760'), '#8f7a63') +
    fill(blob('250,760 270,700 310,690 340,760'), '#3a2c22') +
    fill('M120 800V730C300 700 420 750 560 726S800 716 880 736V800z', '#e3c48a') +
    place(getFigure('reptile', packshot.title).art, { x: 400, y: 520, width: 250, height: 230 })
  )
}

/** Deep litter to dig in, a wheel, a hut. */
function burrow({ tint, packshot }: Stage): string {
  const rungs = Array.from({ length: 16 }, (_, index) => {
    const turn = (index / 16) * 2 * Math.PI
    const at = (radius: number) => `${Math.round(690 + Math.cos(turn) * radius)} ${Math.round(510 + Math.sin(turn) * radius)}`
    return `M${at(112)}L${at(138)}`
  }).join('')
  const straws = Array.from({ length: 26 }, (_, index) => {
    const [x, y] = [150 + ((index * 137) % 700), 690 + ((index * 53) % 90)]
    return `M${x} ${y}l${index % 2 ? 26 : 20} ${index % 3 ? -10 : 8}`
  }).join('')
  return (
    line('M690 510L630 690M690 510L750 690', '#8f969a', 18) +
    oval(690, 510, 126, 126, lighten(tint, 0.55), 'fill-opacity=".6"') +
    line(rungs, darken(tint, 0.1), 8) +
    oval(690, 510, 138, 138, 'none', `stroke="${darken(tint, 0.25)}" stroke-width="16"`) +
    oval(690, 510, 110, 110, 'none', `stroke="${tint}" stroke-width="9"`) +
    line('M690 410V610M590 510H790', tint, 9) +
    oval(690, 510, 26, 26, darken(tint, 0.2)) +
    fill('M178 540H382V700H178z', '#c99c66') +
    fill('M156 548L280 452L404 548z', '#9b6b3c') +
    oval(280, 640, 50, 60, '#3a2818') +
    fill('M120 800V668C240 640 330 682 440 656S640 640 720 664S830 652 880 660V800z', '#dcc58e') +
    line(straws, '#b99a5e', 5) +
    fill(blob('470,800 480,740 540,712 610,728 640,800'), '#7a5a38') +
    place(getFigure('small-pet', packshot.title).art, { x: 380, y: 486, width: 190, height: 190 })
  )
}
