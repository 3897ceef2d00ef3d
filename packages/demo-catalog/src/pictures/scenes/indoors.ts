import { blob, stroke } from '../curve.ts'
import { darken, lighten, mix } from '../palette.ts'
import { fill, line, oval, rect } from '../svg.ts'
import { standing, type View } from './scenery.ts'

function room({ tone, paint }: View, wall: string, floor: string): string {
  return (
    rect({ x: 0, y: 0, width: 1600, height: 720 }, paint.fade(lighten(tone(wall), 0.12), tone(wall))) +
    rect({ x: 0, y: 700, width: 1600, height: 200 }, paint.fade(tone(floor), darken(tone(floor), 0.2))) +
    rect({ x: 0, y: 686, width: 1600, height: 22 }, lighten(tone(wall), 0.45))
  )
}

function plant({ tone }: View, x: number, floor: number): string {
  const leaf = (turn: number, size: number) =>
    `<g transform="translate(${x} ${floor - 110}) rotate(${turn}) scale(${size})">${fill(blob('0,0! 34,-70 26,-160 0,-220! -26,-160 -34,-70'), tone('#4f7a50'))}${line('M0-6V-190', tone('#8fae7a'), 4)}</g>`
  return (
    [-58, 52, -30, 28, 0].map((turn, index) => leaf(turn, 0.9 + (index % 3) * 0.14)).join('') +
    fill(`M${x - 60} ${floor - 120}h120l-18 120h-84z`, tone('#c07a4e')) +
    fill(`M${x - 66} ${floor - 132}h132v26h-132z`, tone('#d08f62'))
  )
}

/** A living room in afternoon light with an animal on the sofa. */
export function drawLivingRoom(view: View): string {
  const { tone, mood } = view
  const sofa = tone('#3f6a55')
  return (
    room(view, '#e6dcc6', '#b98a5c') +
    rect({ x: 150, y: 90, width: 330, height: 400 }, tone('#fbf8f1'), 10) +
    rect({ x: 170, y: 110, width: 290, height: 360 }, mood === 'day' ? '#c4dddd' : '#d9895f') +
    fill(blob('170,470! 170,390 250,350 330,380 400,340 460,380! 460,470!'), tone('#9db487')) +
    line('M315 110V470M170 280H460', tone('#fbf8f1'), 12) +
    fill('M170 700L480 900H900L470 480z', '#fff4cf', 'fill-opacity=".16"') +
    rect({ x: 1290, y: 130, width: 190, height: 230 }, tone('#8a6a42'), 6) +
    rect({ x: 1306, y: 146, width: 158, height: 198 }, tone('#f3e6c8')) +
    fill(blob('1306,344! 1306,300 1350,270 1400,296 1464,260! 1464,344!'), tone('#a8431f')) +
    oval(1420, 210, 24, 24, tone('#f2b134')) +
    fill(blob('560,480 580,420 680,400 1000,394 1320,400 1420,420 1440,480 1440,760! 560,760!'), sofa) +
    line('M1000 400V640', darken(sofa, 0.25), 5) +
    fill(blob('600,640 620,600 980,592 1010,640 1000,700! 606,700!'), lighten(sofa, 0.14)) +
    fill(blob('1000,640 1020,596 1380,600 1400,640 1394,700! 1004,700!'), lighten(sofa, 0.14)) +
    rect({ x: 560, y: 690, width: 880, height: 90 }, darken(sofa, 0.15), 18) +
    fill(blob('480,600 500,550 560,540 610,560 620,620 620,780! 490,780!'), lighten(sofa, 0.06)) +
    fill(blob('1380,600 1400,556 1460,540 1510,560 1520,620 1510,780! 1386,780!'), lighten(sofa, 0.06)) +
    line('M530 780v40M1470 780v40', tone('#5a3f2c'), 20) +
    fill(blob('660,600 640,480 760,460 790,560 770,610'), tone('#e0a94a')) +
    fill(blob('-40,880 200,840 800,826 1300,846 1640,880 1640,940! -40,940!'), mix(tone('#a8431f'), '#f1e2c4', 0.35)) +
    standing(view, { x: 1080, floor: 640, size: 430, mirrored: true, title: view.figure ?? 'senior' }) +
    plant(view, 330, 800)
  )
}

/** A veterinary practice: table, cupboards and a patient. */
export function drawClinic(view: View): string {
  const { tone } = view
  return (
    room(view, '#d5e3dc', '#c9c6b8') +
    rect({ x: 120, y: 120, width: 420, height: 240 }, tone('#f7f6f0'), 10) +
    line('M260 120V360M400 120V360M120 240H540', tone('#c9d2cb'), 6) +
    [150, 190, 226, 290, 330, 430, 470, 505]
      .map((x, index) =>
        rect(
          { x, y: 190 - (index % 3) * 14, width: 24, height: 50 + (index % 3) * 14 },
          tone(['#1f5138', '#a8431f', '#f2b134', '#5f9fa8'][index % 4] ?? '#1f5138'),
          5,
        ),
      )
      .join('') +
    [160, 210, 300, 350, 440, 490]
      .map((x, index) =>
        rect(
          { x, y: 290 + (index % 2) * 12, width: 30, height: 70 - (index % 2) * 12 },
          tone(['#5f9fa8', '#e9dfc8', '#1f5138'][index % 3] ?? '#5f9fa8'),
          5,
        ),
      )
      .join('') +
    rect({ x: 660, y: 110, width: 180, height: 180 }, tone('#1f5138'), 24) +
    fill('M728 150h44v36h36v44h-36v36h-44v-36h-36v-44h36z', '#fbf8f1') +
    rect({ x: 1210, y: 90, width: 260, height: 330 }, tone('#fbf8f1'), 12) +
    rect({ x: 1226, y: 106, width: 228, height: 298 }, view.mood === 'day' ? '#cfe3e2' : '#e3a06c') +
    line('M1340 106V404', tone('#fbf8f1'), 10) +
    line('M930-10V120', tone('#868d90'), 14) +
    fill(blob('850,150! 880,110 980,110 1010,150! 930,164'), tone('#e9ecec')) +
    rect({ x: 520, y: 640, width: 960, height: 46 }, tone('#93a3a0'), 20) +
    rect({ x: 520, y: 640, width: 960, height: 16 }, tone('#dfe6e4'), 8) +
    fill('M940 686h120l40 180h-200z', tone('#7f8f8c')) +
    rect({ x: 820, y: 850, width: 360, height: 34 }, tone('#64726f'), 16) +
    standing(view, { x: 1060, floor: 644, size: 430, mirrored: true, title: view.figure ?? 'senior' }) +
    line(stroke('620,640 590,590 620,540 680,560 700,620 760,632'), tone('#27476e'), 13) +
    oval(778, 628, 30, 12, tone('#868d90')) +
    rect({ x: 1330, y: 560, width: 62, height: 80 }, tone('#fbf8f1'), 10) +
    rect({ x: 1330, y: 584, width: 62, height: 34 }, tone('#a8431f')) +
    rect({ x: 1342, y: 536, width: 38, height: 28 }, tone('#1f5138'), 6) +
    plant(view, 230, 860)
  )
}
