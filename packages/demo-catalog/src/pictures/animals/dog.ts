import { blob, flipped, mirrored, stroke } from '../curve.ts'
import { fill, line, oval } from '../svg.ts'
import { eye } from './eyes.ts'
import type { Figure } from './figure.ts'

const NOSE = '#241a16'

export const dogs: readonly Figure[] = [
  { name: 'boerboel', words: /giant|large|mastiff|boerboel|gro(ß|ss)e|grandi/i, pose: 'bust', art: boerboel() },
  { name: 'terrier', words: /small|mini|toy|terrier|white|kleine|piccol/i, pose: 'bust', art: terrier() },
  { name: 'collie', words: /active|agility|working|sheepdog|sport/i, pose: 'bust', art: collie() },
  { name: 'puppy', words: /pupp|junior|starter|welpe|cucciol/i, pose: 'bust', onlyNamed: true, art: puppy() },
  { name: 'spaniel', words: /coat|skin|derma|groom|shampoo|fell|pelo/i, pose: 'bust', art: spaniel() },
  { name: 'shepherd', words: /protect|guard|training|police|sch(ä|ae)fer|pastore/i, pose: 'bust', art: shepherd() },
  { name: 'dachshund', words: /dachshund|dackel|bassott|light|weight|joint|mobility/i, pose: 'whole', art: dachshund() },
  { name: 'farm collie', words: /trail|fetch|field/i, pose: 'whole', art: farmCollie() },
  { name: 'ridgeback', words: /adult|senior|ridgeback|hunt|medium/i, pose: 'whole', art: ridgeback() },
]

function muzzle(colour: string, width: number, top: number): string {
  const side = 100 + width
  return (
    fill(
      mirrored(`100,${top} ${side - 12},${top + 3} ${side},${top + 22} ${side - 2},${top + 40} ${side - 18},${top + 54} 100,${top + 56}`),
      colour,
    ) +
    fill(mirrored(`100,${top + 8} 113,${top + 9} 116,${top + 16} 106,${top + 25} 100,${top + 27}`), NOSE) +
    line(
      `${stroke(`100,${top + 27} 100,${top + 40} 110,${top + 47} 120,${top + 43}`)}${stroke(`100,${top + 40} 90,${top + 47} 80,${top + 43}`)}`,
      NOSE,
      3,
    ) +
    oval(96, top + 12, 4, 2, '#6d5c54')
  )
}

function boerboel(): string {
  const ear = '136,46 158,44 172,60 172,86 160,98 150,84 142,62'
  return (
    fill(mirrored('100,120 146,130 164,160 184,200!'), '#b97f45') +
    fill(mirrored('100,168 122,160 132,200!'), '#d8ab74') +
    fill(mirrored('100,30 126,35 149,53 157,84 152,116 138,142 116,156 100,158'), '#c88f52') +
    fill(blob(ear) + blob(flipped(ear)), '#7d4f2b') +
    fill(mirrored('100,60 118,66 138,92 140,120 124,148 100,156'), '#4a3224') +
    muzzle('#382419', 32, 96) +
    line(`${stroke('92,52 96,66 94,80')}${stroke('108,52 104,66 106,80')}`, '#9c6a38', 3) +
    eye(75, 88, 6.5) +
    eye(125, 88, 6.5) +
    line(`${stroke('64,78 74,73 84,77')}${stroke('136,78 126,73 116,77')}`, '#7d4f2b', 4)
  )
}

function terrier(): string {
  const ear = '122,48 140,36! 166,50 170,74! 150,80 134,68'
  return (
    fill(mirrored('100,120 138,136 156,164 172,200!'), '#ded0b6') +
    line(stroke('62,166 100,178 138,166'), '#a8431f', 11) +
    oval(100, 184, 8, 8, '#f2b134') +
    fill(mirrored('100,42 124,44 142,62 146,88 138,114 122,140 100,148'), '#faf6ec') +
    fill(
      blob('110,46 130,46 144,64 147,90 138,104 122,104 112,84 108,62') + blob('90,46 70,46 56,64 53,90 62,104 78,104 88,84 92,62'),
      '#a5642f',
    ) +
    fill(blob(ear) + blob(flipped(ear)), '#7c4520') +
    muzzle('#f0e7d6', 25, 96) +
    eye(78, 86, 6.5) +
    eye(122, 86, 6.5)
  )
}

function collie(): string {
  const ear = '118,52 132,18 146,12! 162,26 166,34! 158,50 150,70'
  return (
    fill(mirrored('100,110 150,126 172,160 188,200!'), '#2c2c30') +
    fill(mirrored('100,130 124,132 138,152 128,170 140,182 124,200!'), '#f6f2e8') +
    fill(blob(ear) + blob(flipped(ear)), '#242428') +
    fill(blob('130,46 140,26 150,50') + blob(flipped('130,46 140,26 150,50')), '#8d6f64') +
    fill(mirrored('100,40 126,42 146,58 154,86 150,110 132,130 118,150 100,154'), '#303035') +
    fill(mirrored('100,40 105,44 108,64 112,88 130,104 130,126 118,148 100,154'), '#f9f5ec') +
    muzzle('#f6f0e4', 24, 98) +
    eye(76, 84, 6.5, '#4a2c16') +
    eye(124, 84, 6.5, '#4a2c16') +
    fill(blob('66,70 74,66 82,69 76,73') + blob(flipped('66,70 74,66 82,69 76,73')), '#a5642f')
  )
}

function puppy(): string {
  const ear = '130,48 150,46 170,70 176,104 164,124 150,118 142,90'
  return (
    fill(mirrored('100,130 136,142 152,170 160,200!'), '#e6bd7d') +
    fill(mirrored('100,40 130,42 154,64 158,94 148,126 126,148 100,152'), '#efcf97') +
    fill(blob(ear) + blob(flipped(ear)), '#cf9a55') +
    muzzle('#f8e6c4', 30, 94) +
    fill(blob('92,142 100,140 108,142 110,156 100,164 90,156'), '#e08a86') +
    line(stroke('100,144 100,156'), '#b9625f', 2) +
    eye(72, 88, 8.5) +
    eye(128, 88, 8.5) +
    line(`${stroke('62,72 70,68 78,70')}${stroke('138,72 130,68 122,70')}`, '#cf9a55', 4)
  )
}

function spaniel(): string {
  const ear = '126,50 148,52 166,78 176,116 172,152 156,162 144,148 138,104'
  const waves = '156,84 160,110 156,136 162,152'
  return (
    fill(mirrored('100,120 140,134 160,162 176,200!'), '#e9dcc4') +
    fill(mirrored('100,140 116,150 122,176 118,200!'), '#f7efdf') +
    fill(mirrored('100,36 126,40 148,62 150,94 138,124 122,146 100,152'), '#8f4a26') +
    fill(mirrored('100,36 106,44 108,70 114,92 128,110 126,134 112,148 100,152'), '#f7efdf') +
    fill(blob(ear) + blob(flipped(ear)), '#74371a') +
    line(`${stroke(waves)}${stroke(flipped(waves))}`, '#91502b', 4) +
    muzzle('#f3e8d4', 24, 96) +
    eye(76, 86, 7) +
    eye(124, 86, 7)
  )
}

function shepherd(): string {
  const ear = '116,54 126,24 140,6! 154,26 158,58 142,70'
  const inner = '126,50 138,20! 150,54'
  return (
    fill(mirrored('100,110 148,128 170,162 186,200!'), '#3a2d24') +
    fill(mirrored('100,134 122,142 134,170 130,200!'), '#c48a4b') +
    fill(blob(ear) + blob(flipped(ear)), '#4a3526') +
    fill(blob(inner) + blob(flipped(inner)), '#b5836a') +
    fill(mirrored('100,40 124,42 146,60 154,90 146,116 126,140 100,152'), '#c48a4b') +
    fill(mirrored('100,40 124,42 140,56 126,70 112,80 108,100 100,104'), '#3a2d24') +
    fill(mirrored('100,84 112,92 126,112 122,136 110,150 100,154'), '#2e231c') +
    muzzle('#2a201a', 22, 98) +
    eye(77, 86, 6.5, '#1c120c') +
    eye(123, 86, 6.5, '#1c120c') +
    fill(blob('66,74 76,69 85,73 77,77') + blob(flipped('66,74 76,69 85,73 77,77')), '#e0b070')
  )
}

function farmCollie(): string {
  const coat = '#2f2f36'
  return (
    line(stroke('30,96 14,104 6,128'), coat, 13) +
    line(stroke('8,118 5,132'), '#f7f3ea', 12) +
    fill(
      blob('54,122 66,126 64,160 70,184 72,190! 54,190! 50,160') + blob('108,124 120,126 120,160 126,184 128,190! 110,190! 106,160'),
      '#1c1c21',
    ) +
    fill(
      blob(
        '186,58 190,66 182,74 162,78 152,90 150,112 144,128 142,162 148,184 150,190! 130,190! 126,162 114,132 90,128 66,132 56,142 50,164 54,184 54,190! 34,190! 34,160 24,128 22,102 34,84 68,78 102,78 120,68 128,50 138,36 152,32 164,38 172,50',
      ),
      coat,
    ) +
    fill(blob('118,130 124,104 138,90 152,92 150,112 144,128 142,160 132,160 126,140'), '#f7f3ea') +
    fill(blob('158,38 164,40 174,54 186,58 190,66 182,74 164,76 160,60'), '#f7f3ea') +
    fill(blob('32,170 54,168 54,190! 34,190!') + blob('128,168 145,168 150,190! 130,190!'), '#f7f3ea') +
    fill(blob('134,38 126,22 138,16 150,30 148,42'), '#1c1c21') +
    oval(187, 61, 5.5, 4.5, NOSE) +
    eye(165, 51, 4) +
    line(stroke('122,84 136,92 150,92'), '#a8431f', 6)
  )
}

function dachshund(): string {
  const coat = '#7a3f20'
  return (
    line(stroke('34,116 18,104 8,84'), coat, 8) +
    fill(
      blob('44,146 60,150 62,172 66,184 70,190! 50,190! 48,176') + blob('132,146 146,146 148,170 154,184 156,190! 138,190! 136,174'),
      '#57290f',
    ) +
    fill(
      blob(
        '190,92 196,99 190,106 170,112 160,122 157,140 146,158 144,174 150,184 150,190! 128,190! 126,172 118,160 90,156 66,158 50,162 46,176 50,184 50,190! 28,190! 28,168 22,148 22,126 34,110 70,106 104,108 124,100 134,84 144,70 156,66 168,74 176,86',
      ),
      coat,
    ) +
    fill(blob('118,158 126,136 150,128 157,140 146,158 140,164') + blob('150,106 172,102 190,104 190,106 170,112 160,116'), '#b5713a') +
    fill(blob('148,72 138,86 134,108 142,122 154,116 158,96 158,78'), '#57290f') +
    oval(191, 94, 5.5, 4.5, NOSE) +
    eye(170, 83, 4) +
    line(stroke('128,104 140,122 154,126'), '#f2b134', 6)
  )
}

function ridgeback(): string {
  const coat = '#b8743d'
  return (
    line(stroke('58,182 34,188 18,178 14,164'), coat, 9) +
    fill(blob('132,120 144,136 148,184 158,190! 136,190! 130,160'), '#935628') +
    fill(
      blob(
        '120,14 136,18 146,30 164,36 174,42 174,52 156,60 142,66 136,78 142,102 140,124 136,150 136,178 148,186 148,192! 120,192! 120,160 116,150 112,168 116,182 116,192! 62,192! 48,182 42,156 50,124 68,94 86,72 94,52 98,30 106,18',
      ),
      coat,
    ) +
    fill(blob('138,84 142,102 140,124 134,138 124,120 128,96'), '#d9a56c') +
    fill(blob('160,34 174,42 174,52 156,60 150,50'), '#5d3519') +
    fill(blob('108,20 98,34 94,56 102,66 112,58 118,38 118,22'), '#8a4f26') +
    line(stroke('66,146 84,140 98,152 100,176'), '#935628', 3) +
    line(stroke('92,72 114,80 134,78'), '#1f5138', 9) +
    oval(172, 42, 5, 5, NOSE) +
    eye(142, 34, 4.2)
  )
}
