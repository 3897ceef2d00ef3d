import type { PageText } from '../page-text.ts'

export const sale: PageText = {
  identifier: 'sale',
  title: ['Sale', 'Angebote', 'Offerte'],
  summary: [
    'Every old price is one that we really charged; below the products you read what is reduced and why.',
    'Jeder alte Preis wurde wirklich verlangt; unter den Produkten steht, was reduziert ist und warum.',
    'Ogni vecchio prezzo era davvero richiesto; sotto i prodotti leggi che cosa è scontato e perché.',
  ],
  content: [
    `Reduced prices in our shop show the old price beside the new one, and we really did charge the old one. We use no countdown clocks, and no stock is always “almost gone”. Reduced products wear a badge in every category, too.
# What is reduced
- Packs close to their date, always named as such
- End of a range, when a maker changes recipe or colour
- Seasonal goods: coats in spring, cooling mats in autumn
- Larger quantities: some prices fall from the fifth piece on, as their product page shows
# Coupons
Subscribe to the newsletter for the first time and get {couponPercent}% off the products of one order.
The discount does not apply to scheduled medicines.{noMedicineOff}
One coupon counts per order; it can be combined with reduced prices, not with another coupon.
# Returns
Reduced goods can be returned like all others: unopened, and in the same time. See [returns](/warranty-returns).`,
    `Reduzierte Preise zeigen den alten Preis neben dem neuen, und der alte wurde wirklich verlangt. Es gibt bei uns keine ablaufenden Uhren und keinen Bestand, der immer „fast weg“ ist. Reduzierte Produkte tragen auch in jeder Kategorie ein Schild.
# Was reduziert ist
- Packungen nahe am Haltbarkeitsdatum, immer so benannt
- Auslaufende Reihen, wenn Rezept oder Farbe wechselt
- Saisonware: Mäntel im Frühjahr, Kühlmatten im Herbst
- Größere Mengen: Manche Preise sinken ab dem fünften Stück, wie auf der Produktseite steht
# Gutscheine
Wer den Newsletter zum ersten Mal abonniert, erhält {couponPercent} % auf die Artikel einer Bestellung.
Für apothekenpflichtige Arzneimittel gilt der Rabatt nicht.{noMedicineOff}
Je Bestellung gilt ein Gutschein; er lässt sich mit reduzierten Preisen verbinden, nicht mit einem zweiten.
# Rückgabe
Reduzierte Ware geben Sie zurück wie jede andere: ungeöffnet und in derselben Frist. Siehe [Rückgabe](/warranty-returns).`,
    `I prezzi ridotti mostrano il vecchio accanto al nuovo, e il vecchio era davvero richiesto. Da noi non ci sono conti alla rovescia né scorte sempre «quasi finite». I prodotti scontati hanno un’etichetta anche in ogni categoria.
# Che cosa è scontato
- Confezioni vicine alla scadenza, sempre indicate come tali
- Fine serie, quando cambiano ricetta o colore
- Articoli stagionali: cappottini in primavera, tappetini freschi in autunno
- Quantità maggiori: alcuni prezzi scendono dal quinto pezzo, come indica la pagina del prodotto
# Buoni
Chi si iscrive per la prima volta alla newsletter riceve il {couponPercent}% di sconto sui prodotti di un ordine.
Lo sconto non vale per i medicinali a vendita controllata.{noMedicineOff}
Vale un buono per ordine; si somma ai prezzi ridotti, non a un altro buono.
# Resi
La merce scontata si restituisce come ogni altra: chiusa e negli stessi tempi. Vedi [resi](/warranty-returns).`,
  ],
}
