import { expect, it } from 'vitest'
import { listFiles } from './list-files.ts'

const chunk = (fileName: string, imports: string[] = [], more: { isEntry?: boolean; facadeModuleId?: string } = {}) => ({
  type: 'chunk' as const,
  fileName,
  imports,
  isEntry: false,
  facadeModuleId: null,
  moduleIds: [],
  ...more,
})
const asset = (fileName: string) => ({ type: 'asset' as const, fileName })

it('lists what every page needs, the messages and fonts of each language, and all other scripts', () => {
  const outputs = [
    chunk('assets/index-1.js', ['assets/runtime-1.js'], { isEntry: true }),
    chunk('assets/runtime-1.js'),
    chunk('assets/cart-1.js', ['assets/index-1.js']),
    chunk('assets/cart-2.js', [], { facadeModuleId: '/compiled/de-DE/cart.ts' }),
    chunk('assets/shop-1.js', [], { facadeModuleId: '/compiled/de-DE/shop.ts' }),
    chunk('assets/mail-1.js', [], { facadeModuleId: '/compiled/de-DE/mail.ts' }),
    asset('assets/names-abc123.js'),
    asset('assets/search-worker-1.js'),
    asset('assets/styles-1.css'),
    asset('assets/mark-1.svg'),
    chunk('assets/shop-2.js', [], { facadeModuleId: '/compiled/en-US/shop.ts' }),
    asset('assets/figtree-latin-core-1.woff2'),
    asset('assets/figtree-latin-more-1.woff2'),
    asset('assets/figtree-latin-ext-wght-normal-1.woff2'),
  ]
  expect(listFiles(Object.fromEntries(outputs.map((output) => [output.fileName, output])))).toEqual({
    first: [
      '/assets/figtree-latin-core-1.woff2',
      '/assets/index-1.js',
      '/assets/mark-1.svg',
      '/assets/names-abc123.js',
      '/assets/runtime-1.js',
      '/assets/styles-1.css',
    ],
    messages: {
      'de-DE': ['/assets/shop-1.js', '/assets/cart-2.js', '/assets/figtree-latin-more-1.woff2'],
      'en-US': ['/assets/shop-2.js'],
    },
    idle: ['/assets/cart-1.js', '/assets/search-worker-1.js'],
  })
})
