import { EventEmitter } from 'node:events'
import { join, resolve } from 'node:path'
import type { ViteDevServer } from 'vite'
import { describe, expect, it } from 'vitest'
import { shopSettings } from './settings-plugin.ts'

const config = resolve(import.meta.dirname, '..', '..', '..', 'config')

/** A development server that counts how often it is restarted. */
function aServer() {
  const watched: string[] = []
  const watcher = Object.assign(new EventEmitter(), { add: (files: readonly string[]) => void watched.push(...files) })
  let restarts = 0
  const restart = async () => void restarts++
  const { configureServer } = shopSettings()
  if (typeof configureServer === 'function') {
    const hook = configureServer as unknown as (server: Pick<ViteDevServer, 'restart'> & { watcher: typeof watcher }) => void
    hook({ watcher, restart })
  }
  return { watched, change: (file: string) => watcher.emit('change', file), restarts: () => restarts }
}

describe('while developing', () => {
  it.each(['stores.json', 'labels/ja-JP.json', 'holidays/ZA.json'])('a change of config/%s is applied', (name) => {
    const server = aServer()
    expect(server.watched).toContain(join(config, name.split('/')[0] ?? ''))
    server.change(join(config, name))
    expect(server.restarts()).toBe(1)
  })

  it('other files do not restart the server', () => {
    const server = aServer()
    server.change(join(config, 'stores.json.bak'))
    server.change(join(config, '..', 'apps', 'storefront', 'src', 'client.tsx'))
    expect(server.restarts()).toBe(0)
  })
})
