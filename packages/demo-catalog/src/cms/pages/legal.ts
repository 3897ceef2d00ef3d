import type { PageText } from '../page-text.ts'

export const legal: PageText = {
  identifier: 'legal',
  title: ['Legal notice', 'Impressum', 'Note legali'],
  summary: [
    'Who runs this shop and how to reach us.',
    'Wer diesen Shop betreibt und wie Sie uns erreichen.',
    'Chi gestisce il negozio e come contattarci.',
  ],
  content: [
    `{shop} is a demonstration shop. Its brands, products, people and addresses are invented, and nothing that you order here will ever be shipped. Everything else is real: prices are calculated, stock is counted and orders are stored.
# Responsible
{seller} (demonstration), {address}. E-mail: {email}. Replace these lines with your own before you open a shop to the public.
# Prices and tax
All prices include value added tax unless a page says otherwise. The rate follows the country of the store and the kind of product: animal feed may be taxed less than toys or tools.
# Texts and pictures
Translations and drawings of the demo catalogue were made for this project and are published under its licence. Product names of real makers do not appear.
# Advice
Pages about health inform and do not replace an examination. In an emergency call the nearest practice. See also our [privacy policy](/privacy-policy) and [terms](/terms-conditions).`,
    `{shop} ist ein Demonstrationsshop. Marken, Produkte, Personen und Anschriften sind erfunden, und was Sie hier bestellen, wird nie versandt. Alles andere ist echt: Preise werden berechnet, Bestände gezählt und Bestellungen gespeichert.
# Verantwortlich
{seller} (Demonstration), {address}. E-Mail: {email}. Ersetzen Sie diese Zeilen durch Ihre eigenen, bevor Sie einen Shop öffentlich betreiben.
# Preise und Steuern
Alle Preise enthalten die Mehrwertsteuer, sofern nichts anderes angegeben ist. Der Satz richtet sich nach dem Land des Shops und der Art der Ware: Tierfutter kann niedriger besteuert sein als Spielzeug oder Werkzeug.
# Texte und Bilder
Worte und Zeichnungen des Demokatalogs entstanden für dieses Projekt und stehen unter dessen Lizenz. Produktnamen wirklicher Hersteller kommen nicht vor.
# Rat
Seiten über Gesundheit informieren und ersetzen keine Untersuchung. Rufen Sie im Notfall die nächste Praxis an. Siehe auch [Datenschutz](/privacy-policy) und [AGB](/terms-conditions).`,
    `{shop} è un negozio dimostrativo. Marchi, prodotti, persone e indirizzi sono inventati e ciò che ordini qui non verrà mai spedito. Tutto il resto è vero: i prezzi sono calcolati, le scorte contate, gli ordini salvati.
# Responsabile
{seller} (dimostrazione), {address}. E-mail: {email}. Sostituisci queste righe con i tuoi dati prima di aprire un negozio al pubblico.
# Prezzi e imposte
Tutti i prezzi comprendono l’IVA, salvo diversa indicazione. L’aliquota dipende dal paese del negozio e dal tipo di prodotto: il mangime può essere tassato meno di giochi e attrezzi.
# Testi e immagini
Parole e disegni del catalogo dimostrativo sono nati per questo progetto e seguono la sua licenza. Non compaiono nomi di produttori reali.
# Consigli
Le pagine sulla salute informano e non sostituiscono una visita. In caso di emergenza chiama l’ambulatorio più vicino. Vedi anche [privacy](/privacy-policy) e [condizioni](/terms-conditions).`,
  ],
}
