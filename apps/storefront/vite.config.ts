import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { partFiles } from './part-files.ts'
import { shopSettings } from './settings-plugin.ts'

/** The part of the bundler's graph that the grouping below reads. */
interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null
}

/** What every page with products on it needs: one file instead of a dozen small ones. */
const TILES = /\/src\/(?:features\/catalog\/(?:tiles\/(?:product-|choose)|listing\/listing\.)|routes\/-tile-actions)/

const api = process.env['DEV_API_URL'] ?? 'http://127.0.0.1:3001'

export default defineConfig(({ command }) => ({
  plugins: [
    shopSettings(),
    tailwindcss(),
    // In development the shell would switch server rendering off, so it is built only.
    tanstackStart({
      spa: { enabled: command === 'build' },
      router: {
        routeFileIgnorePattern: '\\.test\\.',
        quoteStyle: 'single',
        semicolons: false,
        // Loaders bring the queries of their page along, so they stay out of what every page loads.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      },
    }),
    viteReact(),
    partFiles(),
  ],
  // React has had the hook since 18: what stands in for it before stays out.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  // `npm run dev` runs the API beside the development server.
  ...(command === 'serve' && { define: { 'import.meta.env.DEV_API_URL': JSON.stringify(api) } }),
  server: { proxy: { '/api': api, '/img': api } },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: nameFirstChunk() }, { name: 'tiles', test: TILES }] } } } },
    },
  },
}))

/** Pieces that most lists use: alone, each costs more around it than it holds. */
const SMALL =
  /\/(?:ui\/(?:details|empty-state|meerkat)\.tsx|shell\/rendering\/cache-tags\.ts|cms\/static-pages\.ts|icons\/chevron-right\.mjs|ui\/chevron\.tsx)$/

/**
 * Everything that the entry imports is one file: the bundler would make forty of it, one per combination of pages that share it,
 * which costs as many requests and, compressed apart, 20 kB.
 */
function nameFirstChunk(): (id: string, graph: Graph) => string | null {
  const known = new Map<string, boolean>()
  function isFirst(id: string, graph: Graph): boolean {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    known.set(id, false) // import cycles end here
    const info = graph.getModuleInfo(id)
    const first = info !== null && (info.isEntry || info.importers.some((importer) => isFirst(importer, graph)))
    known.set(id, first)
    return first
  }
  return (id, graph) => (SMALL.test(id) || isFirst(id, graph) ? 'shop' : null)
}
