import { blob, stroke } from '../curve.ts'
import { contactShadow, footShade, roundLight } from '../light.ts'
import { darken, lighten } from '../palette.ts'
import type { Face, Stage } from '../stage.ts'
import { fill, group, line, oval, rect } from '../svg.ts'

/** A big pack stands taller on the shelf than a small one; the range is narrow so that small packs stay readable. */
function shelfScale(size: string | undefined): number {
  const [, amount, unit] = size?.replace(',', '.').match(/([\d.]+)\s*(kg|g|l|ml)\b/i) ?? []
  if (!amount || !unit) return 0.94
  const kilos = Number(amount) * (/^(g|ml)$/i.test(unit) ? 0.001 : 1)
  return Math.min(1, Math.max(0.86, 0.9 + Math.log10(kilos) * 0.1))
}

function scaled(content: string, scale: number): string {
  return scale === 1
    ? content
    : group(content, `transform="translate(${500 * (1 - scale)} ${930 * (1 - scale)}) scale(${scale.toFixed(3)})"`)
}

/** A side-gusset sack of dry food: crimped top, tucked corners, soft belly. */
export function drawBag(stage: Stage, face: Face): string {
  const { brand, size } = stage.packshot
  const outline = blob('232,86! 500,80 768,86! 772,180 788,420 790,700 776,918! 640,932 500,936 360,932 224,918! 210,700 212,420 228,180')
  // The highlight needs no outline: it is clipped to the shape.
  const whole = 'M210 80h580v856h-580z'
  const seal = blob('232,86! 500,80 768,86! 770,142! 500,136 230,142!')
  const creases = `${stroke('236,150 262,230 256,330')}${stroke('764,150 738,240 746,340')}${stroke('232,910 280,850 288,780')}${stroke('770,910 722,850 712,780')}`
  return scaled(
    contactShadow(stage, 500, 928, 330) +
      group(
        face({ x: 206, y: 130, width: 588, height: 806 }) +
          fill(seal, darken(brand.primary, 0.12)) +
          line('M236 104H764M235 116H765M234 128H766', lighten(brand.primary, 0.35), 2, 'stroke-opacity=".6"') +
          roundLight(stage, whole, 0.8) +
          footShade(stage, whole) +
          line(creases, '#000000', 7, 'stroke-opacity=".12"') +
          line(creases, '#ffffff', 3, 'stroke-opacity=".22" transform="translate(5 -3)"'),
        stage.paint.clip(outline),
      ),
    shelfScale(size),
  )
}

/** A stand-up pouch: tear notches, zip line, hang hole, round bottom. */
export function drawPouch(stage: Stage, face: Face): string {
  const { brand, size } = stage.packshot
  const outline = blob(
    '252,132! 500,126 748,132! 752,176! 746,186! 754,198! 762,480 768,760 758,872! 640,912 500,922 360,912 242,872! 232,760 238,480 246,198! 254,186! 248,176!',
  )
  const gusset = blob('242,872! 360,840 500,832 640,840 758,872! 640,912 500,922 360,912')
  return scaled(
    contactShadow(stage, 500, 912, 300) +
      group(
        face({ x: 232, y: 210, width: 536, height: 690 }) +
          fill('M230 120h540v92h-540z', darken(brand.primary, 0.08)) +
          rect({ x: 440, y: 152, width: 120, height: 26 }, '#f1e9da', 13) +
          line('M246 204H754M246 212H754', lighten(brand.primary, 0.4), 3, 'stroke-opacity=".55"') +
          fill(gusset, '#000000', 'fill-opacity=".16"') +
          roundLight(stage, 'M232 126h536v796h-536z', 0.75) +
          line(`${stroke('250,860 300,760 306,660')}${stroke('750,860 706,770 700,680')}`, '#ffffff', 6, 'stroke-opacity=".16"'),
        stage.paint.clip(outline),
      ),
    shelfScale(size) * 0.98,
  )
}

/** Compressed hay in clear film with a paper band around it. */
export function drawHay(stage: Stage, face: Face): string {
  const outline = blob('190,250 260,226 500,220 740,226 812,250 826,420 830,700 812,886 740,908 500,914 260,908 190,886 172,700 176,420')
  const straw = Array.from({ length: 44 }, (_, index) => {
    const [x, y, turn] = [170 + stage.dice() * 660, 220 + stage.dice() * 690, stage.dice() * 60 - 30]
    return { index, d: `M${x.toFixed(0)} ${y.toFixed(0)}q${(30 + turn / 2).toFixed(0)} ${turn.toFixed(0)} 74 ${(turn / 2).toFixed(0)}` }
  })
  const colours = ['#8c9a4e', '#c2b866', '#a8a653', '#dcd092']
  return (
    contactShadow(stage, 500, 908, 370) +
    group(
      rect({ x: 150, y: 200, width: 700, height: 730 }, '#a9a858') +
        colours
          .map((colour, tone) =>
            line(
              straw
                .filter(({ index }) => index % 4 === tone)
                .map(({ d }) => d)
                .join(''),
              colour,
              9,
            ),
          )
          .join('') +
        face({ x: 172, y: 372, width: 658, height: 400 }) +
        roundLight(stage, 'M172 220h656v694h-656z', 0.7) +
        line(
          `${stroke('220,270 250,330 238,372')}${stroke('780,262 752,320 766,372')}${stroke('330,232 345,290 330,350')}${stroke('230,880 270,830 262,780')}`,
          '#ffffff',
          8,
          'stroke-opacity=".45"',
        ),
      stage.paint.clip(outline),
    ) +
    oval(500, 226, 60, 16, '#ffffff', 'fill-opacity=".5"')
  )
}
