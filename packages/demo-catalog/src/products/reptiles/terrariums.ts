import type { ProductGroup } from '../blueprint.ts'

export const terrariums: readonly ProductGroup[] = [
  {
    category: 'reptile-heat',
    topic: 'reptile-gear',
    animal: 'reptile',
    shape: 'lamp',
    taxClass: 2,
    products: [
      {
        brand: 'emberstone',
        name: ['UVB Desert Lamp', 'UVB-Lampe Wüste', 'Lampada UVB Deserto'],
        price: 449,
        tint: '#f2b134',
      },
      {
        brand: 'emberstone',
        name: ['UVB Forest Lamp', 'UVB-Lampe Wald', 'Lampada UVB Foresta'],
        price: 429,
        tint: '#5d8a3f',
      },
      {
        brand: 'emberstone',
        name: ['Basking Spot', 'Sonnenplatzstrahler', 'Spot per basking'],
        price: 129.9,
        tint: '#e4572e',
      },
      {
        brand: 'emberstone',
        name: ['Heat Mat', 'Heizmatte', 'Tappetino riscaldante'],
        shape: 'heat-mat',
        sizes: { '28 cm': 299 },
        tint: '#3a3a3a',
      },
      {
        brand: 'emberstone',
        name: ['Dimming Thermostat', 'Dimmthermostat', 'Termostato dimmer'],
        shape: 'thermostat',
        price: 1099,
        tint: '#6f7480',
      },
    ],
  },
  {
    category: 'reptile-home',
    topic: 'reptile-gear',
    animal: 'reptile',
    shape: 'tank',
    taxClass: 2,
    products: [
      {
        brand: 'emberstone',
        topic: 'everyday',
        name: ['Glass Terrarium', 'Glasterrarium', 'Terrario in vetro'],
        sizes: { '45 cm': 1999, '60 cm': 2799, '90 cm': 4299 },
        tint: '#3a3a3a',
      },
      {
        brand: 'emberstone',
        name: ['Rock Hide', 'Felsenhöhle', 'Tana di roccia'],
        shape: 'rock-hide',
        sizes: { '15 cm': 149.9, '25 cm': 239 },
        tint: '#8a7a6a',
      },
      {
        brand: 'scalehaven',
        topic: 'everyday',
        name: ['Desert Sand', 'Wüstensand', 'Sabbia del deserto'],
        variety: ['Sand', 'Sand', 'Sabbia'],
        shape: 'bag',
        sizes: { '5 kg': 99.9 },
        colours: ['sand', 'red'],
        tint: '#d9a86b',
      },
      {
        brand: 'scalehaven',
        topic: 'everyday',
        name: ['Coir Brick', 'Kokoshumus-Ziegel', 'Mattone di cocco'],
        shape: 'coir-brick',
        sizes: { '650 g': 49.9 },
        tint: '#7a5037',
      },
      {
        brand: 'emberstone',
        topic: 'everyday',
        name: ['Water Dish Slate', 'Wasserschale Schiefer', 'Ciotola d’acqua Ardesia'],
        shape: 'rock-dish',
        price: 119.9,
        tint: '#5a6068',
      },
    ],
  },
]
