import type { Phrases } from '../topic.ts'

export const dogCatFood = {
  kibble: {
    short: [
      'Alleinfuttermittel mit kurzer Zutatenliste.',
      'Trockenfutter für jeden Tag, schonend gebacken.',
      'Ausgewogenes Alleinfuttermittel für den Alltag.',
    ],
    opening: [
      '{name}: Der Napf ist leer, bevor der Sack wieder zu ist.',
      'Mit {name} ist das Essen in zehn Sekunden fertig und leistet trotzdem alles, was es soll.',
      '{name} ist ein Alleinfuttermittel: Dazu gehört nur noch frisches Wasser.',
      'Wir führen {name}, weil kaum jemand, der es probiert hat, wieder wechselt.',
    ],
    body: [
      'Die Stückchen werden bei milder Temperatur geformt und erst nach dem Abkühlen mit Fett umhüllt. So bleibt der Geschmack, und die Hände bleiben sauber.',
      'Eiweiß und Fett sind auf einen normal bewegten Tag abgestimmt, sodass die meisten Tiere ihr Gewicht mühelos halten.',
      'Rübenschnitzel und präbiotische Fasern sorgen für festen Kot, was man schon beim ersten Spaziergang merkt.',
      'Das ausgewogene Verhältnis von Omega 6 zu Omega 3 sieht man dem Fell nach etwa sechs Wochen an.',
      'Calcium und Phosphor stehen auf dem Sack und verstecken sich nicht hinter dem Wort Rohasche.',
    ],
    use: [
      'Stellen Sie über sieben Tage um, jeden Tag etwas mehr vom neuen Futter, und halten Sie frisches Wasser bereit.',
      'Wiegen Sie die Portion in den ersten zwei Wochen ab, Messbecher täuschen. Kühl, trocken und verschlossen lagern.',
    ],
  },
  wet: {
    short: [
      'Schonend gegartes Nassfutter, für sich allein vollwertig.',
      'Saftig, getreidearm und meist in einem Zug verputzt.',
      'Alleinfuttermittel mit sichtbaren Fleischstücken.',
    ],
    opening: [
      'Wer {name} öffnet, ist in der Küche nicht lange allein.',
      '{name} gart in der eigenen Packung, so geht kein Saft verloren.',
      'Für Mäkler und heiße Tage: {name} bringt sein Wasser gleich mit.',
      '{name} duftet nach Braten, denn viel anderes ist es auch nicht.',
    ],
    body: [
      'Drei Viertel davon sind Feuchtigkeit, eine stille Hilfe für Tiere, die zu wenig trinken.',
      'Das Fleisch ist geschnitten statt gemust, man sieht also, wofür man bezahlt.',
      'Es taugt als ganze Mahlzeit ebenso wie als Löffel über dem Trockenfutter.',
      'Eine leichte Brühe hält die Stücke zusammen, nicht Stärke und Bindemittel.',
    ],
    use: [
      'Bei Zimmertemperatur anbieten. Reste abdecken, kühlen und innerhalb von zwei Tagen verbrauchen.',
      'Teilen Sie die Tagesmenge auf zwei Mahlzeiten auf; bei Mischfütterung entsprechend weniger Trockenfutter geben.',
    ],
  },
  diet: {
    short: [
      'Diätfuttermittel für Tiere mit besonderen Bedürfnissen.',
      'Eine Diät, die Sie mit Ihrer Tierarztpraxis absprechen sollten.',
      'Diät-Alleinfuttermittel mit vollständiger Analyse.',
    ],
    opening: [
      '{name} wurde für Tiere entwickelt, deren Körper mehr Rücksicht braucht, als gewöhnliches Futter nehmen kann.',
      'Wenn es in der Praxis heißt „zuerst das Futter umstellen“, ist oft {name} gemeint.',
      '{name} ist ein Diät-Alleinfuttermittel: streng, wo es sein muss, schmackhaft, wo es sein darf.',
      'Mit einer Diagnose lebt es sich leichter, wenn das Futter mithilft: Das ist der Gedanke hinter {name}.',
    ],
    body: [
      'Eiweiß, Phosphor und Natrium bleiben in engen Grenzen und werden bei jeder Charge geprüft.',
      'Es sind wenige und immer dieselben Rohstoffe, damit sich ein Schub zurückverfolgen lässt.',
      'Die Rezeptur schmeckt auch nach Monaten noch, denn eine Diät hilft nur, wenn sie gefressen wird.',
      'Die vollständige Analyse einschließlich der Mineralstoffe je 100 kcal steht auf der Packung.',
      'Nass- und Trockenvariante der Reihe lassen sich miteinander kombinieren.',
    ],
    use: [
      'Sprechen Sie vor Beginn und nach sechs bis acht Wochen mit Ihrer Tierarztpraxis. Unser Tele-Tierarzt hilft gern.',
      'Stellen Sie über zehn Tage um und füttern Sie sonst nichts, auch keine Leckerli, solange die Diät beurteilt wird.',
    ],
  },
  raw: {
    short: [
      'Rohernährung ohne Gefrierfach.',
      'Schonend bei niedrigem Druck getrocknet, in Minuten fertig.',
      'Fleisch, Innereien und sonst fast nichts.',
    ],
    opening: [
      '{name} ist Rohfütterung für Leute mit kleinem Gefrierfach und vollem Kalender.',
      'Nimmt man gutem Fleisch langsam und kalt das Wasser, bekommt man {name}.',
      '{name} wiegt wenig in der Hand und viel im Napf.',
    ],
    body: [
      'Die Gefriertrocknung erhält die Struktur des Fleisches: Nach fünf Minuten in warmem Wasser sieht es wieder frisch aus.',
      'Muskelfleisch, Innereien und Knochen stehen in dem Verhältnis, auf das Rohfütterer bauen.',
      'Jede Charge wird auf Salmonellen geprüft, bevor sie die Küche verlässt.',
      'Auch als Topping eine Freude, wenn ein ganzer Napf zu viel des Guten wäre.',
    ],
    use: [
      'Fünf Minuten in lauwarmem, nie in heißem Wasser einweichen. Napf und Hände reinigen wie bei rohem Fleisch.',
      'Beginnen Sie mit einem Löffel am Tag und ersetzen Sie jede Woche ein Drittel des bisherigen Futters.',
    ],
  },
  treat: {
    short: [
      'Eine kleine Belohnung mit gutem Gewissen.',
      'Knusprig, lecker und leicht zu brechen.',
      'Leckerli für Jackentaschen, Training und Sonntagmorgen.',
    ],
    opening: [
      'Das Rascheln von {name} hat schon mehr Ausreißer zurückgeholt als jede Pfeife.',
      '{name} wandert in die Jackentasche und kommt als gutes Benehmen wieder heraus.',
      'Klein, ehrlich und in einer Sekunde weg: {name}.',
      'Für {name} gibt es immer einen guten Grund; die meisten Tiere finden mehrere am Tag.',
    ],
    body: [
      'Langsam getrocknet, damit der Geschmack drin und die Krümel draußen bleiben.',
      'Jedes Stück ist so klein, dass aus zehn Belohnungen keine Mahlzeit wird.',
      'Die Zutatenliste ist vorgelesen, bevor jemand ungeduldig wird.',
      'Es lässt sich sauber von Hand brechen, für Welpen, Senioren und sparsame Trainer.',
      'Der Geruch ist für Menschen zurückhaltend und für Tiere unwiderstehlich.',
    ],
    use: [
      'Leckerli kommen obendrauf: höchstens ein Zehntel der Tagesmenge, dazu immer frisches Wasser.',
      'Lassen Sie Ihr Tier beim Kauen nicht allein und nehmen Sie verschluckbare Reste weg.',
    ],
  },
  chew: {
    short: [
      'Beschäftigung für kräftige Zähne.',
      'Lange kauen statt schnell schlucken.',
      'Für Hunde, die sich ihre Belohnung gern erarbeiten.',
    ],
    opening: [
      'Mit {name} ist Ihr Hund auf seiner Decke beschäftigt, bis der Kaffee ausgetrunken ist.',
      'Manche Belohnung ist in einer Sekunde weg. {name}: das dauert.',
      'Lieber {name} als das Tischbein.',
    ],
    body: [
      'Kauen reibt Beläge von den Zähnen und beruhigt Hunde, die warten müssen.',
      'Langsam getrocknet, ohne Rauch und ohne Glasur, bleibt es bis zuletzt zäh.',
      'Wie lange es hält, entscheidet der Kiefer: Kleine Hunde brauchen Tage, große einen Abend.',
      'Am besten wird auf einer alten Decke gekaut oder draußen im Gras.',
    ],
    use: [
      'Lassen Sie Ihren Hund beim Kauen nicht allein und nehmen Sie verschluckbare Reste weg.',
      'Auch Kauartikel sind Futter: Kürzen Sie die Mahlzeit des Tages etwas und stellen Sie immer frisches Wasser bereit.',
    ],
  },
} satisfies Record<string, Phrases>
