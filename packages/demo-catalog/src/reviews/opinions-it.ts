import type { Opinions } from './opinions.ts'

export const opinionsIt: Opinions = {
  openings: [
    'Ordinato per {pet} quando il vecchio era finito.',
    'Ero scettica per il prezzo, ma {pet} mi ha convinta.',
    'Me l’ha consigliato un’amica al parco.',
    'Lo usiamo ogni giorno da due mesi.',
  ],
  fair: {
    titles: ['Buono, con un piccolo ma', 'Fa il suo dovere', 'Discreto', 'Così così'],
    sentences: {
      eaten: [
        'Buoni ingredienti, ma {pet} ne scarta metà.',
        'Si mangia, ma senza entusiasmo; lo mescoliamo al vecchio.',
        'La confezione chiude male, lo versiamo in un barattolo.',
        '{pet} ci ha messo dieci giorni, ora va bene.',
      ],
      applied: [
        'Funziona, ma più lentamente di quanto speravamo.',
        'Efficace, ma l’odore non piace a {pet}.',
        'Le tacche della dose si leggono male, per il resto bene.',
        'Aiuta, ma ne serve più di quanto pensavamo.',
      ],
      thing: [
        'Ben fatto, ma più piccolo del previsto: meglio misurare.',
        'Robusto, solo il colore è più spento che nella foto.',
        'Funziona bene; le istruzioni potrebbero essere più chiare.',
        '{pet} gli ha girato intorno per una settimana prima di usarlo.',
      ],
      litter: [
        'Agglomera bene, ma gira per tutta la casa.',
        'Meno odore di prima, ma più polvere.',
        'Dura quanto indicato; il sacco è pesante da portare.',
      ],
      service: [
        'Utile, anche se metà la sapevamo già.',
        'Buoni esempi, ma la parte sull’alimentazione è breve.',
        'Competenti e gentili; avremmo voluto più tempo per le domande.',
      ],
    },
  },
  poor: {
    titles: ['Non fa per noi', 'Delusione', 'Mi aspettavo di più'],
    sentences: {
      eaten: [
        '{pet} l’ha annusato per tre giorni e se n’è andato.',
        '{pet} non l’ha tollerato, dopo una settimana abbiamo smesso.',
        'Molta polvere sul fondo della confezione.',
        'La confezione chiusa è stata ripresa senza discussioni.',
      ],
      applied: [
        'Dopo sei settimane nessuna differenza.',
        'La pelle si è irritata e la veterinaria ha consigliato di smettere.',
        'Il sigillo era rotto all’arrivo; l’hanno sostituito.',
        'Ce n’è troppo poco per un animale di questa taglia.',
      ],
      thing: [
        'Alla terza settimana si è staccato un pezzo; l’hanno sostituito.',
        'Troppo piccolo per noi, anche se avevamo misurato.',
        '{pet} gli gira alla larga.',
        'Più pesante del previsto, ora sta in garage.',
      ],
      litter: [
        '{pet} ha evitato la lettiera finché non siamo tornati alla vecchia.',
        'Odorava già dopo un giorno.',
        'Più polvere di quella economica.',
      ],
      service: [
        'Troppo semplice per chi ha animali da anni.',
        'Speravamo in più tempo per le nostre domande.',
        'È rimasto generico, mentre chiedevamo di un animale preciso.',
      ],
    },
  },
  facts: {
    first: [
      'Al primo posto in etichetta c’è {first}: per questo lo abbiamo provato.',
      '{pet} reagisce a molte cose, ma non a {first}.',
      'Con {first} come primo ingrediente so che cosa c’è nella ciotola.',
    ],
    size: [
      'Il formato {size} è giusto per noi: finisce prima di invecchiare.',
      'Abbiamo cominciato con {size} e ci siamo fermati lì.',
      'Prendiamo sempre {size}.',
    ],
    colour: ['Abbiamo scelto {colour}: è come nella foto.', 'In {colour} lo sporco si vede poco.'],
  },
  titles: {
    meal: ['Ciotola lucidata', 'Niente più mal di pancia', 'Finalmente un cibo adatto'],
    feed: ['Fresco e senza polvere', 'Non avanza nulla', 'Mangiato fino all’ultima briciola'],
    treat: ['Arrivano di corsa', 'La nostra moneta per l’addestramento', 'Nessun mal di pancia'],
    health: ['Dopo un mese si vede la differenza', 'Facile da dosare', 'Si muove di nuovo meglio'],
    parasite: ['Un’estate senza zecche', 'Si applica in un attimo', 'Non cammina più niente'],
    clinic: ['Utile da avere in casa', 'Come dal veterinario', 'Pronto quando serviva'],
    care: ['Morbido e pulito per giorni', 'Nessun arrossamento', 'Quasi senza odore'],
    tool: ['Quanto pelo', 'Sta bene in mano', '{pet} resta fermo'],
    play: ['{pet} non l’ha ancora distrutto', 'Giornata di pioggia salvata', 'Il gioco preferito di casa'],
    home: ['Occupato subito', 'È stabile', 'Solido, e le misure sono giuste'],
    litter: ['Nessun odore in un piccolo appartamento', 'Molta meno polvere', 'Accettata subito'],
    tech: ['Riparte dopo il blackout', 'Silenzioso e costante', 'In funzione in mezz’ora'],
    gear: ['Niente ruggine al mare', 'Come nuovo dopo una stagione', 'Semplice e robusto'],
    service: ['Qualcuno che ascolta', 'Ci ha evitato un viaggio di notte', 'Consigli chiari'],
    lesson: ['Abbiamo imparato molto', 'Ne vale la pena per chi comincia', 'Buoni esempi'],
  },
  praise: {
    meal: [
      '{pet} ha lucidato la ciotola dal primo giorno e il pelo non è mai stato così bello.',
      'Dopo una settimana la digestione è tornata a posto.',
      'Da quando abbiamo cambiato non si gratta più.',
      'La lista degli ingredienti è corta, mi piace.',
    ],
    feed: [
      'Quasi niente polvere sul fondo.',
      'Si mangia tutto, non resta niente da scartare.',
      'Fresco, pulito e sempre uguale.',
      'Confrontato con altre tre etichette: restiamo qui.',
    ],
    treat: [
      'Basta il fruscio del sacchetto e tutti si siedono.',
      'Piccoli, giusti per l’addestramento, e non appiccicano.',
      'Venti minuti di concentrazione assoluta.',
      'Nessun problema di pancia, cosa rara da noi.',
    ],
    health: [
      'Dopo quattro settimane la differenza si vede.',
      'Facile da dosare e da dare.',
      'Il nostro veterinario ha guardato gli ingredienti ed era contento.',
    ],
    parasite: [
      'Non si muove più niente, e viviamo accanto all’erba alta.',
      'Si applica in un attimo, senza drammi.',
      'La tabella dei pesi è chiarissima.',
    ],
    clinic: [
      'Utile averlo in casa prima che serva.',
      'La stessa qualità del nostro ambulatorio.',
      'Ben confezionato e con scadenza lunga.',
    ],
    care: ['Si risciacqua in fretta e il profumo è discreto.', 'Pelle sensibile, nessun arrossamento.', 'Ne basta pochissimo.'],
    tool: ['Impressionante quanto pelo viene via.', 'Ben fatto e comodo in mano.', 'Si pulisce in un attimo.'],
    play: [
      'Con {pet} ha resistito, e non è da tutti.',
      'Un’ora di pace in un giorno di pioggia.',
      'Robusto, nessuno spigolo, non si è staccato nulla.',
    ],
    home: ['{pet} ne ha preso possesso prima che finissi di montare.', 'Lavoro solido e facile da pulire.', 'È stabile, non balla niente.'],
    litter: ['Nessun odore, anche in un appartamento piccolo.', 'Molta meno polvere di prima.', 'Facile da tenere pulita.'],
    tech: [
      'Silenzioso, e dopo il blackout è ripartito da solo.',
      'Da allora i valori sono stabili.',
      'Istruzioni chiare, in funzione in mezz’ora.',
    ],
    gear: ['Ben rifinito, non arrugginisce niente.', 'Semplice, robusto e ben pensato.', 'Usato con ogni tempo e sembra ancora nuovo.'],
    service: [
      'Qualcuno si è preso il tempo e ha spiegato tutto con calma.',
      'Ci ha risparmiato un viaggio di notte.',
      'Il riassunto è arrivato entro un’ora.',
    ],
    lesson: ['Chiaro, pratico e senza farci sentire ignoranti.', 'Usiamo ancora gli appunti ogni giorno.', 'Prezioso per chi comincia.'],
  },
}
