import type { Phrases } from '../topic.ts'

export const dogCatFood = {
  kibble: {
    short: [
      'Complete dry food with a short list of ingredients.',
      'An everyday kibble, baked slowly so that it keeps its smell.',
      'Complete and balanced dry food for every day.',
    ],
    opening: [
      '{name} is the bowl that is empty before you have closed the bag.',
      'With {name} dinner takes ten seconds and still does everything dinner should.',
      '{name} is a complete food: nothing has to be added but fresh water.',
      'We stock {name} because customers who try it rarely change again.',
    ],
    body: [
      'The pieces are extruded at a gentle temperature and coated with fat only after they have cooled, which keeps the taste without greasy hands.',
      'Protein and fat are balanced for a normal active day, so most animals hold their weight without a measuring contest.',
      'Beet pulp and prebiotic fibre keep the stool firm, which you will notice on the very first walk.',
      'A steady ratio of omega 6 to omega 3 shows in the coat after about six weeks.',
      'Calcium and phosphorus are stated on the bag, not hidden behind the word ash.',
    ],
    use: [
      'Change over seven days, a little more of the new food each day, and keep fresh water beside the bowl.',
      'Weigh the portion for the first two weeks; cups lie. Store cool, dry and closed.',
    ],
  },
  wet: {
    short: [
      'Gently steamed wet food, complete on its own.',
      'Juicy, grain-light and finished at one sitting.',
      'Complete wet food with visible pieces of meat.',
    ],
    opening: [
      'Open {name} and you will have company in the kitchen.',
      '{name} is cooked in its own pack, so nothing of the juice is lost.',
      'For fussy eaters and hot days: {name} brings its own water.',
      '{name} smells of roast, because that is more or less what it is.',
    ],
    body: [
      'Three quarters of it is moisture, a quiet help for animals that drink too little.',
      'The meat is cut rather than minced, and you can see what you paid for.',
      'It serves as a meal of its own or as a spoonful over kibble.',
      'A light broth binds the pieces instead of starch and gum.',
    ],
    use: [
      'Serve at room temperature. Cover what is left, keep it cold and use it within two days.',
      'Split the daily amount into two meals; reduce kibble when you combine both.',
    ],
  },
  diet: {
    short: [
      'Dietetic food for animals with particular needs.',
      'A diet to be fed on your vet’s advice.',
      'Complete dietetic food with declared analysis.',
    ],
    opening: [
      '{name} was developed for animals whose bodies ask for more care than an ordinary food can give.',
      'When the vet says “change the food first”, {name} is what many of them mean.',
      '{name} is a complete dietetic food: strict where it must be, tasty where it may be.',
      'A diagnosis is easier to live with when dinner helps: that is the idea of {name}.',
    ],
    body: [
      'Protein, phosphorus and sodium are kept within narrow limits and checked for every batch.',
      'The sources are few and always the same, so that a flare-up can be traced.',
      'The recipe stays palatable over months, because a diet only works when it is eaten.',
      'Full analysis, including minerals per 100 kcal, is printed on the pack.',
      'It can be combined with the wet or dry version of the same range.',
    ],
    use: [
      'Please speak to your vet before you start, and again after six to eight weeks. Our tele-vets are glad to help.',
      'Change slowly over ten days and feed nothing else, treats included, while the diet is being judged.',
    ],
  },
  raw: {
    short: ['Raw nutrition without the freezer drawer.', 'Gently dried at low pressure, ready in minutes.', 'Meat, offal and little else.'],
    opening: [
      '{name} is raw feeding for people with a small freezer and a full diary.',
      'Take the water out of good meat, slowly and cold, and you get {name}.',
      '{name} is light in the hand and serious in the bowl.',
    ],
    body: [
      'Freeze-drying keeps the structure of the meat: after five minutes in warm water it looks fresh again.',
      'Muscle meat, offal and bone stand in the ratio that raw feeders count on.',
      'Every batch is tested for salmonella before it leaves the kitchen.',
      'It makes an excellent topper when a whole bowl would be too much of a feast.',
    ],
    use: [
      'Soak in lukewarm water for five minutes, never in hot. Wash bowl and hands as with raw meat.',
      'Start with a spoonful a day and replace a third of the usual food each week.',
    ],
  },
  treat: {
    short: [
      'A small reward with a clear conscience.',
      'Crunchy, tasty and easy to break.',
      'Treats for pockets, training and Sunday mornings.',
    ],
    opening: [
      'The rustle of {name} has called back more runaways than any whistle.',
      '{name} goes into jacket pockets and comes out as good manners.',
      'Small, honest and gone in a second: {name}.',
      'There is always a good reason for {name}; most animals find several a day.',
    ],
    body: [
      'It is dried slowly, so that the taste stays in and the crumbs stay out of your pocket.',
      'Each piece is small enough that ten rewards do not become a meal.',
      'The recipe is short enough to read aloud before the dog loses patience.',
      'It breaks cleanly by hand, for puppies, seniors and stingy trainers.',
      'The smell is modest for you and irresistible for them.',
    ],
    use: [
      'Treats are extra: keep them below a tenth of the daily food, and always offer fresh water.',
      'Watch your animal while it chews, and take away pieces small enough to swallow whole.',
    ],
  },
  chew: {
    short: ['Something to do for strong teeth.', 'A long chew instead of a short bite.', 'For dogs that like to work for their reward.'],
    opening: [
      '{name} keeps a dog busy on its blanket while you finish your coffee.',
      'Some rewards are gone in a second; {name} takes its time.',
      'Better {name} than the leg of the table.',
    ],
    body: [
      'Chewing rubs deposits off the teeth and calms a dog that has to wait.',
      'It is dried slowly, without smoke and without glaze, so that it stays tough to the end.',
      'How long it lasts depends on the jaw: small dogs need days, large ones an evening.',
      'It is best enjoyed on an old blanket or outside on the grass.',
    ],
    use: [
      'Watch your dog while it chews, and take away pieces small enough to swallow whole.',
      'Chews are food: reduce the meal of the day a little, and always offer fresh water.',
    ],
  },
} satisfies Record<string, Phrases>
