import { describe, expect, it } from 'vitest'
import { findParts } from './part-files.ts'

const chunk = (fileName: string, imports: string[], moduleIds: string[] = [], isEntry = false) => ({
  type: 'chunk' as const,
  fileName,
  isEntry,
  imports,
  moduleIds,
})

describe('the files of a part', () => {
  it('are its own and those it imports, without what every page has', () => {
    const parts = findParts({
      'assets/index.js': chunk('assets/index.js', ['assets/shop.js'], [], true),
      'assets/shop.js': chunk('assets/shop.js', []),
      'assets/category.js': chunk('assets/category.js', ['assets/shop.js', 'assets/listing.js'], ['/src/routes/-category.tsx']),
      'assets/listing.js': chunk('assets/listing.js', ['assets/price.js', 'assets/category.js']),
      'assets/price.js': chunk('assets/price.js', []),
      'assets/other.js': chunk('assets/other.js', ['assets/price.js'], ['/src/features/other.ts']),
      'styles.css': { type: 'asset' },
    })
    expect(parts).toEqual({ '-category': ['/assets/category.js', '/assets/listing.js', '/assets/price.js'] })
  })
})
