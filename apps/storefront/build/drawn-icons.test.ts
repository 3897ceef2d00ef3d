import { expect, it } from 'vitest'
import { writeRule } from './drawn-icons.ts'

it('an icon becomes a class with its lines, encoded for a style sheet', async () => {
  const rule = await writeRule('chevron-right')
  expect(rule).toMatch(/^\.drawn-chevron-right \{ --icon: url\("data:image\/svg\+xml,%3Csvg [^<>#"]+"\); \}$/)
  expect(decodeURIComponent(rule)).toContain("<path d='m9 18 6-6-6-6'/></svg>")
})

it('every shape of an icon is drawn, without the keys that React needs', async () => {
  const rule = decodeURIComponent(await writeRule('search'))
  expect(rule).toContain("<path d='m21 21-4.34-4.34'/><circle cx='11' cy='11' r='8'/>")
})
