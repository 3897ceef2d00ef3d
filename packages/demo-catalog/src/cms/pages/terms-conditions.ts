import type { PageText } from '../page-text.ts'

export const termsConditions: PageText = {
  identifier: 'terms-conditions',
  title: ['Terms and conditions', 'Allgemeine Geschäftsbedingungen', 'Condizioni di vendita'],
  summary: [
    'The rules of buying here, as short as possible.',
    'Die Regeln des Einkaufs, so kurz wie möglich.',
    'Le regole dell’acquisto, il più brevi possibile.',
  ],
  content: [
    `These terms belong to a demonstration shop. Have a lawyer check your own.
# Contract
The products in the shop are an invitation to order. Your order is an offer; our confirmation by e-mail accepts it.
# Prices
Prices include tax and exclude delivery. If a price is obviously wrong, we ask before we deliver. The price that counts is the total that the checkout shows when you place the order and the confirmation repeats.
# Payment and ownership
Payment is due with the order or on delivery. Goods remain ours until they are paid.
# Age and prescriptions
Medicines that need a prescription are not sold here. Parasite treatments are handed to adults only.
# Liability
We are liable without limit for damage caused by gross negligence, otherwise for foreseeable damage. Your statutory rights are not affected.
# Withdrawal
You may withdraw within {returnDays} days: see [warranty and returns](/warranty-returns).`,
    `Diese Bedingungen gehören zu einem Demonstrationsshop. Lassen Sie Ihre eigenen von jemandem prüfen, der dafür einsteht.
# Vertrag
Was im Shop steht, ist eine Einladung. Ihre Bestellung ist das Angebot, unsere Bestätigung per E-Mail nimmt es an.
# Preise
Preise enthalten die Steuer und nicht den Versand. Ist ein Preis offensichtlich falsch, fragen wir vor der Lieferung. Es gilt die Summe, die die Kasse beim Bestellen zeigt und die Bestätigung wiederholt.
# Zahlung und Eigentum
Gezahlt wird mit der Bestellung oder bei Lieferung. Bis dahin bleibt die Ware unser Eigentum.
# Alter und Rezepte
Verschreibungspflichtige Arzneimittel verkaufen wir nicht. Mittel gegen Parasiten geben wir nur an Erwachsene ab.
# Haftung
Bei grober Fahrlässigkeit haften wir unbeschränkt, sonst für den vorhersehbaren Schaden. Gesetzliche Rechte bleiben unberührt.
# Widerruf
Sie können binnen {returnDays} Tagen widerrufen: siehe [Garantie und Rückgabe](/warranty-returns).`,
    `Queste condizioni appartengono a un negozio dimostrativo. Fai controllare le tue da chi ne risponde.
# Contratto
Ciò che è nel negozio è un invito. Il tuo ordine è la proposta; la nostra conferma via e-mail la accetta.
# Prezzi
I prezzi comprendono l’imposta e non la spedizione. Se un prezzo è palesemente sbagliato chiediamo prima di consegnare. Vale il totale che la cassa mostra al momento dell’ordine e che la conferma ripete.
# Pagamento e proprietà
Si paga con l’ordine o alla consegna. Fino ad allora la merce resta nostra.
# Età e ricette
Non vendiamo farmaci soggetti a ricetta. Gli antiparassitari si consegnano solo a maggiorenni.
# Responsabilità
Per colpa grave rispondiamo senza limiti, altrimenti per il danno prevedibile. Restano salvi i diritti di legge.
# Recesso
Si può recedere entro {returnDays} giorni: vedi [garanzia e resi](/warranty-returns).`,
  ],
}
