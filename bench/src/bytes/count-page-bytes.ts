export interface PageBytes {
  /** Brotli, as every browser gets it. */
  readonly html: number
  /** This and what follows: gzip, the encoding that the compared shops were measured with. */
  readonly script: number
  readonly style: number
  readonly font: number
  /** How many scripts the first load asks for. */
  readonly scripts: number
}

/** Bytes of the first load without images: the document and every script, style sheet and preloaded font it requests at once. */
export async function countPageBytes(origin: string, path: string): Promise<PageBytes> {
  const html = await (await fetch(`${origin}${path}`)).text()
  const scripts = await closureOf(origin, [...linksOf(html, 'later'), ...matches(html, /<script[^>]+src="([^"]+)"/g)])
  return {
    html: await transferSize(`${origin}${path}`, 'br'),
    script: await total(origin, [...scripts]),
    style: await total(origin, linksOf(html, 'stylesheet')),
    font: await total(
      origin,
      linksOf(html, 'preload').filter((url) => url.endsWith('.woff2')),
    ),
    scripts: scripts.size,
  }
}

/** Transitive static imports of the scripts; dynamic `import()` does not count. */
async function closureOf(origin: string, urls: readonly string[]): Promise<Set<string>> {
  const seen = new Set<string>()
  const waiting = [...urls]
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (seen.has(url)) continue
    seen.add(url)
    const code = await (await fetch(`${origin}${url}`)).text()
    const imported = [...code.matchAll(/(?:^|[;}\s])(?:import|export)(?:[\w*{}\s,$]+?from)?\s*"(\.[^"]+\.js)"/g)].map(
      ([, from]) => from ?? '',
    )
    waiting.push(...imported.map((from) => new URL(from, `${origin}${url}`).pathname))
  }
  return seen
}

async function total(origin: string, urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all([...new Set(urls)].map((url) => transferSize(`${origin}${url}`)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Bytes of the body. */
async function transferSize(url: string, encoding: 'br' | 'gzip' = 'gzip'): Promise<number> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => (response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answered ${response.statusCode}`))))
    }).on('error', reject)
  })
}

function linksOf(html: string, rel: string): string[] {
  return [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`rel="${rel}"`))
    .flatMap((tag) => /href="([^"]+)"/.exec(tag)?.[1] ?? [])
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found ?? '')
}
