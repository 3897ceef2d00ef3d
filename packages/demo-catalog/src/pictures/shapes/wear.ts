import { blob, stroke } from '../curve.ts'
import { drawHangTag, drawSewnLabel } from '../labels/tag.ts'
import { contactShadow, flatLight } from '../light.ts'
import { darken, lighten } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval, rect } from '../svg.ts'
import { drawMannequin } from './mannequin.ts'
import { strap } from './walk.ts'

/** A quilted coat on its mannequin. */
export function drawCoat(stage: Stage): string {
  const { tint } = stage
  const cloth = blob(
    '196,560 230,520 350,522 500,530 590,506 640,450 690,420! 752,480 760,540! 720,600 700,690 680,750 610,730 560,706 440,716 330,742 240,730 200,650',
  )
  const quilting = Array.from(
    { length: 12 },
    (_, index) => `M${60 + index * 66} 400L${260 + index * 66} 800M${260 + index * 66} 400L${60 + index * 66} 800`,
  ).join('')
  return (
    contactShadow(stage, 500, 892, 400) +
    drawMannequin('dog', 'dachshund', { x: 60, y: 90, width: 850, height: 850 }) +
    fill(cloth, tint) +
    group(
      line(quilting, darken(tint, 0.28), 5, 'stroke-opacity=".7"') +
        line(quilting, lighten(tint, 0.4), 3, 'stroke-opacity=".35" transform="translate(4 4)"') +
        fill(
          cloth,
          stage.paint.linear(
            [
              [0, '#ffffff', 0.22],
              [0.4, '#ffffff', 0],
              [1, '#000000', 0.3],
            ],
            'down',
          ),
        ),
      stage.paint.clip(cloth),
    ) +
    line(cloth, darken(tint, 0.4), 9) +
    strap('M690 424C680 470 710 530 758 536', darken(tint, 0.3), 46) +
    line(stroke('214,690 330,712 450,690 560,682 640,712'), '#eef1f1', 12, 'stroke-opacity=".85"') +
    strap('M430 716C436 760 440 770 446 790', darken(tint, 0.4), 44) +
    drawSewnLabel(stage, { x: 310, y: 580, width: 190, height: 76 })
  )
}

/** A recovery collar: a clear cone with a soft rim. */
export function drawCone(stage: Stage): string {
  const { tint, paint } = stage
  const wall = 'M150 330C180 180 820 180 850 330L650 760C600 820 400 820 350 760z'
  return (
    contactShadow(stage, 500, 800, 250) +
    fill(
      wall,
      paint.linear([
        [0, '#a9bcc4', 0.75],
        [0.3, '#f3f8f9', 0.7],
        [0.6, '#cfdde2', 0.65],
        [1, '#8fa5ae', 0.8],
      ]),
    ) +
    oval(500, 330, 350, 118, '#dfe9ec', 'fill-opacity=".75"') +
    fill('M236 330C300 260 700 260 764 330L620 560C590 590 410 590 380 560z', '#9fb3bb', 'fill-opacity=".35"') +
    oval(500, 330, 350, 118, 'none', `stroke="${darken(tint, 0.2)}" stroke-width="26"`) +
    oval(500, 327, 350, 118, 'none', `stroke="${lighten(tint, 0.25)}" stroke-width="12"`) +
    line('M700 424L616 740', '#7e949d', 6) +
    [0, 1, 2, 3]
      .map((index) =>
        rect({ x: 668 - index * 18, y: 470 + index * 66, width: 34, height: 16 }, '#f7fafa', 6, 'stroke="#7e949d" stroke-width="3"'),
      )
      .join('') +
    strap('M352 756C400 818 600 818 648 756', tint, 54) +
    line('M250 470L390 740', '#ffffff', 16, 'stroke-opacity=".6"') +
    drawSewnLabel(stage, { x: 400, y: 610, width: 180, height: 78 })
  )
}

/** A head collar on a mannequin horse. */
export function drawHalter(stage: Stage): string {
  const { tint } = stage
  const brass = '#c99a3a'
  const fitting = (x: number, y: number) =>
    oval(x, y, 26, 26, 'none', `stroke="${darken(brass, 0.35)}" stroke-width="15"`) +
    oval(x, y, 26, 26, 'none', `stroke="${lighten(brass, 0.25)}" stroke-width="8"`)
  return (
    contactShadow(stage, 380, 928, 300) +
    drawMannequin('horse', 'grey portrait', { x: 70, y: 80, width: 850, height: 850 }) +
    strap('M470 210C440 300 480 420 560 520', tint, 40) +
    strap('M560 520C620 500 720 470 778 452', tint, 40) +
    strap('M560 520C590 590 640 650 690 690C740 690 800 650 826 600', tint, 40) +
    strap('M520 440C480 500 500 560 560 590', tint, 34) +
    fitting(560, 520) +
    fitting(776, 454) +
    fitting(690, 688) +
    fitting(474, 240) +
    rect({ x: 470, y: 300, width: 54, height: 48 }, 'none', 9, `stroke="${brass}" stroke-width="11" transform="rotate(72 497 324)"`) +
    strap('M690 710C690 800 620 840 560 880', darken(tint, 0.35), 26) +
    drawHangTag(stage, { x: 566, y: 560, turn: 4 })
  )
}

/** A quilted saddle cloth. */
export function drawSaddlePad(stage: Stage): string {
  const { tint, packshot } = stage
  const cloth = blob('170,300! 330,220 500,250 680,214 838,290! 860,470 830,660 740,790 560,810 430,800 260,770 180,620 150,450')
  const quilting = Array.from(
    { length: 13 },
    (_, index) => `M${-60 + index * 80} 180L${340 + index * 80} 840M${340 + index * 80} 180L${-60 + index * 80} 840`,
  ).join('')
  return (
    contactShadow(stage, 500, 806, 360) +
    fill(cloth, tint) +
    group(
      line(quilting, darken(tint, 0.25), 6) +
        line(quilting, lighten(tint, 0.4), 3, 'stroke-opacity=".4" transform="translate(5 3)"') +
        flatLight(stage, cloth),
      stage.paint.clip(cloth),
    ) +
    line(cloth, darken(packshot.brand.primary, 0.1), 26) +
    line(cloth, packshot.brand.accent, 6) +
    line('M330 226C420 300 570 300 680 220', lighten(tint, 0.4), 12, 'stroke-opacity=".7"') +
    line('M500 250V806', darken(tint, 0.35), 7, 'stroke-dasharray="16 10"') +
    drawSewnLabel(stage, { x: 560, y: 600, width: 210, height: 90 })
  )
}
