import type { Phrases } from '../topic.ts'

export const healthCare = {
  supplement: {
    short: [
      'Tägliche Ergänzung mit genauen Mengen je Gabe.',
      'Unterstützung von innen, nach Körpergewicht dosiert.',
      'Ergänzungsfuttermittel, leicht zu verabreichen.',
    ],
    opening: [
      '{name} ist für die Wochen und Jahre, in denen normales Futter ein wenig Hilfe braucht.',
      'Täglich gegeben, tut {name} still seine Arbeit.',
      'Tierärzte fragen nach Zahlen, bei {name} stehen sie vorn auf der Packung.',
    ],
    body: [
      'Die Tagesgabe ist so klein, dass sie in der Mahlzeit verschwindet, und die meisten schlecken den Napf ohnehin aus.',
      'Erste Ergebnisse zeigen sich nach vier, die volle Wirkung nach etwa acht Wochen.',
      'Rohstoffe werden mit Zertifikat gekauft und beim Eingang noch einmal geprüft.',
      'Es verträgt sich mit den meisten Medikamenten, Ihre Praxis sollte aber davon wissen.',
    ],
    use: [
      'Einmal täglich mit dem Futter nach der Tabelle auf der Packung geben. Dosis nicht überschreiten.',
      'Bei trächtigen, säugenden oder kranken Tieren bitte zuerst die Tierarztpraxis fragen.',
    ],
  },
  dental: {
    short: ['Saubere Zähne ganz ohne Ringkampf.', 'Tägliche Pflege gegen Beläge und Mundgeruch.'],
    opening: [
      'Vier von fünf erwachsenen Hunden haben Zahnstein; {name} ist für alle, die zum fünften gehören wollen.',
      '{name} macht aus Zahnpflege eine halbe Minute, mit der beide Seiten leben können.',
      'Mit {name} werden Küsse angenehmer.',
    ],
    body: [
      'Es wirkt mechanisch und mit Enzymen, sodass sich Belag löst, bevor er hart wird.',
      'Den Geschmack haben die Patienten ausgesucht, nicht der Zahnarzt.',
      'Täglich angewendet, senkt es die Zahl der Zahnreinigungen in Narkose.',
    ],
    use: [
      'Beginnen Sie an einem ruhigen Abend mit einem Zahn und einem Leckerli, täglich kommen einige Zähne dazu.',
      'Vorhandenen Zahnstein entfernt die Praxis; danach hält ihn die tägliche Pflege fern.',
    ],
  },
  parasite: {
    short: [
      'Hält Zecken und Flöhe dort, wo sie hingehören: draußen.',
      'Schutz nach Gewichtsklasse, Dosis auf der Packung.',
      'Zuverlässig gegen Flöhe und Zecken durch die ganze Saison.',
    ],
    opening: [
      'Nach einem Gang durch hohes Gras ist {name} der Unterschied zwischen einer Anekdote und einem Praxisbesuch.',
      'Zecken lauern überall: Mit {name} lauern sie vergebens.',
      '{name} schützt wochenlang und ist in einer Minute angewendet.',
    ],
    body: [
      'Erwachsene Flöhe sterben binnen eines Tages, Zecken binnen zwei; die Larven im Körbchen erwischt die nächste Anwendung.',
      'Der Wirkstoff verteilt sich im Hautfett und bleibt dort auch nach dem Regen.',
      'Behandeln Sie alle Tiere im Haushalt am selben Tag und waschen Sie Decken heiß.',
      'In Gegenden mit Babesiose gehört das tägliche Absuchen dazu, Ohren und Zehen eingeschlossen.',
    ],
    use: [
      'Lesen Sie die Packungsbeilage. Nur bei der genannten Tierart und Gewichtsklasse anwenden; viele Hundepräparate sind für Katzen tödlich.',
      'Nicht bei Tieren unter acht Wochen oder unter zwei Kilogramm, außer auf tierärztlichen Rat. Von Kindern fernhalten.',
    ],
  },
  wormer: {
    short: ['Breit wirksame Entwurmung nach Körpergewicht.', 'Eine Behandlung gegen Rund- und Bandwürmer.'],
    opening: [
      'Würmer sieht man erst, wenn es viele sind: {name} kommt vorher.',
      '{name} macht vier Termine im Jahr daraus, die in einer Minute erledigt sind.',
      'Mit {name} bleibt der Entwurmungstag ein gewöhnlicher Tag.',
    ],
    body: [
      'Dosiert wird nach Gewicht, also wiegen statt schätzen; für Welpen genügen Kofferwaage und Tasche.',
      'Es wirkt im Darm und ist nach zwei Tagen ausgeschieden.',
      'Bandwürmer kommen mit den Flöhen zurück, behandeln Sie deshalb gegen beides.',
      'Bei Weidetieren empfehlen wir zuerst eine Kotprobe: Das spart Geld und vermeidet Resistenzen.',
    ],
    use: [
      'Nach Gewicht geben und laut Beilage wiederholen. Hände waschen und Kot zwei Tage lang entfernen.',
      'Sehr junge, trächtige oder magere Tiere nur nach Rücksprache behandeln. Wartezeiten bei Nutztieren beachten.',
    ],
  },
  wash: {
    short: ['Milde Pflege für Fell und Haut.', 'Reinigt sanft und spült sich leicht aus.', 'Duftet wenig und leistet viel.'],
    opening: [
      '{name} ist für den Tag, an dem der Fluss verlockender war als der Weg.',
      'Mit {name} dauert das Bad kürzer, und das Handtuch bleibt sauberer.',
      '{name} hinterlässt ein Fell, nach dem man gefragt wird.',
    ],
    body: [
      'Der pH-Wert passt zur Tierhaut, die weniger sauer ist als unsere.',
      'Pflanzliche Tenside lösen Schmutz und lassen das natürliche Fett, wo es hingehört.',
      'Es schäumt mäßig und ist schnell ausgespült, was jeder nasse Hund zu schätzen weiß.',
      'Empfindliche Nasen werden geschont: Der Duft verfliegt binnen einer Stunde.',
    ],
    use: [
      'Gut anfeuchten, einarbeiten, zwei Minuten warten, zweimal ausspülen. Augen und Ohren aussparen.',
      'Vor Gebrauch schütteln und bei gereizter Haut zuerst an einer kleinen Stelle probieren.',
    ],
  },
  brush: {
    short: ['Ein Werkzeug, das gut in der Hand liegt.', 'Nimmt lose Haare mit und lässt die anderen in Ruhe.'],
    opening: [
      '{name} ist für Leute, die schon Hundehaare in der Butter gefunden haben.',
      'Fünf Minuten mit {name} ersetzen eine halbe Stunde mit dem Staubsauger.',
      'Im Salon hält {name} Jahre, zu Hause noch länger.',
    ],
    body: [
      'Kanten und Spitzen sind gerundet, damit es Haare zieht und nicht an der Haut.',
      'Der Griff passt in linke und rechte Hände und rutscht auch nass nicht.',
      'Zum Reinigen lässt es sich zerlegen und hat keine Ecke, in der sich Haare verstecken.',
    ],
    use: [
      'Mit dem Strich, in kurzen Zügen, lieber oft; hören Sie auf, solange es Freude macht.',
      'Klingen sauber und geölt halten und Stillstehen belohnen.',
    ],
  },
} satisfies Record<string, Phrases>
