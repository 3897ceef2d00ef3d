import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/dist/**']

/** Races and crashes need a real PostgreSQL server and the machine to themselves, so they run one file at a time. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...exclude, '**/*.pg.test.ts'],
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['apps/**/*.pg.test.ts'],
          exclude,
          fileParallelism: false,
          testTimeout: 120_000,
        },
      },
    ],
  },
})
