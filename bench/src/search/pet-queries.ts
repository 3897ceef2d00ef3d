/** What a shopper types in the demo shop, and the skus of the products that should come first. */
export interface PetQuery {
  readonly language: 'en' | 'de' | 'it'
  readonly text: string
  readonly expected: RegExp
}

const DEWORMERS = /WORM|DRENCH|-DIP/
const LEADS = /-LEAD$|LONG-LINE|LEAD-ROPE|HANDS-FREE|HARNESS-LEAD/
const COLLARS = /COLLAR|BANDANA|ID-TAG/
const LITTER = /LITTER$|SILICA-CRYSTALS/
const CAGES = /CAGE|PARROT-VILLA|BREEDING-BOX|NATURAL-PERCH/
const SENSITIVE = /HYDROLYSED|DERMA-|GRAIN-FREE/

export const PET_QUERIES: readonly PetQuery[] = [
  { language: 'en', text: 'worms', expected: DEWORMERS },
  { language: 'en', text: 'leash', expected: LEADS },
  { language: 'en', text: 'dog collar', expected: COLLARS },
  { language: 'en', text: 'poo bags', expected: /WASTE-BAGS/ },
  { language: 'en', text: 'hypoallergenic', expected: SENSITIVE },
  { language: 'en', text: 'kittylitter', expected: LITTER },
  { language: 'en', text: 'birdcage', expected: CAGES },
  { language: 'en', text: 'brush for horses', expected: /BODY-BRUSH|HOOF-PICK|GROOMING-BOX/ },
  { language: 'en', text: 'kidney diet', expected: /RENAL|KIDNEY/ },
  { language: 'en', text: 'aquarium fillter', expected: /FILTER/ },
  { language: 'en', text: 'rabbit hutch outdoor', expected: /HUTCH/ },
  { language: 'en', text: 'horse dewormer', expected: /EQUINE-WORM|HORSE-WORM/ },
  { language: 'de', text: 'Hundehalsband', expected: COLLARS },
  { language: 'de', text: 'Hundeleinen', expected: LEADS },
  { language: 'de', text: 'Vogelkäfig', expected: CAGES },
  { language: 'de', text: 'Würmer', expected: DEWORMERS },
  { language: 'de', text: 'Streu für Katzen', expected: LITTER },
  { language: 'de', text: 'Hundekotbeutel', expected: /WASTE-BAGS/ },
  { language: 'de', text: 'hypoallergen', expected: SENSITIVE },
  { language: 'de', text: 'Kratzbäume', expected: /TREE|SISAL-POST|SCRATCH-BOARD/ },
  { language: 'it', text: 'guinzagli', expected: LEADS },
  { language: 'it', text: 'collare per cane', expected: COLLARS },
  { language: 'it', text: 'vermifugo', expected: DEWORMERS },
  { language: 'it', text: 'sacchetti igienici', expected: /WASTE-BAGS/ },
  { language: 'it', text: 'ipoallergenico', expected: SENSITIVE },
  { language: 'it', text: 'gabbia per uccelli', expected: CAGES },
]
