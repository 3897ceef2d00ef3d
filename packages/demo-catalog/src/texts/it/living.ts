import type { Phrases } from '../topic.ts'

export const living = {
  toy: {
    short: ['Per giochi che si fanno seri.', 'Un gioco con un programma: insegui, mordi, ricomincia.', 'Robusto per tutti i giorni.'],
    opening: [
      '{name} è stato lanciato, sepolto, affondato e amato nel nostro giardino di prova.',
      'Un animale stanco è un animale buono: {name} fa la sua parte.',
      'Per i pomeriggi di pioggia e le domeniche lunghe c’è {name}.',
      '{name} rende il divano molto meno interessante.',
    ],
    body: [
      'Il materiale è privo di plastificanti, che in bocca non hanno nulla da fare.',
      'Si lava, asciuga in fretta e sopravvive al parcheggio della spiaggia.',
      'Non fa mai due volte la stessa cosa e impegna la testa quanto le zampe.',
      'Se si rompe nel primo mese lo sostituiamo una volta, gratis.',
    ],
    use: [
      'Gioca con lui, controllalo dopo e buttalo quando si staccano pezzi.',
      'Riponi i giochi tra una partita e l’altra: ciò che è raro resta emozionante.',
    ],
  },
  bed: {
    short: ['Un posto tutto suo, morbido e lavabile.', 'Per dormiglioni e per chi gira in tondo.'],
    opening: [
      'Chi dorme sedici ore al giorno merita {name}.',
      '{name} dà riposo alle anche vecchie e una casa a quelle giovani.',
      'Prima tre giri, poi un sospiro: {name} è fatto per quel sospiro.',
    ],
    body: [
      'L’imbottitura torna in forma e non si raccoglie negli angoli.',
      'La fodera ha una cerniera che nessuna zampa ha ancora capito e si lava a quaranta gradi.',
      'Il fondo fa presa su piastrelle e parquet.',
    ],
    use: ['Misura l’animale disteso e aggiungi venti centimetri.', 'Una tua maglietta usata accorcia l’ambientamento.'],
  },
  walking: {
    short: [
      'Attrezzatura affidabile per ogni passeggiata.',
      'Veste bene, tiene forte, dura a lungo.',
      'Leggera in mano e forte quando serve.',
    ],
    opening: [
      '{name} è pensato per l’istante in cui una lepre attraversa il sentiero.',
      'Due volte al giorno, con ogni tempo, per anni: {name} è fatto per questo.',
      '{name} fa ciò che deve: ci si dimentica di averlo finché non serve.',
    ],
    body: [
      'Le cuciture sono doppie dove c’è carico e le parti metalliche reggono dieci volte il peso del cane.',
      'I bordi sono morbidi, perché nulla sfreghi dietro le zampe o alla gola.',
      'Il filo riflettente è tessuto e non incollato, e resiste ai lavaggi.',
      'Asciuga in una notte e non trattiene l’odore dello stagno.',
    ],
    use: [
      'Devono passarci sotto due dita. Controlla misura e fibbie una volta al mese.',
      'Misura nel punto più largo, in piedi, senza stringere il metro.',
    ],
  },
  carrier: {
    short: ['In viaggio al sicuro, con vista o in pace.', 'Dall’ambulatorio al passo di montagna: ben sistemati.'],
    opening: [
      '{name} trasforma il viaggio in un sonnellino.',
      'Con {name} il gatto va dal veterinario e le tue mani restano intere.',
      'Sul sedile, in treno, sotto il tavolo: {name} viene con te.',
    ],
    body: [
      'Si apre anche dall’alto, e il tiro alla fune davanti alla porta finisce lì.',
      'L’aria entra da tre lati e il fondo resta rigido quando lo si solleva.',
      'Passanti o ganci lo tengono fermo se qualcuno frena di colpo.',
    ],
    use: [
      'Lascialo aperto in salotto per una settimana, con uno snack dentro, prima del primo viaggio.',
      'Mai lasciare un animale in auto parcheggiata: al sole è questione di minuti.',
    ],
  },
  training: {
    short: ['Piccolo aiuto, grande effetto.', 'Per segnali chiari e lodi veloci.'],
    opening: [
      '{name} non educa il tuo cane, ma rende più veloce te.',
      'Il tempismo è metà dell’addestramento e {name} è l’altra mano.',
      'Usiamo {name} nei nostri corsi.',
    ],
    body: [
      'Funziona solo con il premio: ciò che conviene viene ripetuto.',
      'Si usa con una mano e senza guardare, perché gli occhi sono per il cane.',
      'Nella confezione c’è una breve guida con i primi cinque esercizi.',
    ],
    use: ['Tre volte tre minuti al giorno valgono più di un’ora intera.', 'Chiudi ogni esercizio con qualcosa che riesce, e con un gioco.'],
  },
  bowl: {
    short: ['Mangiare e bere senza drammi.', 'Sta ferma e si pulisce facilmente.'],
    opening: [
      '{name}: resta dove la metti, anche quando la cena è emozionante.',
      'Con {name} i pasti durano un po’ di più e il pavimento resta pulito.',
      '{name}: silenzio, stabilità e lavastoviglie.',
    ],
    body: [
      'Il materiale non prende né odore né colore dal cibo.',
      'Il bordo è sagomato perché baffi e orecchie restino asciutti.',
      'Altezza e larghezza sono state scelte con una fisioterapista veterinaria.',
    ],
    use: [
      'Sciacquare ogni giorno con acqua calda: la patina nella ciotola non è innocua.',
      'Tieni separati acqua e cibo: molti animali così bevono di più.',
    ],
  },
  litter: {
    short: ['Meno odore, meno polvere, meno peso.', 'Zampe pulite e naso tranquillo.'],
    opening: [
      '{name} mantiene un segreto: nessuno si accorge che qui vive un gatto.',
      'I gatti hanno opinioni sulla sabbia; su {name} quasi tutti concordano.',
      'Con {name} la pulizia quotidiana è questione di secondi.',
    ],
    body: [
      'Lega l’umidità prima che si formi ammoniaca.',
      'I granelli sono pesanti quanto basta per restare nella cassetta e morbidi per le zampe giovani.',
      'Un riempimento basta a un gatto per circa quattro settimane.',
    ],
    use: [
      'Riempire per sette centimetri, pulire ogni giorno e lavare la cassetta ogni mese senza prodotti aggressivi.',
      'Una cassetta per gatto più una di riserva, lontano dal cibo.',
    ],
  },
  scratcher: {
    short: ['Unghie qui, per favore, e non là.', 'Per graffiare, stirarsi e sorvegliare.'],
    opening: [
      '{name} è il miglior argomento nella lunga disputa sul divano.',
      'Graffiare è scrivere agli altri gatti e {name} è la carta.',
      '{name} sta saldo come un albero e chiede meno acqua.',
    ],
    body: [
      'È alto quanto basta per stirarsi e pesante quanto basta per non oscillare, cosa che i gatti non perdonano.',
      'Il rivestimento si rinnova senza ricomprare tutto.',
      'I tessuti si tolgono e vanno in lavatrice.',
    ],
    use: [
      'Mettilo dove il gatto graffia ora e spostalo poi di un palmo al giorno.',
      'Un pizzico di erba gatta aiuta la prima impressione.',
    ],
  },
  milk: {
    short: ['Latte sostitutivo per cuccioli, pronto in un attimo.', 'Per orfani, cucciolate numerose e piccole emergenze.'],
    opening: [
      'Quando la madre ha poco latte o manca, {name} colma il vuoto.',
      '{name} è il barattolo che gli allevatori tengono in dispensa e benedicono alle tre di notte.',
      'Stomaci piccoli, tanti pasti: {name} è fatto per le prime settimane.',
    ],
    body: [
      'Grassi e proteine seguono il latte materno della specie, il lattosio è ridotto.',
      'Si scioglie senza grumi in acqua a cinquanta gradi e si dà a temperatura corporea.',
      'Uovo e vitamine sostengono le prime difese.',
    ],
    use: [
      'Preparare fresco a ogni pasto e dare lentamente, con l’animale a pancia in giù, mai sul dorso.',
      'Pesare ogni giorno: un piccolo che per un giorno non cresce ha bisogno di aiuto.',
    ],
  },
} satisfies Record<string, Phrases>
