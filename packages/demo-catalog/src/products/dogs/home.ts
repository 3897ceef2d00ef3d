import type { ProductGroup } from '../blueprint.ts'

export const home: readonly ProductGroup[] = [
  {
    category: 'dog-home',
    topic: 'bed',
    animal: 'dog',
    shape: 'bed',
    taxClass: 2,
    activity: ['rest'],
    products: [
      {
        brand: 'dassieDen',
        name: ['Bolster Bed', 'Bett mit Rand', 'Cuccia con bordo'],
        sizes: { '60 cm': 549, '80 cm': 749, '100 cm': 999 },
        colours: ['sand', 'grey'],
        tint: '#d9c3a0',
      },
      {
        brand: 'dassieDen',
        name: ['Orthopaedic Mattress', 'Orthopädische Matratze', 'Materasso ortopedico'],
        shape: 'mattress',
        age: 'senior',
        sizes: { '80 cm': 1199 },
        tint: '#8c6a5d',
      },
      {
        brand: 'dassieDen',
        name: ['Stoep Raised Bed', 'Erhöhtes Liegebett Stoep', 'Brandina rialzata Stoep'],
        topic: 'everyday',
        shape: 'raised-bed',
        sizes: { '75 cm': 499 },
        tint: '#4c6b5f',
      },
      {
        brand: 'dassieDen',
        topic: 'everyday',
        name: ['Fleece Blanket', 'Fleecedecke', 'Coperta in pile'],
        shape: 'blanket',
        price: 149.9,
        colours: ['red', 'teal', 'grey'],
        also: ['cat-beds'],
        tint: '#c23b33',
      },
      {
        brand: 'dassieDen',
        name: ['Timber Kennel', 'Holzhütte', 'Casetta in legno'],
        topic: 'everyday',
        shape: 'kennel',
        sizes: { '80 cm': 2299, '110 cm': 3499 },
        tint: '#8a5a34',
        custom: [
          { title: ['Name over the door', 'Name über der Tür', 'Nome sopra la porta'], type: 'field', maxCharacters: 14, price: 120 },
          {
            title: ['Assembly', 'Aufbau', 'Montaggio'],
            type: 'radio',
            required: true,
            values: [
              { title: ['I build it myself', 'Ich baue selbst auf', 'Lo monto da solo'], price: 0 },
              { title: ['Delivered assembled', 'Fertig aufgebaut geliefert', 'Consegnata montata'], percent: 12 },
            ],
          },
        ],
      },
      {
        brand: 'dassieDen',
        name: ['Self-Cooling Mat', 'Selbstkühlende Matte', 'Tappetino rinfrescante'],
        topic: 'everyday',
        shape: 'cooling-mat',
        sizes: { '65 cm': 299 },
        colours: ['blue'],
        tint: '#7fb3d5',
      },
      {
        brand: 'meerkat',
        name: ['Everyday Cushion', 'Alltagskissen', 'Cuscino di ogni giorno'],
        shape: 'cushion',
        sizes: { '70 cm': 249 },
        colours: ['brown'],
        tint: '#7a5037',
      },
    ],
  },
]
