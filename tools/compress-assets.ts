// Writes .br and .gz files beside the built assets, once per build, so that no request has to compress them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const COMPRESSIBLE = /\.(?:js|css|html|json|svg|txt|webmanifest|xml)$/
/** Below this the headers cost more than the bytes saved. */
const WORTHWHILE_BYTES = 512

const folder = join(import.meta.dirname, '..', 'apps', 'storefront', 'dist', 'client')

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const bytes = readFileSync(path)
  if (bytes.length < WORTHWHILE_BYTES) continue
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  )
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
