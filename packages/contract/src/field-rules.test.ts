import { describe, expect, it } from 'vitest'
import { isPersonName, isPlainLine } from './field-rules.ts'

describe('isPersonName', () => {
  it.each([
    'Thandi',
    'Anna-Maria van der Merwe',
    "O'Neill",
    'J. R. R. Tolkien',
    'J.R.R. Tolkien',
    'Dr.Mokoena',
    'St.John',
    'José',
    '山田 太郎',
    'Иван',
  ])('accepts %s', (name) => expect(isPersonName(name)).toBe(true))

  it.each([
    'https://evil.example/win',
    'You won! evil.example',
    'Visit www.evil',
    'EVIL.COM',
    'thandi@example.com',
    'Thandi\r\nBcc: victim@example',
    'Thandi\u0000',
    '\u001b]0;root\u0007Thandi',
    '\u202eidnahT',
  ])('refuses %j', (name) => expect(isPersonName(name)).toBe(false))
})

describe('isPlainLine', () => {
  it.each(['Zooplus.de GmbH', '14 Acacia Rd.', 'Unit 3/b', 'c/o Mokoena'])('accepts %s', (line) => expect(isPlainLine(line)).toBe(true))
  it.each(['14 Acacia Road\nPAID: yes', 'see http://evil.example', 'www.evil.example', 'a\u0007b'])('refuses %j', (line) =>
    expect(isPlainLine(line)).toBe(false),
  )
})
