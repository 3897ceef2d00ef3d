import { blob, stroke } from '../curve.ts'
import { fill, line, oval } from '../svg.ts'
import { eye } from './eyes.ts'
import type { Figure } from './figure.ts'

export const birds: readonly Figure[] = [
  { name: 'parrot', words: /parrot|papagei|pappagall|macaw|african grey/i, pose: 'whole', art: parrot() },
  { name: 'budgie', words: /budgie|budgerigar|sittich|cocorit/i, pose: 'whole', art: budgie() },
  { name: 'finch', words: /finch|canary|fink|kanarien|canarin|wild bird|seed/i, pose: 'whole', art: finch() },
  { name: 'lovebird', words: /lovebird|cockatiel|agaporn/i, pose: 'whole', art: lovebird() },
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
