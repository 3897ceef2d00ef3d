import type { ProductGroup } from '../blueprint.ts'

export const training: readonly ProductGroup[] = [
  {
    category: 'dog-training',
    topic: 'training',
    animal: 'dog',
    shape: 'kit',
    taxClass: 2,
    activity: ['training'],
    products: [
      {
        brand: 'tumblepaw',
        name: ['Clicker with Wrist Band', 'Clicker mit Handschlaufe', 'Clicker con cinturino'],
        shape: 'clicker',
        price: 44.9,
        colours: ['red', 'blue'],
        tint: '#2f68b3',
      },
      {
        brand: 'tumblepaw',
        name: ['Silent Whistle', 'Hochfrequenzpfeife', 'Fischietto a ultrasuoni'],
        shape: 'whistle',
        price: 69.9,
        tint: '#9aa3ab',
      },
      {
        brand: 'lekkerloop',
        topic: 'everyday',
        name: ['Treat Pouch', 'Leckerlibeutel', 'Borsetta porta premi'],
        shape: 'treat-bag',
        price: 129.9,
        colours: ['teal', 'grey'],
        tint: '#1f7a7a',
      },
      {
        brand: 'tumblepaw',
        topic: 'everyday',
        name: ['Agility Starter Poles', 'Agility-Stangen für den Anfang', 'Paletti agility per iniziare'],
        shape: 'poles',
        price: 599,
        tint: '#e23e57',
      },
      {
        brand: 'meerkat',
        topic: 'everyday',
        name: ['Puppy Pads', 'Welpenunterlagen', 'Tappetini igienici'],
        variety: ['Pads', 'Unterlagen', 'Tappetini'],
        shape: 'box',
        age: 'young',
        sizes: { '14 pieces': 99.9 },
        tint: '#9ccfd8',
      },
      {
        brand: 'tumblepaw',
        name: ['Target Stick', 'Targetstab', 'Bastoncino target'],
        shape: 'target-stick',
        price: 89.9,
        tint: '#3d0f17',
      },
    ],
  },
]
