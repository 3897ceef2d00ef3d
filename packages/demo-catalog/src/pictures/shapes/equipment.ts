import { blob } from '../curve.ts'
import { drawWordmark } from '../labels/pieces.ts'
import { drawHangTag } from '../labels/tag.ts'
import { contactShadow, roundLight } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, line, oval, rect } from '../svg.ts'

/** An external canister filter with its hoses. */
export function drawFilter(stage: Stage): string {
  const { tint } = stage
  const pot = 'M270 420H730V820Q500 870 270 820z'
  const head = 'M240 260Q500 220 760 260V430Q500 466 240 430z'
  return (
    contactShadow(stage, 500, 842, 310) +
    line('M390 260C390 120 250 90 200 170V520M610 260C610 110 760 80 800 160V480', '#5f7a70', 36) +
    line('M384 252C384 126 256 100 208 170V510M604 252C604 118 756 92 792 160V470', '#a9c0b6', 9) +
    fill(pot, '#2c3532') +
    rect({ x: 310, y: 460, width: 380, height: 100 }, mix('#f1ead8', '#6f8a4a', 0.1), 8) +
    rect({ x: 310, y: 574, width: 380, height: 90 }, '#3f6fa3', 8) +
    rect({ x: 310, y: 678, width: 380, height: 110 }, '#8a7a62', 8) +
    line('M330 700h340M330 730h340M330 760h340', '#b9a98c', 18, 'stroke-dasharray="2 30"') +
    roundLight(stage, pot) +
    fill(head, tint) +
    roundLight(stage, head) +
    rect({ x: 366, y: 234, width: 50, height: 60 }, '#39423f', 10) +
    rect({ x: 586, y: 234, width: 50, height: 60 }, '#39423f', 10) +
    rect({ x: 236, y: 400, width: 60, height: 120 }, lighten(tint, 0.2), 14) +
    rect({ x: 704, y: 400, width: 60, height: 120 }, darken(tint, 0.2), 14) +
    drawWordmark(stage, { x: 330, y: 320, width: 340, height: 80 }, { ground: tint })
  )
}

/** A reflector lamp on a clamp, lit. */
export function drawLamp(stage: Stage): string {
  const { tint } = stage
  const shade = blob('430,240! 570,240! 600,300 700,420 760,520! 500,560 240,520! 300,420 400,300')
  return (
    contactShadow(stage, 500, 880, 300) +
    fill(
      'M240 520L140 880H860L760 520z',
      stage.paint.linear(
        [
          [0, '#ffe9a8', 0.75],
          [1, '#ffe9a8', 0],
        ],
        'down',
      ),
    ) +
    line('M500 190C500 90 640 70 700 130C740 180 800 180 840 140', '#4f5957', 14) +
    rect({ x: 446, y: 160, width: 108, height: 96 }, '#20262a', 18) +
    fill(shade, tint) +
    roundLight(stage, shade) +
    oval(500, 524, 260, 44, '#fff4cf') +
    oval(500, 532, 120, 52, stage.packshot.animal === 'reptile' ? '#ffb35c' : '#fffbe9') +
    oval(500, 528, 70, 32, '#ffffff') +
    oval(500, 520, 260, 42, 'none', `stroke="${darken(tint, 0.35)}" stroke-width="10"`) +
    drawWordmark(stage, { x: 400, y: 392, width: 200, height: 62 }, { ground: tint }) +
    drawHangTag(stage, { x: 730, y: 520, turn: 4 })
  )
}

/** A thermostat heater: glass tube, coil, dial, suction cups. */
export function drawHeater(stage: Stage): string {
  const { tint } = stage
  const coil = Array.from({ length: 15 }, (_, index) => `M446 ${430 + index * 25}q54 22 108 0`).join('')
  const glass = 'M424 300H576V830Q576 890 500 890Q424 890 424 830z'
  return (
    contactShadow(stage, 500, 884, 170) +
    line('M500 130C500 60 620 40 680 90S780 190 840 150', '#4f5957', 14) +
    fill(glass, '#cfe2e4', 'fill-opacity=".7"') +
    rect({ x: 476, y: 380, width: 48, height: 430 }, '#e8e2d2', 10) +
    line(coil, '#c8452f', 7) +
    oval(500, 840, 34, 16, '#d9a93a') +
    line('M560 470v40M560 560v40M560 650v40', '#31403f', 5) +
    roundLight(stage, glass, 0.9) +
    line(glass, '#7d9396', 6) +
    fill('M404 130Q500 106 596 130V310Q500 332 404 310z', tint) +
    roundLight(stage, 'M404 130Q500 106 596 130V310Q500 332 404 310z') +
    oval(500, 128, 96, 20, lighten(tint, 0.25)) +
    rect({ x: 430, y: 180, width: 140, height: 84 }, '#15211f', 12) +
    line('M462 206v32M462 238h20M500 206h24v32h-24zM548 210h6', '#ff8f5c', 8) +
    [
      [420, 420],
      [420, 740],
    ]
      .map(
        ([x = 0, y = 0]) =>
          rect({ x: x - 60, y: y - 14, width: 70, height: 28 }, '#2b302f', 8) + oval(x - 66, y, 20, 44, mix('#3a4442', tint, 0.2)),
      )
      .join('') +
    drawHangTag(stage, { x: 560, y: 330, turn: 3 })
  )
}
