import { brands } from '../brands.ts'
import type { Translations } from '../language.ts'

/** A CMS block. */
export interface BlockText {
  readonly identifier: string
  readonly title: Translations
  readonly content: Translations
}

function block(identifier: string, title: Translations, content: Translations): BlockText {
  return { identifier, title, content }
}

export const blocks: readonly BlockText[] = [
  block(
    'home-intro',
    ['Everything for animals, even off the grid', 'Alles für Tiere, auch ohne Netz', 'Tutto per gli animali, anche senza rete'],
    [
      'Chosen by vets, packed by people who count twice, and light on your data: when the signal goes, your cart and wishlist stay with you.',
      'Ausgesucht von Tierärztinnen, gepackt von Leuten, die zweimal zählen, und sparsam mit Ihrem Datenvolumen: Ist der Empfang weg, bleiben Warenkorb und Merkzettel bei Ihnen.',
      'Scelto da veterinari, imballato da chi conta due volte e leggero sul traffico dati: se il segnale va via, carrello e preferiti restano con te.',
    ],
  ),
  block(
    'footer-promise',
    ['Our promise', 'Unser Versprechen', 'La nostra promessa'],
    [
      '- Prices with tax, stock that is counted\n- {returnDays} days to change your mind\n- A vet on the line, evenings included',
      '- Preise mit Steuer, Bestände gezählt\n- {returnDays} Tage Bedenkzeit\n- Tierärztlicher Rat, auch am Abend',
      '- Prezzi con imposte, scorte contate\n- {returnDays} giorni per ripensarci\n- Un veterinario in linea, anche la sera',
    ],
  ),
  block(
    'checkout-help',
    ['Questions while ordering?', 'Fragen beim Bestellen?', 'Domande durante l’ordine?'],
    [
      '[Write to us](/contact), or read about [delivery](/shipping-delivery) and [returns](/warranty-returns). Your entries stay on this device.',
      '[Schreiben Sie uns](/contact) oder lesen Sie über [Lieferung](/shipping-delivery) und [Rückgabe](/warranty-returns). Ihre Eingaben bleiben auf diesem Gerät.',
      '[Scrivici](/contact), o leggi di [consegne](/shipping-delivery) e [resi](/warranty-returns). I dati inseriti restano su questo dispositivo.',
    ],
  ),
  block(
    'newsletter-offer',
    ['Our newsletter', 'Unser Newsletter', 'La nostra newsletter'],
    [
      'Advice from our vets, and a coupon of {couponPercent}% once you have confirmed your address. You can unsubscribe at any time.\nThe coupon does not apply to scheduled medicines.{noMedicineOff}',
      'Rat von unseren Tierärztinnen und ein Gutschein über {couponPercent} %, sobald Sie Ihre Adresse bestätigt haben. Abbestellen können Sie jederzeit.\nFür apothekenpflichtige Arzneimittel gilt der Gutschein nicht.{noMedicineOff}',
      'I consigli dei nostri veterinari e un buono del {couponPercent}% appena confermi il tuo indirizzo. Ci si cancella in qualsiasi momento.\nIl buono non vale per i medicinali a vendita controllata.{noMedicineOff}',
    ],
  ),
  block(
    'delivery-strip',
    ['Delivery', 'Lieferung', 'Consegna'],
    [
      'Two to four working days.\nFree of charge from {freeFrom}.',
      'Zwei bis vier Werktage.\nAb {freeFrom} kostenlos.',
      'Due-quattro giorni lavorativi.\nGratis da {freeFrom}.',
    ],
  ),
  block(
    'offline-note',
    ['You are offline', 'Sie sind offline', 'Sei offline'],
    [
      'Your cart and wishlist stay on this device. You can order as well: the order waits here and is sent when you are back online.',
      'Warenkorb und Merkzettel bleiben auf diesem Gerät. Bestellen können Sie auch: Die Bestellung wartet hier und wird gesendet, sobald Sie wieder online sind.',
      'Carrello e preferiti restano su questo dispositivo. Puoi anche ordinare: l’ordine aspetta qui e parte appena torni in rete.',
    ],
  ),
  block(
    'empty-cart',
    ['Your cart is empty', 'Ihr Warenkorb ist leer', 'Il carrello è vuoto'],
    [
      'Begin with [dogs](/dogs), [cats](/cats) or the [starter kits](/advice-kits/starter-kits).',
      'Beginnen Sie mit [Hunden](/dogs), [Katzen](/cats) oder den [Startpaketen](/advice-kits/starter-kits).',
      'Comincia da [cani](/dogs), [gatti](/cats) o dai [kit di partenza](/advice-kits/starter-kits).',
    ],
  ),
  block(
    'diet-advice',
    ['Please ask your vet', 'Bitte fragen Sie Ihre Tierarztpraxis', 'Chiedi al veterinario'],
    [
      'Dietetic foods support a treatment and do not replace it. Our [tele-vets](/advice-kits/tele-vet) help you to choose.',
      'Diätfutter unterstützt eine Behandlung und ersetzt sie nicht. Unsere [Tele-Tierärzte](/advice-kits/tele-vet) helfen bei der Wahl.',
      'Gli alimenti dietetici sostengono una cura e non la sostituiscono. I nostri [televeterinari](/advice-kits/tele-vet) aiutano a scegliere.',
    ],
  ),
  // Below the title of a brand's page. docs/behaviour/categories.md §9.6.
  ...Object.values(brands).map(({ optionId, look: { name }, story }) => block(`brand-${optionId}`, [name, name, name], story)),
]
