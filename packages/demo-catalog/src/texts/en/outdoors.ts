import type { Phrases } from '../topic.ts'

export const outdoors = {
  'horse-feed': {
    short: ['Energy that stays in the legs, not in the head.', 'Feed with fibre first and numbers on the bag.'],
    opening: [
      '{name} is for horses that work, rest or simply look over the fence.',
      'In our own yard {name} goes into twelve buckets every morning.',
      '{name} follows the old rule: as much roughage as possible, as much concentrate as needed.',
    ],
    body: [
      'Starch and sugar are declared per kilogram, so that a laminitic pony does not depend on luck.',
      'Cereals are steam-flaked, which opens the starch before it reaches the gut.',
      'Vitamins and trace elements cover the gaps that dry-season hay leaves.',
    ],
    use: [
      'Divide into at least two meals and give hay first. Change over ten days.',
      'Feed by weight, not by scoop, and offer a salt block and clean water at all times.',
    ],
  },
  'horse-gear': {
    short: ['Honest gear for yard and arena.', 'Made for hands, hooves and weather.'],
    opening: [
      '{name} hangs on the hook nearest to the door, and there is a reason for it.',
      '{name} was tried by a riding school, the strictest laboratory there is.',
      'With {name} the work around the horse is as pleasant as the ride.',
    ],
    body: [
      'Materials breathe, dry quickly and come back from the wash in shape.',
      'All seams lie where there is no pressure, and edges are bound soft.',
      'Sizes follow measured horses and not a drawing board.',
    ],
    use: [
      'Let it dry before it goes into the box, and oil leather twice a year.',
      'Check fit with a flat hand: it should slide through everywhere.',
    ],
  },
  'farm-feed': {
    short: ['Complete feed, honestly declared.', 'For layers, chicks and full baskets.'],
    opening: [
      '{name} turns morning noise into breakfast eggs.',
      'On {name} chicks grow evenly and hens lay without a break.',
      '{name} comes from a mill that still answers the phone.',
    ],
    body: [
      'Protein, lysine and calcium follow the age of the flock, not the price of soya.',
      'It is pressed or milled so that little lands in the litter and less with the sparrows.',
      'Every lorry is sampled, and the samples are kept for half a year.',
    ],
    use: [
      'Offer freely in a dry trough, with grit and clean water beside it.',
      'Store on a pallet, rodent-proof, and use within three months.',
    ],
  },
  'farm-gear': {
    short: ['Strong, simple and quick to clean.', 'Built for yards, not for catalogues.'],
    opening: [
      '{name} survives being stepped on, which is the test that matters.',
      'At five in the morning nobody wants instructions: {name} needs none.',
      '{name} saves water, feed and a good deal of temper.',
    ],
    body: [
      'Edges are rolled, handles riveted, and the metal is galvanised after welding.',
      'It hangs, stands or screws on, and comes apart with one wing nut.',
      'All wearing parts can be ordered singly, also after years.',
    ],
    use: [
      'Hang feeders at the height of the animals’ backs and clean drinkers daily.',
      'Disinfect between groups and let the sun do the rest.',
    ],
  },
  dip: {
    short: ['For herds, with withdrawal times on the label.', 'Concentrated, economical, clearly dosed.'],
    opening: [
      '{name} is used where ticks cost more than the treatment.',
      'Stock farmers order {name} by the box, and know why.',
      '{name} belongs in a plan: date, weight, dose, withdrawal time.',
    ],
    body: [
      'It can be dipped, sprayed or poured on, depending on size of herd and patience.',
      'The label shows tables for sheep, goats and cattle, calves included.',
      'Rotating active groups each season keeps it effective for the years to come.',
    ],
    use: [
      'Wear gloves, mix fresh, treat in shade and before evening. Mind the withdrawal times for meat and milk.',
      'Keep out of rivers and dams: fish die of traces. Store locked.',
    ],
  },
  'wild-food': {
    short: ['For guests that come on their own.', 'Natural food, no kitchen scraps.'],
    opening: [
      'Put out {name} and wait for the first quarrel on the feeder.',
      '{name} brings the garden to life in the months when it gives little.',
      'With {name} the window becomes the better screen.',
    ],
    body: [
      'Ingredients are chosen by season: fat in the cold, protein while there are chicks.',
      'Shelled seed leaves no mess under the feeder and no weeds in spring.',
      'Unsalted, unsweetened and free of bread, which fills without feeding.',
    ],
    use: [
      'Offer small amounts, clean the feeder weekly with hot water and keep it out of reach of cats.',
      'Water is as welcome as food, in drought even more.',
    ],
  },
  'wild-home': {
    short: ['An address for wild neighbours.', 'Weatherproof, untreated and easy to open.'],
    opening: [
      '{name} hangs for a week, and then somebody moves in.',
      'Old trees are rare in new gardens; {name} helps out.',
      '{name} was built by the measures that field biologists recommend.',
    ],
    body: [
      'The wood is untreated inside, thick enough for heat and rough enough for small claws.',
      'It opens from the side for cleaning, without a ladder dance.',
      'The entrance is sized so that the right guests fit and the bullies do not.',
    ],
    use: [
      'Hang two to three metres high, facing away from noon sun and weather side.',
      'Clean once a year after the season, with a brush and hot water only.',
    ],
  },
} satisfies Record<string, Phrases>
