import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { PictureSource } from '@meerkat/contract/catalog-bundle'

/** No part of it climbs, hides or leaves the folder. */
const SAFE_PATH = /^(\/[a-z0-9_][a-z0-9_.-]*)+$/i

/**
 * Draws pictures into the folder of originals, one after the other: drawing takes a moment each, and between two of them the
 * process does other things. Tells after each how many are done.
 * @throws Error for a path that would leave the folder.
 */
export async function writePictures(
  mediaDir: string,
  pictures: readonly PictureSource[],
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<void> {
  for (const [place, { path, draw }] of pictures.entries()) {
    if (!SAFE_PATH.test(path)) throw new Error(`${path} is no path of a picture`)
    const file = join(mediaDir, `${path}.svg`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.draft`, draw())
    await rename(`${file}.draft`, file)
    onProgress(place + 1, pictures.length)
    await setImmediate()
  }
}
