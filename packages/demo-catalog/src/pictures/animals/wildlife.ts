import { blob, mirrored, stroke } from '../curve.ts'
import { fill, line, oval } from '../svg.ts'
import { eye } from './eyes.ts'
import type { Figure } from './figure.ts'

export const wildlife: readonly Figure[] = [
  { name: 'meerkat', words: /meerkat|mammal|erdm(ä|ae)nn|surica/i, pose: 'whole', art: meerkat() },
  { name: 'guineafowl', words: /fowl|francolin|game|perlhuhn/i, pose: 'whole', art: guineafowl() },
  { name: 'hedgehog', words: /hedgehog|igel|ricci|insect/i, pose: 'whole', art: hedgehog() },
  { name: 'sunbird', words: /sunbird|nectar/i, pose: 'whole', art: sunbird() },
  { name: 'weaver', words: /bird|seed|garden|feeder|suet|sunflower|fledgling/i, pose: 'whole', art: weaver() },
]

function meerkat(): string {
  return (
    line(stroke('84,182 60,188 40,180 30,162'), '#b18a5a', 8) +
    line(stroke('34,170 31,164 30,161'), '#3a2a1e', 8) +
    fill(blob('88,176 78,186 74,192! 98,192! 100,180') + blob('112,176 122,186 126,192! 102,192! 100,180'), '#a37d4e') +
    fill(blob('100,50 118,58 124,82 130,112 132,146 124,178 112,188! 88,188! 76,178 68,146 70,112 76,82 82,58'), '#c9a06c') +
    fill(blob('100,64 112,74 118,108 118,150 110,178 90,178 82,150 82,108 88,74'), '#ecd8b2') +
    line(`${stroke('122,92 128,112 118,128 108,132')}${stroke('78,92 72,112 82,128 92,132')}`, '#b18a5a', 11) +
    line(`${stroke('108,132 103,136')}${stroke('92,132 97,136')}`, '#4a3524', 6) +
    oval(72, 36, 7, 8, '#4a3524') +
    oval(128, 36, 7, 8, '#4a3524') +
    fill(mirrored('100,8 116,11 128,24 128,44 118,58 108,68 100,72'), '#d3ac78') +
    fill(mirrored('100,40 108,44 112,56 106,68 100,72'), '#ecd8b2') +
    fill(blob('76,34 86,27 94,34 91,45 80,46') + blob('124,34 114,27 106,34 109,45 120,46'), '#4a3524') +
    eye(87, 37, 4.4, '#120c08') +
    eye(113, 37, 4.4, '#120c08') +
    fill(mirrored('100,58 106,58 104,64 100,66'), '#241812')
  )
}

function guineafowl(): string {
  const spots = [
    [60, 110],
    [76, 98],
    [94, 92],
    [112, 96],
    [70, 124],
    [88, 112],
    [106, 110],
    [124, 112],
    [60, 138],
    [80, 134],
    [98, 128],
    [116, 128],
    [134, 126],
    [74, 148],
    [92, 146],
    [110, 146],
    [128, 142],
  ]
  return (
    line(
      `${stroke('92,158 88,188 76,192')}${stroke('88,188 102,192')}${stroke('116,158 116,188 104,192')}${stroke('116,188 130,192')}`,
      '#4a4440',
      6,
    ) +
    fill(
      blob('150,54 158,64 154,80 152,104 150,132 126,158 92,164 58,154 32,138 18,150! 24,122 44,102 76,84 112,82 134,74 142,60'),
      '#3b3f4b',
    ) +
    spots.map(([x = 0, y = 0]) => oval(x, y, 3.4, 3.4, '#e8e6e0')).join('') +
    fill(blob('138,50 146,38 158,38 168,52 160,70 148,76 140,66'), '#4a90b8') +
    fill(blob('142,42 148,20! 158,36') + blob('158,62 166,66 164,78 158,76'), '#c8452f') +
    fill(blob('164,48 180,58! 164,62'), '#d8b06a') +
    eye(154, 50, 4.2)
  )
}

function hedgehog(): string {
  const quills = Array.from({ length: 15 }, (_, index) => {
    const turn = Math.PI * (0.98 - index * 0.062)
    const [dx, dy] = [Math.cos(turn), -Math.sin(turn)]
    return `M${Math.round(88 + dx * 62 - dy * 8)} ${Math.round(160 + dy * 62 + dx * 8)}L${Math.round(88 + dx * 88)} ${Math.round(160 + dy * 88)}L${Math.round(88 + dx * 62 + dy * 8)} ${Math.round(160 + dy * 62 - dx * 8)}z`
  }).join('')
  return (
    fill(quills, '#5c4733') +
    fill(blob('124,106 148,116 170,142 190,154 192,162 180,172 158,184 120,188 80,186 110,150'), '#e2c9a0') +
    fill(blob('18,172 24,130 50,100 90,88 124,100 138,124 128,150 120,174 90,188 40,188'), '#6d553d') +
    line(
      `${stroke('44,140 36,130')}${stroke('66,118 60,106')}${stroke('92,110 90,98')}${stroke('116,118 120,108')}${stroke('60,150 50,142')}${stroke('86,138 80,128')}${stroke('108,142 108,130')}${stroke('48,172 38,166')}${stroke('76,168 68,160')}${stroke('104,168 100,158')}`,
      '#a08660',
      5,
    ) +
    fill(blob('130,126 138,112 150,118 148,132'), '#c9a67a') +
    fill(blob('62,184 80,184 84,192! 56,192!') + blob('132,184 148,182 154,192! 126,192!'), '#b8936a') +
    oval(190, 156, 5.5, 5, '#241812') +
    eye(162, 144, 4.6) +
    line(stroke('182,168 172,170 164,166'), '#8a6a48', 2.4)
  )
}

function sunbird(): string {
  return (
    line(stroke('12,176 70,158 130,160 190,142'), '#7b5b3d', 8) +
    fill(blob('84,136 62,168 50,192! 70,186! 96,152'), '#1f3d3a') +
    fill(blob('118,52 134,58 140,72 138,92 134,120 116,146 94,150 80,134 80,106 92,80 104,60'), '#1f7a5f') +
    fill(blob('139,86 138,104 120,112 98,102 96,92 118,98'), '#c8321f') +
    fill(blob('136,108 128,132 112,148 96,149 98,126 116,118'), '#e6d9b8') +
    fill(blob('82,100 98,100 104,120 92,142 70,164! 72,128'), '#3a3f38') +
    line(stroke('138,66 160,66 180,82'), '#1a1a18', 4.5) +
    line(stroke('104,66 116,60 126,62'), '#54b08f', 4) +
    eye(126, 68, 4.2) +
    line(`${stroke('100,148 98,160')}${stroke('110,147 110,159')}`, '#2a2622', 4)
  )
}

/** A masked weaver, which eats the seeds that a sunbird does not. */
function weaver(): string {
  return (
    line(stroke('12,176 70,158 130,160 190,142'), '#7b5b3d', 8) +
    fill(blob('80,136 58,160 38,184! 54,189! 92,154'), '#8a8436') +
    fill(blob('122,48 143,55 153,73 150,97 144,125 122,149 96,153 74,139 68,114 82,90 100,72 106,57'), '#efc62f') +
    fill(blob('142,98 143,122 122,149 102,152 112,126'), '#f9e388') +
    fill(blob('72,112 96,94 114,104 112,126 90,143 52,156!'), '#7d7a34') +
    line(`${stroke('74,122 90,118 104,108')}${stroke('70,134 88,132 106,120')}`, '#dccf72', 3.4) +
    fill(blob('137,54 151,66 151,81 140,94 127,90 122,73 128,59'), '#1d1a16') +
    fill(blob('147,65 171,77! 148,85'), '#3a3530') +
    oval(137, 71, 5.4, 5.4, '#c8402a') +
    oval(138, 71, 2.8, 2.8, '#120c08') +
    line(`${stroke('102,150 100,161')}${stroke('113,149 112,160')}`, '#8d6f5a', 4)
  )
}
