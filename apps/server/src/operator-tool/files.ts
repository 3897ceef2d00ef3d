import { readFileSync, writeFileSync } from 'node:fs'
import { ToolFault } from './faults.ts'

/** Reads a file that the command line names. @throws ToolFault */
export function readGiven(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (fault) {
    throw new ToolFault(`${file} cannot be read: ${messageOf(fault)}`)
  }
}

/** Writes a file that the command line names. @throws ToolFault */
export function writeGiven(file: string, content: string | Uint8Array, { mode = 0o666 }: { mode?: number } = {}): void {
  try {
    writeFileSync(file, content, { mode })
  } catch (fault) {
    throw new ToolFault(`${file} cannot be written: ${messageOf(fault)}`)
  }
}

/** @throws ToolFault */
export function readJson(file: string): unknown {
  const text = readGiven(file).toString('utf8')
  try {
    return JSON.parse(text)
  } catch (fault) {
    throw new ToolFault(`${file} is not JSON: ${messageOf(fault)}`)
  }
}

export function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}
