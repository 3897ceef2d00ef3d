import type { Shelf } from './blueprint.ts'

/** Grouped and bundle products: made of what other tables hold. */
export const kits: readonly Shelf[] = [
  {
    category: 'service-kits',
    topic: 'kit',
    animal: 'dog',
    shape: 'kit',
    taxClass: 4,
    products: [
      {
        brand: 'meerkat',
        name: ['Stew Tasting Box', 'Probierpaket Eintopf', 'Scatola assaggio stufati'],
        variety: 'Tasting box',
        type: 'grouped',
        also: ['dog-wet'],
        tint: '#8c3b2a',
        members: ['VT-BEEF-STEW-WITH-CARROTS-400G', 'VT-CHICKEN-BROWN-RICE-CASSEROLE-400G', 'KK-OSTRICH-PATE', 'MK-CHICKEN-TIN'],
      },
      {
        brand: 'meerkat',
        name: ['Puppy Starter Box', 'Startpaket Welpe', 'Kit primo cucciolo'],
        variety: 'Puppy',
        type: 'bundle',
        age: 'young',
        also: ['dog-puppy'],
        tint: '#e0932f',
        parts: [
          {
            title: ['Food', 'Futter', 'Alimento'],
            type: 'radio',
            pick: ['VT-PUPPY-CHICKEN-RICE-3KG', 'VT-PUPPY-LARGE-BREED-LAMB-3KG', 'KK-PUPPY-FARM-DUCK-2KG'],
          },
          { title: ['Wet food', 'Nassfutter', 'Umido'], type: 'select', pick: ['VT-PUPPY-MOUSSE-BEEF', 'MK-CHICKEN-TIN'] },
          { title: ['Advice', 'Beratung', 'Consulenza'], type: 'checkbox', optional: true, pick: ['MK-TELE-VET-CONSULT-15-MINUTES'] },
        ],
      },
    ],
  },
  {
    category: null,
    topic: 'oddity',
    animal: 'wildlife',
    shape: 'bag',
    taxClass: 2,
    products: [
      {
        brand: 'meerkat',
        name: ['Shopper Tote', 'Einkaufsbeutel', 'Borsa della spesa'],
        variety: 'Tote',
        price: 119,
        colours: ['natural'],
        tint: '#c8a877',
      },
    ],
  },
]
