import type { Phrases } from '../topic.ts'

export const living = {
  toy: {
    short: ['Made for play that gets serious.', 'A toy with a plan: chase, chew, repeat.', 'Tough enough for every day.'],
    opening: [
      '{name} has been thrown, buried, drowned and loved in our test garden.',
      'A tired animal is a good animal: {name} does its part.',
      'For rainy afternoons and long Sundays there is {name}.',
      '{name} makes the sofa a good deal less interesting.',
    ],
    body: [
      'The material is free of the plasticisers that have no business in a mouth.',
      'It washes easily, dries fast and survives the car park at the beach.',
      'It never does the same thing twice, which keeps heads as busy as legs.',
      'We replace it once, free of charge, if it breaks in the first month.',
    ],
    use: [
      'Play together, look it over afterwards, and throw it away when pieces come off.',
      'Put toys away between games: rare things stay exciting.',
    ],
  },
  bed: {
    short: ['A place of one’s own, soft and washable.', 'For long sleepers and restless circlers.'],
    opening: [
      'Whoever sleeps sixteen hours a day deserves {name}.',
      '{name} gives old hips a rest and young ones a home.',
      'First they turn three times, then they sigh: {name} is made for that sigh.',
    ],
    body: [
      'The filling springs back and does not wander into the corners.',
      'The cover opens with a zip that no paw has yet understood, and washes at forty degrees.',
      'The underside grips tiles and parquet alike.',
    ],
    use: [
      'Measure your animal stretched out and add twenty centimetres.',
      'Let a worn T-shirt of yours move in first: it shortens the settling-in.',
    ],
  },
  walking: {
    short: ['Reliable gear for every walk.', 'Sits well, holds fast, lasts long.', 'Light in the hand and strong when it counts.'],
    opening: [
      '{name} is made for the moment a guinea fowl crosses the path.',
      'Twice a day, in all weather, for years: {name} is built for that.',
      '{name} does what walking gear should: it is forgotten until it is needed.',
    ],
    body: [
      'Stitching is doubled where the load is, and the metal parts are tested at ten times a dog’s weight.',
      'Edges are soft, so that nothing rubs behind the legs or at the throat.',
      'Reflective thread is woven in instead of being glued on, and survives the wash.',
      'It dries over night and does not keep the smell of the dam.',
    ],
    use: [
      'Two fingers should fit underneath. Check fit and buckles once a month.',
      'Measure around the widest part, standing, without pulling the tape tight.',
    ],
  },
  carrier: {
    short: ['Travelling safely, with a view or in peace.', 'From the practice to the pass: well packed.'],
    opening: [
      '{name} turns the drive into a nap.',
      'With {name} the cat goes to the vet and your hands stay whole.',
      'On the back seat, in the train, under the table: {name} comes along.',
    ],
    body: [
      'It opens from above as well, which spares everybody the tug of war at the door.',
      'Air comes from three sides, and the floor stays firm when it is lifted.',
      'Belt loops or clips hold it in place when someone brakes hard.',
    ],
    use: [
      'Leave it open in the living room for a week, with a treat inside, before the first journey.',
      'Never leave an animal in a parked car; in the sun it takes minutes.',
    ],
  },
  training: {
    short: ['Small help with large effect.', 'For clear signals and quick praise.'],
    opening: [
      '{name} does not train your dog, but it makes you quicker.',
      'Good timing is half of training, and {name} is the other hand.',
      'We use {name} in our own classes.',
    ],
    body: [
      'It works with reward alone: what pays is repeated.',
      'It can be operated with one hand and without looking, because your eyes belong on the dog.',
      'A short instruction with five first exercises is in the pack.',
    ],
    use: ['Three times three minutes a day beat one long hour.', 'End each exercise with something that works, and with a game.'],
  },
  bowl: {
    short: ['Eating and drinking without drama.', 'Stands firm, cleans easily.'],
    opening: [
      '{name} stays where you put it, even when dinner is exciting.',
      'With {name} meals take a little longer, and the floor stays clean.',
      '{name} is quiet, stable and done in the dishwasher.',
    ],
    body: [
      'The material takes neither smell nor colour from the food.',
      'The edge is shaped so that whiskers and ears stay dry.',
      'Height and width were chosen with a vet physiotherapist.',
    ],
    use: ['Rinse daily with hot water; a film on the bowl is not harmless.', 'Put water and food apart: many animals then drink more.'],
  },
  litter: {
    short: ['Less smell, less dust, less carrying.', 'Clean paws and a calm nose.'],
    opening: [
      '{name} keeps a secret: nobody notices that a cat lives here.',
      'Cats have opinions about litter; most of them agree on {name}.',
      'With {name} the daily scoop is a matter of seconds.',
    ],
    body: [
      'It binds moisture before ammonia can form.',
      'The grains are heavy enough to stay in the tray and soft enough for young paws.',
      'A single fill lasts one cat for about four weeks.',
    ],
    use: [
      'Fill seven centimetres deep, scoop daily and wash the tray once a month without strong cleaners.',
      'One tray per cat and one to spare, away from the food.',
    ],
  },
  scratcher: {
    short: ['Claws here, please, not there.', 'For scratching, stretching and surveying.'],
    opening: [
      '{name} is the best argument in the long debate about the sofa.',
      'Scratching is a letter to other cats, and {name} is the paper.',
      '{name} stands as firmly as a tree and needs less water.',
    ],
    body: [
      'It is tall enough for a full stretch and heavy enough not to wobble, which cats do not forgive.',
      'The wrapping can be renewed instead of buying all of it again.',
      'All fabrics come off and go into the machine.',
    ],
    use: [
      'Put it where the cat scratches now, and move it later by a hand’s width a day.',
      'A pinch of catnip helps with the first impression.',
    ],
  },
  milk: {
    short: ['Milk replacer for young animals, quick to mix.', 'For orphans, large litters and small emergencies.'],
    opening: [
      'When a mother has too little or is missing, {name} fills the gap.',
      '{name} is the tin that breeders keep unopened in the cupboard and are glad of at three in the morning.',
      'Small stomachs, many meals: {name} is made for the first weeks.',
    ],
    body: [
      'Fat and protein follow the mother’s milk of the species, lactose is reduced.',
      'It dissolves without lumps in water of fifty degrees and is fed at body temperature.',
      'Added egg and vitamins support the first immunity.',
    ],
    use: [
      'Mix freshly for every meal, feed slowly with the animal lying on its belly, never on its back.',
      'Weigh daily: a young animal that does not gain for a day needs help.',
    ],
  },
} satisfies Record<string, Phrases>
