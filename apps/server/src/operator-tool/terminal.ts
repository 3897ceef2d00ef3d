import { createInterface } from 'node:readline/promises'

/** Output of the tool. Every text is printed as one line: text from shoppers cannot add lines, colours or window titles. */
export interface Terminal {
  line(text?: string): void
  fault(text: string): void
  /** False in scripts and cron jobs, which cannot answer questions. */
  readonly isInteractive: boolean
  confirm(question: string): Promise<boolean>
}

const SPACES = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
/** Control and formatting characters, including ESC and bidirectional overrides; joiners are allowed, as words can contain them. */
const CONTROLS = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu

/** Converts text to one line without control characters. */
export function toPlainLine(text: string): string {
  return text.replaceAll(SPACES, ' ').replaceAll(CONTROLS, '')
}

export function openTerminal(): Terminal {
  // The reader of a pipe, such as `head`, has closed it.
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code === 'EPIPE') process.exit(0)
    throw fault
  })
  return {
    line: (text = '') => void process.stdout.write(`${toPlainLine(text)}\n`),
    fault: (text) => void process.stderr.write(`${toPlainLine(text)}\n`),
    isInteractive: process.stdin.isTTY && process.stdout.isTTY,
    async confirm(question) {
      const prompt = createInterface({ input: process.stdin, output: process.stdout })
      try {
        const answer = await prompt.question(`${toPlainLine(question)} [y/N] `)
        return /^y(es)?$/i.test(answer.trim())
      } finally {
        prompt.close()
      }
    },
  }
}
