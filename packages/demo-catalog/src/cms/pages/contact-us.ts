import type { PageText } from '../page-text.ts'

export const contactUs: PageText = {
  identifier: 'contactUs',
  title: ['Write to us', 'Schreiben Sie uns', 'Scrivici'],
  summary: [
    'One page, one address, one human answer.',
    'Eine Seite, eine Adresse, eine menschliche Antwort.',
    'Una pagina, un indirizzo, una risposta umana.',
  ],
  content: [
    `Thank you for wanting to talk to us. To give you a useful answer at the first attempt, we ask for a few lines.
# For a question about an order
Name the order number and what you expected to happen. If the parcel was damaged, photograph the outside before you unpack the inside.
# For a question about a product
The SKU is listed in the specifications of each product. Tell us kind, age and weight of your animal, and which products you compared.
# For an idea
We read all of them and answer most. The slow feeder for parrots, the spare lids for tins and the Saturday class for grandparents were ideas of customers.
# For a complaint
Write to {email} with the word “complaint” in the subject. Anne reads these herself, within two working days.
Our address is under [contact](/contact), quick answers are under [customer service](/customer-service).`,
    `Schön, dass Sie mit uns sprechen möchten. Damit schon die erste Antwort nützt, bitten wir um ein paar Zeilen.
# Zu einer Bestellung
Nennen Sie die Bestellnummer und was Sie erwartet hatten. War das Paket beschädigt, fotografieren Sie das Äußere, bevor Sie das Innere auspacken.
# Zu einem Produkt
Die Artikelnummer steht in den Produktdaten. Nennen Sie Art, Alter und Gewicht Ihres Tieres und welche Produkte Sie verglichen haben.
# Für eine Idee
Wir lesen alle und beantworten die meisten. Der Futterspender für Papageien, die Ersatzdeckel für Dosen und der Samstagskurs für Großeltern waren Ideen von Kunden.
# Für eine Beschwerde
Schreiben Sie an {email} mit dem Wort „Beschwerde“ im Betreff. Anne liest diese Briefe selbst, binnen zwei Werktagen, und bereut hat es noch niemand.
Der Weg zum Laden steht unter [Kontakt](/contact), schnelle Antworten unter [Kundendienst](/customer-service).`,
    `Grazie di volerci parlare. Per dare una risposta utile al primo colpo chiediamo qualche riga.
# Per un ordine
Indica il numero d’ordine e che cosa ti aspettavi. Se il pacco era danneggiato, fotografa l’esterno prima di aprire.
# Per un prodotto
Il codice è tra le caratteristiche di ogni prodotto. Dicci specie, età e peso dell’animale e quali prodotti hai confrontato.
# Per un’idea
Le leggiamo tutte e rispondiamo a quasi tutte. Il distributore lento per pappagalli, i coperchi di ricambio per le lattine e il corso del sabato per i nonni sono idee dei clienti.
# Per un reclamo
Scrivi a {email} con la parola «reclamo» nell’oggetto. Anne li legge di persona entro due giorni lavorativi, e nessuno se n’è mai pentito.
L’indirizzo è in [contatti](/contact), le risposte rapide in [assistenza](/customer-service).`,
  ],
}
