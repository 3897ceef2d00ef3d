import { blob, stroke } from '../curve.ts'
import { fill, line, oval } from '../svg.ts'
import type { Figure } from './figure.ts'

export const fishes: readonly Figure[] = [
  { name: 'goldfish', words: /goldfish|cold (water|season)|goldfisch|pond|koi|carassi/i, pose: 'whole', art: goldfish() },
  { name: 'angelfish', words: /tropical|angel|discus|skalar|cichlid|flake/i, pose: 'whole', art: angelfish() },
  { name: 'betta', words: /betta|fighter|kampffisch/i, pose: 'whole', art: betta() },
  { name: 'catfish', words: /catfish|\bcory|\bwels|bottom/i, pose: 'whole', art: catfish() },
  { name: 'clownfish', words: /reef|marine|clownfish/i, pose: 'whole', onlyNamed: true, art: clownfish() },
  { name: 'tetras', words: /tetra|nano|micro|shrimp|neon/i, pose: 'whole', art: tetras() },
]

function fishEye(x: number, y: number, radius: number): string {
  return (
    oval(x, y, radius, radius, '#fffbe8') +
    oval(x + 1, y, radius * 0.6, radius * 0.6, '#1a1512') +
    oval(x + 2, y - 2, radius * 0.2, radius * 0.2, '#ffffff')
  )
}

function goldfish(): string {
  return (
    fill(blob('70,104 40,74 12,54! 22,88 36,108 20,132 14,164! 46,146 72,118'), '#f3a057') +
    fill(
      blob('84,74 98,44 128,38! 146,58 150,76') + blob('92,136 96,160 112,170! 118,150 114,134') + blob('134,136 140,156 156,158! 152,136'),
      '#ef8a3c',
    ) +
    fill(blob('186,104 176,84 154,68 124,62 94,70 66,102 92,134 124,144 156,136 178,122'), '#ee7a2b') +
    fill(blob('176,120 156,134 124,142 98,134 80,118 110,128 150,126'), '#f8b878') +
    line(
      `${stroke('108,88 114,96 108,104')}${stroke('124,82 130,92 124,100')}${stroke('108,108 114,116 108,122')}${stroke('124,104 130,112 124,120')}${stroke('94,96 99,104 94,112')}`,
      '#d4611a',
      2.6,
    ) +
    line(stroke('148,76 142,98 150,124'), '#d4611a', 3) +
    fill(blob('134,108 116,118 108,132! 130,130 142,118'), '#f3a057') +
    fishEye(165, 92, 7.5) +
    line(stroke('184,110 178,112'), '#a8480f', 3)
  )
}

function angelfish(): string {
  return (
    fill(blob('62,98 38,82 22,66! 28,100 20,132! 40,118 62,106'), '#d9d2bd') +
    fill(blob('136,74 112,50 90,18 76,4! 78,40 70,84') + blob('136,126 112,148 88,182 72,198! 78,160 68,118'), '#c8bf9e') +
    fill(blob('182,102 164,82 138,66 108,62 78,78 58,102 78,124 108,142 140,136 166,120'), '#efe9d6') +
    line(`${stroke('150,74 154,98 148,130')}${stroke('112,40 120,100 110,158')}${stroke('80,46 84,100 78,158')}`, '#3a3a3c', 8) +
    line(`${stroke('136,124 134,150 126,172')}${stroke('130,126 124,150 116,170')}`, '#c8bf9e', 3) +
    fill(blob('172,90 156,78 140,72 150,86 168,98'), '#e9c457') +
    fishEye(158, 94, 6.5)
  )
}

function betta(): string {
  return (
    fill(blob('76,98 60,62 30,36 10,44! 18,66 6,84! 16,100 4,120! 18,134 12,160! 40,166 64,140'), '#3b56b5') +
    fill(
      blob('78,80 78,46 98,22! 110,34 124,24! 132,40 146,36! 148,64 140,82') +
        blob('74,114 64,148 70,184! 84,172 98,186! 108,168 124,172! 132,146 142,118'),
      '#4a68cf',
    ) +
    line(
      `${stroke('66,92 40,70 22,58')}${stroke('66,98 40,98 18,100')}${stroke('66,104 42,126 24,142')}${stroke('92,76 96,50 104,36')}${stroke('114,74 122,52 128,40')}${stroke('84,120 80,146 82,168')}${stroke('104,122 104,148 108,162')}`,
      '#8a2c6a',
      3,
    ) +
    fill(blob('188,98 174,84 148,76 112,76 74,90 66,100 80,112 116,122 152,118 178,110'), '#2b3f92') +
    line(`${stroke('100,90 108,98 100,108')}${stroke('116,88 124,98 116,110')}${stroke('132,86 140,98 132,110')}`, '#5f86e0', 3) +
    fill(blob('150,102 140,120 146,138! 158,120 160,106'), '#a33a6e') +
    fishEye(170, 93, 5.5)
  )
}

function tetras(): string {
  const small = (dx: number, dy: number) =>
    `<g transform="translate(${dx} ${dy})">${
      fill(blob('22,30 8,18 2,12! 6,30 2,48! 12,40') + blob('48,18 54,6 66,8! 66,18') + blob('54,42 58,52 68,50! 66,40'), '#c9b7a5') +
      fill(blob('98,30 88,20 66,16 40,20 20,30 40,40 66,44 88,40'), '#d9d6cb') +
      fill(blob('20,30 40,36 62,34 62,43 40,40'), '#d33a2c') +
      line(stroke('26,28 56,24 88,25'), '#25b4d6', 5)
    }${fishEye(86, 28, 4.6)}</g>`
  return small(92, 24) + small(10, 76) + small(82, 128)
}

/** A corydoras: flat belly, armour plates and whiskers. */
function catfish(): string {
  return (
    fill(blob('62,98 38,74 16,58! 26,98 16,134! 38,122 60,110'), '#c9b48e') +
    fill(blob('96,74 104,40 118,32! 126,52 132,74'), '#b39a70') +
    fill(blob('188,116 178,92 154,76 120,70 86,80 54,104 84,128 124,136 164,134 184,128'), '#a98f62') +
    fill(blob('186,120 164,130 124,136 86,128 66,112 110,120 150,118'), '#e9dcbe') +
    line(
      `${stroke('74,96 80,106 76,116')}${stroke('90,90 97,104 92,120')}${stroke('108,84 116,102 110,122')}${stroke('126,80 134,100 128,122')}`,
      '#7d6844',
      3,
    ) +
    line(stroke('148,80 140,102 148,126'), '#7d6844', 3.4) +
    fill(blob('146,122 130,140 128,156! 148,146 158,126'), '#b39a70') +
    line(`${stroke('184,124 194,134 190,148')}${stroke('176,130 180,142 174,154')}`, '#7d6844', 3.6) +
    fishEye(163, 96, 7.5)
  )
}

function clownfish(): string {
  const bands = `${blob('151,70 159,78 153,104 159,130 148,138 136,141 132,104 138,66')}${blob('106,66 118,64 111,102 119,143 104,139 96,102')}${blob('72,88 80,80 75,104 81,124 72,116 66,104')}`
  return (
    fill(blob('66,102 46,76 22,68! 27,102 20,134! 46,128 66,108'), '#ef7a22') +
    fill(blob('84,76 102,46 132,44! 150,60 152,76') + blob('96,134 108,158 132,160! 142,144 138,134'), '#e06a18') +
    fill(blob('186,104 174,82 150,67 120,63 90,73 58,103 92,133 122,143 152,137 176,124'), '#f0822b') +
    fill(bands, '#fdf6ea') +
    line(bands, '#1d1712', 3) +
    fill(blob('136,106 118,114 112,132! 134,130 144,116'), '#f7ad68') +
    fishEye(168, 95, 7) +
    line(stroke('184,112 177,114'), '#a8480f', 3)
  )
}
