import { blob, stroke } from '../curve.ts'
import { ballLight } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval, rect, short } from '../svg.ts'

/** A close-up of the content of a pack. */
export type Contents =
  | 'kibble'
  | 'biscuits'
  | 'chunks'
  | 'seeds'
  | 'flakes'
  | 'grains'
  | 'hay'
  | 'pellets'
  | 'tablets'
  | 'drops'
  | 'cream'
  | 'powder'
  | 'pages'

const WHOLE = { x: 0, y: 0, width: 1000, height: 1000 }

const WORDS: readonly (readonly [RegExp, Contents])[] = [
  [/litter|streu|sand\b|lettier|substrat|bedding|gravel|kies/i, 'grains'],
  [/seed|samen|saaten|semi\b|mix for|canary|budgie|finch/i, 'seeds'],
  [/flake|flocken|fiocchi/i, 'flakes'],
  [/pellet|cube|nut\b|muesli|mash/i, 'pellets'],
  [/biscuit|treat|snack|chew|biscott|leckerli|keks|stick/i, 'biscuits'],
  [/tablet|capsule|tablette|compresse/i, 'tablets'],
  [/powder|pulver|polvere|mineral|electrolyt/i, 'powder'],
]

/** Chosen by the title, otherwise by the shape of the pack. */
export function drawContents(stage: Stage, usual: Contents): string {
  const { title, variety } = stage.packshot
  const words = `${title} ${variety ?? ''}`
  const contents = WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? usual
  return DRAWINGS[contents](stage)
}

/** One piece, defined once and repeated: a hundred outlines would not fit the byte budget. Closer pieces are larger. */
function strew(stage: Stage, d: string, colours: readonly string[], { pitch, count }: { pitch: number; count: number }): string {
  const piece = stage.paint.symbol(`<path d="${d}" fill="#1c1008" fill-opacity=".55" transform="translate(0 8)"/><path d="${d}"/>`)
  const byColour = colours.map(() => '')
  for (let row = 0; row * pitch < 1000; row += 1) {
    const size = short(0.75 + (row * pitch) / 2200, 2)
    for (let column = 0; column < count; column += 1) {
      const x = ((column + (row % 2) / 2 + (stage.dice() - 0.5) * 0.5) * 960) / count + 40
      const y = row * pitch + (stage.dice() - 0.5) * pitch * 0.6 + 30
      const colour = Math.floor(stage.dice() * colours.length)
      byColour[colour] +=
        `<use href="${piece}" transform="translate(${short(x, 0)} ${short(y, 0)})rotate(${short(stage.dice() * 360, 0)})scale(${size})"/>`
    }
  }
  return colours.map((colour, index) => group(byColour[index] ?? '', `fill="${colour}"`)).join('')
}

function shades(colour: string): string[] {
  return [colour, lighten(colour, 0.14), darken(colour, 0.16), mix(colour, '#d9a060', 0.25)]
}

const DRAWINGS: Record<Contents, (stage: Stage) => string> = {
  kibble: (stage) =>
    rect(WHOLE, '#3f2614') +
    strew(
      stage,
      'M-58-12c6-40 34-36 58-24 24-12 52-16 58 24 6 44-34 62-58 60-24 2-64-16-58-60zM-14-6a14 12 0 1 0 28 0a14 12 0 1 0-28 0z',
      shades('#a56a35'),
      { pitch: 112, count: 8 },
    ),
  biscuits: (stage) =>
    rect(WHOLE, '#5d3c20') +
    strew(
      stage,
      blob(
        '-90,-10 -112,-40 -84,-62 -58,-34 -40,-24 40,-24 58,-34 84,-62 112,-40 90,-10 112,28 84,50 58,24 40,16 -40,16 -58,24 -84,50 -112,28',
      ),
      shades('#c48a4b'),
      { pitch: 138, count: 5 },
    ),
  chunks: (stage) =>
    rect(WHOLE, '#6b3a1c') +
    strew(stage, blob('-90,-50! 20,-70 96,-40! 100,40 40,70! -60,66 -104,30!'), ['#9a5a34', '#8a4c2a', '#b06f45', '#7d5a2e'], {
      pitch: 140,
      count: 6,
    }) +
    [
      [240, 300],
      [640, 220],
      [460, 560],
      [780, 640],
      [200, 760],
      [560, 860],
    ]
      .map(
        ([x = 0, y = 0], index) =>
          (index % 2 === 0
            ? oval(x, y, 42, 40, '#7fa64a')
            : rect({ x, y, width: 84, height: 60 }, '#e08a3a', 14, `transform="rotate(24 ${x} ${y})"`)) +
          line(`M${x - 60} ${y - 60}q60-30 120 0`, '#ffffff', 12, 'stroke-opacity=".35"'),
      )
      .join(''),
  seeds: (stage) =>
    rect(WHOLE, '#8a6a3a') +
    strew(stage, blob('0,-64! 31,-12 26,43 0,60 -26,43 -31,-12'), ['#e6cf8f', '#3a332c', '#c99a4a', '#efe6cf', '#7a8a3f'], {
      pitch: 90,
      count: 10,
    }),
  flakes: (stage) =>
    rect(WHOLE, '#7a4a2c') +
    strew(stage, blob('-70,-20! -20,-56 50,-40! 72,10 20,50! -44,44'), ['#d8672f', '#e8b04a', '#8aa64a', '#b5472f'], {
      pitch: 100,
      count: 9,
    }),
  grains: (stage) =>
    rect(WHOLE, '#b5a88e') +
    strew(stage, blob('-42,-15 0,-40 42,-17 40,22 0,40 -42,20'), ['#e8dfcb', '#d4c8ae', '#f5efe2', mix('#c9bfa8', stage.tint, 0.35)], {
      pitch: 84,
      count: 10,
    }),
  hay: (stage) =>
    rect(WHOLE, '#7f8440') +
    ['#9a9a4c', '#c2b866', '#8c9a4e', '#dcd092', '#b0a656']
      .map((colour) =>
        line(
          Array.from(
            { length: 30 },
            () =>
              `M${short(stage.dice() * 1000, 0)} ${short(stage.dice() * 1000, 0)}q${short(stage.dice() * 160 - 40, 0)} ${short(stage.dice() * 160 - 80, 0)} ${short(160 + stage.dice() * 160, 0)} ${short(stage.dice() * 300 - 150, 0)}`,
          ).join(''),
          colour,
          13,
        ),
      )
      .join(''),
  pellets: (stage) =>
    rect(WHOLE, '#4a4424') + strew(stage, 'M-62-22h124q14 22 0 44h-124q-14-22 0-44z', shades('#8a8248'), { pitch: 84, count: 8 }),
  tablets: (stage) => {
    const pill = mix(stage.tint, '#fbf3e6', 0.7)
    return (
      rect(
        { x: 0, y: 0, width: 1000, height: 1000 },
        stage.paint.linear(
          [
            [0, '#e9efee'],
            [1, '#c4d2d0'],
          ],
          'diagonal',
        ),
      ) +
      [
        [300, 330],
        [640, 250],
        [470, 560],
        [760, 570],
        [250, 700],
        [590, 800],
      ]
        .map(
          ([x = 0, y = 0]) =>
            oval(x + 14, y + 22, 130, 124, '#000000', 'fill-opacity=".16"') +
            oval(x, y + 12, 130, 124, darken(pill, 0.22)) +
            oval(x, y, 130, 122, pill) +
            line(`M${x - 92} ${y + 20}L${x + 92} ${y - 20}`, darken(pill, 0.2), 9) +
            ballLight(stage, `M${x - 130} ${y}a130 122 0 1 0 260 0a130 122 0 1 0 -260 0z`, 0.5),
        )
        .join('')
    )
  },
  drops: (stage) => {
    const liquid = mix(stage.tint, '#9fd0d8', 0.4)
    const drop = (x: number, y: number, scale: number) =>
      group(
        fill(blob('0,-170! 60,-60 96,30 70,104 0,130 -70,104 -96,30 -60,-60'), liquid, 'fill-opacity=".85"') +
          line('M-56 30C-56 70-30 96 4 100', '#ffffff', 16, 'stroke-opacity=".8"'),
        `transform="translate(${x} ${y}) scale(${scale})"`,
      )
    return (
      rect(WHOLE, stage.paint.fade(lighten(liquid, 0.75), lighten(liquid, 0.35))) +
      oval(500, 850, 400, 70, liquid, 'fill-opacity=".5"') +
      oval(500, 850, 240, 40, 'none', 'stroke="#ffffff" stroke-width="10" stroke-opacity=".7"') +
      drop(500, 420, 1.5) +
      drop(240, 330, 0.7) +
      drop(770, 300, 0.8) +
      drop(300, 640, 0.5) +
      drop(720, 620, 0.55)
    )
  },
  cream: (stage) => {
    const paste = mix(stage.tint, '#fbf3e6', 0.62)
    const turns = Array.from({ length: 26 }, (_, index) => {
      const [angle, radius] = [index * 0.72, 300 - index * 11.6]
      return `${Math.round(500 + Math.cos(angle) * radius)},${Math.round(500 + Math.sin(angle) * radius)}`
    }).join(' ')
    return (
      rect(WHOLE, stage.paint.fade(lighten(stage.tint, 0.82), lighten(stage.tint, 0.55))) +
      oval(516, 530, 372, 366, '#000000', 'fill-opacity=".13"') +
      oval(500, 506, 366, 360, darken(paste, 0.22)) +
      line(stroke(turns), darken(paste, 0.16), 112) +
      line(stroke(turns), paste, 88) +
      line(stroke(turns), lighten(paste, 0.6), 18, 'stroke-opacity=".75" transform="translate(-14 -20)"')
    )
  },
  powder: (stage) => {
    const powder = mix(stage.tint, '#fbf6ea', 0.72)
    return (
      rect(WHOLE, lighten(stage.tint, 0.55)) +
      fill(blob('40,900 200,640 380,440 520,380 660,450 820,650 970,900 960,1000! 40,1000!'), powder) +
      ballLight(stage, blob('40,900 200,640 380,440 520,380 660,450 820,650 970,900 960,1000! 40,1000!'), 0.4) +
      line(
        Array.from({ length: 90 }, () => `M${short(120 + stage.dice() * 760, 0)} ${short(600 + stage.dice() * 390, 0)}h1`).join(''),
        darken(powder, 0.2),
        9,
      ) +
      fill(blob('560,420! 760,380! 790,500 720,580 620,570 560,520'), stage.packshot.brand.primary) +
      line('M770 420L960 300', stage.packshot.brand.primary, 44) +
      oval(664, 408, 104, 30, lighten(powder, 0.4), 'transform="rotate(-11 664 408)"')
    )
  },
  pages: (stage) => {
    const { primary, secondary } = stage.packshot.brand
    const lines = (x: number) =>
      Array.from({ length: 9 }, (_, index) => `M${x} ${520 + index * 36}h${index % 4 === 3 ? 180 : 300}`).join('')
    return (
      rect(WHOLE, mix(primary, '#f1e9da', 0.75)) +
      fill('M90 190Q300 140 500 200Q700 140 910 190V880Q700 830 500 890Q300 830 90 880z', '#fdfbf5') +
      fill('M500 200Q540 180 580 176V866Q540 872 500 890z', '#000000', 'fill-opacity=".1"') +
      rect({ x: 140, y: 240, width: 300, height: 220 }, lighten(secondary, 0.2), 14) +
      line('M560 280h220M560 330h300', primary, 20) +
      line(`${lines(140)}M560 400h300M560 436h260M560 472h300${lines(560)}`, '#8d8a80', 12, 'stroke-opacity=".7"')
    )
  },
}
