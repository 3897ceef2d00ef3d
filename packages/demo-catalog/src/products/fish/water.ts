import type { ProductGroup } from '../blueprint.ts'

export const water: readonly ProductGroup[] = [
  {
    category: 'fish-water',
    topic: 'water-care',
    animal: 'fish',
    shape: 'bottle',
    taxClass: 2,
    format: 'liquid',
    products: [
      {
        brand: 'tidewick',
        name: ['Tap Water Conditioner', 'Wasseraufbereiter', 'Biocondizionatore'],
        variety: ['Conditioner', 'Aufbereiter', 'Biocondizionatore'],
        sizes: { '100 ml': 59.9, '500 ml': 169.9 },
        tint: '#4fa3c0',
      },
      {
        brand: 'tidewick',
        name: ['Live Filter Bacteria', 'Lebende Filterbakterien', 'Batteri vivi per filtro'],
        variety: ['Bacteria', 'Bakterien', 'Batteri'],
        sizes: { '250 ml': 149.9 },
        tint: '#8fb03a',
      },
      {
        brand: 'tidewick',
        topic: 'everyday',
        name: ['Water Test Strips', 'Wasser-Teststreifen', 'Strisce test per l’acqua'],
        variety: ['Test strips', 'Teststreifen', 'Strisce test'],
        shape: 'tub',
        sizes: { '50 strips': 189.9 },
        tint: '#e0a93b',
      },
      {
        brand: 'tidewick',
        name: ['Algae Control', 'Algenkontrolle', 'Controllo alghe'],
        variety: ['Algae', 'Algen', 'Alghe'],
        sizes: { '250 ml': 139.9 },
        tint: '#3f7f3a',
      },
      {
        brand: 'lumenreef',
        topic: 'everyday',
        name: ['Reef Sea Salt', 'Riff-Meersalz', 'Sale marino per barriera'],
        variety: ['Sea salt', 'Meersalz', 'Sale marino'],
        format: 'granules',
        shape: 'bucket',
        sizes: { '4 kg': 249, '20 kg': 899 },
        tint: '#dfe8ec',
      },
    ],
  },
]
