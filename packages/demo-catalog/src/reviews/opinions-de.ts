import type { Opinions } from './opinions.ts'

export const opinionsDe: Opinions = {
  openings: [
    'Für {pet} bestellt, als das alte aufgebraucht war.',
    'Wegen des Preises war ich skeptisch, aber {pet} hat mich überzeugt.',
    'Der Tipp kam von einer Freundin aus der Hundeschule.',
    'Seit zwei Monaten täglich im Einsatz.',
  ],
  fair: {
    titles: ['Gut, mit kleinem Aber', 'Erfüllt seinen Zweck', 'Ganz in Ordnung', 'Gemischte Gefühle'],
    sentences: {
      eaten: [
        'Gute Zutaten, aber {pet} sortiert die Hälfte aus.',
        'Wird gefressen, aber ohne Begeisterung; wir mischen es mit dem alten.',
        'Die Packung schließt schlecht, wir füllen in eine Dose um.',
        '{pet} hat zehn Tage gebraucht, seitdem klappt es gut.',
      ],
      applied: [
        'Es wirkt, aber langsamer als erhofft.',
        'Wirksam, nur der Geruch ist nicht nach dem Geschmack von {pet}.',
        'Die Dosiermarken sind schwer zu lesen, sonst gut.',
        'Es hilft, wir brauchen aber mehr davon als gedacht.',
      ],
      thing: [
        'Gut verarbeitet, aber kleiner als gedacht: vorher messen.',
        'Stabil, nur die Farbe ist matter als auf dem Bild.',
        'Funktioniert gut, die Anleitung könnte klarer sein.',
        '{pet} ist eine Woche drum herumgegangen, bevor es benutzt wurde.',
      ],
      litter: [
        'Klumpt gut, verteilt sich aber in der ganzen Wohnung.',
        'Riecht weniger als die alte, staubt aber mehr.',
        'Reicht so lange wie angegeben; der Sack ist schwer zu tragen.',
      ],
      service: [
        'Nützlich, die Hälfte wussten wir aber schon.',
        'Gute Beispiele, der Teil über Fütterung ist kurz.',
        'Kompetent und freundlich; für Fragen hätten wir gern mehr Zeit gehabt.',
      ],
    },
  },
  poor: {
    titles: ['Nichts für uns', 'Enttäuscht', 'Mehr erwartet'],
    sentences: {
      eaten: [
        '{pet} hat drei Tage lang nur daran gerochen.',
        '{pet} hat es nicht vertragen, nach einer Woche haben wir aufgehört.',
        'Viel Staub unten in der Packung.',
        'Die ungeöffnete Packung wurde anstandslos zurückgenommen.',
      ],
      applied: [
        'Nach sechs Wochen kein Unterschied.',
        'Die Haut war gereizt, unsere Tierärztin riet zum Absetzen.',
        'Das Siegel war bei der Ankunft gebrochen; es wurde ersetzt.',
        'Für ein Tier dieser Größe ist zu wenig drin.',
      ],
      thing: [
        'In der dritten Woche hat sich etwas gelöst; es wurde ersetzt.',
        'Zu klein für uns, obwohl wir gemessen hatten.',
        '{pet} macht einen Bogen darum.',
        'Schwerer als erwartet, jetzt steht es in der Garage.',
      ],
      litter: [
        '{pet} hat das Klo gemieden, bis wir zurückgewechselt haben.',
        'Es roch schon nach einem Tag.',
        'Mehr Staub als bei der günstigen.',
      ],
      service: [
        'Zu einfach für Leute, die seit Jahren Tiere halten.',
        'Wir hatten auf mehr Zeit für eigene Fragen gehofft.',
        'Es blieb allgemein, dabei ging es uns um ein bestimmtes Tier.',
      ],
    },
  },
  facts: {
    first: [
      'Auf dem Etikett steht {first} an erster Stelle, deshalb haben wir es probiert.',
      '{pet} reagiert auf vieles, auf {first} aber nicht.',
      'Mit {first} als erster Zutat weiß ich, was im Napf ist.',
    ],
    size: [
      '{size} passt für uns: leer, bevor es alt wird.',
      'Wir haben mit {size} angefangen und sind dabei geblieben.',
      'Wir nehmen immer {size}.',
    ],
    colour: ['Wir haben {colour} gewählt, es sieht aus wie auf dem Bild.', 'In {colour} sieht man den Schmutz kaum.'],
  },
  titles: {
    meal: ['Napf blitzblank', 'Keine Bauchprobleme mehr', 'Endlich ein Futter, das passt'],
    feed: ['Frisch und staubfrei', 'Nichts bleibt übrig', 'Bis zum letzten Krümel gefressen'],
    treat: ['Dafür kommt jeder angerannt', 'Unsere Trainingswährung', 'Kein Bauchweh'],
    health: ['Nach vier Wochen ein Unterschied', 'Leicht zu dosieren', 'Läuft wieder besser'],
    parasite: ['Ein Sommer ohne Zecken', 'Schnell aufgetragen', 'Nichts krabbelt mehr'],
    clinic: ['Gut, es im Schrank zu haben', 'So gut wie in der Praxis', 'Da, als wir es brauchten'],
    care: ['Tagelang weich und sauber', 'Keine Rötung', 'Riecht kaum'],
    tool: ['So viele Haare', 'Liegt gut in der Hand', '{pet} hält dafür still'],
    play: ['{pet} hat es noch nicht zerlegt', 'Regentag gerettet', 'Das Lieblingsspielzeug im Haus'],
    home: ['Sofort eingezogen', 'Steht fest', 'Solide, und die Maße stimmen'],
    litter: ['Kein Geruch in der kleinen Wohnung', 'Viel weniger Staub', 'Sofort angenommen'],
    tech: ['Übersteht jeden Stromausfall', 'Leise und zuverlässig', 'In einer halben Stunde in Betrieb'],
    gear: ['Kein Rost an der Küste', 'Nach einer Saison wie neu', 'Schlicht und robust'],
    service: ['Jemand, der zuhört', 'Hat uns eine Nachtfahrt erspart', 'Klarer Rat'],
    lesson: ['Viel gelernt', 'Lohnt sich für Anfänger', 'Gute Beispiele'],
  },
  praise: {
    meal: [
      '{pet} hat den Napf vom ersten Tag an leer geputzt, und das Fell glänzt wie nie.',
      'Nach einer Woche Umstellung ist die Verdauung wieder in Ordnung.',
      'Seit dem Wechsel wird nicht mehr gekratzt.',
      'Sogar unser Mäkler frisst seine Portion auf.',
      'Die Zutatenliste ist kurz, das gefällt mir.',
    ],
    feed: [
      'Kaum Staub am Boden der Packung.',
      'Es wird alles gefressen, nichts aussortiert.',
      'Frisch, sauber und immer gleich gut.',
      'Mit drei anderen Etiketten verglichen und hier geblieben.',
    ],
    treat: [
      'Es reicht, mit der Tüte zu rascheln, und alle sitzen.',
      'Klein genug fürs Training und nicht klebrig.',
      'Beschäftigt {pet} eine ganze Weile.',
      'Keine Bauchprobleme, das ist bei uns selten.',
    ],
    health: [
      'Nach vier Wochen war ein deutlicher Unterschied zu sehen.',
      'Leicht zu dosieren und leicht zu geben.',
      'Unsere Tierärztin hat die Zutaten geprüft und war zufrieden.',
    ],
    parasite: [
      'Da krabbelt nichts mehr, und wir wohnen direkt am hohen Gras.',
      'Schnell angewendet, ganz ohne Drama.',
      'Die Gewichtstabelle lässt keine Fragen offen.',
    ],
    clinic: [
      'Gut, wenn man es im Haus hat, bevor man es braucht.',
      'Dieselbe Qualität wie in unserer Praxis.',
      'Gut verpackt und lange haltbar.',
    ],
    care: ['Lässt sich gut ausspülen und riecht angenehm zurückhaltend.', 'Empfindliche Haut und trotzdem keine Rötung.', 'Sehr ergiebig.'],
    tool: [
      'Unglaublich, wie viele Haare da herauskommen.',
      'Gut verarbeitet und liegt angenehm in der Hand.',
      'Danach leicht zu reinigen.',
    ],
    play: [
      'Hat {pet} überlebt, und das schafft nicht viel.',
      'Eine Stunde Ruhe an einem Regentag.',
      'Stabil, keine scharfen Kanten, nichts ist abgegangen.',
    ],
    home: [
      '{pet} ist eingezogen, bevor ich fertig war.',
      'Solide Arbeit und leicht zu reinigen.',
      'Sieht auch noch gut aus.',
      'Steht fest, nichts wackelt.',
    ],
    litter: ['Kein Geruch, auch in einer kleinen Wohnung.', 'Viel weniger Staub als früher.', 'Leicht sauber zu halten.'],
    tech: [
      'Läuft leise und startet nach Stromausfall von selbst.',
      'Seitdem sind die Werte stabil.',
      'Klare Anleitung, in einer halben Stunde in Betrieb.',
    ],
    gear: ['Sauber verarbeitet, nichts rostet.', 'Einfach, stabil und durchdacht.', 'Bei jedem Wetter benutzt und noch wie neu.'],
    service: [
      'Da hat sich jemand Zeit genommen und alles ruhig erklärt.',
      'Das hat uns eine nächtliche Fahrt erspart.',
      'Die Zusammenfassung kam innerhalb einer Stunde.',
    ],
    lesson: ['Klar, praktisch und auf Augenhöhe.', 'Mit den Notizen arbeiten wir noch heute.', 'Gerade für Anfänger viel wert.'],
  },
}
