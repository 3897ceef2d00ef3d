import type { PageText } from '../page-text.ts'

export const noRoute: PageText = {
  identifier: 'no-route',
  title: ['Nobody in this burrow', 'In diesem Bau ist niemand', 'In questa tana non c’è nessuno'],
  summary: [
    'The page was moved or never existed.',
    'Die Seite ist umgezogen oder hat nie existiert.',
    'La pagina è stata spostata o non è mai esistita.',
  ],
  content: [
    `Our meerkat has looked to the left, to the right and under the fence. The page that you asked for is not here.
# What may have happened
- The address has a typing error; one missing letter leads to another burrow
- The product is no longer sold, and its page was closed
- The link is old: we moved a few shelves lately
# Where to go from here
Use the search field: it forgives typing mistakes. Or begin with the animal: [dogs](/dogs), [cats](/cats), [birds](/birds), [fish](/fish), [horses](/horses) or the [farm](/farm). New owners find a good start among the [starter kits](/advice-kits/starter-kits).
# Still lost?
Tell us under [contact](/contact) how you got here, and we will mend the sign. Everything in your cart is safe: it is kept on this device until you order or remove it.`,
    `Unser Erdmännchen hat nach links, nach rechts und unter den Zaun geschaut. Die gesuchte Seite ist nicht hier.
# Was geschehen sein kann
- Die Adresse enthält einen Tippfehler; schon ein fehlender Buchstabe führt in einen anderen Bau
- Das Produkt wird nicht mehr verkauft, und seine Seite wurde geschlossen
- Der Link ist alt: Wir haben neulich einige Regale umgestellt
# Wohin nun
Benutzen Sie das Suchfeld, es verzeiht Tippfehler. Oder beginnen Sie beim Tier: [Hunde](/dogs), [Katzen](/cats), [Vögel](/birds), [Fische](/fish), [Pferde](/horses) oder [Hof & Stall](/farm). Wer neu anfängt, findet bei den [Startpaketen](/advice-kits/starter-kits) das Richtige.
# Immer noch verirrt?
Sagen Sie uns über den [Kontakt](/contact), wie Sie hierher kamen, und wir richten das Schild. Ihr Warenkorb ist sicher: Er bleibt auf diesem Gerät, bis Sie bestellen oder ihn leeren.`,
    `Il nostro suricato ha guardato a sinistra, a destra e sotto il recinto. La pagina cercata non è qui.
# Che cosa può essere successo
- L’indirizzo ha un errore: basta una lettera mancante per finire in un’altra tana
- Il prodotto non si vende più e la sua pagina è chiusa
- Il link è vecchio: abbiamo spostato qualche scaffale
# Dove andare adesso
Usa il campo di ricerca, perdona gli errori. Oppure comincia dall’animale: [cani](/dogs), [gatti](/cats), [uccelli](/birds), [pesci](/fish), [cavalli](/horses) o [fattoria](/farm). Chi comincia trova una buona base nei [kit di partenza](/advice-kits/starter-kits).
# Ancora persi?
Raccontaci dalla pagina [contatti](/contact) come ci sei finito e sistemiamo il cartello. Il carrello è al sicuro: resta su questo dispositivo finché non ordini o lo svuoti.`,
  ],
}
