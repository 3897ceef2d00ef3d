import type { PageText } from '../page-text.ts'

export const services: PageText = {
  identifier: 'services',
  scene: 'page-services',
  title: ['Our services', 'Unsere Leistungen', 'I nostri servizi'],
  summary: [
    'Vets on the line, classes, engraving and more.',
    'Tierärzte am Telefon, Kurse, Gravuren und mehr.',
    'Veterinari in linea, corsi, incisioni e altro.',
  ],
  content: [
    `Not everything that animals need fits into a box.
# Tele-vet
A registered vet on a video call, evenings and weekends included. You describe, show and ask, and receive a written summary. Fifteen or thirty minutes: [tele-vet](/advice-kits/tele-vet).
# Classes
Puppy class, loose lead, first aid, lambing day. Small groups, patient teachers, rewards instead of force: [classes and workshops](/advice-kits/classes-workshops).
# Guides
PDF guides written by our vets, with tables and drawings, free updates included: [care guides](/advice-kits/care-guides).
# Engraving
Name tags, halter plates and kennel signs are engraved in our own workshop within a day. You enter the words on the product page and see the price at once.
# Starter kits
Boxes for puppies, kittens, hens and first aquariums: [starter kits](/advice-kits/starter-kits). You choose the parts, we think of the rest.
# For practices
Delivery on fixed days, stock on call and collective invoices. Ask under [contact](/contact).`,
    `Nicht alles, was Tiere brauchen, passt in ein Paket.
# Tele-Tierarzt
Eine approbierte Tierärztin im Videogespräch, auch abends und am Wochenende. Sie schildern, zeigen und fragen und erhalten eine schriftliche Zusammenfassung. Fünfzehn oder dreißig Minuten: [Tele-Tierarzt](/advice-kits/tele-vet).
# Kurse
Welpenkurs, Leinenführigkeit, Erste Hilfe, Lammtag. Kleine Gruppen, geduldige Lehrerinnen, Belohnung statt Zwang: [Kurse und Workshops](/advice-kits/classes-workshops).
# Ratgeber
PDF-Ratgeber unserer Tierärztinnen mit Tabellen und Zeichnungen, Aktualisierungen inbegriffen: [Ratgeber](/advice-kits/care-guides).
# Gravuren
Marken, Halfterplatten und Hüttenschilder gravieren wir in der eigenen Werkstatt binnen eines Tages. Die Worte geben Sie auf der Produktseite ein und sehen den Preis sofort.
# Startpakete
Pakete für Welpen, Kätzchen, Hühner und erste Aquarien: [Startpakete](/advice-kits/starter-kits). Sie wählen die Teile, wir denken an den Rest.
# Für Praxen
Lieferung an festen Tagen, Abrufbestand und Sammelrechnung. Fragen Sie über den [Kontakt](/contact).`,
    `Non tutto ciò che serve agli animali sta in un pacco.
# Televeterinario
Un veterinario iscritto all’albo in videochiamata, anche la sera e nei fine settimana. Descrivi, mostri, chiedi e ricevi un riassunto scritto. Quindici o trenta minuti: [televeterinario](/advice-kits/tele-vet).
# Corsi
Cuccioli, guinzaglio morbido, primo soccorso, agnellatura. Piccoli gruppi, insegnanti pazienti, premi e mai forza: [corsi e laboratori](/advice-kits/classes-workshops).
# Guide
Guide in PDF dei nostri veterinari, con tabelle e disegni, aggiornamenti compresi: [guide](/advice-kits/care-guides).
# Incisioni
Medagliette, targhette per capezze e insegne per casette si incidono nel nostro laboratorio in un giorno. Il testo si scrive nella pagina del prodotto e il prezzo si vede subito.
# Kit di partenza
Scatole per cuccioli, gattini, galline e primi acquari: [kit](/advice-kits/starter-kits). Tu scegli le parti, noi pensiamo al resto.
# Per gli ambulatori
Consegne a giorni fissi, scorte su chiamata e fatture riepilogative. Chiedi dalla pagina [contatti](/contact).`,
  ],
}
