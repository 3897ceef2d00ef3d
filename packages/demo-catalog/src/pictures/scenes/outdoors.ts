import { blob } from '../curve.ts'
import { darken, lighten } from '../palette.ts'
import { fill, group, line, oval, rect, short } from '../svg.ts'
import { acacia, cloud, fence, grass, ridge, roundTree, sky, standing, sun, type View } from './scenery.ts'

/** A wooden kennel on a lawn. */
export function drawKennelScene(view: View): string {
  const { tone } = view
  const wood = tone('#c08e5a')
  return (
    sky(view) +
    sun(view, 300, 190, 70) +
    cloud(view, 900, 120, 0.9) +
    ridge([520, 500, 530, 510, 526, 500, 520], tone('#a9b992')) +
    roundTree(view, 240, 620, 1.3) +
    roundTree(view, 1480, 610, 1.1, '#6c8a4e') +
    fence(view, 570) +
    ridge([640, 628, 640, 630, 640, 628, 640], tone('#8fa765')) +
    fill('M560 470L500 440V690L560 740z', darken(wood, 0.4)) +
    fill('M560 740V470L720 310L880 470V740z', wood) +
    line('M600 430V740M660 370V740M720 320V740M780 370V740M840 430V740', darken(wood, 0.25), 5) +
    fill('M640 740V590C640 500 800 500 800 590V740z', '#2a1d15') +
    line('M640 740V590C640 500 800 500 800 590V740', lighten(wood, 0.35), 12) +
    fill('M470 452L636 262L736 280L562 484z', darken(tone('#a8431f'), 0.3)) +
    fill('M736 280L716 262L636 256L724 316L890 494L930 470z', tone('#a8431f')) +
    grass(view, { from: 0, to: 1600, top: 660, bottom: 760, count: 90 }, '#6f8f4c') +
    standing(view, { x: 1080, floor: 800, size: 470, title: view.figure ?? '' }) +
    fill('M760 790Q840 776 920 790L904 842Q840 856 776 842z', tone('#27476e')) +
    oval(840, 790, 80, 16, tone('#8a5a3a')) +
    oval(1330, 812, 40, 40, tone('#e0a030')) +
    line('M1294 800Q1330 830 1366 800', '#ffffff', 5) +
    grass(view, { from: 0, to: 1600, top: 820, bottom: 905, count: 130 }, '#4f7440')
  )
}

/** Rails, soft hills and a horse. */
export function drawPaddock(view: View): string {
  const { tone } = view
  return (
    sky(view) +
    sun(view, 420, 210, 78) +
    cloud(view, 1050, 110, 1) +
    cloud(view, 120, 130, 0.7) +
    ridge([470, 420, 466, 400, 460, 410, 470], tone('#b4bfae')) +
    ridge([540, 500, 530, 510, 540, 500, 530], tone('#a3b187')) +
    roundTree(view, 160, 590, 0.9) +
    roundTree(view, 330, 596, 0.7, '#6f8a4e') +
    roundTree(view, 1500, 590, 1) +
    ridge([600, 586, 600, 590, 600, 588, 600], tone('#b5b06a')) +
    group(standing(view, { x: 520, floor: 650, size: 210, mirrored: true, title: view.figure ?? '' }), 'opacity=".92"') +
    fence(view, 640) +
    ridge([730, 716, 728, 716, 730, 718, 728], tone('#8fa058')) +
    grass(view, { from: 0, to: 1600, top: 730, bottom: 800, count: 100 }, '#6c8246') +
    standing(view, { x: 1030, floor: 830, size: 600, mirrored: true, title: view.figure ?? (view.animal === 'horse' ? 'sport' : '') }) +
    grass(view, { from: 0, to: 1600, top: 816, bottom: 910, count: 150 }, '#55703c')
  )
}

/** A Karoo farm: windpump, dam, koppies, stock. */
export function drawFarm(view: View): string {
  const { tone } = view
  const blades = Array.from({ length: 12 }, (_, index) => {
    const turn = (index * Math.PI) / 6
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
    return `M${short(430 + dx * 26)} ${short(250 + dy * 26)}L${short(430 + dx * 96 - dy * 17)} ${short(250 + dy * 96 + dx * 17)}L${short(430 + dx * 96 + dy * 17)} ${short(250 + dy * 96 - dx * 17)}z`
  }).join('')
  return (
    sky(view) +
    sun(view, 1330, 200, 76) +
    cloud(view, 760, 120, 0.9) +
    fill('M-20 560L120 470L330 464L430 540L900 560L1040 480L1180 440L1420 446L1520 520L1640 540V640H-20z', tone('#b0a596')) +
    ridge([580, 570, 584, 572, 582, 570, 580], tone('#c9b98a')) +
    line('M380 690L430 250L480 690M392 600H468M402 510H458M412 420H448M396 560L464 600M404 470L458 510', tone('#6d6a66'), 9) +
    fill('M430 250L560 232L560 280L430 262z', tone('#a8431f')) +
    fill(blades, tone('#9aa6a6')) +
    oval(430, 250, 24, 24, tone('#5f6a6b')) +
    fill('M180 620Q300 596 420 620V690Q300 716 180 690z', tone('#d9d2c4')) +
    oval(300, 620, 120, 22, tone('#7fb0b8')) +
    ridge([690, 676, 692, 680, 694, 678, 690], tone('#c2a862')) +
    acacia(view, 1490, 720, 0.7) +
    line(
      'M600 560V690M720 560V690M840 560V690M600 590H1640M600 640H1640M960 560V690M1080 560V690M1200 560V690M1320 560V690',
      tone('#8a7a62'),
      6,
    ) +
    standing(view, { x: 700, floor: 735, size: 250, as: 'farm', title: 'sheep' }) +
    standing(view, { x: 1080, floor: 800, size: 470, as: 'farm', title: 'cattle', mirrored: true }) +
    standing(view, { x: 560, floor: 850, size: 190, as: 'farm', title: 'hen' }) +
    grass(view, { from: 0, to: 1600, top: 760, bottom: 905, count: 170 }, '#97823f')
  )
}

/** A flower bed with a feeder for wild birds. */
export function drawGarden(view: View): string {
  const { tone } = view
  return (
    sky(view) +
    sun(view, 260, 180, 70) +
    roundTree(view, 180, 660, 1.8, '#6c8a4e') +
    roundTree(view, 1500, 650, 1.7) +
    fill(
      blob('-40,600 100,500 260,540 420,490 600,540 780,500 960,540 1140,490 1320,540 1480,500 1660,580 1660,760! -40,760!'),
      tone('#5f7f4c'),
    ) +
    fill(blob('-40,640 120,580 300,610 500,570 700,610 900,580 1100,612 1300,574 1500,610 1660,590 1660,800! -40,800!'), tone('#7c9a5c')) +
    line('M640 800V330', tone('#6d4f35'), 20) +
    fill('M520 350L640 270L760 350z', tone('#a8431f')) +
    rect({ x: 546, y: 350, width: 188, height: 90 }, tone('#d9c6a0')) +
    rect({ x: 566, y: 362, width: 148, height: 64 }, tone('#8a6a42')) +
    rect({ x: 526, y: 436, width: 228, height: 20 }, tone('#6d4f35'), 8) +
    standing(view, { x: 560, floor: 452, size: 130, as: 'bird', title: 'finch' }) +
    ridge([740, 726, 742, 728, 744, 730, 740], tone('#9fb56c')) +
    standing(view, {
      x: 1050,
      floor: 812,
      size: 430,
      mirrored: true,
      title: view.figure ?? (view.animal === 'wildlife' ? 'hedgehog' : ''),
    }) +
    grass(view, { from: 0, to: 1600, top: 760, bottom: 905, count: 160 }, '#5c7f44') +
    flowers(view, 44)
  )
}

/** High grass and flowers. */
export function drawMeadow(view: View): string {
  const { tone } = view
  return (
    sky(view) +
    sun(view, 1280, 190, 74) +
    cloud(view, 300, 130, 1) +
    cloud(view, 820, 80, 0.6) +
    ridge([520, 470, 510, 450, 520, 470, 510], tone('#b7c4a4')) +
    ridge([600, 560, 590, 570, 600, 560, 590], tone('#a5b77e')) +
    roundTree(view, 240, 620, 0.8) +
    roundTree(view, 400, 630, 0.55, '#6c8a4e') +
    ridge([680, 660, 680, 666, 684, 660, 680], tone('#9db36a')) +
    grass(view, { from: 0, to: 1600, top: 690, bottom: 780, count: 120 }, '#7d9852') +
    standing(view, { x: 1030, floor: 800, size: 500, title: view.figure ?? '' }) +
    grass(view, { from: 0, to: 1600, top: 790, bottom: 910, count: 190 }, '#5a7a42') +
    flowers(view, 70)
  )
}

function flowers({ dice, tone }: View, count: number): string {
  const colours = ['#e8a33a', '#f7f3e6', '#c8452f', '#8a6fb0']
  return Array.from({ length: count }, () => {
    const [x, y, size] = [dice() * 1600, 770 + dice() * 120, 7 + dice() * 7]
    const colour = tone(colours[Math.floor(dice() * colours.length)] ?? '#ffffff')
    return (
      line(`M${short(x, 0)} ${short(y, 0)}v28`, tone('#4f7040'), 4) +
      oval(x, y, size, size * 0.8, colour) +
      oval(x, y, size * 0.4, size * 0.34, tone('#7a5a20'))
    )
  }).join('')
}
