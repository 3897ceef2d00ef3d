import { findFigureByName } from '../animals/find-figure.ts'
import { contactShadow } from '../light.ts'
import { lighten } from '../palette.ts'
import type { Animal } from '../picture.ts'
import type { Stage } from '../stage.ts'
import { type Box, fill, group, line, oval, place, rect } from '../svg.ts'
import { rod, rows, STEEL, turned, WOOD } from './parts.ts'
import { drawVideoCall } from './services.ts'

interface Consult {
  readonly words: RegExp
  /** What the call is about, to the right of the phone. */
  readonly subject: (stage: Stage) => string
}

const CONSULTS: readonly Consult[] = [
  {
    words: /30 minutes/i,
    subject: (stage) => contactShadow(stage, 700, 902, 220) + figure('dog', 'dachshund', { x: 500, y: 500, width: 420, height: 420 }),
  },
  {
    words: /behaviour/i,
    subject: (stage) =>
      contactShadow(stage, 720, 902, 190) +
      rect({ x: 560, y: 850, width: 330, height: 46 }, WOOD, 16) +
      rod('M725 850V560', '#d9c7a3', 96) +
      line(
        rows(9, (index) => `M682 ${600 + index * 28}l86 -14`),
        '#b79f74',
        5,
      ) +
      rect({ x: 580, y: 530, width: 290, height: 40 }, stage.tint, 18) +
      figure('cat', 'tuxedo', { x: 590, y: 250, width: 290, height: 290 }),
  },
  {
    words: /nutrition/i,
    subject: (stage) =>
      turned(
        rect({ x: 560, y: 250, width: 320, height: 420 }, '#fbfaf5', 14) +
          rect({ x: 600, y: 292, width: 150, height: 26 }, stage.tint, 10) +
          rows(
            4,
            (index) => line(`M604 ${378 + index * 68}l14 16 28 -32`, '#2b7a4b', 9) + line(`M672 ${376 + index * 68}h160`, '#c9c2b0', 12),
          ),
        7,
        720,
        460,
      ) +
      contactShadow(stage, 700, 902, 230) +
      rect({ x: 520, y: 850, width: 370, height: 50 }, STEEL, 18) +
      oval(705, 876, 44, 16, '#2b302f') +
      fill('M540 760Q705 640 870 760z', '#a9713f') +
      rows(7, (index) => oval(580 + index * 42, 738 - (index % 2) * 18, 20, 15, index % 3 === 0 ? '#8a5a30' : '#c08a52')) +
      fill('M520 752H890L852 850H558z', lighten(stage.tint, 0.1)) +
      rect({ x: 510, y: 738, width: 390, height: 26 }, stage.tint, 12),
  },
  {
    words: /exotics/i,
    subject: (stage) =>
      contactShadow(stage, 720, 902, 180) +
      rod('M730 890V590', WOOD, 36) +
      rect({ x: 590, y: 866, width: 260, height: 36 }, WOOD, 16) +
      figure('bird', 'parrot', { x: 560, y: 240, width: 370, height: 370 }),
  },
  {
    words: /second opinion/i,
    subject: (stage) =>
      contactShadow(stage, 710, 902, 220) +
      rect({ x: 530, y: 300, width: 370, height: 520 }, '#dfe5e6', 24) +
      rect({ x: 554, y: 324, width: 322, height: 440 }, '#14283a', 10) +
      line('M600 400C680 380 760 384 836 420', '#b9d4e0', 20) +
      rows(5, (index) =>
        line(`M${640 + index * 42} ${396 - index}C${650 + index * 42} 450 ${640 + index * 42} 500 ${622 + index * 42} 520`, '#9fbfce', 11),
      ) +
      line('M616 430L600 560L622 650L606 720M820 450L838 570L812 650L830 720', '#cfe3ea', 24) +
      oval(594, 392, 34, 28, '#cfe3ea') +
      oval(790, 610, 72, 72, 'none', `stroke="${lighten(stage.tint, 0.45)}" stroke-width="10" stroke-dasharray="26 18"`) +
      rect({ x: 640, y: 780, width: 150, height: 20 }, '#9aa4a6', 10) +
      fill('M600 820h230l40 78H560z', '#b7c0c2'),
  },
]

/** A consult by video: the vet on a phone, and beside it what the call is about. A short one has the phone alone. */
export function drawConsult(stage: Stage): string {
  const consult = CONSULTS.find(({ words }) => words.test(stage.packshot.title))
  if (!consult) return drawVideoCall(stage)
  return group(drawVideoCall(stage), 'transform="translate(-150 95) scale(.89)"') + consult.subject(stage)
}

function figure(animal: Animal, name: string, box: Box): string {
  const found = findFigureByName(animal, name)
  if (!found) throw new RangeError(`No figure of a ${animal} is called "${name}".`)
  return place(found.art, box)
}
