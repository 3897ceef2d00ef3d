import { describe, expect, it } from 'vitest'
import { toPlainLine } from './terminal.ts'

describe('what the tool prints', () => {
  it.each([
    { why: 'cannot set the window title', text: 'Eve\u001b]0;root\u0007', plain: 'Eve]0;root' },
    { why: 'cannot add a line', text: 'Eve\nPAID: yes', plain: 'Eve PAID: yes' },
    { why: 'cannot add a line with a Unicode separator', text: 'Eve\u2028PAID\u0085yes', plain: 'Eve PAID yes' },
    { why: 'cannot overwrite the line', text: 'Eve\r\b\b\bBob', plain: 'Eve Bob' },
    { why: 'removes eight-bit control sequences', text: '\u009b31mred', plain: '31mred' },
    { why: 'cannot reverse the text direction', text: 'a\u202etxt.exe', plain: 'atxt.exe' },
    { why: 'keeps words of any script', text: 'Zoë 猫 میخواهم\u200cها 👩\u200d🔬', plain: 'Zoë 猫 میخواهم\u200cها 👩\u200d🔬' },
  ])('$why', ({ text, plain }) => {
    expect(toPlainLine(text)).toBe(plain)
  })
})
