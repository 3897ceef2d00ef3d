import { expect, it } from 'vitest'
import { contentPolicy } from './content-policy.ts'
import { writeImportMap } from './import-map.ts'

const map = { imports: { '#index': '/assets/index-abc123.js', '#names': '/assets/names-def456.js' } }

it('writes the map as an inline script that the content policy allows', () => {
  const page = `<head>${writeImportMap(map, 'abc')}</head>`
  expect(page).toContain(`<script type="importmap" data-build="abc">${JSON.stringify(map)}</script>`)
  expect(contentPolicy(page)).toMatch(/script-src 'self' 'sha256-[^']+'/)
  expect(contentPolicy(page)).not.toBe(contentPolicy(page.replace('abc123', 'abc124')))
})

it('loads the file with the names of lazily loaded files with the bundle, not before it', () => {
  expect(writeImportMap(map, 'abc')).toContain('<link rel="later" href="/assets/names-def456.js"')
})

it('writes nothing in development, where modules have their own addresses', () => {
  expect(writeImportMap(null, '')).toBe('')
})
