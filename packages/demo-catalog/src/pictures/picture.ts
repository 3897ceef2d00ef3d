/** What a picture shows: the data types shared by the product tables and the drawing code. */

export type Animal = 'dog' | 'cat' | 'bird' | 'fish' | 'reptile' | 'small-pet' | 'horse' | 'farm' | 'wildlife'

export type PackShape =
  | 'bag'
  | 'pouch'
  | 'tin'
  | 'bottle'
  | 'spray'
  | 'box'
  | 'tube'
  | 'tub'
  | 'blister'
  | 'pipette'
  | 'collar'
  | 'lead'
  | 'harness'
  | 'bed'
  | 'kennel'
  | 'carrier'
  | 'bowl'
  | 'feeder'
  | 'fountain'
  | 'ball'
  | 'rope-toy'
  | 'plush'
  | 'wand'
  | 'scratcher'
  | 'tunnel'
  | 'wheel'
  | 'brush'
  | 'clipper'
  | 'cage'
  | 'tank'
  | 'filter'
  | 'lamp'
  | 'heater'
  | 'perch'
  | 'hay'
  | 'saddle-pad'
  | 'halter'
  | 'bucket'
  | 'syringe'
  | 'bandage'
  | 'cone'
  | 'booklet'
  | 'tele-vet'
  | 'kit'
  | 'litter-tray'
  | 'net'
  | 'id-tag'
  | 'coat'
  | 'nest-box'
  | 'lick-block'
  | 'gloves'
  | 'stethoscope'

/** How a fictional brand looks on everything it sells. Colours are `#rrggbb`. */
export interface BrandLook {
  name: string
  primary: string
  secondary: string
  accent: string
  ink: string
  lettering: 'grotesque' | 'slab' | 'serif' | 'script' | 'condensed' | 'rounded' | 'classic'
  emblem: 'leaf' | 'paw' | 'sun' | 'drop' | 'mountain' | 'wave' | 'star' | 'shield' | 'feather' | 'fin' | 'hoof' | 'none'
}

export interface Packshot {
  shape: PackShape
  brand: BrandLook
  /** The product without its brand: "Adult Large Breed". */
  title: string
  /** Flavour or kind, printed on the band: "Lamb & Rice". */
  variety?: string
  /** Printed on the badge: "3 kg". */
  size?: string
  animal: Animal
  /** `#rrggbb` of the flavour band, or of the item itself when it is not packed. */
  tint?: string
  view: 'front' | 'angle' | 'detail'
}

export interface Scene {
  scene: 'savanna' | 'kennel' | 'living-room' | 'aquarium' | 'aviary' | 'terrarium' | 'paddock' | 'farm' | 'garden' | 'clinic' | 'meadow'
  animal: Animal
  width: number
  height: number
  mood: 'day' | 'dusk'
}
