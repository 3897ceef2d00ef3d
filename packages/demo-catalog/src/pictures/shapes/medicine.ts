import { contactShadow, roundLight } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Face, Stage } from '../stage.ts'
import { fill, group, line, oval, rect } from '../svg.ts'
import { drawBox } from './hard-packs.ts'

/** The carton in the back, its content in front. */
function withCarton(stage: Stage, face: Face, item: string): string {
  return group(drawBox(stage, face), 'transform="translate(130 -20) scale(.88)"') + item
}

/** A strip of tablets before its carton. */
export function drawBlister(stage: Stage, face: Face): string {
  const foil = stage.paint.linear(
    [
      [0, '#f5f6f6'],
      [0.45, '#c3c8ca'],
      [1, '#a4abad'],
    ],
    'diagonal',
  )
  const pill = mix(stage.tint, '#fbf3e6', 0.65)
  const tablet = stage.paint.symbol(
    oval(3, 5, 38, 38, '#7d8487', 'fill-opacity=".6"') +
      oval(0, 0, 37, 37, '#eef1f1') +
      oval(0, 0, 28, 28, pill) +
      line('M-18 0h36', darken(pill, 0.2), 4) +
      oval(-12, -14, 9, 6, '#ffffff'),
  )
  const pockets = Array.from(
    { length: 8 },
    (_, index) => `<use href="${tablet}" x="${96 + (index % 4) * 96}" y="${70 + Math.floor(index / 4) * 96}"/>`,
  ).join('')
  const strip =
    rect({ x: 6, y: 10, width: 480, height: 240 }, '#000000', 22, 'fill-opacity=".22"') +
    rect({ x: 0, y: 0, width: 480, height: 236 }, foil, 22) +
    pockets
  return withCarton(stage, face, contactShadow(stage, 440, 900, 330) + group(strip, 'transform="translate(110 690) rotate(-7)"'))
}

/** Spot-on pipettes before their carton. */
export function drawPipette(stage: Stage, face: Face): string {
  const { tint } = stage
  const tube = (x: number) =>
    group(
      fill('M-14 0h28l6 46 26 24v170q0 20-20 20h-52q-20 0-20-20V70l26-24z', '#f4f6f5', 'stroke="#a9b0b0" stroke-width="4"') +
        fill('M-42 130h84v108q0 18-18 18h-48q-18 0-18-18z', mix('#ffffff', tint, 0.4)) +
        rect({ x: -42, y: 92, width: 84, height: 66 }, stage.packshot.brand.primary, 4) +
        rect({ x: -42, y: 150, width: 84, height: 14 }, stage.packshot.brand.accent) +
        fill('M-10 0h20l-4-36h-12z', tint) +
        roundLight(stage, 'M-46 70h92v188h-92z', 0.6),
      `transform="translate(${x} 650) scale(.92)"`,
    )
  return withCarton(stage, face, contactShadow(stage, 230, 896, 220) + tube(120) + tube(225) + tube(330))
}

/** An oral paste syringe before its carton. */
export function drawSyringe(stage: Stage, face: Face): string {
  const { tint } = stage
  const { primary, accent } = stage.packshot.brand
  const marks = Array.from({ length: 9 }, (_, index) => `M${150 + index * 26} 74v${index % 2 === 0 ? 26 : 16}`).join('')
  const art =
    rect({ x: 0, y: 60, width: 150, height: 22 }, mix(tint, '#ffffff', 0.2), 8) +
    rect({ x: -18, y: 22, width: 24, height: 98 }, tint, 10) +
    rect({ x: 132, y: 10, width: 26, height: 122 }, '#e9ecec', 10) +
    rect({ x: 150, y: 32, width: 290, height: 78 }, '#f7f8f7', 12) +
    rect({ x: 200, y: 32, width: 190, height: 78 }, primary) +
    rect({ x: 200, y: 92, width: 190, height: 18 }, accent) +
    line(marks, '#4b5654', 3) +
    roundLight(stage, 'M150 32h290v78h-290z', 0.35) +
    fill('M440 46l44 14v22l-44 14z', '#e9ecec') +
    rect({ x: 482, y: 58, width: 50, height: 26 }, lighten(tint, 0.2), 10)
  return withCarton(stage, face, contactShadow(stage, 400, 890, 320) + group(art, 'transform="translate(120 800) rotate(-10)"'))
}
