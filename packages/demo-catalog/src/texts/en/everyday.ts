import type { Phrases } from '../topic.ts'

export const everyday = {
  everyday: {
    short: ['A small thing that makes the day easier.', 'Simple, useful and made to last.', 'What you reach for every day.'],
    opening: [
      '{name} is one of those things you only miss once you have had it.',
      'Nobody writes poems about {name}, and everybody reorders it.',
      '{name} solves a small problem so well that you forget there was one.',
      'We looked at nine of its kind before we put {name} on the shelf.',
    ],
    body: [
      'It was tried for a month in our own homes, with animals who had not been told that it was a test.',
      'Nothing about it is decoration: shape and size follow the use.',
      'The material was chosen so that it does no harm if it is licked, gnawed or slept on.',
      'It is one of the articles that our vet nurses buy for themselves.',
      'The maker answers questions by name, which we take as a good sign.',
      'It arrives in little packaging, because most of that ends in the bin anyway.',
    ],
    use: [
      'Take a moment to introduce it: let your animal sniff first and reward its curiosity.',
      'Look it over now and then, and replace it when it has done its duty.',
      'If you are unsure about the right version, send us a photograph: we are glad to advise.',
    ],
  },
} satisfies Record<string, Phrases>
