import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchRow } from '../bench-row.ts'
import { findFullCategory } from '../shop/find-category.ts'
import { measureRate } from '../shop/measure-rate.ts'
import { startShop } from '../shop/start-shop.ts'

/** The category page rendered for each request and from the output cache, each compared with its floor, all in one run. */
export async function benchPages(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'meerkat-bench-pages-'))
  try {
    const rendered = await measureShop(folder, { OUTPUT_CACHE: 'off' })
    const floors = await measureFloors(folder, rendered.html)
    const cached = await measureShop(folder, { OUTPUT_CACHE: 'on' })
    return [
      {
        name: 'category page rendered for each request',
        value: rendered.perSecond,
        unit: 'req/s',
        floor: floors.react,
        goal: 'at least 0.8 of raw React with the same tree and data',
      },
      {
        name: 'category page from the output cache',
        value: cached.perSecond,
        unit: 'req/s',
        floor: floors.bytes,
        goal: 'at least 0.5 of node:http sending the finished bytes',
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureShop(folder: string, environment: Record<string, string>): Promise<{ perSecond: number; html: string }> {
  const shop = await startShop({ dataDir: join(folder, 'data'), environment })
  try {
    const category = await findFullCategory(shop.url)
    const url = `${shop.url}/${category.url_path}`
    const html = await (await fetch(url)).text()
    // Uncompressed: compression costs any server the same.
    const { perSecond } = await measureRate(url, { headers: { 'accept-encoding': 'identity' } })
    return { perSecond, html }
  } finally {
    await shop.stop()
  }
}

async function measureFloors(folder: string, html: string): Promise<{ react: number; bytes: number }> {
  const file = join(folder, 'page.html')
  writeFileSync(file, html)
  const server = spawn('node', [join(import.meta.dirname, 'floor-server.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  try {
    const port = await new Promise<string>((resolve) => server.stdout.once('data', (text: Buffer) => resolve(text.toString().trim())))
    const react = await measureRate(`http://127.0.0.1:${port}/`)
    const bytes = await measureRate(`http://127.0.0.1:${port}/bytes`)
    return { react: react.perSecond, bytes: bytes.perSecond }
  } finally {
    server.kill()
  }
}
