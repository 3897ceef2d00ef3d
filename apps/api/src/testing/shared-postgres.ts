import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'

/** Vitest calls this once before all files of a test project, because starting a server takes seconds, and the returned function afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
