import type { Phrases } from '../topic.ts'

export const companions = {
  'bird-food': {
    short: ['Sauber, bunt und ohne Füllstoffe.', 'Ein Speiseplan, der Schnäbel beschäftigt.'],
    opening: [
      '{name} klingt wie Regen, wenn es in den Napf fällt, und dann beginnt der Gesang.',
      'Vögel sortieren ihr Futter; bei {name} bleibt wenig zum Wegwerfen.',
      '{name} ist für Vögel gemischt, die mit Menschen leben, und nicht für die Ausstellung.',
    ],
    body: [
      'Jedes Korn läuft durch Sieb, Wind und Magnet, bevor gewogen wird.',
      'Fette Saaten sind knapp gehalten, denn Zimmervögel fliegen weniger, als sie fressen.',
      'Getrocknete Kräuter und Früchte bringen Abwechslung, und Neugier ist die halbe Gesundheit.',
    ],
    use: [
      'Jeden Morgen frisch anbieten, abends Spelzen und Reste entfernen.',
      'Langsam umstellen und täglich Grünes geben. Grit und sauberes Wasser gehören dazu.',
    ],
  },
  'bird-gear': {
    short: ['Für Füße, Schnäbel und kluge Köpfe.', 'Etwas zu tun und etwas zum Festhalten.'],
    opening: [
      '{name} hat ein Kakadu abgenommen, der wenig abnimmt.',
      'Ein gelangweilter Vogel schreit, ein beschäftigter murmelt: {name} ist fürs Murmeln.',
      'Mit {name} wird der Käfig zur Wohnung.',
    ],
    body: [
      'Verschiedene Durchmesser trainieren die Füße und beugen wunden Sohlen vor.',
      'Holz und Farben sind unbedenklich, auch wenn am Ende nur Späne bleiben.',
      'Es ist in einer Minute von außen angeschraubt und bleibt, wo es ist.',
    ],
    use: [
      'Hängen Sie Neues zuerst tief und am Rand auf und wechseln Sie alle zwei Wochen.',
      'Prüfen Sie Seile und Ketten wöchentlich auf lose Fäden.',
    ],
  },
  cage: {
    short: ['Platz zum Leben, leicht zu reinigen.', 'Ein Zuhause mit richtigen Türen und ehrlichen Maßen.'],
    opening: [
      '{name} ist größer, als das Gesetz verlangt, und so groß, wie Tiere es verlangen würden.',
      '{name} ist in zehn Minuten sauber, und das entscheidet, wie oft es geschieht.',
      '{name} lässt sich ohne Werkzeug und ohne Fluchen aufbauen.',
    ],
    body: [
      'Die Stäbe stehen eng genug für die Kleinsten und sind zinkfrei pulverbeschichtet.',
      'Die Türen öffnen weit, sodass eine Hand, ein Nest oder ein ganzer Boden hindurchpasst.',
      'Die Schublade lässt sich herausziehen, ihr Rand hält die Einstreu drinnen.',
    ],
    use: [
      'Auf Augenhöhe aufstellen, mit einer Wand im Rücken und ohne Zugluft.',
      'Richten Sie ein, bevor die Tiere einziehen, und lassen Sie die Mitte frei.',
    ],
  },
  'fish-food': {
    short: ['Sinkt oder schwimmt genau so, wie es soll.', 'Farbe, Wachstum und klares Wasser.'],
    opening: [
      '{name} ist gefressen, bevor es das Wasser trüben kann.',
      'Eine Prise {name}, und die Scheibe ist voller Gesichter.',
      '{name} wurde am Becken entwickelt, von Leuten, die auch das Wasser wechseln.',
    ],
    body: [
      'Rohstoffe aus dem Meer werden schonend getrocknet, so bleiben Proteine verdaulich und es landet weniger im Filter.',
      'Natürliche Carotinoide bringen Rot und Gelb binnen Wochen zum Leuchten.',
      'Die Stücke passen in kleine Mäuler, große nehmen eben zwei.',
    ],
    use: [
      'Zwei- bis dreimal am Tag füttern, nur so viel, wie in zwei Minuten gefressen wird.',
      'Ein Fastentag pro Woche tut den meisten Fischen gut. Trocken und verschlossen lagern.',
    ],
  },
  tank: {
    short: ['Ein stilles Fenster in eine andere Welt.', 'Klares Glas, saubere Kanten, sicherer Stand.'],
    opening: [
      '{name} ist der Fernseher, den niemand ausschaltet.',
      'Mit {name} beginnen Einsteiger dort, wo andere nach drei Becken ankommen.',
      '{name} zeigt, was lebt, und verbirgt, was Technik ist.',
    ],
    body: [
      'Die Kanten sind geschliffen und poliert und mit dauerelastischem Silikon verklebt.',
      'Die Abdeckung hält Springer drinnen und die Verdunstung gering, und sie öffnet sich in zwei Teilen.',
      'Filter und Heizer sitzen in einer eigenen Kammer, die man mit trockenen Ärmeln erreicht.',
    ],
    use: [
      'Drei bis vier Wochen einfahren, bevor Fische einziehen, und wöchentlich das Wasser messen.',
      'Waagerecht, ohne Sonne und nahe einer Steckdose aufstellen; ein Liter wiegt ein Kilogramm.',
    ],
  },
  'tank-gear': {
    short: ['Verlässliche Technik für lebendiges Wasser.', 'Leise, sparsam, leicht zu warten.'],
    opening: [
      '{name} summt so leise, dass man nachsieht, ob es läuft.',
      '{name} hält die Werte stabil, und Stabilität mögen Fische am liebsten.',
      'Die beste Technik ist die, die man vergisst: {name} zum Beispiel.',
    ],
    body: [
      'Nach einem Stromausfall startet es von selbst und braucht so wenig, dass ein kleiner Wechselrichter genügt.',
      'Verschleißteile lassen sich ohne Werkzeug wechseln.',
      'Die Leistung ist einstellbar, passend für Pflanzenbecken wie für muntere Gesellschaften.',
    ],
    use: [
      'Vor dem Griff ins Wasser den Stecker ziehen. Monatlich in Aquarienwasser reinigen, nie unter dem Hahn.',
      'Wählen Sie nach den echten Litern, Steine und Sand abgezogen.',
    ],
  },
  'water-care': {
    short: ['Gute Werte, klar gemessen.', 'Macht Leitungswasser bewohnbar.'],
    opening: [
      'Fische leben in ihrem Trinkwasser: {name} pflegt es.',
      'Mit {name} muss man bei klarem Wasser nicht mehr raten.',
      'Die meisten Krankheiten im Becken beginnen mit dem Wasser, und {name} beugt ihnen vor.',
    ],
    body: [
      'Es wirkt binnen Minuten und stört die Bakterien im Filter nicht.',
      'Die Dosierung ist in Tropfen und Millilitern angegeben, für Nanobecken wie für Teiche.',
      'Bei jedem Wasserwechsel angewendet, verhindert es die Schwankungen, die Fische belasten.',
    ],
    use: [
      'Erst messen, dann dosieren, am nächsten Tag noch einmal messen.',
      'Präparate nicht mischen. Lichtgeschützt und für Kinder unerreichbar aufbewahren.',
    ],
  },
  'reptile-food': {
    short: ['Rohfaser, Calcium und etwas zum Knuspern.', 'Ein Speiseplan für kaltes Blut und guten Appetit.'],
    opening: [
      '{name} ist das, was übrig bleibt, wenn man Züchter fragt, was sie wirklich füttern.',
      'Schildkröten sind langsam, außer auf dem Weg zu {name}.',
      '{name} bringt die Wiese, oder was darin lebt, ins Terrarium.',
    ],
    body: [
      'Calcium und Phosphor stehen zwei zu eins, wie Knochen und Panzer es verlangen.',
      'Pflanzen werden im Ganzen getrocknet, Insekten gut gefüttert, bevor sie Futter werden.',
      'Es hält ohne Kühlschrank und riecht weit weniger als die Alternativen.',
    ],
    use: [
      'In der warmen Tageszeit anbieten und Reste vor der Nacht entfernen.',
      'Zweimal wöchentlich mit Mineralien bestäuben und Wasser in der Schale oder als Nebel geben.',
    ],
  },
  'reptile-gear': {
    short: ['Wärme, Licht und Schutz, gut bemessen.', 'Für ein Klima, das es im Wohnzimmer nicht gibt.'],
    opening: [
      '{name} bringt ein Stück Felswüste oder Regenwald in die richtige Ecke.',
      'Reptilien wählen ihre Temperatur selbst; {name} lässt ihnen die Wahl.',
      '{name} hält länger als das meiste, denn geprüft haben es Leute mit vierzig Terrarien.',
    ],
    body: [
      'Leistung und Abstand stehen in einer Tabelle, niemand muss sich erst die Finger verbrennen.',
      'Die Oberflächen ahmen Stein oder Rinde nach und lassen sich schrubben.',
      'Kabel sind lang, Stecker klein, und alles passt in gängige Terrarien.',
    ],
    use: [
      'Prüfen Sie warme und kühle Seite mit zwei Thermometern, bevor ein Tier einzieht.',
      'UV-Lampen jährlich tauschen, auch wenn sie noch leuchten. Vor dem Anfassen abkühlen lassen.',
    ],
  },
  'rodent-food': {
    short: ['Zuerst Rohfaser, niemals Zucker.', 'Für Zähne, die nie aufhören zu wachsen.'],
    opening: [
      '{name} raschelt, und irgendwo erscheint eine kleine Nase.',
      '{name} wird Stück für Stück ausgesucht, Stück für Stück gefressen und unter der Einstreu versteckt.',
      'Was auf Wiesen wächst, gehört in {name}, und sonst nicht viel.',
    ],
    body: [
      'Lange Fasern halten die Zähne kurz und den Darm in Bewegung, bei kleinen Tieren die halbe Gesundheit.',
      'Kräuter und Blüten wechseln mit der Jahreszeit, wie draußen auch.',
      'Die Stücke sind kalt gepresst, damit niemand nur das Süße herauspicken kann.',
    ],
    use: [
      'In kleinen Mengen neben unbegrenzt Heu und frischem Wasser geben.',
      'Über zehn Tage umstellen, denn kleine Därme lieben Gewohnheit.',
    ],
  },
  hay: {
    short: ['Grün, duftend und staubfrei.', 'Das tägliche Brot der Langohren.'],
    opening: [
      '{name} öffnen, und die Küche riecht nach Juni.',
      '{name} ist lang im Halm und weich im Blatt, wie kauende Tiere es wollen.',
      'Vier Fünftel guter Ernährung sind {name}, oder sollten es sein.',
    ],
    body: [
      'Es wird spät gemäht, schonend getrocknet und so locker gepresst, dass die Halme ganz bleiben.',
      'Den Staub holt eine Maschine heraus, die Disteln ein Mensch.',
      'Jede Ernte wird vor dem Abfüllen auf Schimmel untersucht.',
    ],
    use: [
      'Immer verfügbar, immer frisch, in der Raufe statt auf dem Boden.',
      'Trocken, luftig und dunkel lagern. Der Sack darf auf den Kompost.',
    ],
  },
  'rodent-gear': {
    short: ['Für Nächte, die um zehn beginnen.', 'Zum Rennen, Graben, Verstecken und Nagen.'],
    opening: [
      '{name}: Hier werden jede Nacht fünf Kilometer zurückgelegt, ganz leise.',
      'Kleine Tiere haben große Pläne, und {name} hat Platz dafür.',
      'Mit {name} wird der Käfig zur Landschaft.',
    ],
    body: [
      'Die Verbindungen sind gesteckt statt geklebt, und nichts steht vor, woran Füße hängen bleiben.',
      'Nagen ist erlaubt, denn Holz ist auch Zahnfeile.',
      'Die Größe ist so gewählt, dass Rücken gerade bleiben und Backen voll sein dürfen.',
    ],
    use: [
      'So aufstellen, dass es nicht untergraben wird, und Schrauben monatlich prüfen.',
      'Bieten Sie zwei Verstecke mehr an, als Tiere da sind.',
    ],
  },
} satisfies Record<string, Phrases>
