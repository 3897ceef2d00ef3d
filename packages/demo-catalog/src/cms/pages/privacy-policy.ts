import type { PageText } from '../page-text.ts'

export const privacyPolicy: PageText = {
  identifier: 'privacy-policy',
  title: ['Privacy policy', 'Datenschutz', 'Privacy'],
  summary: [
    'Which data we need, why, and for how long.',
    'Welche Daten wir brauchen, wozu und wie lange.',
    'Quali dati servono, perché e per quanto tempo.',
  ],
  content: [
    `We collect what an order needs and nothing that it does not. This page says it in plain words.
# What we store
- Your name, address, e-mail and telephone number, to deliver and to ask when something is unclear
- Your orders and invoices, because the law wants them kept
- Your cart and wishlist in your own browser, so that they survive a lost connection
# What we do not do
We do not sell data, we do not build profiles for advertising, and no script of a third party is loaded before you agree to it. Card numbers go to the payment provider and never touch our servers.
# How long
Carts in your browser stay until you empty them. Accounts are deleted on request within a week; invoices remain for as long as the law requires and for no other use.
# Your rights
You may see, correct, take along and delete your data. Write to hello@meerkat.example or use the form under [contact](/contact). You can unsubscribe from the newsletter in every issue with one click.`,
    `Wir erheben, was eine Bestellung braucht, und nichts darüber hinaus. Diese Seite sagt es in einfachen Worten.
# Was wir speichern
- Name, Anschrift, E-Mail und Telefonnummer, um zu liefern und nachzufragen, wenn etwas unklar ist
- Ihre Bestellungen und Rechnungen, weil das Gesetz ihre Aufbewahrung verlangt
- Warenkorb und Merkzettel in Ihrem eigenen Browser, damit sie eine verlorene Verbindung überstehen
# Was wir nicht tun
Wir verkaufen keine Daten, legen keine Werbeprofile an und laden kein Skript Dritter, bevor Sie zustimmen. Kartennummern gehen an den Zahlungsdienst und berühren unsere Server nie.
# Wie lange
Warenkörbe bleiben im Browser, bis Sie sie leeren. Konten löschen wir auf Wunsch binnen einer Woche; Rechnungen bleiben so lange, wie das Gesetz es verlangt, und dienen keinem anderen Zweck.
# Ihre Rechte
Sie dürfen Ihre Daten einsehen, berichtigen, mitnehmen und löschen lassen. Schreiben Sie an hello@meerkat.example oder nutzen Sie den [Kontakt](/contact). Den Newsletter bestellen Sie mit einem Klick in jeder Ausgabe ab.`,
    `Raccogliamo ciò che serve a un ordine e niente di più. Questa pagina lo dice con parole semplici.
# Che cosa conserviamo
- Nome, indirizzo, e-mail e telefono, per consegnare e per chiedere se qualcosa non è chiaro
- Ordini e fatture, perché la legge chiede di conservarli
- Carrello e lista dei desideri nel tuo browser, così resistono a una connessione persa
# Che cosa non facciamo
Non vendiamo dati, non creiamo profili pubblicitari e non carichiamo script di terzi prima del tuo consenso. I numeri di carta vanno al gestore dei pagamenti e non toccano i nostri server.
# Per quanto tempo
I carrelli restano nel browser finché non li svuoti. Gli account si cancellano su richiesta entro una settimana; le fatture restano quanto chiede la legge e per nessun altro scopo.
# I tuoi diritti
Puoi vedere, correggere, portare con te e cancellare i dati. Scrivi a hello@meerkat.example o usa la pagina [contatti](/contact). Dalla newsletter ci si cancella con un clic.`,
  ],
}
