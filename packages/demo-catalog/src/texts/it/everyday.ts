import type { Phrases } from '../topic.ts'

export const everyday = {
  everyday: {
    short: [
      'Una piccola cosa che semplifica la giornata.',
      'Semplice, utile e fatta per durare.',
      'Ciò che si prende in mano ogni giorno.',
    ],
    opening: [
      '{name} è una di quelle cose che mancano solo dopo averle avute.',
      'Su {name} nessuno scrive poesie, e tutti lo riordinano.',
      '{name} risolve un piccolo problema così bene che si dimentica che ci fosse.',
      'Abbiamo confrontato nove articoli simili prima di mettere {name} sullo scaffale.',
    ],
    body: [
      'È stato provato per un mese nelle nostre case, con animali ignari della prova.',
      'Niente è decorazione: forma e misura seguono l’uso.',
      'Il materiale è scelto perché non faccia male se leccato, rosicchiato o usato come cuscino.',
      'È tra gli articoli che i nostri tecnici veterinari comprano per sé.',
      'Il produttore risponde alle domande con nome e cognome, e per noi è un buon segno.',
      'Arriva con poco imballaggio, perché tanto finisce quasi tutto nel cestino.',
    ],
    use: [
      'Prenditi un momento per presentarlo: prima si annusa, poi si premia la curiosità.',
      'Controllalo ogni tanto e sostituiscilo quando ha fatto il suo dovere.',
      'Se non sai quale scegliere mandaci una foto: ti consigliamo volentieri.',
    ],
  },
} satisfies Record<string, Phrases>
