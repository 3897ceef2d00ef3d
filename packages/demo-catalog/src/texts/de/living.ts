import type { Phrases } from '../topic.ts'

export const living = {
  toy: {
    short: ['Für Spiele, bei denen es ernst wird.', 'Ein Spielzeug mit Plan: jagen, kauen, von vorn.', 'Robust genug für jeden Tag.'],
    opening: [
      '{name} wurde in unserem Testgarten geworfen, vergraben, versenkt und geliebt.',
      'Ein müdes Tier ist ein braves Tier: {name} trägt seinen Teil bei.',
      'Für Regennachmittage und lange Sonntage gibt es {name}.',
      '{name} macht das Sofa um einiges uninteressanter.',
    ],
    body: [
      'Das Material ist frei von Weichmachern, die in keinem Maul etwas zu suchen haben.',
      'Es lässt sich waschen, trocknet schnell und übersteht auch den Parkplatz am Strand.',
      'Es macht nie zweimal dasselbe und beschäftigt den Kopf so sehr wie die Beine.',
      'Geht es im ersten Monat kaputt, ersetzen wir es einmal kostenlos.',
    ],
    use: [
      'Spielen Sie gemeinsam, sehen Sie es danach durch und entsorgen Sie es, wenn sich Teile lösen.',
      'Räumen Sie Spielzeug zwischendurch weg: Seltenes bleibt spannend.',
    ],
  },
  bed: {
    short: ['Ein eigener Platz, weich und waschbar.', 'Für Langschläfer und rastlose Kreisdreher.'],
    opening: [
      'Wer sechzehn Stunden am Tag schläft, hat {name} verdient.',
      '{name} gibt alten Hüften Ruhe und jungen ein Zuhause.',
      'Erst dreimal drehen, dann seufzen: Für diesen Seufzer ist {name} gemacht.',
    ],
    body: [
      'Die Füllung federt zurück und wandert nicht in die Ecken.',
      'Der Bezug hat einen Reißverschluss, den noch keine Pfote verstanden hat, und ist bei vierzig Grad waschbar.',
      'Die Unterseite haftet auf Fliesen und Parkett.',
    ],
    use: [
      'Messen Sie Ihr Tier ausgestreckt und geben Sie zwanzig Zentimeter dazu.',
      'Ein getragenes T-Shirt von Ihnen verkürzt die Eingewöhnung.',
    ],
  },
  walking: {
    short: [
      'Verlässliche Ausrüstung für jeden Spaziergang.',
      'Sitzt gut, hält fest, lebt lange.',
      'Leicht in der Hand und stark, wenn es darauf ankommt.',
    ],
    opening: [
      '{name} ist für den Moment gemacht, in dem ein Hase den Weg kreuzt.',
      'Zweimal am Tag, bei jedem Wetter, jahrelang: Dafür ist {name} gebaut.',
      '{name} tut, was gute Ausrüstung tun soll: Man vergisst sie, bis man sie braucht.',
    ],
    body: [
      'Wo Last anliegt, ist doppelt genäht, und die Metallteile sind auf das Zehnfache des Hundegewichts geprüft.',
      'Die Kanten sind weich, damit weder hinter den Beinen noch am Hals etwas scheuert.',
      'Der Reflexfaden ist eingewebt statt aufgeklebt und übersteht die Wäsche.',
      'Es trocknet über Nacht und behält den Geruch des Teichs nicht.',
    ],
    use: [
      'Zwei Finger sollten darunterpassen. Prüfen Sie Sitz und Schnallen einmal im Monat.',
      'Messen Sie an der breitesten Stelle, im Stehen und ohne das Band anzuziehen.',
    ],
  },
  carrier: {
    short: ['Sicher unterwegs, mit Aussicht oder in Ruhe.', 'Von der Praxis bis zum Pass: gut verpackt.'],
    opening: [
      '{name} macht aus der Fahrt ein Nickerchen.',
      'Mit {name} kommt die Katze in die Praxis, und Ihre Hände bleiben heil.',
      'Auf der Rückbank, in der Bahn, unter dem Tisch: {name} kommt mit.',
    ],
    body: [
      'Öffnen lässt es sich auch von oben, das erspart allen das Tauziehen an der Tür.',
      'Luft kommt von drei Seiten, und der Boden bleibt beim Anheben fest.',
      'Gurtschlaufen oder Klammern halten es an Ort und Stelle, wenn jemand scharf bremst.',
    ],
    use: [
      'Lassen Sie es vor der ersten Reise eine Woche offen im Wohnzimmer stehen, mit einem Leckerli darin.',
      'Lassen Sie nie ein Tier im geparkten Auto; in der Sonne geht es um Minuten.',
    ],
  },
  training: {
    short: ['Kleine Hilfe mit großer Wirkung.', 'Für klare Signale und schnelles Lob.'],
    opening: [
      '{name} erzieht Ihren Hund nicht, macht aber Sie schneller.',
      'Gutes Timing ist das halbe Training, und {name} ist die zweite Hand.',
      'Mit {name} arbeiten wir in unseren eigenen Kursen.',
    ],
    body: [
      'Es beruht allein auf Belohnung: Was sich lohnt, wird wiederholt.',
      'Es lässt sich mit einer Hand und ohne Hinsehen bedienen, denn die Augen gehören zum Hund.',
      'Eine kurze Anleitung mit fünf ersten Übungen liegt bei.',
    ],
    use: [
      'Dreimal drei Minuten am Tag sind besser als eine lange Stunde.',
      'Beenden Sie jede Übung mit etwas, das klappt, und mit einem Spiel.',
    ],
  },
  bowl: {
    short: ['Fressen und Trinken ohne Drama.', 'Steht fest, ist leicht zu reinigen.'],
    opening: [
      '{name} bleibt stehen, wo es steht, auch wenn das Essen aufregend ist.',
      'Mit {name} dauern Mahlzeiten etwas länger, und der Boden bleibt sauber.',
      '{name} ist leise, standfest und kommt einfach in die Spülmaschine.',
    ],
    body: [
      'Das Material nimmt weder Geruch noch Farbe vom Futter an.',
      'Der Rand ist so geformt, dass Schnurrhaare und Ohren trocken bleiben.',
      'Höhe und Breite wurden mit einer Tierphysiotherapeutin festgelegt.',
    ],
    use: [
      'Täglich heiß ausspülen; der Film im Napf ist nicht harmlos.',
      'Stellen Sie Wasser und Futter getrennt auf: Viele Tiere trinken dann mehr.',
    ],
  },
  litter: {
    short: ['Weniger Geruch, weniger Staub, weniger Schleppen.', 'Saubere Pfoten und eine ruhige Nase.'],
    opening: [
      '{name} behält ein Geheimnis für sich: Niemand merkt, dass hier eine Katze wohnt.',
      'Katzen haben Ansichten über Streu; bei {name} sind sich die meisten einig.',
      'Mit {name} ist das tägliche Schaufeln eine Sache von Sekunden.',
    ],
    body: [
      'Feuchtigkeit wird gebunden, bevor Ammoniak entstehen kann.',
      'Die Körner sind schwer genug für die Toilette und weich genug für junge Pfoten.',
      'Eine Füllung reicht einer Katze rund vier Wochen.',
    ],
    use: [
      'Sieben Zentimeter hoch einfüllen, täglich ausschaufeln und die Toilette monatlich ohne scharfe Mittel reinigen.',
      'Eine Toilette je Katze und eine dazu, nicht neben dem Futter.',
    ],
  },
  scratcher: {
    short: ['Krallen bitte hier und nicht dort.', 'Zum Kratzen, Strecken und Überblicken.'],
    opening: [
      '{name} ist das beste Argument in der langen Debatte um das Sofa.',
      'Kratzen ist ein Brief an andere Katzen, und {name} ist das Papier.',
      '{name} steht fest wie ein Baum und braucht weniger Wasser.',
    ],
    body: [
      'Es ist hoch genug zum Strecken und schwer genug, um nicht zu wackeln, denn Wackeln verzeihen Katzen nie.',
      'Die Kratzfläche lässt sich erneuern, statt alles neu zu kaufen.',
      'Alle Stoffe sind abnehmbar und dürfen in die Maschine.',
    ],
    use: [
      'Stellen Sie es dorthin, wo jetzt gekratzt wird, und rücken Sie es später täglich eine Handbreit weiter.',
      'Eine Prise Katzenminze hilft beim ersten Eindruck.',
    ],
  },
  milk: {
    short: ['Milchersatz für Jungtiere, schnell angerührt.', 'Für Waisen, große Würfe und kleine Notfälle.'],
    opening: [
      'Wenn die Mutter zu wenig Milch hat oder fehlt, springt {name} ein.',
      '{name} ist die Dose, die Züchter im Schrank haben und um drei Uhr nachts zu schätzen wissen.',
      'Kleine Mägen, viele Mahlzeiten: {name} ist für die ersten Wochen gemacht.',
    ],
    body: [
      'Fett und Eiweiß folgen der Muttermilch der Tierart, der Milchzucker ist vermindert.',
      'Es löst sich klumpenfrei in fünfzig Grad warmem Wasser und wird körperwarm gefüttert.',
      'Ei und Vitamine unterstützen die erste Abwehr.',
    ],
    use: [
      'Zu jeder Mahlzeit frisch anrühren und langsam füttern, das Tier liegt dabei auf dem Bauch, nie auf dem Rücken.',
      'Täglich wiegen: Ein Jungtier, das einen Tag lang nicht zunimmt, braucht Hilfe.',
    ],
  },
} satisfies Record<string, Phrases>
