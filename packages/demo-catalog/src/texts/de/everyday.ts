import type { Phrases } from '../topic.ts'

export const everyday = {
  everyday: {
    short: ['Eine Kleinigkeit, die den Tag leichter macht.', 'Einfach, nützlich und auf Dauer gemacht.', 'Wonach man jeden Tag greift.'],
    opening: [
      '{name} gehört zu den Dingen, die einem erst fehlen, wenn man sie einmal hatte.',
      'Über {name} schreibt niemand Gedichte, und alle bestellen es nach.',
      '{name} löst ein kleines Problem so gut, dass man vergisst, dass es eines gab.',
      'Wir haben neun ähnliche Artikel verglichen, bevor {name} ins Regal kam.',
    ],
    body: [
      'Einen Monat lang wurde es bei uns zu Hause erprobt, mit Tieren, die von keinem Test wussten.',
      'Nichts daran ist Zierde: Form und Größe folgen dem Gebrauch.',
      'Das Material ist so gewählt, dass es auch beim Lecken, Nagen oder Daraufschlafen nicht schadet.',
      'Es gehört zu den Artikeln, die unsere Fachangestellten für sich selbst kaufen.',
      'Der Hersteller beantwortet Fragen mit vollem Namen, was wir für ein gutes Zeichen halten.',
      'Es kommt mit wenig Verpackung, denn das meiste davon landet ohnehin in der Tonne.',
    ],
    use: [
      'Nehmen Sie sich einen Augenblick zum Vorstellen: erst schnuppern lassen, dann die Neugier belohnen.',
      'Sehen Sie es ab und zu durch und ersetzen Sie es, wenn es seinen Dienst getan hat.',
      'Wenn Sie bei der Auswahl unsicher sind, schicken Sie uns ein Foto: Wir beraten gern.',
    ],
  },
} satisfies Record<string, Phrases>
