import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** Sends the path unchanged: a client library would normalise it first. */
export function getRaw(baseURL: string | undefined, path: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(baseURL ?? '')
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, method: 'GET', agent: false }, (answer) => {
      answer.setEncoding('utf8')
      let text = ''
      answer.on('data', (part: string) => {
        text += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
    sent.on('error', reject)
    sent.end()
  })
}
