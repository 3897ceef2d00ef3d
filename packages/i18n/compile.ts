// `npm run build -w @meerkat/i18n`: reads the PO files of every locale, fills missing messages with English, and writes one module
// per locale and part into `src/compiled`, which git ignores, and one per part that loads the locales. Lingui's own command can only write
// beside the PO files.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

const folder = join(import.meta.dirname, 'src', 'compiled')
const config = getConfig({ configPath: join(import.meta.dirname, 'lingui.config.ts') })
const { sourceLocale, fallbackLocales } = config
const catalogs = await getCatalogs(config)

const modules = await Promise.all(
  config.locales.flatMap((locale) =>
    catalogs.map(async (catalog) => {
      const { messages } = await catalog.getTranslations(locale, { sourceLocale, fallbackLocales })
      const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'ts' })
      if (errors.length > 0) throw new AggregateError(errors, `${locale}: ${errors.map(({ id }) => id).join(', ')} cannot be compiled`)
      return { locale, file: `${basename(catalog.path)}.ts`, source }
    }),
  ),
)

rmSync(folder, { recursive: true, force: true })
for (const { locale, file, source } of modules) {
  mkdirSync(join(folder, locale), { recursive: true })
  writeFileSync(join(folder, locale, file), source)
}
for (const { path } of catalogs) {
  const part = basename(path)
  const loaders = config.locales.map((locale) => `  '${locale}': () => import('./${locale}/${part}.ts'),\n`)
  const head = `import type { Catalogs } from '../load-messages.ts'\n\n`
  writeFileSync(join(folder, `${part}.ts`), `${head}export const catalogs: Catalogs = {\n${loaders.join('')}}\n`)
}
console.log(`i18n: ${config.locales.length} locales compiled`)
