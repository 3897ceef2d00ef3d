import type { FactPhrases } from '../topic.ts'

export const facts: FactPhrases = {
  first: ['An erster Stelle: {first}', 'Hauptzutat: {first}', 'Führt die Zutatenliste an: {first}'],
  parts: 'Rezeptur: {parts}',
  noFillers: 'Ohne Weizen, Mais und Soja',
  sizes: ['Erhältlich als {sizes}', 'Zur Wahl stehen {sizes}', 'Größen: {sizes}'],
  oneSize: ['Inhalt: {sizes}', 'Packungsinhalt: {sizes}'],
  oneLength: 'Größe: {sizes}',
  colours: ['Farben: {colours}', 'Erhältlich in {colours}'],
  formats: ['Zur Wahl: {formats}', 'Darreichung: {formats}'],
  age: ['Geeignet für: {age}', 'Gedacht für: {age}'],
  animal: 'Für {animal}',
  activities: 'Gut für: {activities}',
  choose: 'Sie wählen: {parts}',
  files: 'Zum Herunterladen: {files}',
  feeding: {
    title: 'Fütterungsempfehlung',
    weight: 'Körpergewicht',
    amount: 'Pro Tag',
    energy: 'Energie: {kcal} kcal je 100 g.',
    note: 'Ein Richtwert: passen Sie ihn an Bewegung und Zustand an.',
  },
}
