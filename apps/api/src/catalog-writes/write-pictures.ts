import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { PictureSource } from '@meerkat/contract/catalog-bundle'

/** Path without `..`, hidden files, or a way out of the folder. */
const SAFE_PATH = /^(\/[a-z0-9_][a-z0-9_.-]*)+$/i

/**
 * Writes pictures into the folder of originals, one at a time, and yields to other work between them. Reports progress after
 * each.
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
