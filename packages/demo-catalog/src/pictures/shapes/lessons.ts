import { findFigureByName, getFigure } from '../animals/find-figure.ts'
import { drawWordmark } from '../labels/pieces.ts'
import { contactShadow } from '../light.ts'
import { lighten } from '../palette.ts'
import type { Animal } from '../picture.ts'
import type { Stage } from '../stage.ts'
import { type Box, fill, group, line, oval, place, rect } from '../svg.ts'
import { rod, rows } from './parts.ts'

interface Prop {
  readonly animal: Animal
  readonly name: string
  readonly box: Box
  readonly mirrored?: boolean
}

interface Lesson {
  readonly words: RegExp
  readonly ground: readonly [sky: string, floor: string]
  readonly pupils: readonly Prop[]
  /** What the lesson is about, drawn between the animals. */
  readonly subject: (stage: Stage) => string
}

const LESSONS: readonly Lesson[] = [
  {
    words: /puppy class/i,
    ground: ['#cfe0dd', '#a9bf7a'],
    pupils: [
      { animal: 'dog', name: 'puppy', box: { x: 120, y: 420, width: 300, height: 300 } },
      { animal: 'dog', name: 'spaniel', box: { x: 360, y: 450, width: 290, height: 290 } },
      { animal: 'dog', name: 'terrier', box: { x: 600, y: 420, width: 290, height: 290 } },
    ],
    subject: ({ tint }) =>
      rows(
        3,
        (index) =>
          rod(`M${250 + index * 250} 420V250`, '#ffffff', 14) +
          fill(`M${250 + index * 250} 250h110l-30 36 30 36h-110z`, index === 1 ? '#f2b134' : tint),
      ),
  },
  {
    words: /lead/i,
    ground: ['#dfe7d0', '#c9b266'],
    pupils: [{ animal: 'dog', name: 'dachshund', box: { x: 380, y: 360, width: 440, height: 440 } }],
    subject: () =>
      group(
        rod('M240 260V560M240 560L190 740M240 560L300 740', '#2f4f6a', 64) +
          oval(240, 190, 66, 70, '#9c6743') +
          fill('M172 180Q180 104 246 110Q310 112 308 176Q250 140 172 180z', '#231a16') +
          rod('M250 330C330 400 340 420 380 420', '#2f4f6a', 44),
        'transform="translate(0 66) scale(1 .92)"',
      ) + line('M384 420C470 560 600 560 690 590', '#c8452f', 16),
  },
  {
    words: /first aid/i,
    ground: ['#e9efe9', '#c5d4cf'],
    pupils: [{ animal: 'dog', name: 'ridgeback', box: { x: 130, y: 280, width: 480, height: 480 } }],
    subject: () =>
      rod('M470 640V720', '#fbfaf5', 60) +
      line('M442 650l56 16M442 684l56 16', '#c9bfa8', 5) +
      rect({ x: 600, y: 510, width: 260, height: 220 }, '#c23b33', 26) +
      line('M670 516C670 450 790 450 790 516', '#8a2a24', 24) +
      fill('M704 560h52v44h44v52h-44v44h-52v-44h-44v-52h44z', '#ffffff'),
  },
  {
    words: /clicker/i,
    ground: ['#dce6ee', '#cdbb9a'],
    pupils: [{ animal: 'dog', name: 'collie', box: { x: 150, y: 320, width: 420, height: 420 } }],
    subject: ({ tint }) =>
      rect({ x: 560, y: 330, width: 330, height: 230 }, '#2b302f', 20) +
      rect({ x: 576, y: 346, width: 298, height: 198 }, '#bcdbe6', 10) +
      fill('M690 400l80 46-80 46z', '#ffffff') +
      rect({ x: 520, y: 560, width: 410, height: 34 }, '#868d90', 14) +
      rect({ x: 610, y: 630, width: 150, height: 84 }, tint, 34) +
      oval(685, 664, 42, 26, '#f2b134') +
      line('M640 612l-20-26M690 604v-32M740 612l20-26', tint, 9),
  },
  {
    words: /lamb/i,
    ground: ['#d6e4e2', '#b5b872'],
    pupils: [
      { animal: 'farm', name: 'sheep', box: { x: 140, y: 260, width: 460, height: 460 } },
      { animal: 'farm', name: 'sheep', box: { x: 560, y: 480, width: 260, height: 260 }, mirrored: true },
    ],
    subject: () => rod('M120 420V760M880 420V760M80 500H920M80 620H920', '#8a5a3a', 26),
  },
  {
    words: /hen/i,
    ground: ['#d6e4e2', '#c9b266'],
    pupils: [
      { animal: 'farm', name: 'hen', box: { x: 130, y: 420, width: 330, height: 330 } },
      { animal: 'farm', name: 'hen', box: { x: 430, y: 500, width: 260, height: 260 }, mirrored: true },
    ],
    subject: () =>
      fill('M600 380H900V720H600z', '#b98d55') +
      fill('M560 390L750 250L940 390z', '#8a3f2c') +
      fill('M690 720V560C690 490 810 490 810 560V720z', '#2a1d15') +
      line('M600 460H690M810 460H900M600 560H680M820 560H900', '#8f6a3c', 7),
  },
]

/** A lesson on its board: the pupils and what it is about. */
export function drawLesson(stage: Stage): string {
  const { brand, title, animal } = stage.packshot
  const lesson = LESSONS.find(({ words }) => words.test(title))
  const frame = 'M110 130h780q30 0 30 30v600q0 30-30 30h-780q-30 0-30-30v-600q0-30 30-30z'
  const [sky, floor] = lesson?.ground ?? ['#cfe0dd', '#a9bf7a']
  const pupils = lesson
    ? lesson.pupils
        .map(({ animal: kind, name, box, mirrored }) =>
          place((findFigureByName(kind, name) ?? getFigure(kind, name)).art, box, 200, mirrored),
        )
        .join('')
    : place(getFigure(animal, title).art, { x: 300, y: 320, width: 400, height: 400 })
  return (
    contactShadow(stage, 500, 890, 360) +
    rod('M280 790L230 890M720 790L770 890', '#8a5a3a', 30) +
    group(
      rect({ x: 80, y: 130, width: 840, height: 660 }, stage.paint.fade(lighten(sky, 0.25), sky)) +
        fill('M80 640C300 600 640 660 920 620V800H80z', floor) +
        (lesson?.subject(stage) ?? '') +
        pupils,
      stage.paint.clip(frame),
    ) +
    line(frame, '#8a5a3a', 22) +
    rect({ x: 330, y: 96, width: 340, height: 84 }, brand.primary, 20) +
    drawWordmark(stage, { x: 356, y: 108, width: 288, height: 60 }, { ground: brand.primary })
  )
}
