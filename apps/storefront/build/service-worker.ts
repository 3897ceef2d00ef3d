import { join } from 'node:path'
import { toBrowserSettings } from '@meerkat/settings/browser-settings'
import { build, type Plugin } from 'vite'
import type { BuildList } from '../src/service-worker/build-list.ts'
import { type Bundle, listFiles } from './list-files.ts'
import { readReminders } from './reminders.ts'
import { readShopStores } from './settings-plugin.ts'
import type { NamedBuild } from './stable-names.ts'

const root = join(import.meta.dirname, '..')

/** Builds `service-worker.js` with the list of the finished bundle's files. Decision 0037. */
export function serviceWorker(named: NamedBuild): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    sharedDuringBuild: true,
    writeBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        if (this.environment.name !== 'client' || dir === undefined) return
        const { storeViews } = toBrowserSettings(readShopStores())
        const list: BuildList = {
          build: named.build,
          ...listFiles(bundle as unknown as Bundle),
          views: storeViews.map(({ storeCode, url, i18n }) => ({ storeCode, url, language: i18n.defaultLocale })),
          reminders: await readReminders(),
        }
        await buildWorker(dir, list)
      },
    },
  }
}

/** One classic script: import maps do not apply to workers, and not every browser supports service workers that are modules. */
async function buildWorker(outDir: string, list: BuildList): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: { __BUILD_LIST__: JSON.stringify(list) },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src', 'service-worker', 'worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}
