import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { PictureSource } from '@meerkat/contract/catalog-bundle'

/** Absolute within the folder: no `..`, no hidden files, no backslashes. */
const SAFE_PATH = /^(\/[a-z0-9_][a-z0-9_.-]*)+$/i

/** Files written at the same time: writing thousands one by one would mostly wait for the disk. */
const BATCH = 16

/**
 * Writes pictures into the folder of originals, a few at a time, and yields to other work in between. Reports progress after
 * each.
 * @throws Error for a path that would leave the folder.
 */
export async function writePictures(
  mediaDir: string,
  pictures: readonly PictureSource[],
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<void> {
  let done = 0
  for (let first = 0; first < pictures.length; first += BATCH) {
    await Promise.all(
      pictures.slice(first, first + BATCH).map(async (picture) => {
        await writePicture(mediaDir, picture)
        done += 1
        onProgress(done, pictures.length)
      }),
    )
    await setImmediate()
  }
}

async function writePicture(mediaDir: string, { path, draw }: PictureSource): Promise<void> {
  if (!SAFE_PATH.test(path)) throw new Error(`${path} is not a valid path of a picture`)
  const file = join(mediaDir, `${path}.svg`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.draft`, draw())
  await rename(`${file}.draft`, file)
}
