import { blob } from '../curve.ts'
import { lighten } from '../palette.ts'
import { fill, group, line, oval, rect } from '../svg.ts'
import { ridge, standing, type View, WHOLE } from './scenery.ts'

/** Behind the glass: warm rock, sand, a lamp. */
export function drawTerrarium(view: View): string {
  const { tone, paint } = view
  return (
    rect(WHOLE, paint.fade(tone('#f3dfae'), tone('#d9a763'))) +
    ridge([470, 380, 440, 330, 420, 390, 460], tone('#d8ad74')) +
    ridge([560, 520, 500, 540, 510, 540, 520], tone('#c48f57')) +
    fill('M980-10L700 900H1500L1180-10z', '#fff3c4', 'fill-opacity=".35"') +
    fill(blob('960,0! 1200,0! 1240,80 1080,104 920,80'), tone('#26302e')) +
    oval(1080, 92, 130, 22, '#fff4cf') +
    cactus(view, 330, 700, 1.25) +
    cactus(view, 520, 720, 0.7) +
    cactus(view, 1470, 700, 1) +
    fill(blob('700,760 760,640 900,590 1100,580 1300,600 1400,680 1440,780 1080,820'), tone('#8f7a63')) +
    fill(blob('760,680 860,620 1080,600 1280,616 1340,660 1080,650 880,670'), tone('#b09a7e')) +
    standing(view, { x: 1070, floor: 620, size: 470, title: view.figure ?? 'dragon' }) +
    ridge([780, 764, 784, 770, 786, 768, 780], tone('#e0bd80')) +
    fill(blob('180,850 220,800 300,790 350,830 340,860'), tone('#a58c6e')) +
    fill(blob('320,866 360,836 420,838 440,870'), tone('#bfa686')) +
    standing(view, { x: 620, floor: 860, size: 230, as: 'reptile', title: 'tortoise' }) +
    line('M1500 130L1360 640M1550 200L1470 480', '#ffffff', 20, 'stroke-opacity=".25"')
  )
}

function cactus({ tone }: View, x: number, floor: number, scale: number): string {
  const green = tone('#6f8a4a')
  return group(
    line('M0 0V-260', green, 76) +
      line('M0-90C90-90 96-130 94-190M0-130C-80-130-86-170-84-220', green, 46) +
      line('M-14-10V-250M14-10V-250M-84-190V-216M94-160V-188', lighten(green, 0.25), 5) +
      oval(0, -300, 16, 14, tone('#c8452f')),
    `transform="translate(${x} ${floor}) scale(${scale})"`,
  )
}
