import { blob, flipped, mirrored, stroke } from '../curve.ts'
import { fill, line, oval } from '../svg.ts'
import type { Figure } from './figure.ts'

const HEAD = '100,52 116,50 124,46 144,14! 154,20 160,52 166,84 160,114 140,138 116,148 100,150'

export const cats: readonly Figure[] = [
  {
    name: 'ginger',
    words: /kitten|junior|k(ä|ae)tzchen|gattin/i,
    pose: 'bust',
    art: portrait({ coat: '#e2964a', shade: '#b8662a', face: '#fbeedb', iris: '#6f9a4a', stripes: true }),
  },
  {
    name: 'tabby',
    words: /adult|indoor|chicken/i,
    pose: 'bust',
    art: portrait({ coat: '#b98a58', shade: '#7c5530', face: '#f3e3c8', iris: '#9aa83a', stripes: true }),
  },
  {
    name: 'blue',
    words: /british|hairball|urinary|coat/i,
    pose: 'bust',
    art: portrait({ coat: '#7f8a93', shade: '#5c666f', face: '#a9b2b9', iris: '#e0a030', stripes: false }),
  },
  { name: 'siamese', words: /siamese|sensitive|oriental/i, pose: 'bust', art: siamese() },
  {
    name: 'black',
    words: /night|wild|instinct|hunter|j(ä|ae)ger/i,
    pose: 'bust',
    art: portrait({ coat: '#34333a', shade: '#232228', face: '#45444c', iris: '#d9b53a', stripes: false }),
  },
  {
    name: 'cream',
    words: /light|weight|hair|sensible/i,
    pose: 'bust',
    art: portrait({ coat: '#ead9bd', shade: '#c9b08a', face: '#fbf5e8', iris: '#4f8fb0', stripes: true }),
  },
  { name: 'dozing', words: /bed|sleep|calm|hammock|cushion|relax/i, pose: 'whole', art: dozing() },
  { name: 'tuxedo', words: /senior|litter|scratch|steril|neuter/i, pose: 'whole', art: sitting() },
]

interface Coat {
  coat: string
  shade: string
  face: string
  iris: string
  stripes: boolean
}

function portrait({ coat, shade, face, iris, stripes }: Coat): string {
  const inner = '130,50 144,26! 152,58'
  const marks = `${stroke('100,54 100,72')}${stroke('88,55 90,70')}${stroke('112,55 110,70')}${stroke('160,92 144,96')}${stroke('158,106 142,106')}${stroke('40,92 56,96')}${stroke('42,106 58,106')}`
  return (
    fill(mirrored('100,120 132,140 152,166 164,200!'), shade) +
    fill(mirrored('100,130 120,150 128,176 122,200!'), face) +
    fill(mirrored(HEAD), coat) +
    fill(blob(inner) + blob(flipped(inner)), '#dca79a') +
    (stripes ? line(marks, shade, 5) : '') +
    fill(mirrored('100,98 112,104 130,112 132,128 118,142 100,147'), face) +
    eyes(iris) +
    nose()
  )
}

function siamese(): string {
  const ear = '124,46 144,14! 156,22 160,52 148,60 134,54'
  return (
    fill(mirrored('100,120 132,140 152,166 164,200!'), '#e6d6ba') +
    fill(mirrored(HEAD), '#f0e4cd') +
    fill(blob(ear) + blob(flipped(ear)), '#4b372c') +
    fill(mirrored('100,62 112,70 124,92 140,112 132,136 112,147 100,149'), '#57402f') +
    eyes('#6fb2d8') +
    nose('#2d201a')
  )
}

function eyes(iris: string): string {
  const right = '112,92 122,82 138,82 142,90 132,98 118,98'
  return (
    fill(blob(right) + blob(flipped(right)), iris) +
    oval(128, 90, 4, 7.5, '#17120e') +
    oval(72, 90, 4, 7.5, '#17120e') +
    oval(130, 86, 2, 2, '#ffffff') +
    oval(74, 86, 2, 2, '#ffffff')
  )
}

function nose(colour = '#b8695f'): string {
  return (
    fill(mirrored('100,112 110,112 107,119 100,124'), colour) +
    line(`${stroke('100,124 100,130 108,136 116,133')}${stroke('100,130 92,136 84,133')}`, '#4d3527', 2.6) +
    line(
      `${stroke('134,120 160,114 178,114')}${stroke('134,128 158,128 176,134')}${stroke('66,120 40,114 22,114')}${stroke('66,128 42,128 24,134')}`,
      '#fffaf0',
      1.8,
    )
  )
}

function sitting(): string {
  const coat = '#2e2d31'
  return (
    line(stroke('64,180 34,188 20,170 28,148'), coat, 13) +
    fill(blob('98,72 78,104 58,136 50,168 60,190 74,192! 150,192! 148,178 146,150 148,116 138,80'), coat) +
    fill(
      blob('112,84 134,84 142,104 138,132 124,142 112,120') +
        blob('118,182 134,180 136,192! 114,192!') +
        blob('140,182 152,182 156,192! 136,192!'),
      '#f7f3ea',
    ) +
    fill(blob('80,56 84,24 90,14! 106,30 124,28 142,10! 150,22 154,54 146,76 126,88 106,86 88,76'), coat) +
    fill(blob('120,66 132,62 140,74 128,86 112,84') + blob('90,26 100,34 90,40') + blob('142,22 146,40 134,34'), '#e9d9d0') +
    fill(blob('98,54 108,49 114,55 106,60') + blob('126,54 134,48 142,52 134,59'), '#c9c24c') +
    oval(107, 54, 2, 4.4, '#14110f') +
    oval(134, 53, 2, 4.4, '#14110f') +
    fill(blob('118,66 128,66 123,72'), '#c9776c') +
    line(stroke('114,140 116,160 114,180'), '#4a484e', 3)
  )
}

function dozing(): string {
  const coat = '#d98a42'
  return (
    fill(blob('14,170 16,138 40,108 78,92 116,94 146,110 162,134 168,168 160,190! 30,190!'), coat) +
    line(`${stroke('52,104 56,122')}${stroke('72,95 76,116')}${stroke('94,92 96,112')}${stroke('116,94 114,112')}`, '#b0652a', 7) +
    line(stroke('24,180 60,190 100,188 124,180'), '#b0652a', 15) +
    line(stroke('110,184 124,180 130,176'), '#fbeedb', 15) +
    fill(blob('116,128 122,98! 134,112 158,110 172,94! 180,122 188,146 180,168 156,180 130,176 116,156'), '#e39a52') +
    fill(blob('152,146 172,150 178,164 164,174 146,172 138,160'), '#fbeedb') +
    fill(blob('124,120 124,106! 132,116') + blob('164,114 172,104! 174,122'), '#dca79a') +
    line(`${stroke('130,144 138,150 147,145')}${stroke('164,143 172,148 179,142')}`, '#5a3418', 3.4) +
    fill(blob('154,154 162,154 158,160'), '#b8695f') +
    line(`${stroke('158,160 158,164 164,167')}${stroke('158,164 152,167')}`, '#5a3418', 2.4) +
    line(`${stroke('148,120 149,130')}${stroke('156,118 156,130')}`, '#b0652a', 4) +
    fill(blob('136,182 156,178 166,186 160,191! 132,191!'), '#fbeedb')
  )
}
