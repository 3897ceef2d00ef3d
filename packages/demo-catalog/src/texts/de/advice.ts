import type { Phrases } from '../topic.ts'

export const advice = {
  'tele-vet': {
    short: ['Eine approbierte Tierärztin im Videogespräch, auch abends und am Wochenende.', 'Tierärztlicher Rat vom Küchentisch aus.'],
    opening: [
      'Mit {name} nimmt sich jemand aus der Tiermedizin Zeit für Sie, überall, wo es Netz gibt.',
      'Es ist neun Uhr abends und etwas stimmt nicht: Für diesen Moment gibt es {name}.',
      '{name} erspart Wartezimmer, Transportbox und Nerven.',
    ],
    body: [
      'Sie schildern, zeigen und fragen; die Tierärztin sieht hin, hört zu und sagt offen, ob der Praxisbesuch warten kann.',
      'Danach erhalten Sie eine schriftliche Zusammenfassung, mit der auch Ihre Praxis arbeiten kann.',
      'Fällt das Bild aus, geht es am Telefon weiter.',
      'Muss ein Tier vor Ort untersucht werden, sagen wir das sofort und helfen bei der Suche nach der nächsten offenen Praxis.',
    ],
    use: [
      'Nach der Zahlung wählen Sie Ihren Termin per E-Mail. Notfälle wie Magendrehung, Vergiftung oder Unfall gehören sofort in eine Praxis.',
      'Halten Sie Gewicht, Alter, Medikamente und eine Taschenlampe bereit. Rezepte setzen eine Untersuchung vor Ort voraus.',
    ],
  },
  class: {
    short: ['Gemeinsam lernen in kleinen Gruppen.', 'Übung, Geduld und viele Leckerli.'],
    opening: [
      '{name}: Hier beginnen gute Gewohnheiten, an beiden Enden der Leine.',
      'Bei {name} wird niemand laut, und alle nehmen etwas mit, das funktioniert.',
      'Sechs Menschen, sechs Tiere, eine ruhige Lehrerin: {name}.',
    ],
    body: [
      'Jede Stunde hat ein wenig Theorie, viel Praxis und eine Übung für daheim.',
      'Wir arbeiten mit Belohnung und gutem Timing, ohne Zwang und ohne Geräte.',
      'Wer einen Termin verpasst, kommt in die nächste Gruppe oder sieht die Aufzeichnung.',
      'Fragen sind auch zwischen den Terminen willkommen.',
    ],
    use: [
      'Termine und Orte kommen innerhalb eines Werktags per E-Mail. Bitte bringen Sie den Impfpass mit.',
      'Alte Schuhe, kleine weiche Leckerli und ein hungriges Tier sind die beste Ausrüstung.',
    ],
  },
  guide: {
    short: ['Ein Ratgeber zum Herunterladen, Drucken und Behalten.', 'Von Tierärztinnen geschrieben, von Anfängern geprüft.'],
    opening: [
      '{name} beantwortet, was alle fragen und niemand zweimal fragen möchte.',
      'Zwischen Faltblatt und Lehrbuch liegt {name}.',
      '{name} stammt von den Tierärztinnen, die unsere Anrufe annehmen, geschrieben nach dem tausendsten Anruf.',
    ],
    body: [
      'Am Anfang steht ein Plan für die ersten Tage, dann folgen Fütterung, Haltung, Gesundheit und Verhalten.',
      'Checklisten und Tabellen lassen sich ausdrucken und an den Kühlschrank hängen.',
      'Zeichnungen zeigen, was Worte schlecht können: halten, schneiden, eingeben, verbinden.',
      'Neue Auflagen sind kostenlos: Der Link im Kundenkonto führt immer zur neuesten.',
    ],
    use: [
      'Nach der Zahlung liegen die Dateien in Ihrem Kundenkonto und in einer E-Mail. Für den eigenen Haushalt dürfen Sie sie drucken.',
      'Ein Ratgeber ersetzt keine Untersuchung: Rufen Sie im Zweifel in der Praxis an.',
    ],
  },
  kit: {
    short: ['Alles, was zusammengehört, in einem Paket.', 'Zusammengestellt von Leuten, die selbst schon etwas vergessen haben.'],
    opening: [
      '{name} ist die Liste, die Sie geschrieben hätten, nur vollständig.',
      'Vor {name} haben wir zweihundert Halter gefragt, was zu Hause immer fehlt.',
      'Ein Paket, ein Preis, nichts vergessen: {name}.',
    ],
    body: [
      'Alle Teile sind dieselben wie einzeln gekauft; nichts ist eine Sondergröße.',
      'Sie wählen, was zu Ihrem Tier passt, den Rest übernehmen wir.',
      'Die Teile sind in Größe und Gebrauch aufeinander abgestimmt, damit am ersten Tag nichts umgetauscht werden muss.',
      'Was nicht passt, tauschen wir innerhalb von dreißig Tagen.',
    ],
    use: [
      'Stellen Sie alles am Vorabend bereit: Mit einem Tier unter dem Arm sucht niemand gern.',
      'Nennen Sie uns Allergien vor der Bestellung, wir beraten Sie bei der Auswahl.',
    ],
  },
  oddity: {
    short: ['Eine Kleinigkeit, die in kein Regal passt.', 'Nicht für Tiere, aber ihretwegen.'],
    opening: [
      '{name} gehört in keine Abteilung, und doch wurde immer wieder danach gefragt.',
      'Manches taucht in einem Laden einfach auf: {name} zum Beispiel.',
    ],
    body: [
      'Wir haben es zuerst für das Team gemacht und dann zu wenige gehabt.',
      'Es ist robust, waschbar und nicht auf jeder Seite bedruckt.',
      'Der Erlös eines Samstags im Monat geht an das Tierheim um die Ecke.',
    ],
    use: ['Kalt waschen, an der Luft trocknen, oft benutzen.', 'Bitte nur eines je Haushalt, solange die Serie reicht.'],
  },
  clinic: {
    short: [
      'Praxisqualität für Praxis und Zuhause.',
      'Verlässliches Material, das hält, was das Etikett sagt.',
      'Für vielbeschäftigte Hände gemacht.',
    ],
    opening: [
      'Zu {name} greifen unsere eigenen Fachangestellten zuerst.',
      'In der Schublade, im Auto oder im Erste-Hilfe-Kasten: {name} ist da, wenn es darauf ankommt.',
      '{name} kommt aus der Praxis und bewährt sich zu Hause genauso.',
      '{name} bemerkt man erst, wenn es fehlt: Grund genug für einen Vorrat.',
    ],
    body: [
      'Charge und Verfallsdatum stehen auch auf der Innenverpackung, falls die Schachtel verloren geht.',
      'Das Material ist für Tiere gewählt: Es gibt nach, hält und löst sich ohne Drama vom Fell.',
      'Es lässt sich mit einer Hand öffnen, denn die andere hält meist den Patienten.',
      'Praxen erhalten ab der dritten Schachtel den Staffelpreis.',
    ],
    use: [
      'Trocken und lichtgeschützt lagern. Einmalartikel nur für ein Tier und nur einmal verwenden.',
      'Erste Hilfe ersetzt keine Behandlung: Tiefe, verschmutzte oder geschwollene Wunden binnen Stunden vorstellen.',
    ],
  },
} satisfies Record<string, Phrases>
