import type { Phrases } from '../topic.ts'

export const advice = {
  'tele-vet': {
    short: ['A registered vet on a video call, evenings and weekends included.', 'Talk to a vet from your kitchen table.'],
    opening: [
      'With {name} a registered vet has time for you, wherever the signal reaches.',
      'It is nine in the evening and something is not right: {name} was made for that moment.',
      '{name} saves the waiting room, the carrier and the nerves.',
    ],
    body: [
      'You describe, show and ask; the vet looks, listens and says plainly whether a visit to a practice can wait.',
      'Afterwards you get a written summary that your own practice can use.',
      'The call also works by telephone alone when the picture fails.',
      'If an animal needs to be seen in person, we say so at once and help you find the nearest open practice.',
    ],
    use: [
      'After payment you choose your slot by e-mail. Emergencies such as bloat, poisoning or road accidents belong in a practice at once.',
      'Have weight, age, medicines and a torch at hand. Prescriptions need an examination in person.',
    ],
  },
  class: {
    short: ['Learn together in small groups.', 'Practice, patience and plenty of treats.'],
    opening: [
      '{name} is where good habits start, at both ends of the lead.',
      'In {name} nobody shouts, and everyone goes home with something that works.',
      'Six people, six animals, one calm teacher: {name}.',
    ],
    body: [
      'Every session has a little theory, a lot of practice and one exercise to take home.',
      'We work with rewards and timing, without force and without gadgets.',
      'Those who miss a date can join the next group or watch the recording.',
      'Questions are welcome between the sessions too.',
    ],
    use: [
      'You receive dates and places by e-mail within a working day. Please bring the vaccination card.',
      'Wear old shoes and bring small soft treats and a hungry animal.',
    ],
  },
  guide: {
    short: ['A guide to download, print and keep.', 'Written by vets, tested by beginners.'],
    opening: [
      '{name} answers what everyone asks and nobody wants to ask twice.',
      'Between a leaflet and a textbook there is {name}.',
      '{name} was written by the vets who answer our calls, after the thousandth call.',
    ],
    body: [
      'It opens with a plan for the first days, then goes through feeding, housing, health and behaviour.',
      'Check lists and tables can be printed and pinned to the fridge.',
      'Drawings show what words do badly: holding, clipping, dosing, bandaging.',
      'New editions are free: the link in your account always gives the latest one.',
    ],
    use: [
      'After payment the files wait in your account and in an e-mail. You may print them for your household.',
      'A guide does not replace an examination: when in doubt, call a vet.',
    ],
  },
  kit: {
    short: ['Everything that belongs together, in one box.', 'Put together by people who have forgotten things before.'],
    opening: [
      '{name} is the list you would have written, only complete.',
      'We packed {name} after asking two hundred owners what is always missing at home.',
      'One box, one price, nothing forgotten: {name}.',
    ],
    body: [
      'All parts are the same as in our single packs; nothing is a special small edition.',
      'You choose what suits your animal and leave the rest to us.',
      'The parts are chosen to go together, in size and in use, so that nothing has to be exchanged on the first day.',
      'If a part turns out to be wrong, we change it within thirty days.',
    ],
    use: [
      'Set the parts out the evening before: nobody likes to search with an animal under the arm.',
      'Tell us about allergies before you order, and we advise on the right choice.',
    ],
  },
  oddity: {
    short: ['A small thing that stands outside every shelf.', 'Not for animals, but because of them.'],
    opening: [
      '{name} belongs in no aisle, and yet people kept asking for it.',
      'Some things simply turn up in a shop: {name} is one of them.',
    ],
    body: [
      'We made it for the team first and then had too few.',
      'It is sturdy, washable and comes without a logo on every side.',
      'The proceeds of one Saturday a month go to the shelter around the corner.',
    ],
    use: ['Wash cold, dry in the air, use often.', 'Please order one per household while the series lasts.'],
  },
  clinic: {
    short: ['Practice quality for practice and home.', 'Reliable consumables that do what the label says.', 'Made for busy hands.'],
    opening: [
      '{name} is what our own vet nurses reach for first.',
      'In a drawer, a bakkie or a first-aid box, {name} is there when it counts.',
      '{name} comes from the practice and works just as well at home.',
      'Nobody notices {name} until it is missing: reason enough to keep two.',
    ],
    body: [
      'Every lot carries number and expiry date on the inner pack too, so that nothing is lost when the box is gone.',
      'The material has been chosen for animals: it gives, holds and comes off fur without drama.',
      'It can be opened with one hand, because the other one is usually holding the patient.',
      'Practices get the price per box from the third box on.',
    ],
    use: [
      'Keep dry and out of the sun. Single-use articles are for one animal, once.',
      'First aid does not replace treatment: have deep, dirty or swollen wounds seen within hours.',
    ],
  },
} satisfies Record<string, Phrases>
