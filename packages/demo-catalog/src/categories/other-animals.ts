import { branch, leaf, type MenuPlan } from './category-plan.ts'

export const birds: MenuPlan = {
  key: 'birds',
  name: ['Birds', 'Vögel', 'Uccelli'],
  animal: 'bird',
  scene: 'aviary',
  mood: 'day',
  intro: [
    'Clean seed, honest pellets and cages that birds can stretch their wings in.',
    'Sauberes Saatgut, ehrliche Pellets und Käfige, in denen Vögel die Flügel strecken können.',
    'Semi puliti, pellet onesti e gabbie in cui stendere le ali.',
  ],
  children: [
    branch('bird-food', 'Bird Food', 'Vogelfutter', 'Alimenti per uccelli', [
      leaf('bird-parrot', 'Parrots', 'Papageien', 'Pappagalli'),
      leaf('bird-small', 'Budgies, Canaries & Finches', 'Wellensittiche, Kanarien & Finken', 'Cocorite, canarini e fringillidi'),
      leaf('bird-pigeon', 'Pigeons & Doves', 'Tauben', 'Colombi e tortore'),
    ]),
    leaf('bird-cages', 'Cages & Perches', 'Käfige & Sitzstangen', 'Gabbie e posatoi'),
    leaf('bird-toys', 'Bird Toys', 'Vogelspielzeug', 'Giochi per uccelli'),
    leaf('bird-health', 'Bird Care', 'Vogelpflege', 'Cura degli uccelli'),
  ],
}

export const fish: MenuPlan = {
  key: 'fish',
  name: ['Fish', 'Fische', 'Pesci'],
  animal: 'fish',
  scene: 'aquarium',
  mood: 'dusk',
  intro: [
    'From the first guppy to the garden pond: food, tanks and steady technology.',
    'Vom ersten Guppy bis zum Gartenteich: Futter, Becken und verlässliche Technik.',
    'Dal primo guppy al laghetto in giardino: mangimi, vasche e tecnica affidabile.',
  ],
  children: [
    branch('fish-food', 'Fish Food', 'Fischfutter', 'Mangimi per pesci', [
      leaf('fish-tropical', 'Tropical & Marine', 'Zierfische & Meerwasser', 'Tropicali e marini'),
      leaf('fish-pond', 'Pond & Goldfish', 'Teich & Goldfische', 'Laghetto e pesci rossi'),
    ]),
    branch('aquarium', 'Aquarium', 'Aquarium', 'Acquario', [
      leaf('fish-tanks', 'Tanks', 'Becken', 'Vasche'),
      leaf('fish-gear', 'Filters, Heaters & Lights', 'Filter, Heizer & Licht', 'Filtri, riscaldatori e luci'),
      leaf('fish-water', 'Water Care', 'Wasserpflege', 'Cura dell’acqua'),
    ]),
  ],
}

export const reptiles: MenuPlan = {
  key: 'reptiles',
  name: ['Reptiles', 'Reptilien', 'Rettili'],
  animal: 'reptile',
  scene: 'terrarium',
  mood: 'dusk',
  intro: [
    'Heat, light and the right menu for tortoises, geckos, dragons and snakes.',
    'Wärme, Licht und der richtige Speiseplan für Schildkröten, Geckos, Agamen und Schlangen.',
    'Calore, luce e il menù giusto per tartarughe, gechi, draghi barbuti e serpenti.',
  ],
  children: [
    leaf('reptile-food', 'Reptile Food', 'Reptilienfutter', 'Alimenti per rettili'),
    leaf('reptile-heat', 'Heating & Lighting', 'Wärme & Licht', 'Calore e luce'),
    leaf('reptile-home', 'Terrariums & Décor', 'Terrarien & Einrichtung', 'Terrari e arredo'),
  ],
}

export const smallPets: MenuPlan = {
  key: 'small-pets',
  name: ['Small Pets', 'Kleintiere', 'Piccoli animali'],
  animal: 'small-pet',
  scene: 'meadow',
  figure: 'rabbit',
  mood: 'day',
  intro: [
    'Hay first, then everything else, for rabbits, guinea pigs, hamsters and rats.',
    'Zuerst Heu, dann alles Übrige, für Kaninchen, Meerschweinchen, Hamster und Ratten.',
    'Prima il fieno, poi tutto il resto, per conigli, cavie, criceti e ratti.',
  ],
  children: [
    branch('small-food', 'Small Pet Food', 'Kleintierfutter', 'Alimenti per piccoli animali', [
      leaf('small-rabbit', 'Rabbits & Guinea Pigs', 'Kaninchen & Meerschweinchen', 'Conigli e cavie'),
      leaf('small-rodent', 'Hamsters, Mice & Rats', 'Hamster, Mäuse & Ratten', 'Criceti, topi e ratti'),
    ]),
    leaf('small-hay', 'Hay & Bedding', 'Heu & Einstreu', 'Fieno e lettiera'),
    leaf('small-cages', 'Cages & Runs', 'Käfige & Ausläufe', 'Gabbie e recinti'),
    leaf('small-toys', 'Wheels, Tunnels & Treats', 'Laufräder, Tunnel & Snacks', 'Ruote, tunnel e snack'),
    { key: 'small-ferrets', name: ['Ferrets', 'Frettchen', 'Furetti'], empty: true },
  ],
}

export const horses: MenuPlan = {
  key: 'horses',
  name: ['Horses', 'Pferde', 'Cavalli'],
  animal: 'horse',
  scene: 'paddock',
  mood: 'day',
  intro: [
    'Feed by the bag, supplements by the gram and tack that lasts.',
    'Futter im Sack, Zusätze aufs Gramm und Ausrüstung, die hält.',
    'Mangimi a sacchi, integratori al grammo e finimenti che durano.',
  ],
  children: [
    leaf('horse-feed', 'Horse Feed', 'Pferdefutter', 'Mangimi per cavalli'),
    leaf('horse-supplements', 'Supplements', 'Zusatzfutter', 'Integratori'),
    leaf('horse-care', 'Grooming & Hoof Care', 'Putzen & Hufpflege', 'Grooming e cura dello zoccolo'),
    leaf('horse-tack', 'Halters & Saddle Pads', 'Halfter & Schabracken', 'Capezze e sottosella'),
    leaf('horse-parasites', 'Parasite Control', 'Parasitenschutz', 'Antiparassitari'),
  ],
}

export const farm: MenuPlan = {
  key: 'farm',
  name: ['Farm', 'Hof & Stall', 'Fattoria'],
  animal: 'farm',
  scene: 'farm',
  mood: 'day',
  intro: [
    'Layer mash, licks, dip and drinkers for smallholders and stock farmers.',
    'Legemehl, Lecksteine, Tauchbad und Tränken für Selbstversorger und Viehhalter.',
    'Mangimi per ovaiole, blocchi da leccare, bagni e abbeveratoi per piccoli e grandi allevatori.',
  ],
  children: [
    branch('farm-poultry', 'Poultry', 'Geflügel', 'Pollame', [
      leaf('farm-poultry-feed', 'Poultry Feed', 'Geflügelfutter', 'Mangimi per pollame'),
      leaf('farm-poultry-gear', 'Feeders & Drinkers', 'Futtertröge & Tränken', 'Mangiatoie e abbeveratoi'),
    ]),
    branch('farm-stock', 'Cattle, Sheep & Goats', 'Rinder, Schafe & Ziegen', 'Bovini, pecore e capre', [
      leaf('farm-licks', 'Licks & Minerals', 'Lecksteine & Mineralien', 'Blocchi e minerali'),
      leaf('farm-dips', 'Dips & Dewormers', 'Tauchbäder & Entwurmung', 'Bagni e vermifughi'),
      leaf('farm-handling', 'Calving & Handling', 'Geburt & Umgang', 'Parto e gestione'),
    ]),
  ],
}

export const wildlife: MenuPlan = {
  key: 'wildlife',
  name: ['Wildlife', 'Wildtiere', 'Fauna selvatica'],
  animal: 'wildlife',
  scene: 'garden',
  mood: 'day',
  intro: [
    'Invite the neighbours: sunbirds, hedgehogs, bees and bats.',
    'Laden Sie die Nachbarn ein: Gartenvögel, Igel, Bienen und Fledermäuse.',
    'Invita i vicini di casa: uccelli da giardino, ricci, api e pipistrelli.',
  ],
  children: [
    leaf('wild-food', 'Garden Bird & Hedgehog Food', 'Futter für Gartenvögel & Igel', 'Cibo per uccelli selvatici e ricci'),
    leaf('wild-homes', 'Feeders & Nest Boxes', 'Futterstellen & Nistkästen', 'Mangiatoie e nidi'),
    leaf('wild-rehab', 'Rehabilitation', 'Aufzucht & Pflege', 'Recupero e svezzamento'),
  ],
}

export const clinic: MenuPlan = {
  key: 'clinic',
  name: ['Clinic Supplies', 'Praxisbedarf', 'Forniture veterinarie'],
  animal: 'small-pet',
  scene: 'clinic',
  figure: 'rabbit',
  mood: 'day',
  intro: [
    'For practices, kennels and the first-aid box at home.',
    'Für Praxen, Zwinger und die Hausapotheke.',
    'Per ambulatori, allevamenti e la cassetta di pronto soccorso di casa.',
  ],
  children: [
    leaf('clinic-wound', 'Bandages & Wound Care', 'Verbände & Wundpflege', 'Bende e medicazioni'),
    leaf('clinic-dosing', 'Syringes & Dosing', 'Spritzen & Dosierhilfen', 'Siringhe e dosatori'),
    leaf('clinic-recovery', 'Recovery & Handling', 'Genesung & Fixierung', 'Convalescenza e contenimento'),
    leaf('clinic-diagnostics', 'Diagnostics & Hygiene', 'Diagnostik & Hygiene', 'Diagnostica e igiene'),
  ],
}

export const services: MenuPlan = {
  key: 'services',
  name: ['Advice & Kits', 'Beratung & Sets', 'Consulenza e kit'],
  animal: 'dog',
  scene: 'living-room',
  figure: 'dachshund',
  mood: 'dusk',
  intro: [
    'A vet on the line, a class on Saturday, a guide to keep, a box to start with.',
    'Eine Tierärztin am Telefon, ein Kurs am Samstag, ein Ratgeber zum Behalten, ein Paket für den Anfang.',
    'Un veterinario in linea, un corso il sabato, una guida da conservare, una scatola per cominciare.',
  ],
  children: [
    leaf('service-vet', 'Tele-Vet', 'Tele-Tierarzt', 'Televeterinario'),
    leaf('service-classes', 'Classes & Workshops', 'Kurse & Workshops', 'Corsi e laboratori'),
    leaf('service-guides', 'Care Guides', 'Ratgeber', 'Guide alla cura'),
    leaf('service-kits', 'Starter Kits', 'Startpakete', 'Kit di partenza'),
  ],
}
