import type { FactPhrases } from '../topic.ts'

export const facts: FactPhrases = {
  first: ['First on the label: {first}', 'Main ingredient: {first}', 'Leads the recipe: {first}'],
  parts: 'Recipe: {parts}',
  noFillers: 'Without wheat, maize or soya',
  sizes: ['Available as {sizes}', 'Choose between {sizes}', 'Comes in {sizes}'],
  oneSize: ['Contents: {sizes}', 'One pack holds {sizes}'],
  oneLength: 'Size: {sizes}',
  colours: ['Colours: {colours}', 'Available in {colours}'],
  formats: ['To choose from: {formats}', 'Comes as {formats}'],
  age: ['Suitable for: {age}', 'Made for: {age}'],
  animal: 'For {animal}',
  activities: 'Good for: {activities}',
  choose: 'You choose: {parts}',
  files: 'To download: {files}',
  feeding: {
    title: 'Feeding guide',
    weight: 'Body weight',
    amount: 'Per day',
    energy: 'Energy: {kcal} kcal per 100 g.',
    note: 'A starting point: adjust it to activity and condition.',
  },
}
