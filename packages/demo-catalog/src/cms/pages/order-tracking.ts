import type { PageText } from '../page-text.ts'

export const orderTracking: PageText = {
  identifier: 'order-tracking',
  title: ['Order tracking', 'Sendung verfolgen', 'Segui il tuo ordine'],
  summary: [
    'Where your parcel is, and what each status means.',
    'Wo Ihr Paket ist und was jeder Status bedeutet.',
    'Dov’è il pacco e che cosa significa ogni stato.',
  ],
  content: [
    `You will find the status of every order in your account, under “My orders”. Guests use the link in the confirmation e-mail; it works without a password.
# What the words mean
- Pending: the order has a number and the goods are reserved
- Processing: we are packing it and counting everything twice
- Sent: the parcel has left us; the invoice is on the page of the order
- Complete: the order is sent and paid for

We e-mail you when the order is placed, packed and sent. Returns and refunds are on the same page, and we e-mail you about each of them.
# How long it takes
Product pages, cart and checkout show when a parcel arrives; express is the fastest. Farms, islands and neighbouring countries take longer: the checkout shows the days for your address. During storms and strikes we write before you have to ask.
# Something missing?
Write to us with the order number under [contact](/contact), ideally with a photograph of the box. We look into it the same day and replace what is lost. Costs are listed under [shipping](/shipping-delivery).`,
    `Den Stand jeder Bestellung finden Sie in Ihrem Konto unter Bestellungen. Gäste benutzen den Link in der Bestätigung; er braucht kein Passwort.
# Was die Wörter bedeuten
- Eingegangen: Die Bestellung hat eine Nummer, die Ware ist reserviert
- In Bearbeitung: Jemand packt sie und zählt alles zweimal
- Versandt: Das Paket hat uns verlassen; die Rechnung liegt auf der Seite der Bestellung
- Abgeschlossen: Die Bestellung ist verschickt und bezahlt

Wir schreiben Ihnen, wenn die Bestellung eingegangen ist, gepackt wird und verschickt ist. Rücksendungen und Erstattungen stehen auf derselben Seite, und auch über sie schreiben wir.
# Wie lange es dauert
Wann ein Paket ankommt, steht auf der Produktseite, im Warenkorb und an der Kasse; am schnellsten ist Express. Bei Höfen, Inseln und Nachbarländern dauert es länger: Die Kasse nennt die Tage für Ihre Anschrift. Bei Sturm und Streik schreiben wir, bevor Sie fragen müssen.
# Fehlt etwas?
Schreiben Sie uns mit der Bestellnummer über den [Kontakt](/contact), am besten mit einem Foto des Pakets. Wir suchen am selben Tag und ersetzen, was verloren ging. Mehr über Kosten steht unter [Versand](/shipping-delivery).`,
    `Lo stato di ogni ordine è nel tuo account, alla voce ordini. Gli ospiti usano il link nella conferma: funziona senza password.
# Che cosa significano le parole
- In attesa: l’ordine ha un numero e la merce è riservata
- In lavorazione: qualcuno lo imballa e conta tutto due volte
- Spedito: il pacco è partito; la fattura è sulla pagina dell’ordine
- Completato: l’ordine è spedito e pagato

Ti scriviamo quando l’ordine è ricevuto, in preparazione e spedito. Resi e rimborsi sono sulla stessa pagina, e ti scriviamo anche di quelli.
# Quanto ci vuole
La pagina del prodotto, il carrello e la cassa dicono quando arriva un pacco; l’espresso è il più veloce. Per cascine, isole e paesi vicini ci vuole di più: la cassa mostra i giorni per il tuo indirizzo. Con tempeste e scioperi scriviamo prima che tu debba chiedere.
# Manca qualcosa?
Scrivici con il numero d’ordine dalla pagina [contatti](/contact), meglio con una foto della scatola. Cerchiamo lo stesso giorno e sostituiamo ciò che è andato perso. I costi sono in [spedizioni](/shipping-delivery).`,
  ],
}
