import type { ProductGroup } from '../blueprint.ts'

export const rawFood: readonly ProductGroup[] = [
  {
    category: 'dog-raw',
    topic: 'raw',
    animal: 'dog',
    shape: 'pouch',
    taxClass: 4,
    format: 'freezeDried',
    age: 'all',
    feeding: 'dog-raw',
    products: [
      {
        brand: 'kopjeAndKin',
        name: ['Freeze-Dried Lamb Dinner', 'Gefriergetrocknetes Lamm-Menü', 'Pasto liofilizzato di agnello'],
        variety: ['Lamb', 'Lamm', 'Agnello'],
        sizes: { '150 g': 189.9, '400 g': 449 },
        recipe: 'lamb:88 beef-liver:7 pumpkin kelp',
        tint: '#9b4f3c',
      },
      {
        brand: 'kopjeAndKin',
        name: ['Freeze-Dried Beef & Tripe', 'Gefriergetrocknetes Rind & Pansen', 'Manzo e trippa liofilizzati'],
        variety: ['Beef & Tripe', 'Rind & Pansen', 'Manzo e Trippa'],
        sizes: { '150 g': 179.9, '400 g': 429 },
        recipe: 'beef:86 beef-liver:8 carrot kelp',
        tint: '#7d2f2a',
      },
      {
        brand: 'veldtrail',
        name: ['Air-Dried Springbok', 'Luftgetrockneter Springbock', 'Springbok essiccato all’aria'],
        variety: ['Springbok', 'Springbock', 'Springbok'],
        sizes: { '250 g': 259 },
        recipe: 'springbok:90 beef-liver apple rosemary',
        tint: '#8a6b3c',
      },
      {
        brand: 'veldtrail',
        name: ['Freeze-Dried Green Mix', 'Gefriergetrocknete Gemüsemischung', 'Mix verde liofilizzato'],
        variety: ['Green Mix', 'Gemüsemischung', 'Mix verde'],
        sizes: { '200 g': 139.9 },
        kcal: 0,
        recipe: 'carrot:30 spinach pumpkin kale apple blueberry',
        tint: '#5d8a3f',
      },
    ],
  },
]
