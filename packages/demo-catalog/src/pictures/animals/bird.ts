import { blob, stroke } from '../curve.ts'
import { fill, line, oval } from '../svg.ts'
import { eye } from './eyes.ts'
import type { Figure } from './figure.ts'

export const birds: readonly Figure[] = [
  { name: 'parrot', words: /parrot|papagei|pappagall|macaw|african grey/i, pose: 'whole', art: parrot() },
  { name: 'budgie', words: /budgie|budgerigar|sittich|cocorit/i, pose: 'whole', art: budgie() },
  { name: 'finch', words: /finch|fink|wild bird|seed|millet/i, pose: 'whole', art: finch() },
  { name: 'canary', words: /canary|kanarien|canarin/i, pose: 'whole', art: canary() },
  { name: 'pigeon', words: /pigeon|dove|taube|piccion|colomb/i, pose: 'whole', art: pigeon() },
  { name: 'lovebird', words: /lovebird|cockatiel|agaporn|chilli/i, pose: 'whole', art: lovebird() },
]

function perch(y: number): string {
  return (
    line(stroke(`24,${y + 3} 80,${y - 2} 140,${y + 1} 178,${y - 3}`), '#7b5b3d', 10) +
    line(stroke(`40,${y} 90,${y - 4} 140,${y - 2}`), '#9b7852', 3)
  )
}

function feet(x: number, y: number): string {
  return line(
    `${stroke(`${x - 8},${y - 6} ${x - 10},${y + 4}`)}${stroke(`${x},${y - 6} ${x},${y + 5}`)}${stroke(`${x + 8},${y - 6} ${x + 9},${y + 4}`)}`,
    '#8d7f74',
    5,
  )
}

function parrot(): string {
  return (
    fill(blob('84,140 70,176 62,198! 84,194! 100,164 104,146'), '#b02e26') +
    perch(152) +
    fill(blob('104,16 124,20 136,36 138,56 136,72 142,96 136,124 118,146 98,152 80,144 72,120 72,92 80,62 80,36 90,20'), '#8d959b') +
    fill(blob('78,80 96,76 112,92 114,118 100,140 82,158 76,172! 68,140 68,104'), '#6a7379') +
    line(`${stroke('80,104 92,112 104,106')}${stroke('78,122 90,130 102,124')}${stroke('80,138 88,144 96,140')}`, '#525b61', 3) +
    line(`${stroke('118,96 126,102 132,96')}${stroke('116,112 124,118 130,112')}`, '#a9b1b6', 3) +
    fill(blob('108,30 124,28 134,42 128,56 114,56 106,44'), '#eef0ee') +
    fill(blob('130,34 150,40 156,58 148,74! 140,62 130,60'), '#2d2c2e') +
    fill(blob('130,60 140,64 138,74 130,70'), '#403e40') +
    eye(118, 42, 5.5, '#c9a227') +
    oval(118, 42, 2.8, 2.8, '#17120e') +
    feet(106, 152)
  )
}

function budgie(): string {
  return (
    fill(blob('82,138 66,176 56,200! 76,190! 98,152'), '#2a5d8a') +
    perch(152) +
    fill(blob('110,24 130,30 138,48 134,66 138,92 132,122 114,146 96,150 82,136 78,108 84,80 86,54 92,34'), '#6fb04b') +
    fill(blob('110,24 130,30 138,48 134,64 120,72 104,64 92,44 98,30'), '#f2d44b') +
    fill(blob('82,78 98,76 108,94 106,120 92,144 72,172! 72,140 74,104'), '#d8c94d') +
    line(
      `${stroke('80,92 90,98 100,92')}${stroke('78,106 90,112 102,106')}${stroke('76,120 88,126 98,120')}${stroke('76,136 84,140 92,136')}${stroke('88,44 96,40')}${stroke('88,54 98,50')}${stroke('90,64 102,60')}`,
      '#2b2a22',
      4,
    ) +
    fill(blob('130,46 142,48 144,56 136,64! 128,56'), '#d9b45a') +
    oval(132, 46, 5, 3.6, '#3f74b5') +
    oval(124, 66, 4, 3, '#4a6fc0') +
    oval(114, 67, 2.4, 2.4, '#2b2a22') +
    eye(118, 44, 5) +
    feet(106, 152)
  )
}

function finch(): string {
  return (
    fill(blob('64,126 40,142 18,152! 24,164! 60,154 86,146'), '#3a3733') +
    perch(160) +
    fill(blob('124,52 146,58 156,76 152,98 144,126 122,150 92,154 66,142 58,122 70,96 92,74 106,58'), '#a9a39a') +
    fill(blob('128,102 146,100 144,126 122,150 98,153 104,128'), '#f1ece2') +
    fill(blob('64,112 90,96 112,102 112,124 90,140 50,150!'), '#7d766c') +
    fill(blob('116,140 124,122 136,112 138,128 124,146'), '#b5652f') +
    oval(130, 86, 13, 11, '#e2843c') +
    line(`${stroke('144,72 146,84 142,96')}${stroke('140,106 128,112 118,108')}`, '#2b2823', 4) +
    fill(blob('148,66 172,76! 168,84 152,86'), '#d8432b') +
    eye(138, 70, 4.6) +
    line(`${stroke('66,120 82,116')}${stroke('62,130 80,128')}`, '#5c564d', 3) +
    feet(104, 160)
  )
}

function canary(): string {
  return (
    fill(blob('64,126 44,146 26,172! 38,178! 66,156 88,146'), '#c99a1f') +
    perch(160) +
    fill(blob('122,44 142,48 154,64 152,86 146,116 126,148 96,154 70,142 62,122 74,96 94,72 104,52'), '#f2cc3a') +
    fill(blob('132,92 148,96 142,124 122,148 100,152 110,124'), '#fbe48a') +
    fill(blob('66,112 90,94 112,102 112,124 92,140 52,152!'), '#d9a92a') +
    line(`${stroke('68,120 86,116 100,108')}${stroke('64,132 84,130 102,120')}`, '#a87d16', 3) +
    fill(blob('150,58 170,68! 166,76 152,76'), '#e8a27c') +
    eye(138, 62, 5) +
    feet(104, 160)
  )
}

function pigeon(): string {
  return (
    fill(blob('54,132 30,150 6,160! 12,174! 50,168 84,152'), '#4d5661') +
    line('M96 160V186M116 160V186M84 188h22M104 188h24', '#c8594a', 6) +
    fill(blob('124,36 144,38 156,54 152,74 158,96 154,126 134,154 98,164 66,154 48,132 62,104 92,86 106,56'), '#8b97a6') +
    fill(blob('112,62 150,72 158,96 150,112 122,108 104,88'), '#4f8a78') +
    fill(blob('114,84 152,98 150,112 128,116 108,104'), '#7d5f93') +
    fill(blob('44,128 74,98 108,104 116,126 96,150 60,156 18,160!'), '#a9b3bf') +
    line(`${stroke('70,116 80,132 76,150')}${stroke('92,116 102,130 96,146')}`, '#3f4751', 8) +
    fill(blob('154,52 176,62! 170,68 154,66'), '#4a4540') +
    oval(155, 54, 6, 4, '#f1ede6') +
    oval(138, 54, 8, 8, '#e0843a') +
    eye(138, 54, 4.6)
  )
}

function lovebird(): string {
  return (
    fill(blob('78,138 62,168 60,184! 82,182! 98,152'), '#2f7fb0') +
    perch(152) +
    fill(blob('110,26 134,32 146,52 144,74 148,100 138,130 116,148 94,150 78,136 72,108 80,76 84,48 94,32'), '#5fae52') +
    fill(blob('110,26 134,32 146,52 143,76 128,88 108,80 94,58 94,34'), '#ee8a6a') +
    fill(blob('76,86 96,80 110,98 108,124 92,146 74,164! 68,126'), '#3c8a45') +
    line(`${stroke('78,112 90,118 102,112')}${stroke('76,128 88,134 98,128')}`, '#2b6a35', 3) +
    fill(blob('136,44 152,48 158,62 150,76! 142,68 134,62'), '#f0d6b4') +
    oval(120, 48, 8.5, 8.5, '#f7efe4') +
    eye(121, 48, 5.5) +
    feet(106, 152)
  )
}
