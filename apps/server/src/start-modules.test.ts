import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const LIST_PACKAGES = `
import { registerHooks } from 'node:module'
const packages = new Set()
registerHooks({
  load(url, context, load) {
    const name = url.split('/node_modules/').at(-1).match(/^(?:@[^/]+\\/)?[^/]+/)?.[0]
    if (url.includes('/node_modules/')) packages.add(name)
    return load(url, context)
  },
})
await import('./start-shop.ts')
console.log(JSON.stringify([...packages]))
process.exit()
`

/** In a process of its own, because the one that runs the tests has loaded more. */
async function listPackagesOfStart(): Promise<string[]> {
  const flags = ['--input-type=module', '--eval', LIST_PACKAGES]
  const { stdout } = await promisify(execFile)(process.execPath, flags, { cwd: import.meta.dirname })
  return JSON.parse(stdout) as string[]
}

it('a start loads no libraries for pictures, mails, metrics or HTML, which some shops never need', async () => {
  const packages = await listPackagesOfStart()
  expect(packages).toContain('fastify')
  for (const late of ['sharp', 'nodemailer', 'prom-client', 'sanitize-html', 'parse5']) expect(packages).not.toContain(late)
})
