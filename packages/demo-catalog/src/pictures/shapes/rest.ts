import { blob, stroke } from '../curve.ts'
import { drawHangTag, drawSewnLabel } from '../labels/tag.ts'
import { ballLight, contactShadow, flatLight } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval, rect } from '../svg.ts'

/** A bolster bed with a plush cushion. */
export function drawBed(stage: Stage): string {
  const { tint } = stage
  const rim = blob('500,330 720,350 880,440 920,580 890,720 760,810 500,836 240,810 110,720 80,580 120,440 280,350')
  const well = blob('500,420 660,430 770,490 790,570 730,640 500,668 270,640 210,570 230,490 340,430')
  const front = blob('84,600 200,690 500,728 800,690 916,600 910,700 800,800 500,838 200,800 90,700')
  const plush = mix('#fbf5e8', tint, 0.1)
  const tufts = Array.from(
    { length: 46 },
    () => `M${(240 + stage.dice() * 510).toFixed(0)} ${(450 + stage.dice() * 190).toFixed(0)}q8-12 17-3`,
  ).join('')
  return (
    contactShadow(stage, 500, 822, 450) +
    fill(rim, tint) +
    ballLight(stage, rim, 0.7) +
    fill(well, darken(tint, 0.45)) +
    group(
      fill(blob('500,440 680,450 790,520 790,600 700,670 500,690 300,670 210,600 210,520 320,450'), plush) +
        line(tufts, darken(plush, 0.16), 5),
      stage.paint.clip(well),
    ) +
    fill(front, tint) +
    fill(
      front,
      stage.paint.linear(
        [
          [0, '#ffffff', 0.24],
          [0.4, '#ffffff', 0],
          [1, '#000000', 0.26],
        ],
        'down',
      ),
    ) +
    line(`${stroke('120,640 240,716 500,752 760,716 880,640')}`, lighten(tint, 0.4), 5, 'stroke-dasharray="16 11" stroke-opacity=".7"') +
    line(
      `${stroke('230,372 250,410 244,440')}${stroke('770,372 750,410 756,440')}${stroke('330,700 322,760 332,800')}${stroke('668,700 678,760 668,800')}`,
      darken(tint, 0.4),
      6,
      'stroke-opacity=".5"',
    ) +
    drawSewnLabel(stage, { x: 404, y: 742, width: 192, height: 72 })
  )
}

/** A wooden kennel with a felt roof. */
export function drawKennel(stage: Stage): string {
  const wood = '#c08e5a'
  const planks = 'M360 470V850M430 400V850M500 330V850M570 400V850M640 470V850M710 530V850'
  return (
    contactShadow(stage, 510, 858, 400) +
    fill('M280 540L190 490V810L280 860z', darken(wood, 0.45)) +
    fill(
      'M280 860V520L520 290L760 520V860z',
      stage.paint.linear(
        [
          [0, lighten(wood, 0.2)],
          [1, darken(wood, 0.12)],
        ],
        'diagonal',
      ),
    ) +
    line(planks, darken(wood, 0.3), 4, 'stroke-opacity=".7"') +
    fill('M420 860V660C420 540 620 540 620 660V860z', '#2a1d15') +
    fill('M446 860V668C446 570 594 570 594 668V860z', '#120c08') +
    line('M420 860V660C420 540 620 540 620 660V860', darken(wood, 0.35), 16) +
    fill('M150 512L420 222L540 250L278 546z', darken(stage.tint, 0.35)) +
    fill('M540 246L520 226L420 216L530 290L772 560L822 536z', stage.tint) +
    fill('M530 248L264 546L240 540L518 224z', lighten(stage.tint, 0.15)) +
    line('M520 228L822 538M520 228L242 540', lighten(stage.tint, 0.4), 6, 'stroke-opacity=".6"') +
    rect({ x: 270, y: 846, width: 502, height: 26 }, darken(wood, 0.5), 6) +
    drawSewnLabel(stage, { x: 420, y: 446, width: 200, height: 74 })
  )
}

/** A rigid travel crate with a wire door. */
export function drawCarrier(stage: Stage): string {
  const { tint } = stage
  const upper = blob('150,560! 160,400 220,320 320,296! 700,296! 800,320 850,400 860,560!')
  const lower = blob('150,580! 860,580! 850,760 800,840! 210,840! 160,760')
  const slots = [640, 690, 740].map((x) => `M${x} 400v90`).join('')
  return (
    contactShadow(stage, 505, 842, 400) +
    (/top-opening/i.test(stage.packshot.title) ? openLid(tint) : line('M380 300C380 210 620 210 620 300', darken(tint, 0.4), 34)) +
    fill(lower, darken(tint, 0.25)) +
    fill(upper, tint) +
    flatLight(stage, upper) +
    rect({ x: 136, y: 552, width: 738, height: 36 }, darken(tint, 0.4), 14) +
    line(`${slots}M790 420v60`, darken(tint, 0.6), 18) +
    fill(blob('210,440 250,390! 530,390! 560,440 560,740 530,790! 250,790! 210,740'), '#15191a') +
    line('M270 392V788M325 392V788M385 392V788M445 392V788M505 392V788M212 470H558M212 560H558M212 650H558M212 735H558', '#dfe4e5', 9) +
    line(blob('210,440 250,390! 530,390! 560,440 560,740 530,790! 250,790! 210,740'), '#aeb5b7', 14) +
    rect({ x: 530, y: 560, width: 54, height: 80 }, stage.packshot.brand.accent, 12) +
    rect({ x: 620, y: 540, width: 50, height: 62 }, '#dfe4e5', 10) +
    rect({ x: 800, y: 540, width: 44, height: 62 }, '#dfe4e5', 10) +
    drawSewnLabel(stage, { x: 620, y: 650, width: 200, height: 82 })
  )
}

/** The second door of a carrier, in its roof. */
function openLid(tint: string): string {
  return (
    fill('M300 310L350 130H690L740 310z', darken(tint, 0.3)) +
    fill('M336 300L376 152H664L704 300z', '#15191a') +
    line('M420 156L396 298M480 156L470 298M540 156L546 298M600 156L622 298M366 204H676M352 252H690', '#dfe4e5', 8) +
    line('M460 130C460 80 580 80 580 130', darken(tint, 0.5), 26)
  )
}

/** A breeding or nesting box with a landing perch. */
export function drawNestBox(stage: Stage): string {
  const wood = mix('#c99c66', stage.tint, 0.15)
  return (
    contactShadow(stage, 500, 868, 300) +
    fill('M700 330L800 290V800L700 860z', darken(wood, 0.42)) +
    fill(
      'M270 330H700V860H270z',
      stage.paint.linear(
        [
          [0, lighten(wood, 0.22)],
          [1, darken(wood, 0.1)],
        ],
        'diagonal',
      ),
    ) +
    line(
      `${stroke('300,420 420,410 520,424 680,412')}${stroke('290,560 360,566 400,556')}${stroke('600,640 650,632 690,640')}${stroke('296,760 420,770 560,756 690,766')}`,
      darken(wood, 0.25),
      4,
      'stroke-opacity=".7"',
    ) +
    fill('M230 330L340 230L850 220L836 262L716 352H236z', darken(stage.tint, 0.3)) +
    fill('M230 330L340 230L850 220L724 326z', stage.tint) +
    oval(485, 520, 104, 104, darken(wood, 0.35)) +
    oval(485, 520, 88, 88, '#1d130c') +
    fill('M405 560q80 70 160 0q-20 48-80 48t-80-48z', '#c9b266') +
    line('M485 672L500 716', darken(wood, 0.5), 26) +
    oval(501, 718, 17, 17, lighten(wood, 0.3)) +
    drawHangTag(stage, { x: 300, y: 700, turn: 5 })
  )
}
