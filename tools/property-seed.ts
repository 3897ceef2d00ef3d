// Loaded before every test file: property tests draw the same cases in every run, so that `npm test` gives the same answer
// every time. `npm run fuzz` sets PROPERTY_SEED to explore other cases.
import * as fc from 'fast-check'

const DEFAULT_SEED = 20_260_801

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? DEFAULT_SEED) })
