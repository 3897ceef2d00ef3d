import type { ProductGroup } from '../blueprint.ts'

export const health: readonly ProductGroup[] = [
  {
    category: 'bird-health',
    topic: 'supplement',
    animal: 'bird',
    shape: 'bottle',
    taxClass: 4,
    format: 'liquid',
    products: [
      {
        brand: 'vitalisk',
        name: ['Bird Vitamin Drops', 'Vitamintropfen für Vögel', 'Gocce vitaminiche per uccelli'],
        variety: ['Vitamins', 'Vitamine', 'Vitamine'],
        sizes: { '30 ml': 79.9 },
        recipe: 'vitamins minerals glycerine',
        tint: '#f0b545',
      },
      {
        brand: 'feathergrove',
        name: ['Oyster Grit', 'Muschelgrit', 'Grit di ostrica'],
        variety: ['Grit', 'Grit', 'Grit'],
        format: 'granules',
        shape: 'tub',
        sizes: { '500 g': 39.9 },
        recipe: 'grit charcoal',
        tint: '#b8b2a4',
      },
      {
        brand: 'guardwick',
        name: ['Bird Mite Spray', 'Milbenspray für Vögel', 'Spray antiacari per uccelli'],
        variety: ['Mites', 'Milben', 'Acari'],
        topic: 'parasite',
        format: 'spray',
        shape: 'spray',
        sizes: { '200 ml': 129.9 },
        tint: '#9ec22e',
      },
      {
        brand: 'feathergrove',
        name: ['Cuttlebone', 'Sepiaschale', 'Osso di seppia'],
        format: 'block',
        shape: 'cuttlebone',
        sizes: { '2 pieces': 34.9 },
        recipe: 'calcium',
        tint: '#efece2',
      },
    ],
  },
]
