import type { PackShape } from '../picture.ts'
import type { Face, Stage } from '../stage.ts'
import type { Contents } from '../views/contents.ts'
import { drawBottle, drawSpray, drawTube } from './bottles.ts'
import { drawPerch, drawScratcher, drawTunnel, drawWheel } from './climb.ts'
import { drawBandage, drawKit, drawStethoscope } from './clinic.ts'
import { drawFilter, drawHeater, drawLamp } from './equipment.ts'
import { drawBrush, drawClipper, drawGloves, drawNet } from './groom.ts'
import { drawCage, drawTank } from './habitat.ts'
import { drawBox, drawBucket, drawTin, drawTub } from './hard-packs.ts'
import { drawBowl, drawFeeder, drawFountain, drawLickBlock, drawLitterTray } from './meal.ts'
import { drawBlister, drawPipette, drawSyringe } from './medicine.ts'
import { drawBall, drawPlush, drawRopeToy, drawWand } from './play.ts'
import { drawBed, drawCarrier, drawKennel, drawNestBox } from './rest.ts'
import { drawBooklet, drawTeleVet } from './services.ts'
import { drawBag, drawHay, drawPouch } from './soft-packs.ts'
import { drawCollar, drawHarness, drawIdTag, drawLead } from './walk.ts'
import { drawCoat, drawCone, drawHalter, drawSaddlePad } from './wear.ts'

interface Pack {
  kind: 'pack'
  draw: (stage: Stage, face: Face) => string
  /** The subject of the close-up when the title does not name one. */
  contents: Contents
}

interface Thing {
  kind: 'thing'
  draw: (stage: Stage) => string
  /** Where the close-up looks. */
  focus: { x: number; y: number; zoom: number }
}

function pack(draw: Pack['draw'], contents: Contents): Pack {
  return { kind: 'pack', draw, contents }
}

function thing(draw: Thing['draw'], x: number, y: number, zoom: number): Thing {
  return { kind: 'thing', draw, focus: { x, y, zoom } }
}

/** Every shape and the function that draws it. A new shape is a name in `picture.ts` and a line here. */
export const SHAPES: Readonly<Record<PackShape, Pack | Thing>> = {
  bag: pack(drawBag, 'kibble'),
  pouch: pack(drawPouch, 'biscuits'),
  tin: pack(drawTin, 'chunks'),
  bottle: pack(drawBottle, 'drops'),
  spray: pack(drawSpray, 'drops'),
  box: pack(drawBox, 'tablets'),
  tube: pack(drawTube, 'cream'),
  tub: pack(drawTub, 'powder'),
  blister: pack(drawBlister, 'tablets'),
  pipette: pack(drawPipette, 'drops'),
  syringe: pack(drawSyringe, 'cream'),
  hay: pack(drawHay, 'hay'),
  bucket: pack(drawBucket, 'pellets'),
  'lick-block': pack(drawLickBlock, 'grains'),
  booklet: pack(drawBooklet, 'pages'),
  collar: thing(drawCollar, 600, 650, 2.2),
  lead: thing(drawLead, 580, 440, 2.2),
  harness: thing(drawHarness, 560, 540, 1.9),
  bed: thing(drawBed, 520, 640, 2),
  kennel: thing(drawKennel, 520, 480, 1.9),
  carrier: thing(drawCarrier, 620, 620, 1.7),
  bowl: thing(drawBowl, 500, 520, 1.9),
  feeder: thing(drawFeeder, 490, 580, 2),
  fountain: thing(drawFountain, 500, 430, 2),
  ball: thing(drawBall, 470, 500, 2),
  'rope-toy': thing(drawRopeToy, 330, 540, 2.2),
  plush: thing(drawPlush, 520, 420, 2),
  wand: thing(drawWand, 710, 560, 2),
  scratcher: thing(drawScratcher, 600, 560, 2),
  tunnel: thing(drawTunnel, 500, 560, 1.6),
  wheel: thing(drawWheel, 500, 480, 2),
  brush: thing(drawBrush, 560, 340, 2),
  clipper: thing(drawClipper, 450, 360, 2.1),
  cage: thing(drawCage, 480, 560, 2),
  tank: thing(drawTank, 500, 560, 2),
  filter: thing(drawFilter, 500, 420, 2),
  lamp: thing(drawLamp, 500, 460, 2),
  heater: thing(drawHeater, 500, 290, 2.2),
  perch: thing(drawPerch, 620, 420, 2),
  'saddle-pad': thing(drawSaddlePad, 600, 560, 2),
  halter: thing(drawHalter, 600, 560, 2),
  bandage: thing(drawBandage, 480, 560, 2),
  cone: thing(drawCone, 600, 560, 1.9),
  'tele-vet': thing(drawTeleVet, 520, 520, 2.1),
  kit: thing(drawKit, 510, 610, 1.6),
  'litter-tray': thing(drawLitterTray, 560, 520, 2),
  net: thing(drawNet, 420, 500, 2),
  'id-tag': thing(drawIdTag, 520, 560, 2),
  coat: thing(drawCoat, 430, 610, 1.9),
  'nest-box': thing(drawNestBox, 490, 520, 2),
  gloves: thing(drawGloves, 480, 600, 2),
  stethoscope: thing(drawStethoscope, 680, 660, 2),
}
