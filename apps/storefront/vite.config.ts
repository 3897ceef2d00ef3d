import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { nameFirstChunk } from './build/name-first-chunk.ts'
import { partFiles } from './build/part-files.ts'
import { shopSettings } from './build/settings-plugin.ts'

/** Modules that every page with products needs: one file instead of a dozen small ones. */
const TILES = /\/src\/(?:features\/catalog\/(?:tiles\/(?:product-|choose)|listing\/listing\.)|routes\/-tile-actions)/

const api = process.env['DEV_API_URL'] ?? 'http://127.0.0.1:3001'

export default defineConfig(({ command }) => ({
  plugins: [
    shopSettings(),
    tailwindcss(),
    // In development the shell would disable server rendering, so it is enabled for builds only.
    tanstackStart({
      spa: { enabled: command === 'build' },
      router: {
        routeFileIgnorePattern: '\\.test\\.',
        quoteStyle: 'single',
        semicolons: false,
        // Loaders import the queries of their page, so they stay out of the bundle that every page loads.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      },
    }),
    viteReact(),
    partFiles(),
  ],
  // React has had this hook since 18: leave out the shim for older versions.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  // `npm run dev` runs the API next to the development server.
  ...(command === 'serve' && { define: { 'import.meta.env.DEV_API_URL': JSON.stringify(api) } }),
  server: { proxy: { '/api': api, '/img': api } },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: nameFirstChunk() }, { name: 'tiles', test: TILES }] } } } },
    },
  },
}))
