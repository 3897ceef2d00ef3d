import type { PageText } from '../page-text.ts'

export const withdrawal: PageText = {
  identifier: 'withdrawal',
  title: ['Right to cancel', 'Widerrufsrecht', 'Diritto di recesso'],
  summary: [
    'How to cancel an order after it has arrived, within how many days, and what it costs.',
    'Vierzehn Tage Widerruf: Belehrung, Folgen, Ausnahmen und Muster-Formular.',
    'Quattordici giorni per recedere: istruzioni, effetti, eccezioni e modulo tipo.',
  ],
  content: [
    `You may cancel an order from this shop without giving a reason. This is your right under section 44 of the Electronic Communications and Transactions Act.
Our own {returnDays} days for unopened goods, on the page on [returns](/warranty-returns), come on top of it.
# Within seven days
The seven days begin when you, or someone whom you name, have received the goods; for a service, when you have placed the order. It is enough that you tell us before they are over.
# How to cancel
Register the return on the page of the order, or write to {email} or to {seller}, {address}, with your name and the number of the order.
# What happens then
Send the goods back within fourteen days. You pay for sending them back, and nothing else. You receive what you have paid for them within thirty days of cancelling, in the way in which you paid.
# What cannot be cancelled
- Food, treats and other things that are delivered for everyday use
- Goods that were engraved or made for you
- Downloads that were opened, and services that began with your consent within the seven days`,
    `Verbraucherinnen und Verbraucher haben das folgende Recht.
Unsere {returnDays} Tage für ungeöffnete Ware auf der Seite zur [Rückgabe](/warranty-returns) kommen freiwillig hinzu.
# Widerrufsrecht
Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben; bei Dienstleistungen ab dem Tag des Vertragsabschlusses.
Um Ihr Recht auszuüben, müssen Sie uns ({seller}, {address}, {email}) mit einer eindeutigen Erklärung, etwa einem Brief oder einer E-Mail, über Ihren Entschluss informieren. Sie können dafür das Muster unten verwenden, das jedoch nicht vorgeschrieben ist. Zur Wahrung der Frist reicht es, dass Sie die Mitteilung vor ihrem Ablauf absenden.
# Folgen des Widerrufs
Wir erstatten alle Zahlungen einschließlich der Kosten der günstigsten Standardlieferung unverzüglich, spätestens binnen vierzehn Tagen ab Eingang Ihres Widerrufs, mit demselben Zahlungsmittel und ohne Entgelt. Wir dürfen warten, bis die Ware zurück ist oder Sie ihre Absendung nachweisen. Senden Sie die Ware binnen vierzehn Tagen nach dem Widerruf zurück; die unmittelbaren Kosten der Rücksendung tragen Sie. Für einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen Umgang zurückgeht, der zur Prüfung der Ware nicht notwendig war.
# Ausnahmen
- Waren, die schnell verderben oder nach Ihren Angaben gefertigt wurden
- Versiegelte Waren, die aus Gründen der Gesundheit oder Hygiene nicht zurückgegeben werden können, wenn die Versiegelung entfernt wurde
- Digitale Inhalte und vollständig erbrachte Dienstleistungen, wenn Sie dem Beginn vor Ablauf der Frist zugestimmt haben
# Muster-Widerrufsformular
An {seller}, {email}: Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren / die Erbringung der folgenden Dienstleistung: … Bestellt am / erhalten am: … Name und Anschrift: … Datum: …`,
    `I consumatori hanno il diritto seguente.
I nostri {returnDays} giorni per la merce chiusa, nella pagina sui [resi](/warranty-returns), si aggiungono per nostra scelta.
# Diritto di recesso
Hai il diritto di recedere dal contratto, senza indicarne le ragioni, entro quattordici giorni. Il periodo scade dopo quattordici giorni dal giorno in cui tu, o un terzo da te designato e diverso dal vettore, acquisite il possesso fisico dell’ultimo bene; per i servizi, dal giorno della conclusione del contratto.
Per esercitarlo devi informare {seller}, {address}, {email}, con una dichiarazione esplicita, per esempio una lettera o un’e-mail. Puoi usare il modulo qui sotto, ma non è obbligatorio. Basta che tu invii la comunicazione prima della scadenza.
# Effetti del recesso
Ti rimborsiamo tutti i pagamenti, compresi i costi della consegna standard più economica, senza indugio e in ogni caso entro quattordici giorni dalla tua comunicazione, con lo stesso mezzo di pagamento e senza spese. Possiamo attendere fino al ritorno dei beni o alla prova della loro spedizione. Rispedisci i beni entro quattordici giorni; i costi diretti della restituzione sono a tuo carico. Rispondi della diminuzione del valore solo se dipende da un uso diverso da quello necessario per provare i beni.
# Eccezioni
- Beni che si deteriorano rapidamente, personalizzati o su misura
- Beni sigillati che per motivi igienici o di salute non si prestano alla restituzione, se aperti dopo la consegna
- Contenuti digitali e servizi completati, se hai acconsentito all’inizio prima della scadenza
# Modulo tipo di recesso
A {seller}, {email}: con la presente notifico il recesso dal mio contratto di vendita dei seguenti beni / servizi: … Ordinato il / ricevuto il: … Nome e indirizzo: … Data: …`,
  ],
}
