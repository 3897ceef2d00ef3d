import { describe, expect, it } from 'vitest'
import { findParts } from './part-files.ts'

const chunk = (fileName: string, imports: string[], more: { moduleIds?: string[]; facadeModuleId?: string; isEntry?: boolean } = {}) => ({
  type: 'chunk' as const,
  fileName,
  imports,
  moduleIds: [],
  facadeModuleId: null,
  isEntry: false,
  ...more,
})

describe('files of a lazily loaded part', () => {
  it('lists its own file and its imports, without the files that every page loads', () => {
    const parts = findParts({
      'assets/index.js': chunk('assets/index.js', ['assets/shop.js'], { isEntry: true }),
      'assets/shop.js': chunk('assets/shop.js', []),
      'assets/category.js': chunk('assets/category.js', ['assets/shop.js', 'assets/listing.js'], {
        moduleIds: ['/src/routes/-category.tsx'],
      }),
      'assets/listing.js': chunk('assets/listing.js', ['assets/price.js', 'assets/category.js']),
      'assets/price.js': chunk('assets/price.js', []),
      'assets/other.js': chunk('assets/other.js', ['assets/price.js'], { moduleIds: ['/src/features/other.ts'] }),
      'assets/shop-de.js': chunk('assets/shop-de.js', [], { facadeModuleId: '/compiled/de-DE/shop.ts' }),
      'assets/way.js': chunk('assets/way.js', ['assets/category.js'], { facadeModuleId: '/src/routes/-category.tsx' }),
      'styles.css': { type: 'asset' },
    })
    expect(parts).toEqual({
      '-category': ['/assets/way.js', '/assets/category.js', '/assets/listing.js', '/assets/price.js'],
      'de-DE/shop': ['/assets/shop-de.js'],
    })
  })
})
