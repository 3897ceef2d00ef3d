import type { TranslatedContent } from './translated-content.ts'

/** The pages about the South African shop. All others are those of the Italian store view. */
export const it: TranslatedContent = {
  promise: null,
  pages: {
    legal: [
      'Note legali',
      'Chi gestisce questo negozio e come contattarci.',
      `{shop} è un negozio dimostrativo. Marche, prodotti, persone e indirizzi sono inventati, e ciò che ordini qui non verrà mai spedito. Tutto il resto è vero: i prezzi si calcolano, le scorte si contano e gli ordini si conservano.
# Responsabile
{seller} (dimostrazione), {address}. E-mail: {email}. Sostituisci queste righe con le tue prima di aprire un negozio al pubblico.
# Prezzi e imposte
Tutti i prezzi comprendono l’IVA, salvo diversa indicazione. L’aliquota dipende dal paese del negozio e dal tipo di prodotto.
# Testi e immagini
Traduzioni e disegni del catalogo dimostrativo sono stati fatti per questo progetto e pubblicati con la sua licenza. Non compaiono nomi di prodotti di produttori reali.
# Consigli
Le pagine sulla salute informano e non sostituiscono una visita. In caso di emergenza chiama l’ambulatorio più vicino. Vedi anche [privacy](/privacy-policy) e [condizioni di vendita](/terms-conditions).`,
    ],
    'shipping-delivery': [
      'Spedizioni e consegne',
      'Quanto costa, quanto ci vuole e che cosa succede se non c’è nessuno.',
      `Imballiamo ogni giorno lavorativo. Ciò che è ordinato prima delle {cutOff} parte lo stesso giorno.
# Modalità
- Standard con corriere, {standardDays} giorni lavorativi
- La spedizione standard è gratis da {freeFrom}
- Espresso con corriere, per quando c’è fretta
- Ritiro in uno dei nostri negozi e punti di ritiro in Sudafrica, gratis; ti scriviamo quando è pronto
Il prezzo esatto per il tuo indirizzo compare alla cassa, prima dell’ordine.
# Oggetti pesanti e grandi
Sacchi oltre i venti chili, casette e acquari viaggiano su pallet. Il corriere telefona prima; tieni pronte altre due mani.
# Nessuno in casa
Il corriere prova da un vicino, alla guardiola o al punto di ritiro più vicino e lascia un avviso. Il mangime non resta al sole.
# Servizi e file
Una chiamata al televeterinario o una guida non hanno pacco né spese di spedizione. I file sono sulla pagina dell’ordine subito dopo il pagamento.
# Oltre il confine
Consegniamo anche in Namibia, Botswana, Lesotho ed Eswatini. Per i prodotti di origine animale la dogana può chiedere un permesso.`,
    ],
    contact: [
      'Contatti',
      'Scrivere o passare.',
      `Risponde una persona, di solito lo stesso giorno lavorativo. Ecco come raggiungerci.
In caso di emergenza: non scriverci. Chiama l’ambulatorio più vicino o la guardia notturna. Torsione gastrica, avvelenamenti, difficoltà di respiro e incidenti non aspettano l’orario d’ufficio.
# Per e-mail
{email} è letto da tutta la squadra. Indica il numero d’ordine e, se qualcosa è rotto, allega una foto: risparmia un messaggio a entrambi.
# Quando leggiamo
Dal lunedì al venerdì dalle 8 alle 18, il sabato dalle 9 alle 13. Lascia un numero di telefono se preferisci essere richiamato.
# Per posta e a piedi
{address}. Si parcheggia dietro la casa, l’acqua per i cani è accanto alla porta.
# Che cosa ci aiuta
- Specie, età e peso dell’animale
- Che cosa mangia adesso e quali farmaci prende
- Che cosa hai già provato
Per le misure c’è la [guida](/mysize-guide), per i pacchi la pagina [segui l’ordine](/order-tracking).`,
    ],
    withdrawal: [
      'Diritto di recesso',
      'Come annullare un ordine già arrivato, entro quanti giorni e quanto costa.',
      `Puoi annullare un ordine di questo negozio senza dare motivi. È un tuo diritto secondo la sezione 44 della legge sudafricana sulle comunicazioni e transazioni elettroniche.
I nostri {returnDays} giorni per la merce chiusa, nella pagina sui [resi](/warranty-returns), si aggiungono.
# Entro sette giorni
I sette giorni cominciano quando tu, o una persona indicata da te, ricevete la merce; per un servizio, con l’ordine. Basta avvisarci prima che finiscano.
# Come annullare
Registra il reso sulla pagina dell’ordine, oppure scrivi a {email} o a {seller}, {address}, con il tuo nome e il numero d’ordine.
# Che cosa succede poi
Rispedisci la merce entro quattordici giorni. Paghi la rispedizione e nient’altro. Ricevi quanto hai pagato entro trenta giorni dall’annullamento, con lo stesso mezzo di pagamento.
# Che cosa non si può annullare
- Cibo, snack e altri prodotti di consumo quotidiano
- Merce incisa o fatta per te
- File già aperti e servizi iniziati con il tuo consenso entro i sette giorni`,
    ],
  },
}
