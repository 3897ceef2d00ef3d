import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const files = readdirSync(join(root, 'deploy')).filter((name) => name !== 'README.md')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }

/** Read by Node, by systemd and by the image of PostgreSQL, not by the shop. */
const FOREIGN = new Set(['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'AF_INET', 'AF_UNIX'])
const known = new Set([...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name))
const verbs = new Set(readdirSync(join(root, 'apps/server/src/operator-tool/verbs')).map((name) => name.replace('.ts', '')))

describe('the sample files', () => {
  it.each(files)('%s names only variables that the shop reads', (file) => {
    const text = read(`deploy/${file}`)
    const set = [...text.matchAll(/(?:^Environment=|^ENV | {2,6}(?:# )?|[ ,{])([A-Z][A-Z_]{2,})(?==|: )/gm)].map(([, name]) => name ?? '')
    const named = [...text.matchAll(/\b([A-Z]+_[A-Z_]+)\b/g)].map(([, name]) => name ?? '')
    expect([...set, ...named].filter((name) => !known.has(name) && !FOREIGN.has(name))).toEqual([])
  })

  it.each(files)('%s runs only commands that exist', (file) => {
    const text = read(`deploy/${file}`).replaceAll(/^\s*#.*$/gm, '')
    const started = [...text.matchAll(/\bnpm(?: run(?: --silent)?|",)? "?([a-z]+)/g)].map(([, name]) => name ?? '')
    expect(started.filter((name) => scripts[name] === undefined)).toEqual([])
    const tool = [...text.matchAll(/\bshop -- ([a-z]+)/g)].map(([, verb]) => verb ?? '')
    expect(tool.filter((verb) => !verbs.has(verb))).toEqual([])
    const paths = [...text.matchAll(/\bnode ((?:tools|apps)\/[\w./-]+)/g)].map(([, path]) => path ?? '')
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('start the shop: as a service, with its backup, and in the image', () => {
    expect(read('deploy/meerkat.service')).toContain('ExecStart=/usr/bin/npm start')
    expect(read('deploy/meerkat-backup.service')).toContain('npm run --silent shop -- backup ')
    expect(read('deploy/Dockerfile')).toContain('RUN node tools/bootstrap.mjs start')
    // npm ends at once on SIGTERM and leaves the shop running, which would then be killed in the middle of its requests.
    expect(read('deploy/meerkat.service')).toContain('KillMode=control-group')
    expect(read('deploy/Dockerfile')).toContain(`CMD ${JSON.stringify(scripts['start']?.split(' ')).replaceAll('","', '", "')}`)
    expect(read('deploy/Dockerfile')).toContain(`FROM node:${read('.nvmrc').trim().split('.')[0]}-`)
  })

  it('keep passwords, data and builds of this machine out of the image', () => {
    const left = read('.dockerignore').trim().split('\n')
    // Compose reads the password of the database from deploy/.env.
    expect(left).toEqual(expect.arrayContaining(['**/.env', '**/node_modules', '**/dist', 'var', '.git']))
  })

  it('forward to the port on which the shop listens', () => {
    const port = /^PORT=(\d+)$/m.exec(read('.env.example'))?.[1]
    expect(read('deploy/nginx.conf')).toContain(`server 127.0.0.1:${port};`)
    expect(read('deploy/Caddyfile')).toContain(`reverse_proxy 127.0.0.1:${port} {`)
    expect(read('deploy/compose.yaml')).toContain(`127.0.0.1:${port}:${port}`)
  })

  it('block the internal paths, also in other spellings that the shop accepts', () => {
    expect(read('deploy/Caddyfile')).toContain('@internal path /metrics /metrics/ /invalidate /invalidate/\n')
    expect(read('deploy/nginx.conf')).toContain('location ~* ^/(metrics|invalidate)/*$ {')
  })

  it('work with the nginx of Debian 12, which has no directive "http2"', () => {
    expect(read('deploy/nginx.conf')).not.toMatch(/^\s*http2\s/m)
    expect(read('deploy/nginx.conf')).toContain('listen 443 ssl http2;')
  })
})
