import { blob, stroke } from '../curve.ts'
import { drawHangTag, drawSewnLabel } from '../labels/tag.ts'
import { contactShadow } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval } from '../svg.ts'
import { disc, plate, rod, rows, STEEL, soft, WOOD } from './parts.ts'

/** A thick mattress, its cover opened to show the foam. */
export function drawMattress(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 830, 440) +
    soft(stage, 'M72 616H928V776Q928 816 888 816H112Q72 816 72 776z', darken(tint, 0.1)) +
    plate(stage, 'M210 410H790Q816 410 828 430L924 600Q936 626 908 626H92Q64 626 76 600L172 430Q184 410 210 410z', lighten(tint, 0.2)) +
    line('M330 420L280 616M500 412V620M670 420L720 616M140 500H860', darken(tint, 0.15), 6, 'stroke-opacity=".5"') +
    line('M76 626H924', lighten(tint, 0.5), 6) +
    fill('M640 646H928V776Q928 816 888 816H640z', '#efdfae') +
    fill('M640 646H928V706H640z', '#a9c7d6') +
    rows(12, (index) => oval(668 + (index % 6) * 46, 740 + Math.floor(index / 6) * 40, 7, 7, '#cdb878')) +
    line('M640 646V812', darken(tint, 0.5), 10, 'stroke-dasharray="8 8"') +
    drawSewnLabel(stage, { x: 180, y: 690, width: 220, height: 86 })
  )
}

/** Canvas stretched over a frame with four feet. */
export function drawRaisedBed(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 840, 430) +
    rod('M230 440V620M770 440V620', STEEL, 30) +
    rod('M120 640V830M880 640V830', STEEL, 40) +
    line('M100 834h40M860 834h40', '#2b302f', 26) +
    plate(stage, 'M230 430H770L890 650H110z', tint) +
    fill('M110 650H890L870 690H130z', darken(tint, 0.35)) +
    line('M260 456H740L836 628H164z', lighten(tint, 0.35), 5, 'stroke-dasharray="14 11"') +
    fill(blob('330,520 420,500 590,500 680,530 640,590 500,606 360,590'), '#000000', 'fill-opacity=".1"') +
    rod('M108 652H892M230 426H770', STEEL, 30) +
    rod('M108 652L230 426M892 652L770 426', STEEL, 26) +
    drawSewnLabel(stage, { x: 400, y: 548, width: 200, height: 74 })
  )
}

/** A folded fleece blanket with a fringe of stitches. */
export function drawBlanket(stage: Stage): string {
  const { tint } = stage
  const fold = (y: number, colour: string) =>
    soft(stage, blob(`140,${y} 160,${y - 44} 500,${y - 56} 840,${y - 44} 860,${y} 850,${y + 56} 500,${y + 74} 150,${y + 56}`), colour)
  const paws = [
    [300, 400],
    [480, 360],
    [660, 410],
    [390, 470],
    [580, 470],
  ]
  return (
    contactShadow(stage, 500, 820, 390) +
    fold(740, darken(tint, 0.2)) +
    fold(650, tint) +
    fold(560, darken(tint, 0.1)) +
    soft(stage, blob('140,500 200,360 320,310 680,310 800,360 860,500 850,560 500,590 150,560'), lighten(tint, 0.14)) +
    paws
      .map(
        ([x = 0, y = 0]) =>
          oval(x, y + 16, 24, 18, lighten(tint, 0.6)) +
          rows(3, (index) => oval(x - 26 + index * 26, y - 14 - (index === 1 ? 10 : 0), 9, 11, lighten(tint, 0.6))),
      )
      .join('') +
    line('M160 560Q500 606 840 560M164 652Q500 700 836 652M164 742Q500 790 836 742', lighten(tint, 0.5), 7, 'stroke-dasharray="4 16"') +
    drawSewnLabel(stage, { x: 640, y: 600, width: 170, height: 76 })
  )
}

/** A square cushion with piping and a button. */
export function drawCushion(stage: Stage): string {
  const { tint } = stage
  const pad = blob('110,560! 180,500 500,420 820,500 890,560! 900,680 880,740! 740,790 500,810 260,790 120,740! 100,680')
  return (
    contactShadow(stage, 500, 806, 430) +
    soft(stage, pad, tint) +
    soft(stage, blob('110,560! 180,480 340,410 500,400 660,410 820,480 890,560! 740,650 500,676 260,650'), lighten(tint, 0.12)) +
    line(stroke('110,560 260,650 500,676 740,650 890,560'), darken(tint, 0.35), 14) +
    line(stroke('110,556 260,644 500,670 740,644 890,556'), lighten(tint, 0.35), 5) +
    line(
      'M500 540C420 520 330 500 270 510M500 540C580 520 670 500 730 510M500 540C480 580 470 610 470 640M500 540C530 580 540 610 540 640',
      darken(tint, 0.3),
      7,
      'stroke-opacity=".5"',
    ) +
    oval(500, 540, 26, 17, darken(tint, 0.4)) +
    drawSewnLabel(stage, { x: 400, y: 700, width: 200, height: 74 })
  )
}

/** A quilted cover on the back seat of a car. */
export function drawSeatCover(stage: Stage): string {
  const { tint } = stage
  const back = 'M170 200Q500 150 830 200L860 560H140z'
  const seat = 'M140 560H860L930 780Q500 860 70 780z'
  const quilt = rows(12, (index) => `M${index * 110 - 200} 160L${index * 110 + 200} 860M${index * 110 + 200} 160L${index * 110 - 200} 860`)
  return (
    contactShadow(stage, 500, 830, 440) +
    fill(blob('120,220 200,150 500,120 800,150 880,220 940,700 960,800 500,880 40,800 60,700'), '#8d8a80') +
    oval(310, 130, 76, 56, '#8d8a80') +
    oval(690, 130, 76, 56, '#8d8a80') +
    plate(stage, back, tint) +
    plate(stage, seat, lighten(tint, 0.12)) +
    group(line(quilt, lighten(tint, 0.3), 4, 'stroke-opacity=".6"'), stage.paint.clip(`${back}${seat}`)) +
    line('M140 560Q500 590 860 560', darken(tint, 0.5), 16) +
    line(`${back}${seat}`, stage.packshot.brand.accent, 9) +
    line('M240 190C240 90 380 90 380 160M620 160C620 90 760 90 760 190', '#2b302f', 18) +
    drawSewnLabel(stage, { x: 390, y: 350, width: 220, height: 86 })
  )
}

/** A hammock hung on a radiator. */
export function drawHammock(stage: Stage): string {
  const { tint } = stage
  const bowl = blob('190,500! 500,470 810,500! 790,640 680,740 500,770 320,740 210,640')
  return (
    fill('M120 110H880V700H120z', '#eceae2') +
    rows(
      8,
      (index) => plate(stage, `M${132 + index * 94} 100h78v610h-78z`, '#f7f5ee') + line(`M${132 + index * 94} 106v600`, '#cfcabb', 5),
    ) +
    contactShadow(stage, 500, 880, 320) +
    rod('M210 100V500M790 100V500', '#6d7476', 20) +
    rod('M180 496H820', '#6d7476', 26) +
    soft(stage, bowl, tint) +
    soft(stage, blob('200,500 500,450 800,500 760,560 500,590 240,560'), mix('#fbf5e8', tint, 0.12)) +
    line(
      rows(22, () => `M${(270 + stage.dice() * 450).toFixed(0)} ${(490 + stage.dice() * 60).toFixed(0)}q8-14 17-3`),
      '#d9cfba',
      5,
    ) +
    line(stroke('214,620 340,716 500,744 660,716 786,620'), lighten(tint, 0.4), 5, 'stroke-dasharray="14 11"') +
    drawSewnLabel(stage, { x: 400, y: 640, width: 200, height: 76 })
  )
}

/** A felt cave with a round door. */
export function drawCave(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 846, 400) +
    soft(stage, blob('120,640 150,470 270,310 430,230 570,230 730,310 850,470 880,640 850,780 730,840 500,856 270,840 150,780'), tint) +
    fill(blob('470,232 490,180 510,180 530,232'), darken(tint, 0.2)) +
    oval(500, 640, 210, 176, darken(tint, 0.7)) +
    fill('M310 700Q500 620 690 700Q660 816 500 816T310 700z', mix('#fbf5e8', tint, 0.15)) +
    line(disc(500, 640, 214, 180), lighten(tint, 0.35), 24) +
    line(disc(500, 640, 214, 180), darken(tint, 0.25), 5, 'stroke-dasharray="14 10"') +
    line(
      rows(
        36,
        () =>
          `M${(180 + stage.dice() * 640).toFixed(0)} ${(330 + stage.dice() * 460).toFixed(0)}l${(stage.dice() * 30 - 15).toFixed(0)} ${(stage.dice() * 20 - 10).toFixed(0)}`,
      ),
      lighten(tint, 0.3),
      4,
      'stroke-opacity=".5"',
    ) +
    drawSewnLabel(stage, { x: 640, y: 384, width: 170, height: 66 })
  )
}

/** A round bed of long plush. */
export function drawDonutBed(stage: Stage): string {
  const { tint } = stage
  // Long fur is a ring of tufts; those in front hide the edge of the cushion.
  const tufts = (from: number, to: number) =>
    rows(to - from, (index) => {
      const turn = ((from + index) / 20) * 2 * Math.PI
      const [x, y] = [500 + Math.cos(turn) * 300, 570 - Math.sin(turn) * 158]
      const shade = index % 2 === 0 ? tint : lighten(tint, 0.1)
      return (
        oval(x, y + 10, 116, 96, darken(tint, 0.16)) +
        oval(x, y, 112, 90, shade) +
        oval(x - 18, y - 26, 62, 40, lighten(tint, 0.34), 'fill-opacity=".6"')
      )
    })
  return (
    contactShadow(stage, 500, 812, 420) +
    tufts(0, 10) +
    oval(500, 566, 232, 116, darken(tint, 0.3)) +
    soft(stage, disc(500, 578, 226, 108), lighten(tint, 0.42)) +
    tufts(10, 20) +
    drawSewnLabel(stage, { x: 410, y: 736, width: 180, height: 66 })
  )
}

/** A padded shelf under a window. */
export function drawWindowPerch(stage: Stage): string {
  const { tint } = stage
  return (
    fill('M170 70H830V600H170z', '#f7f5ee') +
    fill('M210 110H480V560H210zM520 110H790V560H520z', stage.paint.fade('#bcdbe6', '#e7f0e4')) +
    fill('M210 470Q330 420 480 480V560H210zM520 480Q660 420 790 470V560H520z', '#8fae74') +
    line('M240 260L340 140M560 280L690 130', '#ffffff', 16, 'stroke-opacity=".6"') +
    line('M170 70H830V600H170z', '#cfcabb', 10) +
    line('M300 690L400 860M700 690L600 860', WOOD, 34) +
    contactShadow(stage, 500, 880, 280) +
    fill('M110 640H890V700H110z', darken(WOOD, 0.1)) +
    soft(stage, blob('100,600 140,560 500,540 860,560 900,600 890,650 500,670 110,650'), tint) +
    line(stroke('130,620 500,648 870,620'), lighten(tint, 0.4), 5, 'stroke-dasharray="14 11"') +
    drawHangTag(stage, { x: 720, y: 650, turn: 4 })
  )
}
