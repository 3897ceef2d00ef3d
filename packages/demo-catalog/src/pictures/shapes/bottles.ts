import { blob } from '../curve.ts'
import { contactShadow, roundLight } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import { pickOne, seedOf } from '../seed.ts'
import type { Face, Stage } from '../stage.ts'
import { fill, group, line, rect } from '../svg.ts'

/** White, smoked or coloured plastic, the same for all bottles of a brand. */
function plasticOf({ packshot: { brand } }: Stage): string {
  return pickOne(
    ['#f4f2ec', mix('#ffffff', brand.primary, 0.16), '#8a4f1f', mix(brand.primary, '#ffffff', 0.12)],
    seedOf(`${brand.name}/plastic`),
  )
}

export function drawBottle(stage: Stage, face: Face): string {
  const { brand } = stage.packshot
  const plastic = plasticOf(stage)
  const body = blob(
    '440,250! 436,290 340,350 312,420 310,560 310,800 330,888! 500,910 670,888! 690,800 690,560 688,420 660,350 564,290 560,250!',
  )
  const paper = 'M310 424Q500 444 690 424V838Q500 866 310 838z'
  const cap = 'M424 108Q500 98 576 108V252Q500 268 424 252z'
  return (
    contactShadow(stage, 500, 892, 240) +
    fill(body, plastic) +
    group(face({ x: 310, y: 434, width: 380, height: 422, bleed: 20 }), stage.paint.clip(paper)) +
    roundLight(stage, body) +
    fill(cap, darken(brand.primary, 0.1)) +
    line('M440 124V246M458 122V250M478 121V252M500 120V254M522 121V252M542 122V250M560 124V246', '#000000', 4, 'stroke-opacity=".2"') +
    roundLight(stage, cap)
  )
}

/** A trigger spray. */
export function drawSpray(stage: Stage, face: Face): string {
  const { brand } = stage.packshot
  const plastic = plasticOf(stage)
  const body = blob(
    '446,340! 440,372 362,420 330,490 318,620 312,820 330,900! 500,920 670,900! 688,820 682,620 670,490 638,420 560,372 554,340!',
  )
  const paper = 'M319 520Q500 540 681 520L686 856Q500 882 314 856z'
  const head = blob('410,120! 590,104! 640,122 650,170! 640,206 606,214! 596,262! 560,268! 440,268! 430,214! 404,206!')
  return (
    contactShadow(stage, 500, 904, 250) +
    fill(body, plastic) +
    group(face({ x: 314, y: 528, width: 372, height: 346, bleed: 20 }), stage.paint.clip(paper)) +
    roundLight(stage, body) +
    line('M440 218C400 260 402 320 372 356', darken(brand.primary, 0.3), 26) +
    rect({ x: 430, y: 262, width: 140, height: 84 }, lighten(brand.primary, 0.15), 10) +
    roundLight(stage, 'M430 262h140v84h-140z') +
    fill(head, brand.primary) +
    roundLight(stage, head, 0.7) +
    rect({ x: 374, y: 134, width: 44, height: 54 }, brand.accent, 8) +
    rect({ x: 360, y: 150, width: 16, height: 22 }, darken(brand.accent, 0.4), 4)
  )
}

/** A squeezed tube standing on its cap. */
export function drawTube(stage: Stage, face: Face): string {
  const { brand } = stage.packshot
  const body = blob('318,110! 682,110! 676,300 652,560 628,770! 500,786 372,770! 348,560 324,300')
  const cap = 'M388 770Q500 786 612 770L600 900Q500 914 400 900z'
  return (
    contactShadow(stage, 500, 902, 190) +
    fill(cap, darken(brand.primary, 0.18)) +
    line(
      'M414 782L418 898M442 786L446 902M472 788L474 904M500 788V905M528 788L526 904M558 786L554 902M586 782L582 898',
      '#000000',
      4,
      'stroke-opacity=".22"',
    ) +
    roundLight(stage, cap) +
    group(
      rect({ x: 300, y: 100, width: 400, height: 700 }, brand.primary) +
        face({ x: 336, y: 160, width: 328, height: 625 }) +
        `<path d="M300 100h400v62h-400z" fill="${brand.primary}"/>` +
        line('M316 122H684M317 134H683M318 146H682', lighten(brand.primary, 0.5), 3, 'stroke-opacity=".5"') +
        roundLight(stage, body, 0.85),
      stage.paint.clip(body),
    )
  )
}
