import { once } from 'node:events'
import { createServer } from 'node:net'
import { type Config, StartFault } from '../config.ts'

/** Checks the port before the database is opened and filled, which takes half a minute the first time. @throws StartFault */
export async function refuseTakenPort(config: Config): Promise<void> {
  const probe = createServer()
  try {
    probe.listen(config.port, config.host)
    await once(probe, 'listening')
  } catch (error) {
    throw listenFault(error, config) ?? error
  }
  probe.close()
  await once(probe, 'close')
}

/** Advice for the operator; null for an unexpected error. */
export function listenFault(error: unknown, { host, port }: Config): StartFault | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') return new StartFault(`Port ${port} is already in use. Stop what uses it, or set PORT to another number.`)
  if (code === 'EACCES') return new StartFault(`Port ${port} may not be used by this user. Set PORT to a number above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartFault(`This machine has no address "${host}". Set HOST to one it has.`)
  return null
}
