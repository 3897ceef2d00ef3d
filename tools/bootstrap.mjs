// Makes a fresh clone ready: installs packages, builds the storefront, and for tests finds a browser. Plain JavaScript that runs on
// Node 20, because it is the script that installs Node 24. Each step is skipped when its inputs have not changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [goal = 'install'] = process.argv.slice(2)

process.chdir(root)
refuseOldNode()
install()
compileMessages()
if (goal === 'start' || goal === 'test') build()
if (goal === 'test') findBrowser()

function refuseOldNode() {
  const major = Number(process.versions.node.split('.')[0])
  const bringsNode = process.platform === 'linux' && (process.arch === 'x64' || process.arch === 'arm64')
  const needed = bringsNode ? 20 : 24
  if (major < needed) fail(`Meerkat needs Node ${needed} or newer here; this is ${process.versions.node}.`)
}

function install() {
  const inputs = ['package-lock.json', '.npmrc', ...manifests()]
  const stamp = join('node_modules', '.meerkat-install')
  const state = hashOf(inputs)
  if (readIfThere(stamp) === state) return
  say('Installing packages (once, about half a minute) …')
  // Install scripts stay off: no dependency needs one, and a malicious package could use them to run code.
  runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  linkNode()
  writeFileSync(stamp, state)
}

/** npm 10 does not link the executables of optional packages; `npm run` finds Node 24 as `node_modules/.bin/node`. */
function linkNode() {
  const link = join('node_modules', '.bin', 'node')
  const target = `node-linux-${process.arch}/bin/node`
  if (process.platform !== 'linux' || existsSync(link) || !existsSync(join('node_modules', target))) return
  chmodSync(join('node_modules', target), 0o755)
  symlinkSync(join('..', target), link)
}

/** The catalogues are compiled into a folder that git ignores; types, tests and a server from source all read it. */
function compileMessages() {
  const inputs = filesBelow('packages/i18n').filter((file) => /\.po$|(?:lingui\.config|compile)\.ts$/.test(file))
  const stamp = join('node_modules', '.meerkat-messages')
  const state = hashOf(inputs)
  if (existsSync('packages/i18n/src/compiled') && readIfThere(stamp) === state) return
  runNpm(['run', 'build', '--silent', '-w', '@meerkat/i18n'])
  writeFileSync(stamp, state)
}

function build() {
  const folders = [
    'packages/contract',
    'packages/domain',
    'packages/search',
    'packages/catalogue-query',
    'packages/settings',
    'packages/i18n',
    'apps/storefront',
  ]
  const inputs = [
    'package-lock.json',
    'tools/compress-assets.ts',
    ...filesBelow('config'),
    ...shopConfig(),
    ...folders.flatMap((folder) => filesBelow(folder).filter((file) => !/\.test\.tsx?$|\.md$/.test(file))),
  ]
  const stamp = join('apps', 'storefront', 'dist', '.build-stamp')
  const state = hashOf(inputs)
  if (readIfThere(stamp) === state) return
  say('Building the storefront …')
  runNpm(['run', 'build', '--silent'])
  // Code that the build generates (the route tree) is an input of the next comparison.
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hashOf(inputs.filter((file) => existsSync(file))))
}

/** The file of `SHOP_CONFIG` and the logo that it names: the storefront is built with both. The build reports a missing file. */
function shopConfig() {
  const written = readIfThere('.env')?.match(/^\s*SHOP_CONFIG\s*=\s*["']?([^"'\n#]+?)["']?\s*(?:#.*)?$/m)?.[1]
  const file = process.env.SHOP_CONFIG ?? written
  if (!file || !existsSync(file)) return []
  const logo = /"logo"\s*:\s*"([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1]
  const logoFile = logo && resolve(dirname(file), logo)
  return [file, ...(logoFile && existsSync(logoFile) ? [logoFile] : [])]
}

/** The browser tests run in Chromium: an installed one, Playwright's, or Debian's. */
function findBrowser() {
  if (browserThere()) return
  say("No Chromium found. Trying Playwright's own download …")
  const downloaded = spawnSync('npm', ['exec', '-w', '@meerkat/e2e', '--', 'playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 180_000,
  })
  if (downloaded.status === 0 && browserThere()) return
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium with apt-get …')
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment })
    // The headless shell has Chromium's engine without its window, and is quicker; older releases of Debian have only the whole browser.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (browserThere()) break
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit', env: environment })
    }
  }
  if (!browserThere()) fail('The browser tests need Chromium: install the package "chromium-headless-shell", or set CHROMIUM_PATH.')
}

function browserThere() {
  const known = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ]
  if (known.some((path) => path && existsSync(path))) return true
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(process.env.HOME ?? '/', '.cache', 'ms-playwright')
  return existsSync(cache) && readdirSync(cache).some((name) => name.startsWith('chromium'))
}

function manifests() {
  const workspaces = ['packages', 'apps'].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  return ['.', ...workspaces, 'e2e', 'bench', 'tools'].map((folder) => join(folder, 'package.json')).filter((file) => existsSync(file))
}

function filesBelow(folder) {
  const found = []
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue
    // Written by the build itself.
    if (entry.name === 'routeTree.gen.ts' || entry.name === 'compiled') continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) found.push(...filesBelow(path))
    else found.push(path)
  }
  return found
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of [...files].sort()) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function readIfThere(file) {
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : null
}

function runNpm(args) {
  const npm = process.env.npm_execpath
  // The PATH of child processes starts with the executables of packages, including Node 24.
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`
  const [command, ...rest] = npm?.endsWith('.js') ? [process.execPath, npm, ...args] : ['npm', ...args]
  const done = spawnSync(command, rest, { stdio: 'inherit', env: { ...process.env, PATH: path } })
  if (done.status !== 0) fail(`"npm ${args.join(' ')}" failed.`)
}

function say(text) {
  console.log(`meerkat: ${text}`)
}

function fail(text) {
  console.error(`meerkat: ${text}`)
  process.exit(1)
}
