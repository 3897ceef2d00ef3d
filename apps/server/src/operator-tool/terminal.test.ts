import { describe, expect, it } from 'vitest'
import { toPlainLine } from './terminal.ts'

describe('what the tool prints', () => {
  it.each([
    { why: 'a window title is not set', text: 'Eve\u001b]0;root\u0007', plain: 'Eve]0;root' },
    { why: 'no line is forged', text: 'Eve\nPAID: yes', plain: 'Eve PAID: yes' },
    { why: 'nor with a separator of Unicode', text: 'Eve\u2028PAID\u0085yes', plain: 'Eve PAID yes' },
    { why: 'nor by going back in the line', text: 'Eve\r\b\b\bBob', plain: 'Eve Bob' },
    { why: 'eight-bit control sequences go', text: '\u009b31mred', plain: '31mred' },
    { why: 'letters are not reversed', text: 'a\u202etxt.exe', plain: 'atxt.exe' },
    { why: 'words of any script stay', text: 'Zoë 猫 میخواهم\u200cها 👩\u200d🔬', plain: 'Zoë 猫 میخواهم\u200cها 👩\u200d🔬' },
  ])('$why', ({ text, plain }) => {
    expect(toPlainLine(text)).toBe(plain)
  })
})
