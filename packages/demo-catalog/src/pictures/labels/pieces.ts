import { getFigure } from '../animals/find-figure.ts'
import { drawText, setText } from '../lettering.ts'
import { darken, lighten, mix, readableOn, toDuotone } from '../palette.ts'
import { seedOf } from '../seed.ts'
import type { Stage } from '../stage.ts'
import { type Box, oval, place, rect } from '../svg.ts'
import { drawEmblem } from './emblem.ts'

type Align = 'left' | 'center'

/** Emblem and name of the brand on one line, or the emblem above the name when the place is high. */
export function drawWordmark(
  { packshot: { brand }, paint }: Stage,
  box: Box,
  { ground, align = 'center' }: { ground: string; align?: Align },
): string {
  const colour = readableOn(ground, brand.secondary, brand.primary, brand.ink)
  const signColour = readableOn(ground, brand.accent, colour)
  const capitals = brand.lettering === 'condensed'
  const block = { text: brand.name, face: brand.lettering, colour, capitals, lines: 1 } as const
  if (brand.emblem === 'none') return drawText(paint, { ...block, box, align })
  if (align === 'center' && box.height > box.width * 0.26) {
    const sign = { ...box, height: box.height * 0.42 }
    const name = { ...box, y: box.y + box.height * 0.46, height: box.height * 0.54 }
    return drawEmblem(brand, sign, { colour: signColour, ground }) + drawText(paint, { ...block, box: name })
  }
  const side = box.height * 0.86
  const room = { x: box.x + side * 1.14, y: box.y, width: box.width - side * 1.14, height: box.height }
  const { covered } = setText({ ...block, box: room, align: 'left' })
  const shift = align === 'center' ? (room.width - covered.width) / 2 : 0
  const sign = { x: box.x + shift, y: box.y + (box.height - side) / 2, width: side, height: side }
  return (
    drawEmblem(brand, sign, { colour: signColour, ground }) +
    drawText(paint, { ...block, box: { ...room, x: room.x + shift }, align: 'left' })
  )
}

/** The product's name in the companion face of the brand's lettering: decorated letters are for the wordmark alone. */
export function drawTitle(stage: Stage, box: Box, { ground, align = 'center' }: { ground: string; align?: Align }): string {
  const { packshot } = stage
  const { brand } = packshot
  const { title } = packshot.label ?? packshot
  const face = {
    slab: 'classic',
    serif: 'serif',
    script: 'strong',
    condensed: 'condensed',
    rounded: 'rounded',
    classic: 'classic',
    grotesque: 'grotesque',
  } as const
  return drawText(stage.paint, {
    text: title,
    // Long names have a plain typeface, which stays legible when small and costs fewer bytes.
    face: title.length > 34 ? 'strong' : face[brand.lettering],
    box,
    align,
    lines: box.height > box.width * 0.5 ? 3 : 2,
    maxSize: box.width * 0.17,
    colour: readableOn(ground, brand.ink, brand.secondary, '#ffffff'),
  })
}

/** The flavour, on its colour. Nothing when the product has no variety. */
export function drawBand(
  stage: Stage,
  box: Box,
  { radius = 0, align = 'center', inset = box.height * 0.5 }: { radius?: number; align?: Align; inset?: number } = {},
): string {
  const { packshot } = stage
  const { variety } = packshot.label ?? packshot
  if (!variety) return ''
  const room = {
    x: box.x + (align === 'left' ? inset : (inset + box.height * 0.3) / 2),
    y: box.y + box.height * 0.12,
    width: box.width - inset - box.height * 0.3,
    height: box.height * 0.76,
  }
  return (
    rect(box, stage.tint, radius) +
    drawText(stage.paint, {
      text: variety,
      face: 'strong',
      box: room,
      align,
      colour: readableOn(stage.tint, '#ffffff'),
      maxSize: box.height * 0.62,
    })
  )
}

export function drawSize(stage: Stage, box: Box, { ground, align = 'center' }: { ground: string; align?: Align | 'right' }): string {
  const { size, brand } = stage.packshot
  if (!size) return ''
  return drawText(stage.paint, {
    text: size,
    face: 'text',
    box,
    align,
    colour: readableOn(ground, brand.secondary, brand.ink),
    maxSize: 44,
  })
}

/** The size in a round seal, for places without a quiet line of their own. */
export function drawSizeSeal(stage: Stage, centre: { x: number; y: number; radius: number }): string {
  const { size, brand } = stage.packshot
  if (!size) return ''
  const { x, y, radius } = centre
  const box = { x: x - radius * 0.74, y: y - radius * 0.5, width: radius * 1.48, height: radius }
  return (
    oval(x, y, radius, radius, brand.accent) +
    oval(
      x,
      y,
      radius * 0.88,
      radius * 0.88,
      'none',
      `stroke="${readableOn(brand.accent, brand.ink)}" stroke-width="2" stroke-opacity=".5"`,
    ) +
    drawText(stage.paint, {
      text: size,
      face: 'strong',
      box,
      colour: readableOn(brand.accent, brand.ink),
      lines: 2,
      maxSize: radius * 0.62,
    })
  )
}

/** The animal in the brand's style: natural colours, or two inks. */
export function drawAnimal(stage: Stage, box: Box, options: { pose?: 'bust' | 'whole'; ground: string; mirrored?: boolean }): string {
  const { animal, title, brand } = stage.packshot
  const figure = getFigure(animal, title, options.pose)
  const twoInks = seedOf(`${brand.name}/print`) % 5 === 0
  const art = twoInks
    ? toDuotone(figure.art, darken(brand.primary, 0.45), mix(lighten(brand.secondary, 0.6), options.ground, 0.1))
    : figure.art
  return place(art, box, 200, options.mirrored ?? false)
}
