import { describe, expect, it } from 'vitest'
import { hasCardNumber, isPersonName, isPlainLine } from './field-rules.ts'

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

describe('hasCardNumber', () => {
  it.each([
    '4200000000000000',
    '4111 1111 1111 1111',
    '5454-5454-5454-5454',
    '2223000048400011',
    '377777777777770',
    'Unit 3, 6011000990139424',
  ])('finds %s', (text) => {
    expect(hasCardNumber(text)).toBe(true)
    expect(isPlainLine(text)).toBe(false)
  })

  it.each([
    '4200000000000001',
    '+27 82 123 4567',
    '1795447039081',
    '4c8e7f2a-4200-0000-0000-000000000000',
    '42000000000000000000000',
    'DE136695976',
    '14 Acacia Road 0181',
  ])('ignores %s', (text) => expect(hasCardNumber(text)).toBe(false))
})
