import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appIcons } from './build/app-icons.ts'
import { chunkGroups } from './build/chunks/chunk-groups.ts'
import { drawnIcons } from './build/drawn-icons.ts'
import { partFiles } from './build/part-files.ts'
import { serviceWorker } from './build/service-worker.ts'
import { shopSettings } from './build/settings-plugin.ts'
import { type NamedBuild, stableNames } from './build/stable-names.ts'
import { unusedReact } from './build/unused-react.ts'

/** The code that loads a late file is in one of these, so preloading them with it would only add bytes. */
const ALWAYS_LOADED = /^assets\/(?:index|rolldown-runtime)-[\w-]{8}\.js$/

const api = process.env['DEV_API_URL'] ?? 'http://127.0.0.1:3001'

const named: NamedBuild = { build: '' }

export default defineConfig(({ command }) => ({
  plugins: [
    shopSettings(),
    appIcons(),
    drawnIcons(),
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
    unusedReact(),
    partFiles(),
    stableNames(named),
    serviceWorker(named),
  ],
  resolve: {
    alias: [
      // React has had this hook since 18: leave out the shim for older versions.
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      // `createRouter` is given other functions for queries: leave out the defaults.
      { find: /^\.\/searchParams\.js$/, replacement: join(import.meta.dirname, 'build', 'no-router-queries.ts') },
      // Nothing uses mutations, infinite queries or the router's links: leave them out.
      {
        find: /^\.\/(?:mutationCache|infiniteQueryBehavior|link)\.js$/,
        replacement: join(import.meta.dirname, 'build', 'unused-parts.ts'),
      },
      // Server and browser draw icons in the same way.
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: join(import.meta.dirname, 'src', 'ui', 'create-icon.ts') },
    ],
  },
  ssr: { noExternal: ['lucide-react'] },
  optimizeDeps: { exclude: ['lucide-react'] },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !ALWAYS_LOADED.test(file)) },
  },
  // `npm run dev` runs the API next to the development server.
  ...(command === 'serve' && { define: { 'import.meta.env.DEV_API_URL': JSON.stringify(api) } }),
  server: { proxy: { '/api': api, '/img': api } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups() },
          },
        },
      },
    },
  },
}))
