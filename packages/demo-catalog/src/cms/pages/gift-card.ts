import type { PageText } from '../page-text.ts'

export const giftCard: PageText = {
  identifier: 'gift-card',
  title: ['Gift card', 'Geschenkgutschein', 'Buono regalo'],
  summary: [
    'For people whose animals have everything.',
    'Für Menschen, deren Tiere schon alles haben.',
    'Per chi ha animali che hanno già tutto.',
  ],
  content: [
    `You know the person, you know the dog, but you do not know the size of the dog bed. That is what gift cards were invented for.
# How it works
Tell us the amount and a few words for the card under [contact](/contact). We draw it by hand, with the animal of your choice, and send it as a letter or as a PDF on the date you name.
# What it can buy
- Everything in the shop, reduced goods included
- A call with the tele-vet or a place in a class: see [services](/services)
- A part now and the rest later: what remains stays on the card
# How long it lasts
Three years from the end of the year in which it was bought. Lost cards can be replaced if you have kept the number.
# What it is not
It cannot be paid out and does not pay for other gift cards. In this demonstration shop it cannot be bought either, but the drawing would be lovely.`,
    `Sie kennen den Menschen, Sie kennen den Hund, nur die Größe des Hundebetts kennen Sie nicht. Dafür wurden Gutscheine erfunden.
# So geht es
Nennen Sie uns Betrag und ein paar Worte für die Karte über den [Kontakt](/contact). Wir zeichnen sie von Hand, mit dem Tier Ihrer Wahl, und schicken sie zum gewünschten Datum als Brief oder PDF.
# Was er kauft
- Alles im Laden, reduzierte Ware eingeschlossen
- Ein Gespräch mit dem Tele-Tierarzt oder einen Kursplatz: siehe [Leistungen](/services)
- Jetzt einen Teil und später den Rest: Was übrig ist, bleibt auf der Karte
# Wie lange er gilt
Drei Jahre ab Ende des Kaufjahres. Verlorene Karten ersetzen wir, wenn Sie die Nummer aufgehoben haben.
# Was er nicht ist
Er wird nicht ausgezahlt und bezahlt keine weiteren Gutscheine. In diesem Demonstrationsshop lässt er sich auch nicht kaufen, aber die Zeichnung wäre schön.`,
    `Conosci la persona, conosci il cane, ma non la misura della cuccia. Per questo sono nati i buoni regalo.
# Come funziona
Dicci l’importo e due parole per il biglietto dalla pagina [contatti](/contact). Lo disegniamo a mano, con l’animale che vuoi, e lo mandiamo per lettera o in PDF nella data indicata.
# Che cosa compra
- Tutto il negozio, offerte comprese
- Una chiamata con il televeterinario o un posto in un corso: vedi [servizi](/services)
- Una parte subito e il resto dopo: ciò che avanza resta sul buono
# Quanto dura
Tre anni dalla fine dell’anno di acquisto. I buoni smarriti si sostituiscono se hai conservato il numero.
# Che cosa non è
Non si converte in denaro e non paga altri buoni. In questo negozio dimostrativo non si può nemmeno comprare, ma il disegno sarebbe bello.`,
  ],
}
