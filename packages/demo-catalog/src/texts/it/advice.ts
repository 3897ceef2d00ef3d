import type { Phrases } from '../topic.ts'

export const advice = {
  'tele-vet': {
    short: [
      'Un veterinario iscritto all’albo in videochiamata, anche la sera e nei fine settimana.',
      'Il parere del veterinario dal tavolo della cucina.',
    ],
    opening: [
      'Con {name} un veterinario ha tempo per te, ovunque arrivi il segnale.',
      'Sono le nove di sera e qualcosa non va: {name} è nato per quel momento.',
      '{name} risparmia la sala d’attesa, il trasportino e i nervi.',
    ],
    body: [
      'Tu descrivi, mostri e chiedi; il veterinario guarda, ascolta e dice con chiarezza se la visita può aspettare.',
      'Dopo ricevi un riassunto scritto, utile anche al tuo ambulatorio.',
      'Se il video cade, si continua al telefono.',
      'Se l’animale va visto di persona lo diciamo subito e ti aiutiamo a trovare l’ambulatorio aperto più vicino.',
    ],
    use: [
      'Dopo il pagamento scegli l’orario via e-mail. Torsione gastrica, avvelenamenti e incidenti vanno subito in ambulatorio.',
      'Tieni a portata di mano peso, età, farmaci e una torcia. Le ricette richiedono una visita di persona.',
    ],
  },
  class: {
    short: ['Imparare insieme in piccoli gruppi.', 'Pratica, pazienza e tanti premi.'],
    opening: [
      '{name}: qui nascono le buone abitudini, ai due capi del guinzaglio.',
      'In {name} nessuno grida e tutti tornano a casa con qualcosa che funziona.',
      'Sei persone, sei animali, un’insegnante tranquilla: {name}.',
    ],
    body: [
      'Ogni incontro ha un po’ di teoria, molta pratica e un esercizio per casa.',
      'Lavoriamo con premi e tempismo, senza forza e senza congegni.',
      'Chi perde una data recupera con il gruppo successivo o guarda la registrazione.',
      'Le domande sono benvenute anche tra un incontro e l’altro.',
    ],
    use: [
      'Date e luoghi arrivano via e-mail entro un giorno lavorativo. Porta il libretto delle vaccinazioni.',
      'Scarpe vecchie, bocconcini morbidi e un animale affamato: non serve altro.',
    ],
  },
  guide: {
    short: ['Una guida da scaricare, stampare e conservare.', 'Scritta da veterinari, provata da principianti.'],
    opening: [
      '{name} risponde a ciò che tutti chiedono e nessuno vuole chiedere due volte.',
      'Tra il volantino e il manuale c’è {name}.',
      '{name} è scritta dai veterinari che rispondono alle nostre chiamate, dopo la millesima chiamata.',
    ],
    body: [
      'Si apre con un piano per i primi giorni, poi passa ad alimentazione, alloggio, salute e comportamento.',
      'Liste e tabelle si stampano e si appendono al frigorifero.',
      'I disegni mostrano ciò che le parole spiegano male: tenere, tagliare, somministrare, fasciare.',
      'Le nuove edizioni sono gratuite: il link nel tuo account porta sempre all’ultima.',
    ],
    use: [
      'Dopo il pagamento i file ti aspettano nell’account e in una e-mail. Puoi stamparli per la famiglia.',
      'Una guida non sostituisce la visita: nel dubbio chiama un veterinario.',
    ],
  },
  kit: {
    short: ['Tutto ciò che sta bene insieme, in una sola scatola.', 'Preparato da chi ha già dimenticato qualcosa.'],
    opening: [
      '{name} è la lista che avresti scritto tu, solo completa.',
      'Prima di preparare {name} abbiamo chiesto a duecento proprietari che cosa manca sempre in casa.',
      'Una scatola, un prezzo, niente di dimenticato: {name}.',
    ],
    body: [
      'Tutte le parti sono uguali a quelle vendute singolarmente; nessuna è una misura speciale.',
      'Tu scegli ciò che va bene al tuo animale, al resto pensiamo noi.',
      'Le parti sono scelte per stare bene insieme, nelle misure e nell’uso, così il primo giorno non c’è nulla da cambiare.',
      'Se una parte non va bene la cambiamo entro trenta giorni.',
    ],
    use: [
      'Prepara tutto la sera prima: a nessuno piace cercare con un animale sotto il braccio.',
      'Segnalaci le allergie prima dell’ordine e ti aiuteremo a scegliere.',
    ],
  },
  oddity: {
    short: ['Una piccola cosa fuori da ogni scaffale.', 'Non per gli animali, ma per causa loro.'],
    opening: [
      '{name} non appartiene a nessun reparto, eppure ce lo chiedevano tutti.',
      'Certe cose in un negozio compaiono e basta: {name} è una di queste.',
    ],
    body: [
      'Lo abbiamo fatto prima per noi e poi non bastava mai.',
      'È robusto, lavabile e senza logo su ogni lato.',
      'Il ricavato di un sabato al mese va al rifugio dietro l’angolo.',
    ],
    use: ['Lavare a freddo, asciugare all’aria, usare spesso.', 'Uno per famiglia, finché dura la serie.'],
  },
  clinic: {
    short: ['Qualità da ambulatorio, anche a casa.', 'Materiale affidabile che mantiene ciò che promette.', 'Pensato per mani occupate.'],
    opening: [
      '{name} è ciò che i nostri tecnici veterinari prendono per primo.',
      'Nel cassetto, in macchina o nella cassetta di pronto soccorso: {name} c’è quando serve.',
      '{name} viene dall’ambulatorio e a casa funziona altrettanto bene.',
      'Di {name} ci si accorge solo quando manca: un buon motivo per averne di scorta.',
    ],
    body: [
      'Lotto e scadenza sono anche sulla confezione interna, nel caso si perda la scatola.',
      'Il materiale è scelto per gli animali: cede, tiene e si stacca dal pelo senza drammi.',
      'Si apre con una mano, perché l’altra di solito tiene il paziente.',
      'Gli ambulatori hanno il prezzo a scatola dalla terza in poi.',
    ],
    use: [
      'Conservare all’asciutto e al riparo dal sole. Gli articoli monouso servono per un solo animale, una sola volta.',
      'Il primo soccorso non sostituisce la cura: ferite profonde, sporche o gonfie vanno viste entro poche ore.',
    ],
  },
} satisfies Record<string, Phrases>
