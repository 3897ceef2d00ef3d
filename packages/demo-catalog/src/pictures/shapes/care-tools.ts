import { blob, stroke } from '../curve.ts'
import { drawWordmark } from '../labels/pieces.ts'
import { drawHangTag } from '../labels/tag.ts'
import { contactShadow } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval, rect } from '../svg.ts'
import { disc, drum, plate, rod, rows, STEEL, slab, soft, turned, WOOD } from './parts.ts'

/** One handle, a large head and a small one. */
export function drawToothbrush(stage: Stage): string {
  const { tint } = stage
  const bristles = (x: number, count: number, height: number) =>
    line(
      rows(count, (index) => `M${x + index * 20} 440v-${height}`),
      '#ffffff',
      15,
    ) +
    line(
      rows(count, (index) => `M${x + index * 20} ${440 - height}v22`),
      lighten(tint, 0.45),
      15,
    )
  return (
    contactShadow(stage, 500, 800, 360) +
    turned(
      bristles(92, 9, 104) +
        bristles(800, 5, 74) +
        soft(
          stage,
          blob(
            '70,450 90,430 280,432 330,462 430,450 560,450 700,466 780,436 900,436 920,454 900,482 780,480 700,510 560,528 430,528 330,506 260,494 90,486',
          ),
          tint,
        ) +
        fill(blob('420,470 560,470 580,490 560,510 420,510 400,490'), '#ffffff', 'fill-opacity=".35"') +
        drawHangTag(stage, { x: 640, y: 500, turn: 20 }),
      -24,
    )
  )
}

/** Pliers with a guard, for claws. */
export function drawNailClipper(stage: Stage): string {
  const { tint } = stage
  const grip = blob('470,450! 540,470 580,560 590,680 640,830 620,880 570,880 520,780 490,640 460,520')
  return (
    contactShadow(stage, 500, 890, 250) +
    turned(
      group(soft(stage, grip, darken(tint, 0.12)), 'transform="translate(1000 0) scale(-1 1)"') +
        fill(blob('430,470! 410,330 420,210 480,120! 500,230 480,330 510,460!'), '#9aa2a5') +
        fill(blob('570,470! 590,330 580,210 520,120! 510,220 540,330 490,460!'), STEEL) +
        line(stroke('566,400 574,300 560,210'), '#ffffff', 8, 'stroke-opacity=".7"') +
        line('M590 350L660 260Q668 214 616 214', '#7d8588', 16) +
        soft(stage, grip, tint) +
        line('M540 640l40-12M552 690l40-14M566 740l42-16', darken(tint, 0.45), 9) +
        oval(500, 462, 42, 42, '#868d90') +
        oval(496, 458, 30, 30, '#dfe4e5') +
        line('M478 458h36', '#868d90', 7) +
        drawHangTag(stage, { x: 350, y: 700, turn: 6 }),
      10,
    )
  )
}

/** A large and a small hook that slide under a tick. */
export function drawTickHook(stage: Stage): string {
  const hook = (colour: string) =>
    rod('M500 150V640', colour, 62) +
    line('M474 210h52M474 246h52M474 282h52M474 318h52M474 354h52', darken(colour, 0.4), 10) +
    fill(
      blob('470,600! 530,600! 550,690 620,770 740,800! 752,826 690,842! 640,836 620,822 690,866! 700,890 640,890 520,810 470,700'),
      colour,
    ) +
    line(stroke('506,620 520,700 580,770 640,800'), lighten(colour, 0.45), 9, 'stroke-opacity=".7"')
  return (
    contactShadow(stage, 520, 880, 300) +
    group(hook(stage.tint), 'transform="translate(-80 0)"') +
    group(hook(stage.packshot.brand.primary), 'transform="translate(330 290) scale(.66)"') +
    drawHangTag(stage, { x: 412, y: 180, turn: 4 })
  )
}

/** A hook for the hoof on one side, a stiff brush on the other. */
export function drawHoofPick(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 870, 250) +
    turned(
      rod('M540 420C540 300 560 150 720 150', STEEL, 40) +
        line(
          rows(6, (index) => `M${400 + index * 20} 400V${220 + Math.abs(index - 2) * 5}`),
          '#e8dcc0',
          16,
        ) +
        fill('M704 130L800 190L704 178z', '#9aa2a5') +
        soft(stage, blob('380,380! 600,380! 610,470 570,560 580,700 560,840 500,880 440,840 420,700 430,560 390,470'), tint) +
        line('M456 600h88M454 650h92M454 700h92M456 750h88', darken(tint, 0.4), 10) +
        drawWordmark(stage, { x: 404, y: 412, width: 190, height: 70 }, { ground: tint }),
      10,
    )
  )
}

/** A bristle panel for the corner of a wall. */
export function drawCornerGroomer(stage: Stage): string {
  const { tint } = stage
  const nubs = rows(45, (index) => {
    const [x, y] = [300 + (index % 5) * 34 + (Math.floor(index / 5) % 2) * 14, 230 + Math.floor(index / 5) * 66]
    return oval(x, y, 9, 9, darken(tint, 0.4)) + oval(x + 260, y, 9, 9, darken(tint, 0.5))
  })
  return (
    contactShadow(stage, 500, 890, 300) +
    fill('M120 70H500V890H120z', '#e3dccb') +
    fill('M500 70H880V890H500z', '#cfc6b2') +
    soft(stage, blob('250,180! 500,150! 500,850! 250,810! 236,500'), tint) +
    fill(blob('500,150! 750,180! 764,500 750,810! 500,850!'), darken(tint, 0.18)) +
    nubs +
    line('M500 152V848', lighten(tint, 0.35), 8) +
    drawHangTag(stage, { x: 660, y: 690, turn: 4 })
  )
}

/** A crate with a handle, brushes standing in it. */
export function drawTote(stage: Stage): string {
  const { tint } = stage
  const tray = 'M150 500H850L800 850H200z'
  const tool = (x: number, top: number, colour: string) =>
    rod(`M${x} ${top}V560`, colour, 56) + rect({ x: x - 62, y: top - 60, width: 124, height: 70 }, darken(colour, 0.2), 24)
  return (
    contactShadow(stage, 500, 858, 380) +
    tool(290, 330, '#3f6fa3') +
    tool(690, 300, WOOD) +
    fill(slab(370, 360, 110, 220, 30), '#f3efe4') +
    rect({ x: 396, y: 320, width: 58, height: 56 }, stage.packshot.brand.accent, 10) +
    line('M240 510V300C240 190 760 190 760 300V510', darken(tint, 0.4), 48) +
    line('M240 510V300C240 190 760 190 760 300V510', tint, 34) +
    plate(stage, tray, tint) +
    rect({ x: 130, y: 478, width: 740, height: 54 }, darken(tint, 0.22), 22) +
    line('M500 540V850', darken(tint, 0.25), 7) +
    drawWordmark(stage, { x: 330, y: 620, width: 340, height: 120 }, { ground: tint })
  )
}

/** A sample pot, a pipette and non-absorbing grains. */
export function drawSampleKit(stage: Stage): string {
  const pot = 'M300 420H600L580 830Q450 856 320 830z'
  return (
    contactShadow(stage, 500, 850, 360) +
    fill(pot, '#eef4f5', 'fill-opacity=".85"') +
    fill('M312 620H590L580 830Q450 856 320 830z', '#edd27a', 'fill-opacity=".8"') +
    line('M330 500h60M330 560h40M330 620h60M330 680h40M330 740h60', '#6d7b80', 6) +
    drum(stage, 'M280 330Q450 300 620 330V440Q450 466 280 440z', stage.tint) +
    line(pot, '#9fb0b5', 6) +
    rod('M760 300V760', '#e3edef', 40) +
    fill(blob('724,300! 720,220 740,150 780,150 800,220 796,300!'), stage.packshot.brand.primary) +
    fill('M744 760h32l-10 84h-12z', '#c9d6da') +
    drawWordmark(stage, { x: 356, y: 690, width: 200, height: 70 }, { ground: mix('#edd27a', '#ffffff', 0.4) }) +
    fill(disc(690, 838, 70, 22), '#d9cdb4') +
    line('M650 834h1M680 826h1M700 842h1M720 832h1', '#8a7a5a', 10)
  )
}
