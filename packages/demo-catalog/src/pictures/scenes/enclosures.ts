import { blob, stroke } from '../curve.ts'
import { fill, line, oval, rect } from '../svg.ts'
import { acacia, floating, ridge, type View, WHOLE } from './scenery.ts'

/** A flight cage among trees. */
export function drawAviary(view: View): string {
  const { tone, paint } = view
  const mesh =
    Array.from({ length: 21 }, (_, index) => `M${index * 80} 0V900`).join('') +
    Array.from({ length: 7 }, (_, index) => `M0 ${60 + index * 140}H1600`).join('')
  return (
    rect(WHOLE, paint.fade(tone('#c9dfd6'), tone('#e9e6c8'))) +
    ridge([640, 600, 640, 610, 640, 600, 630], tone('#a9c08f')) +
    acacia(view, 240, 800, 1.1, '#7c9a5c') +
    line(mesh, tone('#8fa39a'), 3, 'stroke-opacity=".55"') +
    line('M-20 20C500-10 1100-10 1620 20', tone('#5f6f68'), 26) +
    line(stroke('-20,700 300,650 700,664 1100,640 1640,690'), tone('#7b5b3d'), 34) +
    line(stroke('-20,690 300,640 700,654 1100,630 1640,680'), tone('#a07c55'), 8) +
    line(stroke('1640,330 1420,370 1240,360 1060,390'), tone('#7b5b3d'), 22) +
    line(stroke('-20,430 200,440 420,410 560,430'), tone('#7b5b3d'), 22) +
    leaves(view, [
      [120, 640],
      [360, 630],
      [560, 420],
      [430, 400],
      [1080, 380],
      [1300, 350],
      [1500, 340],
      [1440, 660],
      [780, 650],
      [40, 420],
    ]) +
    floating({ x: 1010, floor: 750, size: 470, as: view.animal, title: view.figure ?? 'parrot', mirrored: false }) +
    floating({ x: 1340, floor: 420, size: 230, as: 'bird', title: 'budgie', mirrored: true }) +
    floating({ x: 640, floor: 708, size: 220, as: 'bird', title: 'finch', mirrored: false }) +
    floating({ x: 320, floor: 480, size: 230, as: 'bird', title: 'lovebird', mirrored: false })
  )
}

function leaves({ tone }: View, places: readonly (readonly [number, number])[]): string {
  const sprig =
    fill(blob('0,0! 30,-22 74,-30 96,-18! 60,4 24,8'), tone('#5c8a4e')) +
    fill(blob('0,0! -20,-34 -16,-78 0,-100! 18,-66 16,-28'), tone('#7ba562')) +
    fill(blob('0,0! -40,-6 -78,-30 -90,-52! -50,-44 -16,-24'), tone('#4a7444'))
  return places
    .map(
      ([x, y], index) =>
        `<g transform="translate(${x} ${y}) rotate(${((index * 37) % 60) - 30}) scale(${0.8 + (index % 3) * 0.2})">${sprig}</g>`,
    )
    .join('')
}

/** Under water. */
export function drawAquarium(view: View): string {
  const { tone, paint, dice } = view
  const weed = (x: number, height: number, colour: string) =>
    line(
      [0, 1, 2]
        .map((blade) => {
          const reach = height * (1 - blade * 0.2)
          const knots = [0, 0.2, 0.4, 0.6, 0.8, 1].map(
            (share, index) =>
              `${x + blade * 30 + (index % 2 === 0 ? -9 : 9) + share * (blade - 1) * 40},${Math.round(870 - reach * share)}`,
          )
          return stroke(knots.join(' '))
        })
        .join(''),
      tone(colour),
      17,
    )
  const bubbles = Array.from({ length: 26 }, () => {
    const radius = 4 + dice() * 12
    return oval(260 + dice() * 120 + (dice() > 0.6 ? 1040 : 0), dice() * 760, radius, radius, '#ffffff', 'fill-opacity=".35"')
  }).join('')
  const swim = (title: string, x: number, y: number, size: number, mirrored = false) =>
    floating({ x, floor: y, size, mirrored, as: 'fish', title })
  return (
    rect(
      WHOLE,
      paint.linear(
        [
          [0, tone('#bfe3e2')],
          [0.5, tone('#6fb3bd')],
          [1, tone('#2f6f80')],
        ],
        'down',
      ),
    ) +
    fill('M300 0L120 900H460L420 0zM760 0L700 900H1060L900 0zM1240 0L1320 900H1600L1360 0z', '#ffffff', 'fill-opacity=".1"') +
    fill(blob('-40,900 -40,640 80,560 240,600 330,720 380,900'), tone('#3d6b70')) +
    fill(blob('1240,900 1280,700 1400,600 1540,620 1640,560 1640,900'), tone('#3d6b70')) +
    weed(80, 520, '#3f7a4a') +
    weed(440, 300, '#5c8f4a') +
    weed(1440, 600, '#3f7a4a') +
    weed(1260, 260, '#7ba05a') +
    fill(blob('520,900 560,770 680,720 800,770 850,900'), tone('#6a6f6c')) +
    fill(blob('600,800 660,740 740,760 700,800'), tone('#8f9490')) +
    ridge([830, 800, 830, 812, 834, 806, 826], tone('#e0cc9a')) +
    swim(view.figure ?? 'goldfish', 1010, 640, 430, true) +
    swim('angelfish', 1340, 460, 250) +
    swim('betta', 620, 500, 230) +
    swim('tetra', 760, 250, 220) +
    swim('tetra', 1180, 220, 180, true) +
    swim('tropical', 380, 330, 170, true) +
    weed(180, 240, '#7ba05a') +
    weed(1560, 340, '#5c8f4a') +
    bubbles
  )
}
