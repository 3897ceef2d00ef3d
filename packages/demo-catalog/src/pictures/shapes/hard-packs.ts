import { blob } from '../curve.ts'
import { contactShadow, flatLight, roundLight } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Face, Stage } from '../stage.ts'
import { fill, group, line, oval, rect } from '../svg.ts'

/** A tin; under 150 g it is the flat one. */
export function drawTin(stage: Stage, face: Face): string {
  const grams = Number(stage.packshot.size?.match(/(\d+)\s*g\b/i)?.[1] ?? 400)
  const flat = grams < 150
  const [left, right, top, bottom] = flat ? [180, 820, 440, 800] : [216, 784, 262, 870]
  const [middle, reach, sag] = [500, (right - left) / 2, flat ? 46 : 52]
  const wall = `M${left} ${top}A${reach} ${sag} 0 0 0 ${right} ${top}V${bottom}A${reach} ${sag} 0 0 1 ${left} ${bottom}z`
  const paper = `M${left + 3} ${top + 26}A${reach - 3} ${sag} 0 0 0 ${right - 3} ${top + 26}V${bottom - 24}A${reach - 3} ${sag} 0 0 1 ${left + 3} ${bottom - 24}z`
  const metal = stage.paint.linear([
    [0, '#7e8486'],
    [0.2, '#f4f5f4'],
    [0.45, '#b5babb'],
    [0.75, '#e3e6e6'],
    [1, '#6d7274'],
  ])
  return (
    contactShadow(stage, middle, bottom + sag - 6, reach * 1.16) +
    fill(wall, metal) +
    group(
      face({ x: left, y: top + 46 + sag, width: right - left, height: bottom - top - 92 - sag * 0.4, bleed: sag }),
      stage.paint.clip(paper),
    ) +
    fill(
      `M${left + 3} ${top + 26}A${reach - 3} ${sag} 0 0 0 ${right - 3} ${top + 26}v28A${reach - 3} ${sag} 0 0 1 ${left + 3} ${top + 54}z`,
      stage.packshot.brand.primary,
    ) +
    roundLight(stage, wall) +
    oval(middle, top, reach, sag, metal) +
    oval(
      middle,
      top + 2,
      reach * 0.94,
      sag * 0.88,
      stage.paint.linear(
        [
          [0, '#9ba1a3'],
          [0.5, '#e9ebea'],
          [1, '#8d9395'],
        ],
        'diagonal',
      ),
    ) +
    oval(middle, top + 4, reach * 0.8, sag * 0.72, 'none', 'stroke="#7f8587" stroke-width="3" stroke-opacity=".6"') +
    rect({ x: middle - 30, y: top - sag * 0.5, width: 60, height: sag * 0.9 }, '#d5d8d8', 16, 'stroke="#878d8f" stroke-width="3"') +
    oval(middle, top - sag * 0.16, 16, 7, '#878d8f')
  )
}

/** A carton seen a little from the left. */
export function drawBox(stage: Stage, face: Face): string {
  const { primary } = stage.packshot.brand
  const front = 'M300 210H800V890H300z'
  const side = 'M300 210L200 180V844L300 890z'
  const lid = 'M300 210L200 180L690 172L800 210z'
  return (
    contactShadow(stage, 510, 884, 350) +
    fill(side, darken(primary, 0.38)) +
    fill('M292 640L208 610V636L292 668z', stage.tint, 'fill-opacity=".8"') +
    fill(lid, lighten(primary, 0.3)) +
    line('M206 181L694 173', '#ffffff', 2, 'stroke-opacity=".5"') +
    group(face({ x: 300, y: 210, width: 500, height: 680 }), stage.paint.clip(front)) +
    flatLight(stage, front) +
    line('M300 212V888', '#ffffff', 3, 'stroke-opacity=".35"')
  )
}

/** A wide-mouthed jar with a screw lid: powders, chews, pellets. */
export function drawTub(stage: Stage, face: Face): string {
  const { brand } = stage.packshot
  const body = blob('250,330! 236,370 232,440 232,780 246,880! 500,912 754,880! 768,780 768,440 764,370 750,330! 500,352')
  const paper = 'M232 416Q500 446 768 416V812Q500 850 232 812z'
  const lid = 'M222 210Q500 176 778 210V330Q500 366 222 330z'
  const plastic = mix('#ffffff', brand.secondary, 0.12)
  const ridges = Array.from(
    { length: 27 },
    (_, index) => `M${240 + index * 20} ${232 + Math.round(24 * Math.sin((index / 26) * Math.PI)) * 0.6}v92`,
  ).join('')
  return (
    contactShadow(stage, 500, 892, 320) +
    fill(body, plastic) +
    group(face({ x: 232, y: 430, width: 536, height: 400, bleed: 30 }), stage.paint.clip(paper)) +
    roundLight(stage, body, 0.85) +
    fill(lid, brand.primary) +
    line(ridges, '#000000', 4, 'stroke-opacity=".16"') +
    roundLight(stage, lid) +
    oval(500, 209, 278, 34, lighten(brand.primary, 0.18)) +
    oval(
      500,
      207,
      246,
      26,
      stage.paint.linear(
        [
          [0, '#ffffff', 0.28],
          [1, '#000000', 0.12],
        ],
        'diagonal',
      ),
    )
  )
}

/** A plastic bucket with a wire handle: mashes, licks, clay. */
export function drawBucket(stage: Stage, face: Face): string {
  const { brand } = stage.packshot
  const body = 'M192 300L808 300L752 880Q500 926 248 880z'
  const paper = 'M204 400Q500 424 796 400L760 800Q500 842 240 800z'
  return (
    contactShadow(stage, 500, 886, 330) +
    line('M196 300C170 40 830 40 804 300', '#8d9395', 12) +
    line('M196 300C172 46 828 46 804 300', '#e3e6e6', 4) +
    fill(body, mix(brand.primary, '#ffffff', 0.1)) +
    group(face({ x: 214, y: 412, width: 572, height: 408, bleed: 30 }), stage.paint.clip(paper)) +
    roundLight(stage, body) +
    fill('M172 270Q500 236 828 270V326Q500 366 172 326z', darken(brand.primary, 0.15)) +
    roundLight(stage, 'M172 270Q500 236 828 270V326Q500 366 172 326z', 0.8) +
    oval(500, 268, 328, 34, lighten(brand.primary, 0.12)) +
    oval(500, 268, 296, 26, darken(brand.primary, 0.05)) +
    rect({ x: 430, y: 90, width: 140, height: 34 }, mix(brand.secondary, '#ffffff', 0.3), 17) +
    oval(197, 304, 14, 14, '#c9ced0') +
    oval(803, 304, 14, 14, '#c9ced0')
  )
}
