import type { PageText } from '../page-text.ts'

export const orderFromCatalog: PageText = {
  identifier: 'order-from-catalog',
  title: ['Order from the catalogue', 'Aus dem Katalog bestellen', 'Ordinare dal catalogo'],
  summary: [
    'Know the SKU? Then this is the shortest way.',
    'Sie kennen die Artikelnummer? Dann geht es hier am kürzesten.',
    'Conosci il codice? Allora è la via più breve.',
  ],
  content: [
    `Breeders, practices and stock farmers often know exactly what they want. For them the way through pictures is too long.
# By number
Type the SKU into the search field, for example VT-LAMB-RICE-ADULT. A single hit opens at once. Numbers of variants end with size and colour, as in GK-LAYER-MASH-40KG.
# By list
Send a list with numbers and quantities to hello@meerkat.example. You receive a filled cart by return and only have to check it. Spreadsheets are welcome, photographs of handwritten notes as well.
# By the box
From the fifth piece on many prices fall by five per cent, from the tenth by ten. Practices and registered breeders get their own prices after we have seen a certificate.
# Again
In your account every order has a button that puts all of it into the cart again. What is sold out is named, with what could stand in for it.
# On account
After three paid orders you may ask for payment within thirty days: see [customer service](/customer-service).`,
    `Züchter, Praxen und Viehhalter wissen oft genau, was sie wollen. Für sie ist der Weg über Bilder zu lang.
# Nach Nummer
Geben Sie die Artikelnummer in das Suchfeld ein, zum Beispiel VT-LAMB-RICE-ADULT. Ein einzelner Treffer öffnet sich sofort. Nummern von Varianten enden mit Größe und Farbe, wie GK-LAYER-MASH-40KG.
# Nach Liste
Schicken Sie eine Liste mit Nummern und Mengen an hello@meerkat.example. Sie erhalten einen gefüllten Warenkorb und müssen ihn nur noch prüfen. Tabellen sind willkommen, Fotos von handgeschriebenen Zetteln auch.
# Kistenweise
Ab dem fünften Stück sinken viele Preise um fünf, ab dem zehnten um zehn Prozent. Praxen und eingetragene Züchter erhalten nach Vorlage eines Nachweises eigene Preise.
# Noch einmal
In Ihrem Konto hat jede Bestellung einen Knopf, der alles wieder in den Warenkorb legt. Ausverkauftes wird genannt, mit einem Vorschlag für Ersatz.
# Auf Rechnung
Nach drei bezahlten Bestellungen können Sie um ein Zahlungsziel von dreißig Tagen bitten: siehe [Kundendienst](/customer-service).`,
    `Allevatori, ambulatori e aziende sanno spesso esattamente che cosa vogliono. Per loro la via delle immagini è troppo lunga.
# Per codice
Scrivi il codice nel campo di ricerca, per esempio VT-LAMB-RICE-ADULT. Un solo risultato si apre subito. I codici delle varianti finiscono con formato e colore, come GK-LAYER-MASH-40KG.
# Con una lista
Manda un elenco di codici e quantità a hello@meerkat.example. Ricevi un carrello già pieno, da controllare soltanto. Vanno bene i fogli di calcolo e anche le foto di appunti a mano.
# A casse
Dal quinto pezzo molti prezzi scendono del cinque per cento, dal decimo del dieci. Ambulatori e allevatori registrati hanno prezzi propri dopo un certificato.
# Di nuovo
Nel tuo account ogni ordine ha un pulsante che rimette tutto nel carrello. Ciò che è esaurito viene indicato, con una proposta di sostituzione.
# Con fattura
Dopo tre ordini pagati si può chiedere il pagamento a trenta giorni: vedi [assistenza](/customer-service).`,
  ],
}
