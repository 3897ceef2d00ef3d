import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'

/** Runs once before the files of a test project, because starting a server takes seconds; the function that it returns, after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
