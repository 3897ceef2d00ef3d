import type { Phrases } from '../topic.ts'

export const healthCare = {
  supplement: {
    short: [
      'A daily supplement with declared amounts per dose.',
      'Support from the inside, measured by body weight.',
      'Complementary feed, easy to give.',
    ],
    opening: [
      '{name} is for the weeks and years in which ordinary food needs a little help.',
      'Given every day, {name} does its work quietly.',
      'Vets ask for numbers, and {name} has them on the front of the pack.',
    ],
    body: [
      'The daily dose is small enough to disappear in a meal, and most animals lick the bowl anyway.',
      'Expect first results after four weeks; the full effect takes about eight.',
      'Raw materials are bought with a certificate and tested again on arrival.',
      'It can be given together with most medicines, but tell your vet that you use it.',
    ],
    use: [
      'Give once a day with food, by the table on the pack. Do not exceed the dose.',
      'Pregnant, nursing or sick animals: please ask your vet first.',
    ],
  },
  dental: {
    short: ['Clean teeth without a wrestling match.', 'Daily care against plaque and bad breath.'],
    opening: [
      'Four out of five adult dogs have tartar; {name} is for the owner of the fifth.',
      '{name} turns tooth care into half a minute that both sides can live with.',
      'Kisses get better with {name}.',
    ],
    body: [
      'It works mechanically and with enzymes, so that plaque is loosened before it hardens.',
      'The taste was chosen by the patients, not by the dentist.',
      'Used daily it lowers the number of cleanings under anaesthetic.',
    ],
    use: [
      'Begin on a quiet evening with one tooth and one treat; add a few teeth each day.',
      'Existing tartar must be removed by a vet; after that, daily care keeps it away.',
    ],
  },
  parasite: {
    short: [
      'Keeps ticks and fleas where they belong: outside.',
      'Protection by weight band, with the dose on the pack.',
      'Reliable against fleas and ticks through the season.',
    ],
    opening: [
      'After a walk in long grass, {name} is the difference between a story and a vet visit.',
      'Ticks wait everywhere from the Cape to the Kalahari: {name} makes sure they wait in vain.',
      '{name} protects for weeks and takes a minute to apply.',
    ],
    body: [
      'Adult fleas die within a day, ticks within two; larvae in the basket are caught by the next generation of the product.',
      'The active ingredient spreads over the skin’s own fat and stays there after rain.',
      'Treat all animals of the household on the same day and wash the bedding hot.',
      'In biliary areas combine it with a daily check by hand, ears and toes included.',
    ],
    use: [
      'Read the leaflet. Use only on the species and weight named; many dog products are deadly for cats.',
      'Not for animals under eight weeks or under two kilograms unless your vet says so. Keep away from children.',
    ],
  },
  wormer: {
    short: ['Broad-spectrum deworming by body weight.', 'One treatment against round- and tapeworms.'],
    opening: [
      'Nobody sees worms until there are many: {name} comes before that.',
      '{name} makes four dates a year that are over in a minute.',
      'With {name} deworming day stays an ordinary day.',
    ],
    body: [
      'The dose follows body weight, so weigh rather than guess; a luggage scale and a bag do for puppies.',
      'It acts in the gut and leaves the body within two days.',
      'Tapeworms come back with fleas, so treat for both.',
      'For grazing animals we recommend a faecal egg count first: it saves money and resistance.',
    ],
    use: [
      'Give by weight and repeat as the leaflet says. Wash hands and remove droppings for two days.',
      'Ask your vet for very young, pregnant or very thin animals. Mind withdrawal times for livestock.',
    ],
  },
  wash: {
    short: ['Mild care for coat and skin.', 'Cleans gently and rinses out easily.', 'Smells of little and does a lot.'],
    opening: [
      '{name} is for the day the river was more tempting than the path.',
      'Bath time is shorter with {name}, and the towel stays cleaner.',
      '{name} leaves a coat that people ask about.',
    ],
    body: [
      'Its pH suits animals’ skin, which is less acid than ours.',
      'Plant surfactants lift dirt and leave the natural fat where it is.',
      'It foams modestly and rinses out quickly, which every wet dog appreciates.',
      'Sensitive noses are spared: the scent fades within an hour.',
    ],
    use: [
      'Wet well, work in, wait two minutes, rinse twice. Keep out of eyes and ears.',
      'Shake before use and try a small patch first when the skin is irritated.',
    ],
  },
  brush: {
    short: ['A tool that lies well in the hand.', 'Takes loose hair out and leaves the rest alone.'],
    opening: [
      '{name} is for people who have found dog hair in the butter.',
      'Five minutes with {name} replace half an hour with the vacuum cleaner.',
      'In the hands of groomers {name} lasts for years; at home it lasts longer.',
    ],
    body: [
      'Edges and tips are rounded, so that it pulls hair and not skin.',
      'The handle is shaped for left and right hands and does not slip when wet.',
      'It comes apart for cleaning and has no corner where hair can hide.',
    ],
    use: [
      'Brush along the hair, short strokes, often; stop while it is still a pleasure.',
      'Keep blades clean and oiled, and reward standing still.',
    ],
  },
} satisfies Record<string, Phrases>
