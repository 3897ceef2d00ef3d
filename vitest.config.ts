import { defineConfig } from 'vitest/config'
import { shopSettings } from './apps/storefront/build/settings-plugin.ts'

const setupFiles = [`${import.meta.dirname}/tools/property-seed.ts`]
const exclude = ['**/node_modules/**', '**/dist/**']

/** Races on a real PostgreSQL server and tests of the started shop need the machine to themselves: one file at a time. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    projects: [
      {
        // Tests run with the tracked settings.
        plugins: [shopSettings()],
        test: {
          name: 'unit',
          setupFiles,
          include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...exclude, '**/*.pg.test.ts', '**/*.shop.test.ts'],
        },
      },
      {
        plugins: [shopSettings()],
        test: {
          name: 'heavy',
          setupFiles,
          include: ['apps/**/*.pg.test.ts', '**/*.shop.test.ts'],
          exclude,
          fileParallelism: false,
          testTimeout: 120_000,
        },
      },
    ],
  },
})
