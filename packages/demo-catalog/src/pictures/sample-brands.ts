import type { BrandLook } from './picture.ts'

/** Brands for contact sheets and tests; the shop's own live with its products. */
export const SAMPLE_BRANDS: readonly BrandLook[] = [
  { name: 'Karoo Paws', primary: '#1f5138', secondary: '#f1e2bf', accent: '#f2b134', ink: '#17211b', lettering: 'slab', emblem: 'paw' },
  {
    name: 'Veldkost',
    primary: '#a8431f',
    secondary: '#f6e6cf',
    accent: '#e9c46a',
    ink: '#3a1b0e',
    lettering: 'condensed',
    emblem: 'mountain',
  },
  { name: 'Nimbus', primary: '#27476e', secondary: '#dfeaf2', accent: '#f08a4b', ink: '#15253a', lettering: 'rounded', emblem: 'wave' },
  {
    name: 'Dr. Moosa',
    primary: '#0f6e6e',
    secondary: '#ffffff',
    accent: '#7cc6b8',
    ink: '#0d2f33',
    lettering: 'grotesque',
    emblem: 'shield',
  },
  { name: 'Felis & Co', primary: '#3d2b4f', secondary: '#efe3f0', accent: '#d9a441', ink: '#24182f', lettering: 'serif', emblem: 'star' },
  { name: 'Sunbird', primary: '#c8452f', secondary: '#fff3d6', accent: '#2f8f83', ink: '#4a1a10', lettering: 'script', emblem: 'feather' },
  { name: 'Oudtshoorn', primary: '#5b4a2f', secondary: '#f2ead8', accent: '#9dae5c', ink: '#2c2416', lettering: 'classic', emblem: 'hoof' },
  { name: 'Bright Fin', primary: '#1b6ea8', secondary: '#e6f3f5', accent: '#f5c542', ink: '#0c2c45', lettering: 'rounded', emblem: 'fin' },
]
