import { array, assert, constantFrom, integer, property, record, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawText, measure, setText, type Typeface } from './lettering.ts'
import { createPaint } from './paint.ts'

const FACES: readonly Typeface[] = ['grotesque', 'slab', 'serif', 'script', 'condensed', 'rounded', 'classic', 'text', 'strong']
const LONG = 'Veterinary Gastrointestinal Low Residue Extra Support'
const box = { x: 40, y: 60, width: 300, height: 110 }

describe('setText', () => {
  it.each(FACES)('keeps a long title in %s inside its box, on two lines', (face) => {
    const { covered, lines } = setText({ text: LONG, face, box, colour: '#000000', lines: 2 })
    expect(lines).toHaveLength(2)
    expect(covered.x).toBeGreaterThanOrEqual(box.x - 0.01)
    expect(covered.x + covered.width).toBeLessThanOrEqual(box.x + box.width + 0.01)
    expect(covered.y).toBeGreaterThanOrEqual(box.y)
    expect(covered.y + covered.height).toBeLessThanOrEqual(box.y + box.height)
  })

  it('keeps any text inside any box', () => {
    const word = stringMatching(/^[A-Za-zÄÖÜäöüßàèéìòù&%]{1,18}$/)
    const place = record({
      x: integer({ min: 0, max: 500 }),
      y: integer({ min: 0, max: 500 }),
      width: integer({ min: 40, max: 600 }),
      height: integer({ min: 12, max: 300 }),
    })
    assert(
      property(
        array(word, { minLength: 1, maxLength: 6 }),
        place,
        constantFrom(...FACES),
        constantFrom(1 as const, 2 as const, 3 as const),
        (words, room, face, lines) => {
          const { covered } = setText({ text: words.join(' '), face, box: room, colour: '#000000', lines })
          expect(covered.width).toBeLessThanOrEqual(room.width + 0.01)
          expect(covered.height).toBeLessThanOrEqual(room.height)
          expect(covered.x).toBeGreaterThanOrEqual(room.x - 0.01)
        },
      ),
      { numRuns: 60 },
    )
  })

  it.each([
    { why: 'one line when it is large enough', text: 'Puppy', lines: 2 as const, expected: ['Puppy'] },
    {
      why: 'a break when it makes the letters clearly larger',
      text: 'Adult Large Breed Chicken',
      lines: 2 as const,
      expected: ['Adult Large', 'Breed Chicken'],
    },
    {
      why: 'no break where none is allowed',
      text: 'Adult Large Breed Chicken',
      lines: 1 as const,
      expected: ['Adult Large Breed Chicken'],
    },
  ])('takes $why', ({ text, lines, expected }) => {
    expect(setText({ text, face: 'text', box, colour: '#000000', lines }).lines.map((line) => line.text)).toEqual(expected)
  })

  it('respects an upper bound of the letter size', () => {
    expect(setText({ text: 'Hi', face: 'text', box, colour: '#000000', maxSize: 20 }).size).toBe(20)
  })
})

describe('drawText', () => {
  it.each(FACES)('has an outline in %s for every letter of the German and Italian shops', (face) => {
    for (const letter of 'ÄÖÜäöüßàèéìòùÀÈ€') {
      const paint = createPaint()
      drawText(paint, { text: letter, face, box, colour: '#000000' })
      expect(paint.definitions()).toContain('<path')
    }
    expect(measure('Größe', face)).toBeGreaterThan(1)
  })

  it('defines each letter once', () => {
    const paint = createPaint()
    const svg = drawText(paint, { text: 'oooo', face: 'text', box, colour: '#000000' })
    expect(paint.definitions().match(/<path/g)).toHaveLength(1)
    expect(svg.match(/<use/g)).toHaveLength(4)
  })
})
