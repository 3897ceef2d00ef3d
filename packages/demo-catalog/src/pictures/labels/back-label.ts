import { drawText } from '../lettering.ts'
import { darken, lighten, mix, readableOn } from '../palette.ts'
import { type PrintArea, type Stage, withBleed } from '../stage.ts'
import { type Box, rect, short } from '../svg.ts'
import { drawSize, drawWordmark } from './pieces.ts'

/** The back of a pack: amounts by weight, small print, bar code. */
export function drawBackLabel(stage: Stage, area: PrintArea): string {
  const { packshot } = stage
  const { brand } = packshot
  const { x, y, width, height } = area
  const paper = lighten(mix(brand.secondary, '#fbf8f1', 0.6), 0.4)
  const field = { x: x + width * 0.08, y: y + height * 0.2, width: width * 0.84, height: height * 0.74 }
  const inner = { x: field.x + field.width * 0.07, width: field.width * 0.86 }
  return (
    rect(withBleed(area), stage.paint.fade(brand.primary, darken(brand.primary, 0.3))) +
    drawWordmark(
      stage,
      { x: x + width * 0.14, y: y + height * 0.05, width: width * 0.72, height: height * 0.11 },
      { ground: brand.primary },
    ) +
    rect(field, paper, 14) +
    drawText(stage.paint, {
      text: (packshot.label ?? packshot).title,
      face: 'strong',
      box: { ...inner, y: field.y + field.height * 0.03, height: field.height * 0.11 },
      lines: 2,
      align: 'left',
      maxSize: 40,
      colour: readableOn(paper, brand.ink),
    }) +
    drawTable(stage, { ...inner, y: field.y + field.height * 0.16, height: field.height * 0.38 }, paper) +
    drawSmallPrint(stage, { ...inner, y: field.y + field.height * 0.59, height: field.height * 0.2 }, mix(paper, brand.ink, 0.45)) +
    drawBarCode(stage, {
      x: inner.x + inner.width * 0.58,
      y: field.y + field.height * 0.83,
      width: inner.width * 0.42,
      height: field.height * 0.13,
    }) +
    drawSize(
      stage,
      { ...inner, y: field.y + field.height * 0.86, height: field.height * 0.08, width: inner.width * 0.4 },
      { ground: paper, align: 'left' },
    )
  )
}

function drawTable(stage: Stage, box: Box, paper: string): string {
  const rows = 4
  const pitch = box.height / (rows + 1)
  const numbers = Array.from({ length: rows }, (_, row) => {
    const y = box.y + pitch * (row + 1)
    const ground = row % 2 === 0 ? mix(paper, stage.tint, 0.2) : paper
    const weight = [2, 5, 10, 30][row] ?? 0
    const cell = { y: y + pitch * 0.16, height: pitch * 0.68, width: box.width * 0.38 }
    const amount = `${Math.round((weight ** 0.75 * 22) / 5) * 5} g`
    return (
      rect({ ...box, y, height: pitch }, ground) +
      drawText(stage.paint, {
        text: `${weight} kg`,
        face: 'text',
        box: { ...cell, x: box.x + box.width * 0.06 },
        align: 'left',
        colour: '#3a423c',
        maxSize: 26,
      }) +
      drawText(stage.paint, {
        text: amount,
        face: 'text',
        box: { ...cell, x: box.x + box.width * 0.56 },
        align: 'right',
        colour: '#3a423c',
        maxSize: 26,
      })
    )
  })
  return rect({ ...box, height: pitch }, stage.tint, 6) + numbers.join('')
}

function drawSmallPrint(stage: Stage, box: Box, colour: string): string {
  const lines = 5
  const pitch = box.height / lines
  const d = Array.from({ length: lines }, (_, index) => {
    const share = index === lines - 1 ? 0.5 : 0.86 + stage.dice() * 0.14
    return `M${short(box.x)} ${short(box.y + pitch * (index + 0.5))}h${short(box.width * share)}`
  }).join('')
  return `<path d="${d}" stroke="${colour}" stroke-width="${short(pitch * 0.32)}" stroke-dasharray="34 7 52 7 22 7 41 7" stroke-opacity=".6"/>`
}

function drawBarCode(stage: Stage, box: Box): string {
  let at = box.x + 8
  let d = ''
  while (at < box.x + box.width - 10) {
    const bar = 2 + Math.floor(stage.dice() * 3) * 2
    d += `M${short(at)} ${short(box.y + 6)}h${bar}v${short(box.height - 12)}h-${bar}z`
    at += bar + 3 + stage.dice() * 5
  }
  return `${rect(box, '#ffffff', 4)}<path d="${d}" fill="#1d1d1b"/>`
}
