import type { PackShape } from '../picture.ts'
import type { Face, Stage } from '../stage.ts'
import type { Contents } from '../views/contents.ts'
import {
  drawBlanket,
  drawCave,
  drawCushion,
  drawDonutBed,
  drawHammock,
  drawMattress,
  drawRaisedBed,
  drawSeatCover,
  drawWindowPerch,
} from './bedding.ts'
import { drawForagingWheel, drawLadder, drawShredder, drawSwing } from './bird-toys.ts'
import { drawBottle, drawSpray, drawTube } from './bottles.ts'
import { drawDrinkingBottle, drawFoodBin, drawSipperBottle } from './bottles-and-bins.ts'
import { drawCornerGroomer, drawHoofPick, drawNailClipper, drawSampleKit, drawTickHook, drawToothbrush, drawTote } from './care-tools.ts'
import { drawCeilingTree, drawHoodedBox, drawScoop, drawScratchBoard, drawScratchPost } from './cat-furniture.ts'
import { drawPerch, drawScratcher, drawTunnel, drawWheel } from './climb.ts'
import { drawBandage, drawKit, drawStethoscope } from './clinic.ts'
import { drawBodyBrush, drawComb, drawDeSheddingBlade, drawFleaComb, drawRake } from './combs.ts'
import { drawConsult } from './consults.ts'
import { drawBirdBath, drawFoldingBowl, drawRaisedBowls, drawRockDish, drawShallowDish, drawSlowBowl, drawSteelBowl } from './dishes.ts'
import { drawBandana, drawBoots, drawRainJacket, drawRecoverySuit, drawRobe, drawSwimVest } from './dog-clothes.ts'
import { drawFilter, drawHeater, drawLamp } from './equipment.ts'
import { drawBatBox, drawBeeHotel, drawSeedFeeder } from './garden.ts'
import { drawBrush, drawClipper, drawExamGloves, drawGloves, drawNet } from './groom.ts'
import { drawCage, drawTank } from './habitat.ts'
import { drawBox, drawBucket, drawTin, drawTub } from './hard-packs.ts'
import { drawGardenRun, drawHayRack, drawHutch, drawWillowTunnel } from './hutches.ts'
import { drawChipReader, drawDrencher, drawPaddingWool, drawPillGiver, drawSyringes, drawThermometer } from './instruments.ts'
import { drawLesson } from './lessons.ts'
import { drawBeltClip, drawLeadRope, drawLongLine, drawRetractableLead, drawRunningBelt } from './lines.ts'
import { drawCoolingMat, drawHeatMat, drawLitterMat } from './mats.ts'
import { drawBowl, drawFeeder, drawFountain, drawLickBlock, drawLitterTray } from './meal.ts'
import { drawBlister, drawPipette, drawSyringe } from './medicine.ts'
import { drawBall, drawRopeToy, drawWand } from './play.ts'
import { drawPlushCrocodile, drawPlushFish, drawPlushGuineaFowl, drawPlushMice, drawPlushWarthog } from './plush.ts'
import { drawPuzzleBoard, drawPuzzleCups, drawSnuffleMat, drawTrackTower } from './puzzles.ts'
import { drawBed, drawCarrier, drawKennel, drawNestBox } from './rest.ts'
import { drawBooklet } from './services.ts'
import { drawShopper } from './shopper.ts'
import { drawBag, drawHay, drawPouch } from './soft-packs.ts'
import { drawAirPump, drawCabinetTank, drawCuttlebone, drawFishBowl, drawInternalFilter, drawLightBar, drawSponges } from './tanks.ts'
import { drawCoirBrick, drawRockHide, drawThermostat } from './terrarium.ts'
import {
  drawBone,
  drawCorkBalls,
  drawDisc,
  drawDummy,
  drawLauncher,
  drawPullerRing,
  drawTeetherRing,
  drawTennisBalls,
  drawTreatCone,
  drawWoodChew,
} from './toys.ts'
import { drawClicker, drawPoles, drawRamp, drawTargetStick, drawTreatBag, drawWhistle } from './training.ts'
import { drawCollar, drawHarness, drawIdTag, drawLead } from './walk.ts'
import { drawCoat, drawCone, drawHalter, drawSaddlePad } from './wear.ts'
import { drawCatBackpack, drawCatHarness, drawEarTags, drawFlyMask, drawMuzzle, drawSoftCollar } from './worn.ts'
import {
  drawBellDrinker,
  drawCalfBucket,
  drawEggBasket,
  drawLambingKit,
  drawNippleLine,
  drawPoultryFeeder,
  drawSaltLick,
  drawTrough,
} from './yard.ts'

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
  'tele-vet': thing(drawConsult, 440, 520, 1.9),
  kit: thing(drawKit, 510, 610, 1.6),
  'litter-tray': thing(drawLitterTray, 560, 520, 2),
  net: thing(drawNet, 420, 500, 2),
  'id-tag': thing(drawIdTag, 520, 560, 2),
  coat: thing(drawCoat, 430, 610, 1.9),
  'nest-box': thing(drawNestBox, 490, 520, 2),
  gloves: thing(drawGloves, 480, 600, 2),
  'exam-gloves': thing(drawExamGloves, 480, 600, 2),
  stethoscope: thing(drawStethoscope, 680, 660, 2),
  comb: thing(drawComb, 480, 470, 1.9),
  'flea-comb': thing(drawFleaComb, 520, 260, 2),
  toothbrush: thing(drawToothbrush, 260, 520, 2),
  'nail-clipper': thing(drawNailClipper, 500, 320, 2),
  'tick-hook': thing(drawTickHook, 520, 740, 2),
  rake: thing(drawRake, 520, 300, 2),
  'deshedding-blade': thing(drawDeSheddingBlade, 520, 280, 2),
  'body-brush': thing(drawBodyBrush, 500, 480, 1.9),
  'hoof-pick': thing(drawHoofPick, 540, 330, 2),
  'corner-groomer': thing(drawCornerGroomer, 500, 420, 1.9),
  tote: thing(drawTote, 420, 460, 1.8),
  'sample-kit': thing(drawSampleKit, 470, 600, 1.9),
  disc: thing(drawDisc, 480, 500, 1.8),
  'tennis-balls': thing(drawTennisBalls, 400, 560, 1.8),
  'cork-balls': thing(drawCorkBalls, 600, 600, 1.9),
  launcher: thing(drawLauncher, 700, 300, 2.1),
  'puller-ring': thing(drawPullerRing, 640, 320, 2),
  'teether-ring': thing(drawTeetherRing, 420, 400, 1.9),
  dummy: thing(drawDummy, 460, 510, 2),
  bone: thing(drawBone, 500, 470, 2),
  'treat-cone': thing(drawTreatCone, 500, 690, 2),
  'wood-chew': thing(drawWoodChew, 400, 520, 2),
  'snuffle-mat': thing(drawSnuffleMat, 480, 540, 1.9),
  'puzzle-board': thing(drawPuzzleBoard, 460, 500, 1.9),
  'puzzle-cups': thing(drawPuzzleCups, 420, 520, 1.9),
  'track-tower': thing(drawTrackTower, 560, 520, 1.9),
  shredder: thing(drawShredder, 500, 480, 1.9),
  swing: thing(drawSwing, 500, 660, 1.9),
  ladder: thing(drawLadder, 640, 420, 1.8),
  'foraging-wheel': thing(drawForagingWheel, 420, 400, 1.9),
  'plush-warthog': thing(drawPlushWarthog, 500, 430, 1.9),
  'plush-guinea-fowl': thing(drawPlushGuineaFowl, 380, 400, 1.9),
  'plush-crocodile': thing(drawPlushCrocodile, 300, 580, 1.9),
  'plush-fish': thing(drawPlushFish, 320, 520, 1.9),
  'plush-mice': thing(drawPlushMice, 420, 560, 1.9),
  'cooling-mat': thing(drawCoolingMat, 520, 580, 1.9),
  'litter-mat': thing(drawLitterMat, 640, 600, 1.9),
  'heat-mat': thing(drawHeatMat, 560, 600, 1.8),
  mattress: thing(drawMattress, 700, 680, 1.9),
  'raised-bed': thing(drawRaisedBed, 300, 580, 1.9),
  blanket: thing(drawBlanket, 500, 480, 1.9),
  cushion: thing(drawCushion, 500, 580, 1.9),
  'seat-cover': thing(drawSeatCover, 500, 560, 1.7),
  hammock: thing(drawHammock, 480, 560, 1.8),
  cave: thing(drawCave, 480, 620, 1.8),
  'donut-bed': thing(drawDonutBed, 460, 560, 1.9),
  'window-perch': thing(drawWindowPerch, 480, 560, 1.8),
  clicker: thing(drawClicker, 500, 460, 1.9),
  whistle: thing(drawWhistle, 560, 560, 2),
  poles: thing(drawPoles, 380, 560, 1.8),
  'target-stick': thing(drawTargetStick, 660, 320, 2),
  'treat-bag': thing(drawTreatBag, 500, 440, 1.9),
  'retractable-lead': thing(drawRetractableLead, 420, 470, 1.9),
  'long-line': thing(drawLongLine, 500, 520, 1.9),
  'lead-rope': thing(drawLeadRope, 680, 260, 2),
  'running-belt': thing(drawRunningBelt, 480, 500, 1.9),
  'belt-clip': thing(drawBeltClip, 660, 720, 2),
  ramp: thing(drawRamp, 470, 620, 1.8),
  'steel-bowl': thing(drawSteelBowl, 500, 520, 1.9),
  'slow-bowl': thing(drawSlowBowl, 480, 530, 1.9),
  'raised-bowls': thing(drawRaisedBowls, 360, 480, 1.9),
  'folding-bowl': thing(drawFoldingBowl, 560, 560, 1.9),
  'shallow-dish': thing(drawShallowDish, 480, 580, 1.9),
  'rock-dish': thing(drawRockDish, 480, 620, 1.8),
  'rock-hide': thing(drawRockHide, 500, 620, 1.8),
  'drinking-bottle': thing(drawDrinkingBottle, 500, 300, 1.9),
  'sipper-bottle': thing(drawSipperBottle, 520, 720, 1.9),
  'bird-bath': thing(drawBirdBath, 620, 460, 1.9),
  'food-bin': thing(drawFoodBin, 500, 420, 1.8),
  'scratch-post': thing(drawScratchPost, 540, 320, 1.9),
  'scratch-board': thing(drawScratchBoard, 520, 600, 1.8),
  'ceiling-tree': thing(drawCeilingTree, 440, 560, 1.9),
  'hooded-litter-box': thing(drawHoodedBox, 500, 520, 1.8),
  scoop: thing(drawScoop, 580, 360, 1.9),
  'swim-vest': thing(drawSwimVest, 500, 600, 1.9),
  'rain-jacket': thing(drawRainJacket, 620, 540, 1.9),
  robe: thing(drawRobe, 560, 560, 1.9),
  'recovery-suit': thing(drawRecoverySuit, 540, 620, 1.8),
  bandana: thing(drawBandana, 480, 480, 1.8),
  boots: thing(drawBoots, 300, 650, 1.9),
  muzzle: thing(drawMuzzle, 500, 560, 1.9),
  'cat-harness': thing(drawCatHarness, 560, 540, 1.9),
  'fly-mask': thing(drawFlyMask, 600, 380, 1.9),
  'soft-collar': thing(drawSoftCollar, 540, 560, 1.8),
  'cat-backpack': thing(drawCatBackpack, 500, 480, 1.9),
  'ear-tags': thing(drawEarTags, 490, 540, 1.9),
  'fish-bowl': thing(drawFishBowl, 460, 540, 1.8),
  'cabinet-tank': thing(drawCabinetTank, 500, 420, 1.9),
  'internal-filter': thing(drawInternalFilter, 520, 330, 1.9),
  'air-pump': thing(drawAirPump, 440, 620, 1.9),
  sponges: thing(drawSponges, 380, 600, 1.9),
  'light-bar': thing(drawLightBar, 500, 340, 1.8),
  thermostat: thing(drawThermostat, 440, 440, 1.9),
  'coir-brick': thing(drawCoirBrick, 480, 520, 1.8),
  cuttlebone: thing(drawCuttlebone, 500, 480, 1.9),
  hutch: thing(drawHutch, 380, 450, 1.9),
  'garden-run': thing(drawGardenRun, 500, 620, 1.8),
  'willow-tunnel': thing(drawWillowTunnel, 420, 560, 1.8),
  'hay-rack': thing(drawHayRack, 500, 500, 1.8),
  'poultry-feeder': thing(drawPoultryFeeder, 500, 680, 1.8),
  'bell-drinker': thing(drawBellDrinker, 480, 640, 1.8),
  'nipple-line': thing(drawNippleLine, 420, 560, 1.9),
  'egg-basket': thing(drawEggBasket, 480, 560, 1.9),
  'calf-bucket': thing(drawCalfBucket, 660, 680, 1.8),
  trough: thing(drawTrough, 480, 500, 1.8),
  'salt-lick': thing(drawSaltLick, 500, 560, 1.8),
  'bee-hotel': thing(drawBeeHotel, 480, 520, 1.9),
  'bat-box': thing(drawBatBox, 500, 720, 1.8),
  'seed-feeder': thing(drawSeedFeeder, 560, 560, 1.8),
  'lambing-kit': thing(drawLambingKit, 520, 600, 1.7),
  syringes: thing(drawSyringes, 400, 520, 1.9),
  'pill-giver': thing(drawPillGiver, 440, 680, 1.9),
  drencher: thing(drawDrencher, 480, 380, 1.8),
  thermometer: thing(drawThermometer, 340, 450, 1.9),
  'chip-reader': thing(drawChipReader, 500, 520, 1.8),
  'padding-wool': thing(drawPaddingWool, 420, 560, 1.8),
  lesson: thing(drawLesson, 500, 560, 1.6),
  shopper: thing(drawShopper, 500, 640, 1.7),
}
