import { blob, stroke } from '../curve.ts'
import { fill, line, oval } from '../svg.ts'
import { eye } from './eyes.ts'
import type { Figure } from './figure.ts'

export const horses: readonly Figure[] = [
  {
    name: 'bay portrait',
    words: /hoof|coat|groom|supplement|balancer|mineral/i,
    pose: 'bust',
    art: portrait('#8f4f28', '#6f391a', '#2a1c16', true),
  },
  { name: 'grey portrait', words: /senior|cube|mash|pony/i, pose: 'bust', art: portrait('#b9b5ad', '#938f88', '#e9e5da', false) },
  { name: 'standing', words: /sport|feed|saddle|rug|fly|adult/i, pose: 'whole', art: standing() },
]

function portrait(coat: string, shade: string, mane: string, blaze: boolean): string {
  return (
    fill(blob('92,26 70,50 44,90 22,140 10,200! 132,200! 122,160 116,130 112,110 100,60'), shade) +
    fill(blob('96,24 78,60 60,110 54,160 52,200! 138,200! 126,166 118,136 128,112 118,60'), coat) +
    fill(
      blob('96,30 112,26 128,34 144,58 160,86 174,110 180,126 176,140 162,146 148,142 138,128 126,118 112,122 98,112 90,84 88,52'),
      coat,
    ) +
    fill(blob('166,106 178,118 181,130 176,140 162,146 150,142 148,128 156,114'), mix5(coat)) +
    fill(blob('96,36 94,14 102,2! 112,16 114,34') + blob('112,32 118,12 126,6! 128,24 126,38'), shade) +
    (blaze ? fill(blob('128,40 136,46 152,72 168,102 162,106 146,84 132,60'), '#f4ece0') : '') +
    fill(blob('100,14 88,26 66,52 40,90 22,134 12,186! 34,176 32,160 50,154! 50,130 66,120! 66,96 82,86! 84,66 98,54! 98,36'), mane) +
    fill(blob('108,18 122,30 128,50 118,44 106,38'), mane) +
    line(stroke('108,110 118,98 122,82'), shade, 3) +
    oval(170, 124, 4, 5, '#2a1c16') +
    line(stroke('176,138 164,136 156,132'), '#3a2820', 2.6) +
    eye(124, 62, 6.4, '#20140e')
  )
}

/** The muzzle is a shade darker and greyer than the coat. */
function mix5(coat: string): string {
  return coat === '#8f4f28' ? '#4c2c1c' : '#7d7973'
}

function standing(): string {
  const coat = '#a55c2c'
  return (
    fill(blob('24,92 10,112 6,140 10,164! 22,148 26,120 34,104'), '#2a1c16') +
    fill(
      blob('48,124 50,150 46,174 44,190! 56,190! 60,166 66,136') + blob('118,126 122,150 122,190! 132,190! 132,156 134,126'),
      '#7d4019',
    ) +
    fill(
      blob(
        '150,28 162,36 174,52 188,66 192,76 184,84 172,80 160,72 150,76 146,92 142,108 138,122 142,150 142,180 148,190! 132,190! 132,160 126,132 112,128 84,130 64,132 56,146 46,160 44,176 46,190! 32,190! 32,158 30,138 24,122 24,98 38,86 64,84 96,88 116,80 130,58 140,36',
      ),
      coat,
    ) +
    fill(blob('148,30 136,28 122,50 110,76 104,92! 118,90 130,78 138,58 148,46') + blob('148,24 158,32 164,46 154,42'), '#2a1c16') +
    fill(blob('146,34 148,18! 156,30') + blob('180,66 190,70 192,78 184,84 174,78'), '#5c2f14') +
    fill('M44 168l1 22H32v-22zM132 166l1 24h15l-6-8v-16z', '#f0e8da') +
    fill('M31 184h15v7h-15zM131 184h15l2 7h-17zM43 184h14v7h-14zM121 184h12v7h-12z', '#3a2a20') +
    line(stroke('60,100 74,116 66,132'), '#8b4a20', 3) +
    eye(164, 52, 3.6) +
    oval(186, 72, 2, 2.6, '#20140e')
  )
}
