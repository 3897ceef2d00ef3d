import type { Phrases } from '../topic.ts'

export const outdoors = {
  'horse-feed': {
    short: ['Energia nelle gambe, non nella testa.', 'Prima la fibra, e i numeri sul sacco.'],
    opening: [
      '{name} è per cavalli che lavorano, riposano o semplicemente guardano oltre il recinto.',
      'Nella nostra scuderia {name} finisce ogni mattina in dodici secchi.',
      '{name} segue la vecchia regola: più foraggio possibile, concentrato quanto serve.',
    ],
    body: [
      'Amido e zuccheri sono dichiarati per chilo, perché un pony a rischio laminite non dipenda dalla fortuna.',
      'I cereali sono fioccati a vapore: l’amido si apre prima di arrivare all’intestino.',
      'Vitamine e oligoelementi colmano i vuoti che il fieno d’inverno lascia.',
    ],
    use: [
      'Dividere in almeno due pasti, prima il fieno. Cambiare in dieci giorni.',
      'Dosare a peso, non a palette; blocco di sale e acqua sempre disponibili.',
    ],
  },
  'horse-gear': {
    short: ['Attrezzatura onesta per scuderia e campo.', 'Fatta per mani, zoccoli e maltempo.'],
    opening: [
      '{name} sta sul gancio più vicino alla porta, e c’è un motivo.',
      '{name} ha superato la prova di una scuola di equitazione, il laboratorio più severo.',
      'Con {name} il lavoro attorno al cavallo è piacevole quanto cavalcare.',
    ],
    body: [
      'I materiali respirano, asciugano presto e tornano in forma dopo il lavaggio.',
      'Le cuciture stanno dove non c’è pressione e i bordi sono morbidi.',
      'Le misure vengono da cavalli veri, non dal tavolo da disegno.',
    ],
    use: ['Far asciugare prima di riporre e ingrassare il cuoio due volte l’anno.', 'Controlla con la mano piatta: deve scorrere ovunque.'],
  },
  'farm-feed': {
    short: ['Mangime completo, dichiarato con onestà.', 'Per ovaiole, pulcini e cesti pieni.'],
    opening: [
      '{name} trasforma il chiasso del mattino in uova per colazione.',
      'Con {name} i pulcini crescono uniformi e le galline depongono senza pause.',
      '{name} viene da un mulino dove rispondono ancora al telefono.',
    ],
    body: [
      'Proteine, lisina e calcio seguono l’età del gruppo, non il prezzo della soia.',
      'È pressato o macinato in modo che poco finisca nella lettiera e ancora meno ai passeri.',
      'Di ogni carico si preleva un campione, conservato per sei mesi.',
    ],
    use: ['A volontà in mangiatoia asciutta, con grit e acqua pulita.', 'Su pallet, al riparo dai roditori, da usare entro tre mesi.'],
  },
  'farm-gear': {
    short: ['Robusto, semplice, subito pulito.', 'Costruito per l’aia, non per il catalogo.'],
    opening: [
      '{name} resiste anche a una pestata, ed è la prova che conta.',
      'Alle cinque del mattino nessuno vuole istruzioni: {name} non ne ha bisogno.',
      '{name} fa risparmiare acqua, mangime e pazienza.',
    ],
    body: [
      'Bordi arrotolati, maniglie rivettate e zincatura dopo la saldatura.',
      'Si appende, si appoggia o si avvita, e si smonta con un solo galletto.',
      'Ogni parte soggetta a usura si ordina da sola, anche dopo anni.',
    ],
    use: [
      'Appendere le mangiatoie all’altezza del dorso e pulire gli abbeveratoi ogni giorno.',
      'Disinfettare tra un gruppo e l’altro; al resto pensa il sole.',
    ],
  },
  dip: {
    short: ['Per le mandrie, con tempi di sospensione in etichetta.', 'Concentrato, economico, dosi chiare.'],
    opening: [
      '{name} si usa dove le zecche costano più del trattamento.',
      'Gli allevatori ordinano {name} a casse, e sanno perché.',
      '{name} fa parte di un piano: data, peso, dose, sospensione.',
    ],
    body: [
      'Per immersione, a spruzzo o sul dorso, secondo la mandria e la pazienza.',
      'In etichetta ci sono tabelle per pecore, capre e bovini, vitelli compresi.',
      'Cambiare gruppo di principio attivo ogni stagione ne conserva l’efficacia negli anni.',
    ],
    use: [
      'Usare i guanti, preparare fresco, trattare all’ombra e prima di sera. Rispettare la sospensione per carne e latte.',
      'Tenere lontano da fiumi e laghi: i pesci muoiono per tracce. Conservare sotto chiave.',
    ],
  },
  'wild-food': {
    short: ['Per ospiti che arrivano da soli.', 'Cibo naturale, niente avanzi di cucina.'],
    opening: [
      'Metti fuori {name} e aspetta la prima lite alla mangiatoia.',
      '{name} ravviva il giardino nei mesi in cui offre poco.',
      'Con {name} la finestra diventa lo schermo migliore.',
    ],
    body: [
      'Gli ingredienti seguono la stagione: grassi col freddo, proteine quando ci sono i piccoli.',
      'I semi decorticati non lasciano gusci a terra né erbacce in primavera.',
      'Senza sale, senza zucchero e senza pane, che riempie e non nutre.',
    ],
    use: [
      'Poche quantità, mangiatoia lavata ogni settimana con acqua calda e lontana dai gatti.',
      'L’acqua è gradita quanto il cibo, con la siccità ancora di più.',
    ],
  },
  'wild-home': {
    short: ['Un indirizzo per vicini selvatici.', 'Resistente, non trattato e facile da aprire.'],
    opening: [
      '{name} resta appeso una settimana, poi qualcuno trasloca.',
      'Nei giardini nuovi mancano gli alberi vecchi; {name} rimedia.',
      '{name} segue le misure consigliate dai biologi.',
    ],
    body: [
      'Dentro il legno non è trattato, spesso contro il caldo e ruvido per unghie piccole.',
      'Si apre di lato per la pulizia, senza acrobazie sulla scala.',
      'L’ingresso è su misura: passano gli ospiti giusti e non i prepotenti.',
    ],
    use: [
      'Appendere a due o tre metri, lontano dal sole di mezzogiorno e dal lato della pioggia.',
      'Pulire una volta l’anno, a stagione finita, solo con spazzola e acqua calda.',
    ],
  },
} satisfies Record<string, Phrases>
