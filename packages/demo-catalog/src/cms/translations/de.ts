import type { TranslatedContent } from './translated-content.ts'

/** The pages about the South African shop. All others are those of the German store view. */
export const de: TranslatedContent = {
  promise: null,
  pages: {
    legal: [
      'Impressum',
      'Wer diesen Shop betreibt und wie Sie uns erreichen.',
      `{shop} ist ein Demonstrationsshop. Marken, Produkte, Personen und Anschriften sind erfunden, und was Sie hier bestellen, wird nie versandt. Alles andere ist echt: Preise werden berechnet, Bestände gezählt und Bestellungen gespeichert.
# Verantwortlich
{seller} (Demonstration), {address}. E-Mail: {email}. Ersetzen Sie diese Zeilen durch Ihre eigenen, bevor Sie einen Shop öffentlich betreiben.
# Preise und Steuern
Alle Preise enthalten die Mehrwertsteuer, sofern nichts anderes angegeben ist. Der Satz richtet sich nach dem Land des Shops und der Art der Ware.
# Texte und Bilder
Übersetzungen und Zeichnungen des Demokatalogs entstanden für dieses Projekt und stehen unter dessen Lizenz. Produktnamen wirklicher Hersteller kommen nicht vor.
# Rat
Seiten über Gesundheit informieren und ersetzen keine Untersuchung. Rufen Sie im Notfall die nächste Praxis an. Siehe auch [Datenschutz](/privacy-policy) und [AGB](/terms-conditions).`,
    ],
    'shipping-delivery': [
      'Versand und Lieferung',
      'Was es kostet, wie lange es dauert und was geschieht, wenn niemand da ist.',
      `Wir packen an jedem Werktag. Was vor {cutOff} Uhr bestellt ist, geht am selben Tag hinaus.
# Versandarten
- Standard mit dem Kurier, {standardDays} Werktage
- Standard ist ab {freeFrom} kostenlos
- Express mit dem Kurier, wenn es eilt
- Abholung in einem unserer Läden und Abholstellen in Südafrika, kostenlos; wir schreiben Ihnen, sobald alles bereitliegt
Der genaue Preis für Ihre Anschrift steht an der Kasse, bevor Sie bestellen.
# Schweres und Großes
Säcke über zwanzig Kilogramm, Hütten und Aquarien reisen auf der Palette. Der Kurier ruft vorher an; halten Sie bitte ein zweites Paar Hände bereit.
# Niemand zu Hause
Der Kurier versucht es bei Nachbarn, beim Sicherheitsdienst oder an der nächsten Abholstelle und hinterlässt eine Nachricht. Futter bleibt nicht in der Sonne stehen.
# Leistungen und Dateien
Ein Gespräch mit dem Tele-Tierarzt oder ein Ratgeber braucht kein Paket und kostet keinen Versand. Dateien liegen gleich nach der Zahlung auf der Seite Ihrer Bestellung.
# Über die Grenze
Wir liefern auch nach Namibia, Botswana, Lesotho und Eswatini. Für tierische Erzeugnisse kann der Zoll eine Genehmigung verlangen.`,
    ],
    contact: [
      'Kontakt',
      'Schreiben oder vorbeikommen.',
      `Es antwortet ein Mensch, meist am selben Werktag. So erreichen Sie uns.
Im Notfall: Schreiben Sie uns nicht. Rufen Sie die nächste Praxis oder deren Nachtdienst an. Magendrehung, Vergiftung, Atemnot und Unfälle warten nicht auf Bürozeiten.
# Per E-Mail
{email} liest das ganze Team. Nennen Sie bitte Ihre Bestellnummer und legen Sie ein Foto bei, wenn etwas kaputt ist: Das spart uns beiden eine Nachricht.
# Wann wir lesen
Montag bis Freitag von 8 bis 18 Uhr, Samstag von 9 bis 13 Uhr. Nennen Sie eine Telefonnummer, wenn wir lieber zurückrufen sollen.
# Per Post und zu Fuß
{address}. Parkplätze gibt es hinter dem Haus, Wasser für Hunde neben der Tür.
# Was uns hilft
- Art, Alter und Gewicht des Tieres
- Was es zurzeit frisst und welche Medikamente es bekommt
- Was Sie schon versucht haben
Fragen zu Größen beantwortet die [Größenberatung](/mysize-guide), Fragen zu Paketen die [Sendungsverfolgung](/order-tracking).`,
    ],
    withdrawal: [
      'Widerrufsrecht',
      'Wie Sie eine erhaltene Bestellung widerrufen, in welcher Frist und was es kostet.',
      `Sie können eine Bestellung in diesem Shop ohne Angabe von Gründen widerrufen. Das ist Ihr Recht nach Abschnitt 44 des südafrikanischen Electronic Communications and Transactions Act.
Unsere eigenen {returnDays} Tage für ungeöffnete Ware auf der Seite über [Rückgabe](/warranty-returns) kommen hinzu.
# Binnen sieben Tagen
Die sieben Tage beginnen, wenn Sie oder eine von Ihnen genannte Person die Ware erhalten haben, bei einer Leistung mit der Bestellung. Es genügt, dass Sie uns vor ihrem Ende Bescheid geben.
# So widerrufen Sie
Melden Sie die Rücksendung auf der Seite der Bestellung an oder schreiben Sie an {email} oder an {seller}, {address}, mit Ihrem Namen und der Bestellnummer.
# Was dann geschieht
Senden Sie die Ware binnen vierzehn Tagen zurück. Sie bezahlen die Rücksendung und sonst nichts. Den Kaufpreis erhalten Sie binnen {returnDays} Tagen nach dem Widerruf auf demselben Weg, auf dem Sie bezahlt haben.
# Was sich nicht widerrufen lässt
- Futter, Snacks und anderes für den täglichen Verbrauch
- Graviertes und für Sie Gefertigtes
- Geöffnete Dateien und Leistungen, die mit Ihrer Zustimmung innerhalb der sieben Tage begonnen haben`,
    ],
  },
}
