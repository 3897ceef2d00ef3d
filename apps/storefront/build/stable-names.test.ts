import { build, type Rollup } from 'vite'
import { describe, expect, it } from 'vitest'
import { nameByContent } from './name-by-content.ts'
import { stableNames } from './stable-names.ts'

const TIPS = Array.from({ length: 12 }, (_, index) => `tip${index}`)
const padding = `console.log(${JSON.stringify('x'.repeat(5000))})`

/** A shop whose core lazily loads twelve tips; each tip imports the core, and all but the first import a helper. */
const SHOP: Readonly<Record<string, string>> = {
  main: `import { core } from 'core'; core()`,
  core: `${padding}; export const core = () => { window.late = [${TIPS.map((tip) => `() => import(${JSON.stringify(tip)})`).join()}] }; export const price = Number(document.title) + 1`,
  helper: `export const helper = () => document.title`,
  ...Object.fromEntries(
    TIPS.map((tip, index) => [
      tip,
      `import { price } from 'core'; ${index === 0 ? '' : `import { helper } from 'helper'; helper();`} export const ${tip} = price + ${index}`,
    ]),
  ),
}

/** Files of the shop's build by name, with their text. */
async function buildShop(modules: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'modules', resolveId: (id) => (id in modules ? id : null), load: (id) => modules[id] ?? null }, stableNames()],
    build: {
      write: false,
      rolldownOptions: { input: 'main', output: { codeSplitting: { groups: [{ name: 'main', test: /^(?:core|main)$/ }] } } },
    },
  })
  const files = (output as Rollup.RollupOutput).output
  return new Map(files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]))
}

function renamed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...after.keys()].filter((name) => !before.has(name)).map((name) => name.replace(/^assets\/|-[\w-]{5}\.js$/g, ''))
}

describe('file names of the browser bundle', () => {
  it('renames the changed file and the file of names, and nothing else', async () => {
    const before = await buildShop(SHOP)
    const after = await buildShop({ ...SHOP, tip3: `${SHOP['tip3']} + 100` })
    expect(renamed(before, after).sort()).toEqual(['names', 'tip3'])
  })

  it('renames the file that many others import without renaming those', async () => {
    const before = await buildShop(SHOP)
    const after = await buildShop({ ...SHOP, core: SHOP['core']!.replace(' + 1', ' + 2') })
    expect(renamed(before, after).sort()).toEqual(['main'])
  })

  it('renames the importers of a small changed file', async () => {
    const before = await buildShop(SHOP)
    const after = await buildShop({ ...SHOP, helper: `export const helper = () => document.URL` })
    expect(renamed(before, after)).toHaveLength(['helper', 'names', ...TIPS].length - 1)
  })

  it('never gives different text the same name', async () => {
    const builds = [
      SHOP,
      { ...SHOP, tip0: `${SHOP['tip0']} + 1` },
      { ...SHOP, core: `${SHOP['core']};console.log(2)` },
      { ...SHOP, helper: 'export const helper = 2' },
    ]
    const known = new Map<string, string>()
    for (const modules of builds)
      for (const [name, text] of await buildShop(modules)) {
        expect(known.get(name) ?? text).toBe(text)
        known.set(name, text)
      }
  })

  it('leaves no former name in any file', async () => {
    const files = await buildShop(SHOP)
    for (const [name, text] of files)
      for (const [, mentioned] of text.matchAll(/["'`](?:\.\/|assets\/)([\w.$-]+\.js)["'`]/g))
        expect(files.has(`assets/${mentioned}`), `${name}: ${mentioned}`).toBe(true)
  })
})

describe('chunks that preload shared files with a late import', () => {
  const chunk = (name: string, code: string) => ({ fileName: `assets/${name}-former12.js`, name, moduleId: name, code })
  const importers = Array.from({ length: 10 }, (_, index) => chunk(`part${index}`, `import"./core-former12.js";${index}`))
  const page = chunk('page', 'd=(m.f||(m.f=["assets/late-former12.js","assets/core-former12.js"]));()=>import(`./late-former12.js`)')
  const nameAll = (core: string) => nameByContent([chunk('core', core), ...importers, page, chunk('late', 'import"./core-former12.js"')])

  it('find them through the import map, because their own name does not change with them', () => {
    const [first, second] = [nameAll(padding), nameAll(`${padding};1`)]
    expect(first.importMap.imports['#core']).not.toBe(second.importMap.imports['#core'])
    expect(first.chunks.get(page.fileName)).toEqual(second.chunks.get(page.fileName))
    expect(first.chunks.get(page.fileName)?.code).toContain('import.meta.resolve("#core")')
  })

  it('have names of their own when they load each other', () => {
    const load = (name: string, other: string) => chunk(name, `import("./${other}-former12.js")`)
    const { chunks } = nameByContent([load('load-target', 'load-product'), load('load-product', 'load-target')])
    expect(new Set([...chunks.values()].map(({ fileName }) => fileName)).size).toBe(2)
  })

  it('refuses two chunks that cannot be told apart', () => {
    expect(() => nameByContent([chunk('a', '1'), { ...chunk('a', '2'), fileName: 'assets/a-other123.js' }])).toThrow('same name')
  })
})
