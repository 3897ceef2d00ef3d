import type { PageText } from '../page-text.ts'

export const warrantyReturns: PageText = {
  identifier: 'warranty-returns',
  title: ['Warranty and returns', 'Garantie und Rückgabe', 'Garanzia e resi'],
  summary: [
    'What you can send back, and two years of guarantee.',
    'Was Sie zurückschicken können, und zwei Jahre Gewährleistung.',
    'Che cosa puoi restituire, e due anni di garanzia.',
  ],
  content: [
    `Animals have opinions, and things break. Both are taken care of.
# {returnDays} days
You may send back unopened goods within {returnDays} days of the day on which we sent them, without giving reasons. Register the return on the page of the order, put a note with its number into the box and hand it to a courier; the money is back within a week of its arrival.
# When the animal says no
Opened feed cannot be sold again, but nobody should be left with fifteen kilograms of refusal. Write to us: usually we refund half and donate the sack to a shelter near you.
# What cannot come back
- Scheduled medicines, even unopened{noMedicineBack}
- Opened medicines, parasite treatments and hygiene articles
- Engraved and made-to-measure things, unless they are faulty
- Downloads that were opened, and calls that took place
# Two years of guarantee
If something breaks in normal use, we repair or replace it. Chewing counts as normal use for chew toys only, and there for the first month.
# How to start
Returns start on the page of the order: in your account, or behind the link in our e-mails. If something is faulty, write with order number and a photograph to [contact](/contact). Please do not send anything without a number: our meerkats sort by number.`,
    `Tiere haben Ansichten, und Dinge gehen kaputt. Für beides ist gesorgt.
# {returnDays} Tage
Ungeöffnete Ware dürfen Sie binnen {returnDays} Tagen, nachdem wir sie verschickt haben, ohne Begründung zurückschicken. Rücksendung auf der Seite der Bestellung anmelden, Zettel mit ihrer Nummer in das Paket, Paket zur Filiale, und eine Woche nach Ankunft ist das Geld zurück.
# Wenn das Tier nein sagt
Geöffnetes Futter lässt sich nicht mehr verkaufen, aber niemand soll auf fünfzehn Kilogramm Ablehnung sitzen bleiben. Schreiben Sie uns: Meist erstatten wir die Hälfte und geben den Sack an ein Tierheim in Ihrer Nähe.
# Was nicht zurückkann
- Apothekenpflichtige Arzneimittel, auch ungeöffnet{noMedicineBack}
- Geöffnete Arzneimittel, Mittel gegen Parasiten und Hygieneartikel
- Graviertes und nach Maß Gefertigtes, außer es ist fehlerhaft
- Geöffnete Dateien und geführte Gespräche
# Zwei Jahre Gewährleistung
Geht etwas bei normalem Gebrauch kaputt, reparieren oder ersetzen wir es. Kauen gilt nur bei Kauspielzeug als normaler Gebrauch, und dort im ersten Monat.
# So beginnen Sie
Rücksendungen beginnen auf der Seite der Bestellung: in Ihrem Konto oder hinter dem Link in unseren E-Mails. Ist etwas fehlerhaft, schreiben Sie mit Bestellnummer und Foto an den [Kontakt](/contact). Bitte nichts ohne Nummer schicken: Unsere Erdmännchen sortieren nach Nummern.`,
    `Gli animali hanno opinioni e le cose si rompono. A entrambe c’è rimedio.
# {returnDays} giorni
La merce chiusa si restituisce entro {returnDays} giorni dalla nostra spedizione, senza motivazioni. Registra il reso sulla pagina dell’ordine, metti nella scatola un foglio con il suo numero e dalla al corriere: il denaro torna entro una settimana dall’arrivo.
# Quando l’animale dice no
Il mangime aperto non si rivende, ma nessuno deve tenersi quindici chili di rifiuto. Scrivici: di solito rimborsiamo metà e doniamo il sacco a un rifugio vicino a te.
# Che cosa non può tornare
- Medicinali a vendita controllata, anche chiusi{noMedicineBack}
- Farmaci aperti, antiparassitari e articoli per l’igiene
- Oggetti incisi o su misura, se non difettosi
- File già aperti e chiamate già avvenute
# Due anni di garanzia
Se qualcosa si rompe nell’uso normale, lo ripariamo o sostituiamo. Mordere è uso normale solo per i giochi da mordere, e nel primo mese.
# Come si comincia
I resi cominciano sulla pagina dell’ordine: nel tuo account o dietro il link nelle nostre e-mail. Se qualcosa è difettoso, scrivi con numero d’ordine e foto dalla pagina [contatti](/contact). Non spedire nulla senza numero: i nostri suricati ordinano per numero.`,
  ],
}
