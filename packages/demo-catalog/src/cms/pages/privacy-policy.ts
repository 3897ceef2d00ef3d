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
    `We collect what your orders, your account and your requests need, and nothing else. This page says it in plain words.
# What we store
- Your name, address, e-mail and telephone number, to deliver and to ask when something is unclear
- Your orders and invoices, because the law wants them kept
- If you have an account: your password as a hash, addresses, wishlist, loyalty card, helpful votes, and hashes of the devices that you log in with, for 180 days
- If you subscribe to the newsletter: your e-mail address; if you write a review: what you enter, with the name that you choose
- If you ask to be told when a sold-out product is back: your e-mail address and that product
- If you want a copy of a message that you write to us: your e-mail address and that message
- Your cart and wishlist in your own browser, so that they survive a lost connection, and the cart also on our server to check prices and stock
# What we do not do
We do not sell data, we do not build profiles for advertising, and no script of a third party is loaded before you agree to it, with one exception: if you choose to pay by card, the page of that payment loads the card form of the payment provider. Card numbers never touch our servers.
# How long
Carts stay in your browser until you order, empty them or log out, and on our server for 90 days after the last change. A request about a sold-out product is deleted when its e-mail has been sent, at the latest after 180 days. What we keep for the copy of a message is deleted once you have confirmed your address, at the latest after three days. You delete your account yourself under “My data”, at once; invoices remain for as long as the law requires and for no other use.
# Your rights
You may see, correct, download and delete your data, in your account or by writing to {email}; other ways are under [contact](/contact). You can end the newsletter, e-mails about sold-out products and requests for reviews at any time.`,
    `Wir erheben, was Ihre Bestellungen, Ihr Konto und Ihre Anfragen brauchen, und nichts darüber hinaus. Diese Seite sagt es in einfachen Worten.
# Was wir speichern
- Name, Anschrift, E-Mail und Telefonnummer, um zu liefern und nachzufragen, wenn etwas unklar ist
- Ihre Bestellungen und Rechnungen, weil das Gesetz ihre Aufbewahrung verlangt
- Mit einem Konto: Ihr Passwort als Hash, Anschriften, Merkzettel, Kundenkarte, Ihre Stimmen für hilfreiche Bewertungen und 180 Tage lang Hashes der Geräte, mit denen Sie sich anmelden
- Wenn Sie den Newsletter abonnieren: Ihre E-Mail-Adresse; wenn Sie eine Bewertung schreiben: Ihre Angaben mit dem Namen, den Sie wählen
- Wenn Sie erfahren möchten, wann ein ausverkaufter Artikel wieder da ist: Ihre E-Mail-Adresse und diesen Artikel
- Wenn Sie eine Kopie Ihrer Nachricht an uns möchten: Ihre E-Mail-Adresse und diese Nachricht
- Warenkorb und Merkzettel in Ihrem eigenen Browser, damit sie eine verlorene Verbindung überstehen, und den Warenkorb auch auf unserem Server, um Preise und Bestand zu prüfen
# Was wir nicht tun
Wir verkaufen keine Daten, legen keine Werbeprofile an und laden kein Skript Dritter, bevor Sie zustimmen, mit einer Ausnahme: Wenn Sie mit Karte bezahlen, lädt die Seite dieser Zahlung das Kartenformular des Zahlungsanbieters. Kartennummern berühren unsere Server nie.
# Wie lange
Warenkörbe bleiben im Browser, bis Sie bestellen, sie leeren oder sich abmelden, und auf unserem Server 90 Tage nach der letzten Änderung. Eine Anfrage zu einem ausverkauften Artikel wird gelöscht, sobald die E-Mail verschickt ist, spätestens nach 180 Tagen. Was wir für die Kopie einer Nachricht aufbewahren, wird gelöscht, sobald Sie Ihre Adresse bestätigt haben, spätestens nach drei Tagen. Ihr Konto löschen Sie selbst unter „Meine Daten“, sofort; Rechnungen bleiben so lange, wie das Gesetz es verlangt, und dienen keinem anderen Zweck.
# Ihre Rechte
Sie dürfen Ihre Daten einsehen, berichtigen, herunterladen und löschen, in Ihrem Konto oder mit einer E-Mail an {email}; andere Wege stehen unter [Kontakt](/contact). Den Newsletter, E-Mails zu ausverkauften Artikeln und Bitten um Bewertungen können Sie jederzeit abbestellen.`,
    `Raccogliamo ciò che serve ai tuoi ordini, al tuo account e alle tue richieste, e niente di più. Questa pagina lo dice con parole semplici.
# Che cosa conserviamo
- Nome, indirizzo, e-mail e telefono, per consegnare e per chiedere se qualcosa non è chiaro
- Ordini e fatture, perché la legge chiede di conservarli
- Se hai un account: la password come hash, indirizzi, preferiti, carta fedeltà, i tuoi voti alle recensioni utili e, per 180 giorni, gli hash dei dispositivi con cui accedi
- Se ti iscrivi alla newsletter: il tuo indirizzo e-mail; se scrivi una recensione: ciò che inserisci, con il nome che scegli
- Se chiedi di sapere quando torna un prodotto esaurito: il tuo indirizzo e-mail e quel prodotto
- Se vuoi una copia del messaggio che ci scrivi: il tuo indirizzo e-mail e quel messaggio
- Carrello e lista dei desideri nel tuo browser, così resistono a una connessione persa, e il carrello anche sul nostro server per verificare prezzi e scorte
# Che cosa non facciamo
Non vendiamo dati, non creiamo profili pubblicitari e non carichiamo script di terzi prima del tuo consenso, con un’eccezione: se scegli di pagare con la carta, la pagina di quel pagamento carica il modulo del fornitore. I numeri di carta non toccano mai i nostri server.
# Per quanto tempo
I carrelli restano nel browser finché non ordini, li svuoti o esci dall’account, e sul nostro server per 90 giorni dopo l’ultima modifica. La richiesta su un prodotto esaurito si cancella quando l’e-mail è stata inviata, al più tardi dopo 180 giorni. Ciò che conserviamo per la copia di un messaggio si cancella quando confermi il tuo indirizzo, al più tardi dopo tre giorni. L’account lo cancelli tu stesso in «I miei dati», subito; le fatture restano quanto chiede la legge e per nessun altro scopo.
# I tuoi diritti
Puoi vedere, correggere, scaricare e cancellare i dati, nel tuo account o scrivendo a {email}; altre vie sono in [contatti](/contact). Dalla newsletter, dalle e-mail sui prodotti esauriti e dalle richieste di recensioni ci si cancella in qualsiasi momento.`,
  ],
}
