import type { PageText } from '../page-text.ts'

export const customerService: PageText = {
  identifier: 'customer-service',
  title: ['Customer service', 'Kundendienst', 'Assistenza clienti'],
  summary: ['Answers to the questions we are asked most.', 'Antworten auf die häufigsten Fragen.', 'Risposte alle domande più frequenti.'],
  content: [
    `Most questions have been asked before. Here are the short answers, with links to the long ones.
# Before you order
- Do prices include tax? Yes, the tax is shown again in the cart.
- Can I order without an account? Yes, as a guest, with your name, e-mail, telephone number and delivery address.
- What if a product is sold out? Its page says so. If it sells out while it is in your cart, the cart tells you before you order.
# Paying
Goods that are delivered can be paid in cash to the courier; the checkout shows every way to pay for your order. Everything else is paid right after you have placed the order; our confirmation follows when the payment has arrived.
# Delivery
See [shipping and delivery](/shipping-delivery) for costs and times, and [order tracking](/order-tracking) for parcels on their way.
# Changing your mind
{returnDays} days, unopened, no reasons needed: see [returns](/warranty-returns). Animals that refuse their new food are a case of their own, and we find a solution.
# Advice
Our nurses answer questions about feeding and sizes. For medical questions there is the tele-vet under [services](/services). Everything else goes to [contact](/contact).`,
    `Die meisten Fragen hat schon jemand gestellt. Hier sind die kurzen Antworten und der Weg zu den langen.
# Vor der Bestellung
- Enthalten die Preise die Steuer? Ja, im Warenkorb wird sie noch einmal ausgewiesen.
- Kann ich ohne Konto bestellen? Ja, als Gast mit Name, E-Mail, Telefonnummer und Lieferanschrift.
- Was, wenn etwas ausverkauft ist? Das steht auf der Produktseite. Geht etwas aus, das schon im Warenkorb liegt, sagt es der Warenkorb vor dem Bestellen.
# Bezahlen
Gelieferte Ware können Sie per Nachnahme bezahlen; alle Zahlungsarten, die für Ihre Bestellung möglich sind, stehen an der Kasse. Alles andere bezahlen Sie gleich nach dem Bestellen; unsere Bestätigung folgt, sobald die Zahlung da ist.
# Lieferung
Kosten und Zeiten stehen unter [Versand](/shipping-delivery), Pakete unterwegs unter [Sendungsverfolgung](/order-tracking).
# Anders überlegt
{returnDays} Tage, ungeöffnet, ohne Begründung: siehe [Rückgabe](/warranty-returns). Tiere, die ihr neues Futter verweigern, sind ein Fall für sich, und wir finden eine Lösung.
# Rat
Unsere Fachangestellten beantworten Fragen zu Futter und Größen. Für Medizinisches gibt es den Tele-Tierarzt unter [Leistungen](/services). Alles Übrige an den [Kontakt](/contact).`,
    `Quasi tutte le domande le ha già fatte qualcuno. Ecco le risposte brevi e la strada per quelle lunghe.
# Prima dell’ordine
- I prezzi comprendono l’IVA? Sì, nel carrello è indicata di nuovo.
- Posso ordinare senza account? Sì, come ospite, con nome, e-mail, numero di telefono e indirizzo di consegna.
- E se un prodotto è esaurito? Lo dice la sua pagina. Se si esaurisce quando è già nel carrello, il carrello avvisa prima dell’ordine.
# Pagare
La merce consegnata si può pagare in contrassegno; la cassa mostra tutti i metodi possibili per il tuo ordine. Tutto il resto si paga subito dopo l’ordine; la nostra conferma segue quando il pagamento è arrivato.
# Consegna
Costi e tempi sono in [spedizioni](/shipping-delivery), i pacchi in viaggio in [segui l’ordine](/order-tracking).
# Hai cambiato idea
{returnDays} giorni, confezione chiusa, senza motivazioni: vedi [resi](/warranty-returns). Gli animali che rifiutano il nuovo cibo sono un caso a parte e una soluzione si trova.
# Consigli
I nostri tecnici rispondono su alimentazione e misure. Per le questioni mediche c’è il televeterinario in [servizi](/services). Per tutto il resto ci sono i [contatti](/contact).`,
  ],
}
