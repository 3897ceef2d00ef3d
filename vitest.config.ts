import { defineConfig } from 'vitest/config'
import { appIcons } from './apps/storefront/build/app-icons.ts'
import { shopSettings } from './apps/storefront/build/settings-plugin.ts'

const setupFiles = [`${import.meta.dirname}/tools/property-seed.ts`]
const exclude = ['**/node_modules/**', '**/dist/**']
/** Limits of `expect.poll` on a busy machine; Vitest's default is one second. */
const PATIENT = { timeout: 20_000, interval: 20 }

const PG = 'apps/**/*.pg.test.ts'
/** They freeze a PostgreSQL server and wait for time limits to pass, which takes a minute and almost no processor time. */
const FROZEN = ['apps/api/src/frozen-database.pg.test.ts', 'apps/api/src/modules/payment/database-cases.pg.test.ts']
const globalSetup = [`${import.meta.dirname}/apps/api/src/testing/shared-postgres.ts`]
/** Polls inside give up after a minute each. */
const PATIENT_LIMITS = { testTimeout: 300_000, hookTimeout: 300_000 }

/**
 * Races on a PostgreSQL server and tests of the started shop open many connections and processes: one file at a time. `tools/test.ts` runs the
 * project `frozen` in a process of its own beside them.
 */
export default defineConfig({
  test: {
    // One more than the cores of a small machine: some tests wait for a time limit to pass.
    maxWorkers: 3,
    // Only a test that hangs takes this long, also on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        // Tests run with the tracked settings.
        plugins: [shopSettings(), appIcons()],
        test: {
          name: 'unit',
          // The files of a worker share its modules, which halves the CPU time: a test must not leave anything behind for the next file.
          isolate: false,
          expect: { poll: PATIENT },
          setupFiles,
          include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...exclude, PG, '**/*.shop.test.ts'],
        },
      },
      {
        plugins: [shopSettings(), appIcons()],
        test: {
          name: 'heavy',
          globalSetup,
          expect: { poll: PATIENT },
          setupFiles,
          include: [PG, '**/*.shop.test.ts'],
          exclude: [...exclude, ...FROZEN],
          fileParallelism: false,
          ...PATIENT_LIMITS,
        },
      },
      {
        plugins: [shopSettings(), appIcons()],
        test: {
          name: 'frozen',
          globalSetup,
          expect: { poll: PATIENT },
          setupFiles,
          include: FROZEN,
          exclude,
          fileParallelism: false,
          ...PATIENT_LIMITS,
        },
      },
    ],
  },
})
