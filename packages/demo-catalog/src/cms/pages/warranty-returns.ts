import type { PageText } from '../page-text.ts'

export const warrantyReturns: PageText = {
  identifier: 'warranty-returns',
  title: ['Warranty and returns', 'Garantie und Rückgabe', 'Garanzia e resi'],
  summary: [
    'Thirty days to change your mind, two years of guarantee.',
    'Dreißig Tage Bedenkzeit, zwei Jahre Gewährleistung.',
    'Trenta giorni per ripensarci, due anni di garanzia.',
  ],
  content: [
    `Animals have opinions, and things break. Both are taken care of.
# Thirty days
You may send back unopened goods within thirty days without giving reasons. Put the slip into the box, hand it to the courier, and the money is back within a week of its arrival.
# When the animal says no
Opened feed cannot be sold again, but nobody should be left with fifteen kilograms of refusal. Write to us: usually we refund half and donate the sack to a shelter near you.
# What cannot come back
- Opened medicines, parasite treatments and hygiene articles
- Engraved and made-to-measure things, unless they are faulty
- Downloads that were opened, and calls that took place
# Two years of guarantee
If something breaks in normal use, we repair or replace it. Chewing counts as normal use for chew toys only, and there for the first month.
# How to start
Write with order number and a photograph to [contact](/contact). Please do not send anything without a slip: our meerkats sort by number.`,
    `Tiere haben Ansichten, und Dinge gehen kaputt. Für beides ist gesorgt.
# Dreißig Tage
Ungeöffnete Ware dürfen Sie binnen dreißig Tagen ohne Begründung zurückschicken. Schein in das Paket, Paket zur Filiale, und eine Woche nach Ankunft ist das Geld zurück.
# Wenn das Tier nein sagt
Geöffnetes Futter lässt sich nicht mehr verkaufen, aber niemand soll auf fünfzehn Kilogramm Ablehnung sitzen bleiben. Schreiben Sie uns: Meist erstatten wir die Hälfte und geben den Sack an ein Tierheim in Ihrer Nähe.
# Was nicht zurückkann
- Geöffnete Arzneimittel, Mittel gegen Parasiten und Hygieneartikel
- Graviertes und nach Maß Gefertigtes, außer es ist fehlerhaft
- Geöffnete Dateien und geführte Gespräche
# Zwei Jahre Gewährleistung
Geht etwas bei normalem Gebrauch kaputt, reparieren oder ersetzen wir es. Kauen gilt nur bei Kauspielzeug als normaler Gebrauch, und dort im ersten Monat.
# So beginnen Sie
Schreiben Sie mit Bestellnummer und Foto an den [Kontakt](/contact). Bitte nichts ohne Schein schicken: Unsere Erdmännchen sortieren nach Nummern.`,
    `Gli animali hanno opinioni e le cose si rompono. A entrambe c’è rimedio.
# Trenta giorni
La merce chiusa si restituisce entro trenta giorni senza motivazioni. Il modulo nella scatola, la scatola al corriere, e il denaro torna entro una settimana dall’arrivo.
# Quando l’animale dice no
Il mangime aperto non si rivende, ma nessuno deve tenersi quindici chili di rifiuto. Scrivici: di solito rimborsiamo metà e doniamo il sacco a un rifugio vicino a te.
# Che cosa non può tornare
- Farmaci aperti, antiparassitari e articoli per l’igiene
- Oggetti incisi o su misura, se non difettosi
- File già aperti e chiamate già avvenute
# Due anni di garanzia
Se qualcosa si rompe nell’uso normale, lo ripariamo o sostituiamo. Mordere è uso normale solo per i giochi da mordere, e nel primo mese.
# Come si comincia
Scrivi con numero d’ordine e foto dalla pagina [contatti](/contact). Non spedire nulla senza modulo: i nostri suricati ordinano per numero.`,
  ],
}
