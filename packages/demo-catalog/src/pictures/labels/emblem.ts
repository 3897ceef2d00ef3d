import { blob, mirrored, polygon, stroke } from '../curve.ts'
import type { BrandLook } from '../picture.ts'
import { type Box, fill, line, oval, place } from '../svg.ts'

type Emblem = BrandLook['emblem']

/** One-colour brand signs in a 100 × 100 square; `ground` shows through where a sign needs a second tone. */
const EMBLEMS: Record<Emblem, (colour: string, ground: string) => string> = {
  none: () => '',
  leaf: (colour, ground) =>
    fill(blob('50,2! 78,26 84,58 50,90! 16,58 22,26'), colour) +
    line(`${stroke('50,24 50,98')}${stroke('50,52 66,40')}${stroke('50,66 34,54')}`, ground, 4),
  paw: (colour) =>
    fill(mirrored('50,46 66,52 78,70 74,86 60,88 50,84', 50), colour) +
    oval(19, 48, 9, 13, colour) +
    oval(38, 26, 10, 15, colour) +
    oval(62, 26, 10, 15, colour) +
    oval(81, 48, 9, 13, colour),
  sun: (colour) =>
    oval(50, 50, 22, 22, colour) +
    line(
      Array.from({ length: 8 }, (_, index) => {
        const [dx, dy] = [Math.cos((index * Math.PI) / 4), Math.sin((index * Math.PI) / 4)]
        return stroke(`${Math.round(50 + dx * 33)},${Math.round(50 + dy * 33)} ${Math.round(50 + dx * 46)},${Math.round(50 + dy * 46)}`)
      }).join(''),
      colour,
      7,
    ),
  drop: (colour, ground) =>
    fill(blob('50,2! 72,38 82,64 70,88 50,96 30,88 18,64 28,38'), colour) + line(stroke('34,66 40,80 52,84'), ground, 5),
  mountain: (colour, ground) =>
    fill(polygon('2,88 36,22 54,54 66,36 98,88'), colour) + fill(polygon('36,22 48,44 38,52 32,44 24,46'), ground),
  wave: (colour) => line(`${stroke('6,38 22,26 38,38 54,50 70,38 94,30')}${stroke('6,62 22,50 38,62 54,74 70,62 94,54')}`, colour, 11),
  star: (colour) => fill(polygon('50,4 62,38 98,38 69,59 80,94 50,73 20,94 31,59 2,38 38,38'), colour),
  shield: (colour, ground) =>
    fill(mirrored('50,4 88,16! 88,50 70,82 50,97', 50), colour) + line(`${stroke('50,26 50,74')}${stroke('28,48 72,48')}`, ground, 12),
  feather: (colour, ground) =>
    fill(blob('86,6! 88,34 72,62 46,78 26,76 22,56 40,28'), colour) +
    line(`${stroke('8,96 40,56 74,20')}${stroke('44,72 46,50')}${stroke('60,60 62,34')}`, ground, 3.5) +
    line(stroke('6,98 26,76'), colour, 6),
  fin: (colour, ground) =>
    fill(blob('6,84! 20,44 56,14 90,10! 72,36 76,62 96,84!'), colour) +
    line(`${stroke('34,74 44,48 62,30')}${stroke('54,74 58,56 66,44')}`, ground, 4),
  hoof: (colour, ground) =>
    fill(mirrored('50,6 82,26 88,60 78,92 62,96! 64,62 60,42 50,36', 50), colour) +
    oval(27, 50, 3, 3, ground) +
    oval(73, 50, 3, 3, ground) +
    oval(29, 70, 3, 3, ground) +
    oval(71, 70, 3, 3, ground),
}

export function drawEmblem(brand: BrandLook, box: Box, colours: { colour: string; ground: string }): string {
  const art = EMBLEMS[brand.emblem](colours.colour, colours.ground)
  return art === '' ? '' : place(art, box, 100)
}
