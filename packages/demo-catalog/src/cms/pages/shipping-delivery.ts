import type { PageText } from '../page-text.ts'

export const shippingDelivery: PageText = {
  identifier: 'shipping-delivery',
  title: ['Shipping and delivery', 'Versand und Lieferung', 'Spedizioni e consegne'],
  summary: [
    'What it costs, how long it takes, what happens when nobody is home.',
    'Was es kostet, wie lange es dauert und was geschieht, wenn niemand da ist.',
    'Quanto costa, quanto ci vuole e che cosa succede se non c’è nessuno.',
  ],
  content: [
    `We pack on every working day. What is ordered before {cutOff} leaves on the same day.
# Ways of delivery
- Standard by courier, {standardDays} working days
- Standard delivery is free of charge from {freeFrom}
- Express by courier, for when it is urgent
- Collection at one of our shops and pick-up points in South Africa, free of charge; we write to you when it is ready
The exact price for your address is shown at checkout, before you place the order.
# Heavy and large things
Sacks over twenty kilograms, kennels and aquariums travel on a pallet. The courier calls beforehand; please have a second pair of hands ready.
# Nobody at home
The courier tries a neighbour, the security desk or the next collection point and leaves a note. Feed is not left in the sun.
# Services and downloads
A tele-vet call or a guide needs no parcel and costs no delivery. Files are on the page of your order right after payment.
# Beyond the border
We also deliver to Namibia, Botswana, Lesotho and Eswatini. Customs may ask for a permit for products of animal origin.`,
    `Wir packen an jedem Werktag. Was bis {cutOff} Uhr bestellt ist, geht am selben Tag hinaus.
# Versandarten
- Standard mit dem Paketdienst, {standardDays} Werktage
- Standard ist ab {freeFrom} kostenlos
- Express innerhalb Deutschlands, wenn es eilt
- Abholung in unseren Läden und an der Abholstelle, kostenlos; wir schreiben Ihnen, sobald alles bereitliegt
Der genaue Preis für Ihre Anschrift steht an der Kasse, bevor Sie bestellen.
# Schweres und Großes
Säcke über zwanzig Kilogramm, Hütten und Aquarien reisen auf der Palette. Die Spedition ruft vorher an; halten Sie bitte ein zweites Paar Hände bereit.
# Niemand zu Hause
Der Paketdienst versucht es bei Nachbarn oder in der nächsten Filiale und hinterlässt eine Nachricht. Futter bleibt nicht in der Sonne stehen.
# Leistungen und Dateien
Ein Gespräch mit dem Tele-Tierarzt oder ein Ratgeber braucht kein Paket und kostet keinen Versand. Dateien liegen gleich nach der Zahlung auf der Seite Ihrer Bestellung.
# Über die Grenze
Wir liefern auch nach Österreich, das dauert einen Tag länger. Für die Schweiz fragen Sie uns bitte vorher, denn tierische Erzeugnisse brauchen dort Papiere.`,
    `Imballiamo ogni giorno lavorativo. Ciò che è ordinato entro le {cutOff} parte lo stesso giorno.
# Modalità
- Standard con corriere, {standardDays} giorni lavorativi
- La spedizione standard è gratis da {freeFrom}
- Espresso, per quando c’è fretta
- Ritiro in negozio o al punto di ritiro, gratis; ti scriviamo quando è pronto
Il prezzo esatto per il tuo indirizzo compare alla cassa, prima dell’ordine.
# Oggetti pesanti e grandi
Sacchi oltre i venti chili, casette e acquari viaggiano su pallet. Il corriere telefona prima; tieni pronte altre due mani.
# Nessuno in casa
Il corriere prova da un vicino, in portineria o al punto di ritiro più vicino e lascia un avviso. Il mangime non resta al sole.
# Servizi e file
Una chiamata al televeterinario o una guida non hanno pacco né spese di spedizione. I file sono sulla pagina dell’ordine subito dopo il pagamento.
# Isole
Per la Sicilia serve un giorno in più, per la Sardegna due. Per l’estero scrivici prima: i prodotti di origine animale chiedono documenti.`,
  ],
}
