import { blob } from '../curve.ts'
import { drawWordmark } from '../labels/pieces.ts'
import { contactShadow, flatLight, roundLight } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Face, Stage } from '../stage.ts'
import { fill, group, line, oval, rect } from '../svg.ts'

/** A glazed bowl with a painted paw. */
export function drawBowl(stage: Stage): string {
  const { tint, packshot } = stage
  const wall = 'M150 470Q500 420 850 470L800 740Q780 790 700 800Q500 826 300 800Q220 790 200 740z'
  const contents = packshot.animal === 'fish' || packshot.animal === 'horse' ? '#a9c4c9' : '#a8733f'
  const kibble = Array.from({ length: 40 }, () =>
    oval(240 + stage.dice() * 520, 452 + stage.dice() * 40, 24, 17, mix(contents, '#3a2210', stage.dice() * 0.45)),
  ).join('')
  const rim = 'M178 470a322 78 0 1 0 644 0a322 78 0 1 0 -644 0z'
  return (
    contactShadow(stage, 500, 800, 370) +
    fill(wall, tint) +
    roundLight(stage, wall) +
    oval(500, 470, 350, 92, lighten(tint, 0.35)) +
    fill(rim, darken(tint, 0.45)) +
    group(kibble, stage.paint.clip(rim)) +
    oval(500, 470, 350, 92, 'none', 'stroke="#ffffff" stroke-width="5" stroke-opacity=".5"') +
    drawWordmark(stage, { x: 320, y: 610, width: 360, height: 110 }, { ground: tint })
  )
}

/** An automatic feeder: hopper, display, tray. */
export function drawFeeder(stage: Stage): string {
  const { tint } = stage
  const body = blob('300,470! 330,440! 670,440! 700,470! 730,760 720,800! 280,800! 270,760')
  const hopper = blob('306,440! 290,300 300,190! 700,190! 710,300 694,440!')
  const kibble = Array.from({ length: 54 }, () =>
    oval(310 + stage.dice() * 380, 300 + stage.dice() * 140, 20, 15, mix('#b07c45', '#5a3519', stage.dice() * 0.7)),
  ).join('')
  return (
    contactShadow(stage, 500, 850, 360) +
    fill(hopper, '#cfdadd', 'fill-opacity=".65"') +
    group(kibble, stage.paint.clip(hopper)) +
    roundLight(stage, hopper, 0.8) +
    rect({ x: 280, y: 130, width: 440, height: 72 }, darken(tint, 0.2), 26) +
    roundLight(stage, 'M280 140h440v60h-440z', 0.7) +
    fill(body, mix('#f7f6f2', tint, 0.08)) +
    roundLight(stage, body, 0.6) +
    rect({ x: 390, y: 500, width: 220, height: 100 }, '#1a2422', 18) +
    line('M430 550h46M500 550h20M540 550h30', '#8fe0b0', 10) +
    oval(440, 640, 18, 18, tint) +
    oval(500, 640, 18, 18, '#d5d8d6') +
    oval(560, 640, 18, 18, '#d5d8d6') +
    fill('M330 700Q500 660 670 700L650 740H350z', '#2a2f2e') +
    fill('M250 780Q500 730 750 780L720 850Q500 890 280 850z', darken(tint, 0.1)) +
    fill('M284 788Q500 748 716 788Q500 836 284 788z', darken(tint, 0.5)) +
    Array.from({ length: 16 }, () => oval(350 + stage.dice() * 300, 778 + stage.dice() * 18, 18, 13, '#8a5a2e')).join('') +
    drawWordmark(stage, { x: 410, y: 836, width: 180, height: 34 }, { ground: darken(tint, 0.1) })
  )
}

/** A drinking fountain with a falling sheet of water. */
export function drawFountain(stage: Stage): string {
  const { tint, packshot } = stage
  const ground = /steel/i.test(packshot.title) ? '#aeb7ba' : mix('#f7f6f2', tint, 0.06)
  const body = 'M190 560Q500 500 810 560L780 800Q500 860 220 800z'
  return (
    contactShadow(stage, 500, 830, 360) +
    fill(body, ground) +
    roundLight(stage, body, 0.7) +
    oval(500, 556, 310, 84, '#e9edec') +
    oval(500, 562, 278, 66, '#6fb3c4') +
    oval(500, 566, 220, 46, '#8fcbd8') +
    fill(blob('430,560 440,400 470,330 530,330 560,400 570,560 500,584'), tint) +
    roundLight(stage, 'M436 560V340h128v220z', 0.35) +
    fill('M446 366C390 380 372 460 366 560Q400 586 440 576C430 480 440 420 476 392z', '#bfe4ec', 'fill-opacity=".9"') +
    fill('M554 366C610 380 628 460 634 560Q600 586 560 576C570 480 560 420 524 392z', '#bfe4ec', 'fill-opacity=".9"') +
    line('M404 420C388 460 384 510 382 560M596 420C612 460 616 510 618 560', '#ffffff', 7, 'stroke-opacity=".8"') +
    oval(500, 344, 84, 26, lighten(tint, 0.3)) +
    oval(500, 338, 46, 13, '#9fd4df') +
    oval(402, 584, 60, 10, 'none', 'stroke="#ffffff" stroke-width="4" stroke-opacity=".7"') +
    oval(604, 584, 60, 10, 'none', 'stroke="#ffffff" stroke-width="4" stroke-opacity=".7"') +
    drawWordmark(stage, { x: 370, y: 690, width: 260, height: 76 }, { ground })
  )
}

/** An open tray with a rim and a scoop. */
export function drawLitterTray(stage: Stage): string {
  const { tint } = stage
  const grains = Array.from(
    { length: 80 },
    () => `M${(240 + stage.dice() * 520).toFixed(0)} ${(460 + stage.dice() * 100).toFixed(0)}h1`,
  ).join('')
  return (
    contactShadow(stage, 500, 800, 420) +
    fill('M130 470L200 770Q500 836 800 770L870 470z', tint) +
    roundLight(stage, 'M130 470L200 770Q500 836 800 770L870 470z', 0.8) +
    oval(500, 472, 380, 116, lighten(tint, 0.3)) +
    oval(500, 480, 330, 88, darken(tint, 0.5)) +
    group(
      fill('M160 470H840V600H160z', '#d9cdb4') + line(grains, '#a89878', 11) + line(grains, '#f1e8d6', 9, 'transform="translate(9 -7)"'),
      stage.paint.clip('M176 486a324 80 0 1 0 648 0a324 80 0 1 0 -648 0z'),
    ) +
    group(
      fill(blob('560,440 640,410 710,440 716,500 640,530 570,510'), darken(tint, 0.25)) +
        line('M600 450V505M630 440V515M660 438V512M686 446V500', '#d9cdb4', 9) +
        line('M706 450L850 300', darken(tint, 0.35), 30) +
        line('M716 436L846 302', lighten(tint, 0.15), 8),
      'transform="translate(10 -10)"',
    ) +
    drawWordmark(stage, { x: 360, y: 650, width: 280, height: 84 }, { ground: tint })
  )
}

/** A pressed mineral block with a paper band. */
export function drawLickBlock(stage: Stage, face: Face): string {
  const salt = mix(stage.tint, '#f0d9c8', 0.55)
  const front = 'M230 360H690V850H230z'
  return (
    contactShadow(stage, 500, 850, 340) +
    fill('M690 360L790 300V790L690 850z', darken(salt, 0.3)) +
    fill('M230 360L340 300H790L690 360z', lighten(salt, 0.35)) +
    fill(front, salt) +
    Array.from({ length: 40 }, () =>
      oval(
        240 + stage.dice() * 440,
        370 + stage.dice() * 470,
        3 + stage.dice() * 5,
        3,
        stage.dice() > 0.5 ? lighten(salt, 0.4) : darken(salt, 0.25),
      ),
    ).join('') +
    oval(560, 330, 56, 15, darken(salt, 0.6)) +
    group(face({ x: 230, y: 440, width: 460, height: 330 }), stage.paint.clip('M230 440H690V770H230z')) +
    fill('M690 440L790 380V710L690 770z', darken(stage.packshot.brand.primary, 0.35)) +
    flatLight(stage, front)
  )
}
