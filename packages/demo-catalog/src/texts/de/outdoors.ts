import type { Phrases } from '../topic.ts'

export const outdoors = {
  'horse-feed': {
    short: ['Energie für die Beine statt für den Kopf.', 'Zuerst Rohfaser, und die Zahlen stehen auf dem Sack.'],
    opening: [
      '{name} ist für Pferde, die arbeiten, ruhen oder einfach über den Zaun schauen.',
      'In unserem eigenen Stall kommt {name} jeden Morgen in zwölf Eimer.',
      '{name} folgt der alten Regel: so viel Raufutter wie möglich, so viel Kraftfutter wie nötig.',
    ],
    body: [
      'Stärke und Zucker sind je Kilogramm angegeben, damit ein rehegefährdetes Pony nicht aufs Glück angewiesen ist.',
      'Das Getreide ist dampfgeflockt, das schließt die Stärke auf, bevor sie den Darm erreicht.',
      'Vitamine und Spurenelemente füllen die Lücken, die Heu im Winter lässt.',
    ],
    use: [
      'Auf mindestens zwei Mahlzeiten verteilen, Heu zuerst. Über zehn Tage umstellen.',
      'Nach Gewicht füttern und nicht nach Schaufeln; Salzleckstein und Wasser stehen immer bereit.',
    ],
  },
  'horse-gear': {
    short: ['Ehrliche Ausrüstung für Stall und Platz.', 'Für Hände, Hufe und Wetter gemacht.'],
    opening: [
      '{name} hängt am Haken neben der Tür, und das hat seinen Grund.',
      '{name} hat eine Reitschule geprüft, das strengste Labor, das es gibt.',
      'Mit {name} wird die Arbeit am Pferd so angenehm wie der Ritt.',
    ],
    body: [
      'Das Material atmet, trocknet schnell und kommt in Form aus der Wäsche zurück.',
      'Alle Nähte liegen dort, wo kein Druck ist, die Kanten sind weich eingefasst.',
      'Die Größen folgen vermessenen Pferden und nicht dem Zeichenbrett.',
    ],
    use: [
      'Vor dem Wegräumen trocknen lassen und Leder zweimal im Jahr fetten.',
      'Prüfen Sie den Sitz mit der flachen Hand: Sie sollte überall durchgleiten.',
    ],
  },
  'farm-feed': {
    short: ['Alleinfutter, ehrlich deklariert.', 'Für Hennen, Küken und volle Körbe.'],
    opening: [
      '{name} macht aus Morgenlärm Frühstückseier.',
      'Mit {name} wachsen Küken gleichmäßig, und Hennen legen ohne Pause.',
      '{name} kommt aus einer Mühle, in der noch jemand ans Telefon geht.',
    ],
    body: [
      'Eiweiß, Lysin und Calcium richten sich nach dem Alter der Herde und nicht nach dem Sojapreis.',
      'Es ist so gepresst oder gemahlen, dass wenig in der Einstreu und noch weniger bei den Spatzen landet.',
      'Von jeder Lieferung wird eine Probe genommen und ein halbes Jahr aufbewahrt.',
    ],
    use: [
      'Im trockenen Trog zur freien Verfügung anbieten, dazu Grit und sauberes Wasser.',
      'Auf Paletten, sicher vor Nagern lagern und binnen drei Monaten verbrauchen.',
    ],
  },
  'farm-gear': {
    short: ['Stabil, einfach und schnell sauber.', 'Für den Hof gebaut und nicht für den Katalog.'],
    opening: [
      '{name} übersteht auch einen Tritt, und das ist die Prüfung, auf die es ankommt.',
      'Um fünf Uhr früh will niemand eine Anleitung: {name} braucht keine.',
      '{name} spart Wasser, Futter und eine Menge Nerven.',
    ],
    body: [
      'Kanten sind gebördelt, Griffe genietet, und verzinkt wird erst nach dem Schweißen.',
      'Es lässt sich hängen, stellen oder anschrauben und mit einer Flügelmutter zerlegen.',
      'Alle Verschleißteile gibt es einzeln, auch nach Jahren.',
    ],
    use: [
      'Futterautomaten auf Rückenhöhe der Tiere hängen und Tränken täglich reinigen.',
      'Zwischen den Gruppen desinfizieren, den Rest erledigt die Sonne.',
    ],
  },
  dip: {
    short: ['Für Herden, Wartezeiten auf dem Etikett.', 'Konzentriert, sparsam, klar dosiert.'],
    opening: [
      '{name} kommt dorthin, wo Zecken mehr kosten als die Behandlung.',
      'Viehhalter bestellen {name} kistenweise und wissen warum.',
      '{name} gehört in einen Plan: Datum, Gewicht, Dosis, Wartezeit.',
    ],
    body: [
      'Tauchen, sprühen oder aufgießen, je nach Größe der Herde und der Geduld.',
      'Das Etikett trägt Tabellen für Schafe, Ziegen und Rinder, Kälber eingeschlossen.',
      'Wer die Wirkstoffgruppe jede Saison wechselt, erhält die Wirkung auf Jahre.',
    ],
    use: [
      'Handschuhe tragen, frisch ansetzen, im Schatten und vor dem Abend behandeln. Wartezeiten für Fleisch und Milch beachten.',
      'Nicht in Gewässer gelangen lassen: Fische sterben an Spuren. Verschlossen lagern.',
    ],
  },
  'wild-food': {
    short: ['Für Gäste, die von selbst kommen.', 'Natürliches Futter statt Küchenreste.'],
    opening: [
      '{name} hinausstellen und auf den ersten Streit am Futterplatz warten.',
      '{name} belebt den Garten in den Monaten, in denen er wenig hergibt.',
      'Mit {name} wird das Fenster zum besseren Bildschirm.',
    ],
    body: [
      'Die Zutaten folgen der Jahreszeit: Fett bei Kälte, Eiweiß zur Brutzeit.',
      'Geschälte Saat hinterlässt keine Schalen am Boden und im Frühjahr kein Unkraut.',
      'Ungesalzen, ungesüßt und ohne Brot, das füllt und nicht nährt.',
    ],
    use: [
      'Kleine Mengen anbieten, die Futterstelle wöchentlich heiß reinigen und katzensicher aufhängen.',
      'Wasser ist so willkommen wie Futter, bei Trockenheit noch mehr.',
    ],
  },
  'wild-home': {
    short: ['Eine Adresse für wilde Nachbarn.', 'Wetterfest, unbehandelt und leicht zu öffnen.'],
    opening: [
      '{name} hängt eine Woche, dann zieht jemand ein.',
      'Alte Bäume sind in neuen Gärten selten; {name} springt ein.',
      '{name} ist nach den Maßen gebaut, die Feldbiologen empfehlen.',
    ],
    body: [
      'Innen ist das Holz unbehandelt, dick genug gegen Hitze und rau genug für kleine Krallen.',
      'Zum Reinigen öffnet es sich seitlich, ganz ohne Tanz auf der Leiter.',
      'Der Einlass ist so bemessen, dass die Richtigen hineinpassen und die Rüpel nicht.',
    ],
    use: [
      'In zwei bis drei Metern Höhe aufhängen, abgewandt von Mittagssonne und Wetterseite.',
      'Einmal im Jahr nach der Saison nur mit Bürste und heißem Wasser reinigen.',
    ],
  },
} satisfies Record<string, Phrases>
