import type { FactPhrases } from '../topic.ts'

export const facts: FactPhrases = {
  first: ['Al primo posto: {first}', 'Ingrediente principale: {first}', 'Apre la ricetta: {first}'],
  parts: 'Ricetta: {parts}',
  noFillers: 'Senza grano, mais e soia',
  sizes: ['Disponibile in {sizes}', 'A scelta tra {sizes}', 'Formati: {sizes}'],
  oneSize: ['Contenuto: {sizes}', 'La confezione contiene {sizes}'],
  oneLength: 'Misura: {sizes}',
  colours: ['Colori: {colours}', 'Disponibile nei colori {colours}'],
  formats: ['A scelta: {formats}', 'Si presenta come {formats}'],
  age: ['Adatto a: {age}', 'Pensato per: {age}'],
  animal: 'Per {animal}',
  activities: 'Adatto a: {activities}',
  choose: 'Scegli tu: {parts}',
  files: 'Da scaricare: {files}',
  feeding: {
    title: 'Dosi consigliate',
    weight: 'Peso',
    amount: 'Al giorno',
    energy: 'Energia: {kcal} kcal per 100 g.',
    note: 'Un valore indicativo: adattalo all’attività e alla forma fisica.',
  },
}
