import { blob } from '../curve.ts'
import { fill, line, oval } from '../svg.ts'
import { acacia, cloud, floating, grass, ridge, sky, standing, sun, type View } from './scenery.ts'

/** Layers of bushveld under a wide sky; the animal keeps watch from a termite mound. */
export function drawSavanna(view: View): string {
  const { tone } = view
  const mound = blob('900,790 940,700 1000,640 1070,622 1140,640 1200,700 1250,790 1080,820')
  const small = view.animal === 'wildlife'
  return (
    sky(view) +
    sun(view, 1250, 250, 92) +
    cloud(view, 180, 150, 1) +
    cloud(view, 620, 90, 0.7) +
    fill('M-20 520L180 506L260 430L520 426L600 498L900 520L1240 500L1320 446L1500 440L1640 500V620H-20z', tone('#a9b3a2')) +
    ridge([560, 530, 556, 540, 560, 536, 556], tone('#b9b487')) +
    acacia(view, 560, 590, 0.42) +
    acacia(view, 700, 596, 0.3) +
    acacia(view, 1460, 586, 0.36) +
    ridge([600, 616, 590, 612, 604, 590, 610], tone('#d2bd7d')) +
    acacia(view, 330, 700, 1.05) +
    line('M690 190q22-18 40 0q18-18 40 0M800 240q16-13 30 0q14-13 30 0M620 270q14-11 26 0q12-11 26 0', tone('#55615a'), 5) +
    ridge([700, 676, 700, 690, 706, 680, 700], tone('#c4a862')) +
    grass(view, { from: 0, to: 1600, top: 700, bottom: 780, count: 90 }, '#a98c4a') +
    fill(mound, tone('#a8663f')) +
    fill(blob('940,780 980,690 1040,640 1080,640 1030,700 1000,790'), tone('#c08055')) +
    // The mound is narrower than the usual shadow.
    oval(1072, small ? 640 : 658, 84, 16, '#000000', 'fill-opacity=".2"') +
    floating({ x: 1072, floor: small ? 642 : 660, size: small ? 430 : 460, as: view.animal, title: 'meerkat', mirrored: true }) +
    (small
      ? // High enough that no crop of the home page cuts them, and that its text on phones leaves their faces free.
        standing(view, { x: 1282, floor: 764, size: 214, title: 'meerkat', mirrored: true }) +
        standing(view, { x: 922, floor: 766, size: 182, title: 'meerkat' }) +
        grass(view, { from: 780, to: 1360, top: 756, bottom: 800, count: 34 }, '#a98c4a')
      : '') +
    ridge([820, 800, 824, 806, 826, 804, 822], tone('#8f7a3c')) +
    grass(view, { from: 0, to: 1600, top: 800, bottom: 900, count: 130 }, '#6f6430') +
    grass(view, { from: 0, to: 1600, top: 820, bottom: 910, count: 90 }, '#d8bd6e')
  )
}
