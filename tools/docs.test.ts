import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((file) => join('docs', file)),
].filter((file) => file.endsWith('.md'))
const scripts = Object.keys((JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts)

describe('the documentation', () => {
  it.each(pages)('%s links only to what is there', (page) => {
    const links = [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, link]) => link ?? '')
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([])
  })

  it.each(pages)('%s names only places that exist', (page) => {
    const text = readFileSync(join(root, page), 'utf8')
    const named = [...text.matchAll(/`((?:packages|apps|config|docs|tools|e2e|bench|deploy)\/[\w./-]+)`/g)].map(([, path]) => path ?? '')
    expect(named.filter((path) => !path.includes('*') && !existsSync(join(root, path)))).toEqual([])
  })

  it.each(pages)('%s names only commands that exist', (page) => {
    const text = readFileSync(join(root, page), 'utf8')
    const named = [...text.matchAll(/npm run ([a-z-]+)/g)].map(([, name]) => name ?? '')
    expect(named.filter((name) => !scripts.includes(name))).toEqual([])
  })
})
