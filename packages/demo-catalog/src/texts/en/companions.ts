import type { Phrases } from '../topic.ts'

export const companions = {
  'bird-food': {
    short: ['Clean, colourful and free of fillers.', 'A menu that keeps beaks busy.'],
    opening: [
      '{name} sounds like rain when it falls into the bowl, and that is when the singing starts.',
      'Birds sort their food; {name} leaves them little to throw away.',
      '{name} is mixed for birds that live with people, not for show.',
    ],
    body: [
      'Every seed goes through sieve, wind and magnet before it is weighed.',
      'Fat seeds are kept scarce, because indoor birds fly less than they eat.',
      'Dried herbs and fruit bring variety, and curiosity is half of a bird’s health.',
    ],
    use: [
      'Offer fresh every morning, remove husks and leftovers in the evening.',
      'Change over slowly and add greens daily. Grit and clean water belong beside it.',
    ],
  },
  'bird-gear': {
    short: ['For feet, beaks and clever heads.', 'Something to do, something to hold on to.'],
    opening: [
      '{name} was approved by a cockatoo who approves of little.',
      'A bored bird screams, a busy one mutters: {name} is for muttering.',
      'With {name} a cage becomes a place to live.',
    ],
    body: [
      'Different diameters train the feet and prevent sore soles.',
      'Wood and colours are harmless even when the whole piece ends as splinters.',
      'It screws on from outside in a minute and stays where it is.',
    ],
    use: [
      'Hang new things low and at the edge at first, and rotate them every fortnight.',
      'Check ropes and chains weekly for loose threads.',
    ],
  },
  cage: {
    short: ['Room to live in, easy to clean.', 'A home with proper doors and honest measures.'],
    opening: [
      '{name} is larger than the law asks and as large as animals would ask.',
      'Cleaning {name} takes ten minutes, and that decides how often it happens.',
      '{name} goes together without tools and without swearing.',
    ],
    body: [
      'Bars stand close enough for the smallest residents and are powder-coated without zinc.',
      'Doors open wide, so that a hand, a nest or a whole floor fits through.',
      'The tray pulls out like a drawer and has a rim that keeps bedding inside.',
    ],
    use: [
      'Stand it at eye level, with a wall behind and no draught.',
      'Furnish before the animals move in, and leave free space in the middle.',
    ],
  },
  'fish-food': {
    short: ['Sinks or floats exactly as it should.', 'Colour, growth and clear water.'],
    opening: [
      '{name} is eaten before it can cloud the water.',
      'A pinch of {name} and the glass is full of faces.',
      '{name} was developed beside the tank, by people who also do the water changes.',
    ],
    body: [
      'Raw materials from the sea are dried gently, so proteins stay digestible and less goes into the filter.',
      'Natural carotenoids bring out reds and yellows within weeks.',
      'The size of the pieces suits small mouths, and big ones take two.',
    ],
    use: [
      'Feed two to three times a day, only what is eaten within two minutes.',
      'One fasting day a week does most fish good. Store dry and closed.',
    ],
  },
  tank: {
    short: ['A quiet window into another world.', 'Clear glass, clean edges, stable stand.'],
    opening: [
      '{name} is the television that nobody switches off.',
      'With {name} beginners start where others arrive after three tanks.',
      '{name} shows what is alive and hides what is technical.',
    ],
    body: [
      'The glass is cut and polished in one piece at the edges and glued with black or clear silicone that stays elastic.',
      'The lid keeps jumpers in and evaporation low, and opens in two parts.',
      'Filter and heater have a chamber of their own that can be reached without wet sleeves.',
    ],
    use: [
      'Let it run for three to four weeks before fish move in, and test the water weekly.',
      'Place it level, out of the sun and near a socket; a litre weighs a kilogram.',
    ],
  },
  'tank-gear': {
    short: ['Steady technology for living water.', 'Quiet, economical, easy to maintain.'],
    opening: [
      '{name} hums so softly that you check whether it is running.',
      '{name} keeps values steady, and steady is what fish like best.',
      'The best technology in a tank is the one you forget, such as {name}.',
    ],
    body: [
      'It restarts by itself after a power cut and needs little enough to run on a small inverter.',
      'Parts that wear can be changed without tools.',
      'Output is adjustable, so that the same model suits planted tanks and lively ones.',
    ],
    use: [
      'Unplug before you put a hand into the water. Clean monthly in tank water, never under the tap.',
      'Choose the model by the tank’s real litres, stones and sand deducted.',
    ],
  },
  'water-care': {
    short: ['Good values, clearly measured.', 'Makes tap water a place to live.'],
    opening: [
      'Fish live in their drinking water: {name} looks after it.',
      '{name} takes the guesswork out of clear water.',
      'Most illnesses in a tank begin with water, and end with {name}.',
    ],
    body: [
      'It acts within minutes and does not disturb the bacteria in the filter.',
      'The dosing is printed in drops and millilitres, for nano tanks and ponds.',
      'Used at each water change it prevents the swings that stress fish.',
    ],
    use: [
      'Measure first, then dose, then measure again the next day.',
      'Do not mix preparations. Keep away from children and out of the light.',
    ],
  },
  'reptile-food': {
    short: ['Fibre, calcium and things that crunch.', 'A menu for cold blood and good appetite.'],
    opening: [
      '{name} is what remains when you ask breeders what they really feed.',
      'Tortoises are slow except on the way to {name}.',
      '{name} brings the meadow, or what lives in it, into the terrarium.',
    ],
    body: [
      'Calcium and phosphorus stand at two to one, as bones and shells demand.',
      'Plants are dried whole, insects are fed well before they become food.',
      'It keeps without a refrigerator and smells far less than the alternatives.',
    ],
    use: [
      'Offer in the warm part of the day and remove what is left before night.',
      'Dust with minerals twice a week and give water by dish or mist.',
    ],
  },
  'reptile-gear': {
    short: ['Heat, light and shelter, well measured.', 'For climates that do not exist in living rooms.'],
    opening: [
      '{name} brings a piece of rock desert or rain forest into the right corner.',
      'Reptiles choose their temperature themselves; {name} gives them the choice.',
      '{name} lasts longer than most, because it was tested by people with forty terrariums.',
    ],
    body: [
      'Output and distance are stated as a table, so nobody has to burn a finger to find out.',
      'Surfaces imitate stone or bark and can be scrubbed.',
      'Cables are long, plugs are small, and everything fits common terrariums.',
    ],
    use: [
      'Check warm and cool end with two thermometers before an animal moves in.',
      'Replace UV lamps once a year, even while they still shine. Let lamps cool before touching.',
    ],
  },
  'rodent-food': {
    short: ['Fibre first, sugar never.', 'For teeth that never stop growing.'],
    opening: [
      '{name} rustles, and somewhere a small nose appears.',
      '{name} is chosen piece by piece, eaten piece by piece and hidden under the bedding.',
      'What grows in meadows belongs in {name}, and little else.',
    ],
    body: [
      'Long fibres keep teeth short and the gut moving, which is half of health for small animals.',
      'Herbs and blossoms change with the season, as they do outside.',
      'Pieces are pressed cold, so that nobody can pick out only the sweet ones.',
    ],
    use: ['Feed in small amounts beside unlimited hay and fresh water.', 'Change slowly over ten days, because small guts like routine.'],
  },
  hay: {
    short: ['Green, fragrant and free of dust.', 'The daily bread of long-eared people.'],
    opening: [
      'Open {name} and the kitchen smells of June.',
      '{name} is long in the stalk and soft in the leaf, as chewing animals want it.',
      'Four fifths of a good diet is {name}, or should be.',
    ],
    body: [
      'It is mown late, dried gently and pressed so loosely that stalks stay whole.',
      'A machine draws out the dust, a person draws out the thistles.',
      'Each harvest is analysed for moulds before it is packed.',
    ],
    use: ['Always available, always fresh, in a rack rather than on the floor.', 'Keep dry, airy and dark. The bag may be composted.'],
  },
  'rodent-gear': {
    short: ['For nights that begin at ten.', 'To run, dig, hide and gnaw.'],
    opening: [
      '{name} is where five kilometres a night are covered, quietly.',
      'Small animals have large plans, and {name} has room for them.',
      'With {name} a cage becomes a landscape.',
    ],
    body: [
      'Joints are plugged instead of glued, and nothing sticks out where feet could catch.',
      'It may be gnawed, because wood is also a tooth file.',
      'Size was chosen so that backs stay straight and cheeks may be full.',
    ],
    use: ['Place it so that it cannot be undermined, and check screws monthly.', 'Offer two hiding places more than there are animals.'],
  },
} satisfies Record<string, Phrases>
