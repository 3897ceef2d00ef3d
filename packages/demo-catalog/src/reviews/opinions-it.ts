import type { Opinions } from './opinions.ts'

export const opinionsIt: Opinions = {
  good: {
    openings: [
      'Ordinato per {pet}, e non siamo rimasti delusi.',
      'Già il terzo ordine.',
      'Ero scettica per il prezzo, ma {pet} mi ha convinta.',
      'Arrivato in tre giorni, ben imballato.',
      'Me l’ha consigliato un’amica al parco.',
      'Comprato dopo aver letto le recensioni.',
      'Lo usiamo ogni giorno da due mesi.',
    ],
    closings: [
      'Lo riordinerò.',
      'Grazie per la consegna veloce.',
      'Non toglietelo mai dal catalogo.',
      'La prossima volta prendo il formato grande.',
      'Il prezzo è giusto.',
      'Peccato non averlo scoperto prima.',
    ],
  },
  fair: {
    titles: ['Buono, con un piccolo ma', 'Fa il suo dovere', 'Discreto', 'Così così'],
    sentences: [
      'Niente male, ma per il prezzo mi aspettavo qualcosa in più.',
      'Il prodotto è buono, il pacco è arrivato ammaccato.',
      '{pet} ci ha messo una settimana ad accettarlo, ora va bene.',
      'Un po’ diverso dalla foto, comunque utile.',
      'Fa quello che promette, né più né meno.',
    ],
  },
  poor: {
    titles: ['Non fa per noi', 'Delusione', 'Mi aspettavo di più', 'Restituito'],
    sentences: [
      '{pet} non ne ha voluto sapere.',
      'Da noi non è durato un mese.',
      'Almeno il reso è stato semplice.',
      'Forse siamo stati sfortunati con il nostro.',
      'Ho sbagliato scelta, la descrizione potrebbe essere più chiara.',
    ],
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
