import { constants, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The data directory of the shop that all other journeys visit. */
const runDir = process.env['E2E_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'meerkat-e2e-'))
/** Kept for one run only, because later runs may have another catalogue or other tables. */
const seeded = join(runDir, 'seeded')
/** Resized pictures, which all shops of a run share: a picture takes as long as the rest of a page. */
const pictures = join(runDir, 'cache', 'img')

/**
 * Makes a data directory as the first start of a demo shop leaves it. `startOnce` starts and stops a shop with the directory that it is given;
 * it does so once per run, and the directory is copied from then on: a first start takes four times the processor time of a later one.
 */
export async function makeSeededData(startOnce: (dataDir: string) => Promise<void>): Promise<string> {
  if (!existsSync(seeded)) await makeTemplate(startOnce)
  const dataDir = mkdtempSync(join(tmpdir(), 'meerkat-own-'))
  cpSync(seeded, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  sharePictures(dataDir)
  return dataDir
}

/** Two workers may do this at once: the first one is kept and the other discarded. */
async function makeTemplate(startOnce: (dataDir: string) => Promise<void>): Promise<void> {
  const making = mkdtempSync(`${seeded}-`)
  try {
    await startOnce(making)
    renameSync(making, seeded)
  } catch (fault) {
    rmSync(making, { recursive: true, force: true })
    if (!existsSync(seeded)) throw fault
  }
}

function sharePictures(dataDir: string): void {
  mkdirSync(pictures, { recursive: true })
  mkdirSync(join(dataDir, 'cache'))
  symlinkSync(pictures, join(dataDir, 'cache', 'img'))
}
