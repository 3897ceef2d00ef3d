import type { ProductGroup } from '../blueprint.ts'

export const parasites: readonly ProductGroup[] = [
  {
    category: 'horse-parasites',
    topic: 'wormer',
    animal: 'horse',
    shape: 'syringe',
    taxClass: 2,
    format: 'paste',
    products: [
      {
        brand: 'guardwick',
        name: ['Equine Worm Paste', 'Wurmpaste Pferd', 'Pasta vermifuga per cavalli'],
        variety: ['Equine', 'Pferd', 'Cavallo'],
        sizes: { '1 syringe': 219, '6 syringes': 1199 },
        tint: '#b0572f',
      },
      {
        brand: 'guardwick',
        name: ['Fly Repellent for Horses', 'Fliegenschutz für Pferde', 'Repellente mosche per cavalli'],
        variety: ['Fly repellent', 'Fliegenschutz', 'Antimosche'],
        topic: 'parasite',
        format: 'spray',
        shape: 'spray',
        sizes: { '1 l': 249, '5 l': 999 },
        tint: '#9ec22e',
      },
    ],
  },
]
