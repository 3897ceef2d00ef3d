import { branch, leaf, type MenuPlan } from './category-plan.ts'

export const dogs: MenuPlan = {
  key: 'dogs',
  name: ['Dogs', 'Hunde', 'Cani'],
  animal: 'dog',
  scene: 'savanna',
  mood: 'day',
  intro: [
    'Food, walking gear and everything a dog wears out, loses or sleeps on.',
    'Futter, Ausrüstung und alles, was ein Hund verschleißt, verliert oder worauf er schläft.',
    'Cibo, attrezzatura e tutto ciò che un cane consuma, perde o usa per dormire.',
  ],
  children: [
    branch('dog-food', 'Dog Food', 'Hundefutter', 'Alimenti per cani', [
      leaf('dog-dry', 'Dry Food', 'Trockenfutter', 'Crocchette'),
      leaf('dog-wet', 'Wet Food', 'Nassfutter', 'Cibo umido'),
      leaf('dog-puppy', 'Puppy Food', 'Welpenfutter', 'Alimenti per cuccioli'),
      leaf('dog-diet', 'Special Diets', 'Diätfutter', 'Diete speciali'),
      leaf('dog-raw', 'Raw & Freeze-Dried', 'Roh & gefriergetrocknet', 'Crudo e liofilizzato'),
    ]),
    branch('dog-treats', 'Dog Treats', 'Hundesnacks', 'Snack per cani', [
      leaf('dog-biscuits', 'Biscuits & Bites', 'Kekse & Häppchen', 'Biscotti e bocconcini'),
      leaf('dog-chews', 'Chews & Bones', 'Kausnacks & Knochen', 'Masticabili e ossa'),
    ]),
    branch('dog-health', 'Health Products', 'Gesundheit', 'Salute', [
      leaf('dog-joints', 'Joints & Mobility', 'Gelenke & Bewegung', 'Articolazioni e mobilità'),
      leaf('dog-skin', 'Skin, Coat & Digestion', 'Haut, Fell & Verdauung', 'Pelle, pelo e digestione'),
      leaf('dog-dental', 'Dental Care', 'Zahnpflege', 'Igiene dentale'),
    ]),
    branch('dog-parasites', 'Parasite Control', 'Parasitenschutz', 'Antiparassitari', [
      leaf('dog-ticks', 'Ticks & Fleas', 'Zecken & Flöhe', 'Zecche e pulci'),
      leaf('dog-worms', 'Dewormers', 'Entwurmung', 'Vermifughi'),
    ]),
    branch('dog-grooming', 'Grooming', 'Fellpflege', 'Toelettatura', [
      leaf('dog-shampoo', 'Shampoos & Sprays', 'Shampoos & Sprays', 'Shampoo e spray'),
      leaf('dog-brushes', 'Brushes & Clippers', 'Bürsten & Scheren', 'Spazzole e tosatrici'),
    ]),
    branch('dog-toys', 'Dog Toys', 'Hundespielzeug', 'Giochi per cani', [
      leaf('dog-fetch', 'Balls & Fetch', 'Bälle & Apportieren', 'Palle e riporto'),
      leaf('dog-tug', 'Tug & Chew Toys', 'Zerr- & Kauspielzeug', 'Giochi da tirare e mordere'),
      leaf('dog-plush', 'Plush & Puzzle Toys', 'Plüsch & Denkspiele', 'Peluche e giochi di attivazione'),
    ]),
    leaf('dog-home', 'Beds & Kennels', 'Betten & Hütten', 'Cucce e brandine'),
    branch('dog-walk', 'Walking & Travel', 'Spaziergang & Reise', 'Passeggio e viaggio', [
      leaf('dog-collars', 'Collars & Tags', 'Halsbänder & Marken', 'Collari e medagliette'),
      leaf('dog-leads', 'Leads & Harnesses', 'Leinen & Geschirre', 'Guinzagli e pettorine'),
      leaf('dog-travel', 'Car & Carriers', 'Auto & Transport', 'Auto e trasportini'),
      leaf('dog-coats', 'Coats', 'Mäntel', 'Cappottini'),
    ]),
    leaf('dog-training', 'Training', 'Training', 'Addestramento'),
    leaf('dog-bowls', 'Bowls & Feeders', 'Näpfe & Futterspender', 'Ciotole e distributori'),
  ],
}

export const cats: MenuPlan = {
  key: 'cats',
  name: ['Cats', 'Katzen', 'Gatti'],
  animal: 'cat',
  scene: 'living-room',
  mood: 'day',
  intro: [
    'For those who own the sofa: meals, litter, scratching and the occasional bird on a string.',
    'Für die wahren Besitzer des Sofas: Mahlzeiten, Streu, Kratzmöbel und hin und wieder ein Vogel an der Schnur.',
    'Per i veri padroni del divano: pappe, lettiere, tiragraffi e ogni tanto un uccellino sul filo.',
  ],
  children: [
    branch('cat-food', 'Cat Food', 'Katzenfutter', 'Alimenti per gatti', [
      leaf('cat-dry', 'Dry Food', 'Trockenfutter', 'Crocchette'),
      leaf('cat-wet', 'Wet Food', 'Nassfutter', 'Cibo umido'),
      leaf('cat-kitten', 'Kitten Food', 'Kittenfutter', 'Alimenti per gattini'),
      leaf('cat-diet', 'Special Diets', 'Diätfutter', 'Diete speciali'),
    ]),
    leaf('cat-treats', 'Cat Treats', 'Katzensnacks', 'Snack per gatti'),
    leaf('cat-health', 'Health Products', 'Gesundheit', 'Salute'),
    leaf('cat-parasites', 'Parasite Control', 'Parasitenschutz', 'Antiparassitari'),
    branch('cat-litter', 'Litter & Trays', 'Streu & Toiletten', 'Lettiere', [
      leaf('cat-litter-bags', 'Cat Litter', 'Katzenstreu', 'Sabbia per lettiera'),
      leaf('cat-trays', 'Trays & Scoops', 'Toiletten & Schaufeln', 'Cassette e palette'),
    ]),
    leaf('cat-toys', 'Cat Toys', 'Katzenspielzeug', 'Giochi per gatti'),
    branch('cat-home', 'Scratching & Beds', 'Kratzen & Schlafen', 'Tiragraffi e cucce', [
      leaf('cat-scratchers', 'Scratchers', 'Kratzmöbel', 'Tiragraffi'),
      leaf('cat-beds', 'Cat Beds', 'Katzenbetten', 'Cucce per gatti'),
    ]),
    leaf('cat-travel', 'Carriers & Collars', 'Transport & Halsbänder', 'Trasportini e collarini'),
    leaf('cat-grooming', 'Grooming', 'Fellpflege', 'Toelettatura'),
    leaf('cat-fountains', 'Bowls & Fountains', 'Näpfe & Trinkbrunnen', 'Ciotole e fontanelle'),
  ],
}
