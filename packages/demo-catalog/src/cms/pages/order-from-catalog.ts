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
Type the SKU into the search field, for example VT-LAMB-RICE-ADULT. The exact number opens its product at once. Numbers of variants end with size and colour, as in GK-LAYER-MASH-40KG.
# By list
Send a list with numbers and quantities to {email}. We answer with what is in stock and what it costs with delivery. Spreadsheets are welcome, photographs of handwritten notes as well.
# By the box
Some prices fall by five per cent from the fifth piece on and by ten from the tenth. The product page lists the steps, and the cart uses the one that you have reached.
# Again
In your account every order has a button that puts everything that is still sold into the cart again.
# Delivered to the farm
Heavy orders travel on a pallet: see [shipping and delivery](/shipping-delivery). Other questions are answered under [customer service](/customer-service).`,
    `Züchter, Praxen und Viehhalter wissen oft genau, was sie wollen. Für sie ist der Weg über Bilder zu lang.
# Nach Nummer
Geben Sie die Artikelnummer in das Suchfeld ein, zum Beispiel VT-LAMB-RICE-ADULT. Die genaue Nummer öffnet ihr Produkt sofort. Nummern von Varianten enden mit Größe und Farbe, wie GK-LAYER-MASH-40KG.
# Nach Liste
Schicken Sie eine Liste mit Nummern und Mengen an {email}. Wir antworten, was vorrätig ist und was es mit Lieferung kostet. Tabellen sind willkommen, Fotos von handgeschriebenen Zetteln auch.
# Kistenweise
Manche Preise sinken ab dem fünften Stück um fünf, ab dem zehnten um zehn Prozent. Die Staffeln stehen auf der Produktseite, und der Warenkorb rechnet mit der erreichten.
# Noch einmal
In Ihrem Konto hat jede Bestellung einen Knopf, der alles, was es noch gibt, wieder in den Warenkorb legt.
# Bis auf den Hof
Schwere Bestellungen reisen auf der Palette: siehe [Versand](/shipping-delivery). Weitere Fragen beantwortet der [Kundendienst](/customer-service).`,
    `Allevatori, ambulatori e aziende sanno spesso esattamente che cosa vogliono. Per loro la via delle immagini è troppo lunga.
# Per codice
Scrivi il codice nel campo di ricerca, per esempio VT-LAMB-RICE-ADULT. Il codice esatto apre subito il suo prodotto. I codici delle varianti finiscono con formato e colore, come GK-LAYER-MASH-40KG.
# Con una lista
Manda un elenco di codici e quantità a {email}. Rispondiamo con ciò che è disponibile e con il costo, consegna compresa. Vanno bene i fogli di calcolo e anche le foto di appunti a mano.
# A casse
Alcuni prezzi scendono del cinque per cento dal quinto pezzo e del dieci dal decimo. Gli scaglioni sono nella pagina del prodotto e il carrello applica quello raggiunto.
# Di nuovo
Nel tuo account ogni ordine ha un pulsante che rimette nel carrello tutto ciò che è ancora in vendita.
# Fino alla fattoria
Gli ordini pesanti viaggiano su pallet: vedi [spedizioni](/shipping-delivery). Per le altre domande c’è l’[assistenza](/customer-service).`,
  ],
}
