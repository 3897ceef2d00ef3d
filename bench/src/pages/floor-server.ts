// The floors for page rendering, in a separate process: raw React rendering the same tree and data, and `node:http` sending a
// finished page. Reads the page from the file given as argument and prints its port.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { renderToString } from 'react-dom/server'
import { toElements, toTree } from './to-elements.ts'

const [file = ''] = process.argv.slice(2)
const html = readFileSync(file, 'utf8')
const tree = toTree(html)
const data = [...html.matchAll(/<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/g)].map(
  ([, json]) => JSON.parse(json ?? 'null') as unknown,
)
const finished = Buffer.from(html)

const server = createServer((request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  if (request.url === '/bytes') return response.end(finished)
  const scripts = data
    .map((value) => `<script type="application/json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`)
    .join('')
  return response.end(`<!DOCTYPE html>${renderToString(toElements(tree))}${scripts}`)
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : '')
})
