import type { Phrases } from '../topic.ts'

export const companions = {
  'bird-food': {
    short: ['Pulito, colorato e senza riempitivi.', 'Un menù che tiene occupato il becco.'],
    opening: [
      '{name} cade nella ciotola come la pioggia, e allora comincia il canto.',
      'Gli uccelli scelgono il cibo; con {name} resta poco da buttare.',
      '{name} è una miscela per uccelli che vivono con noi, non per le mostre.',
    ],
    body: [
      'Ogni seme passa per setaccio, aria e magnete prima della bilancia.',
      'I semi grassi sono pochi, perché in casa si vola meno di quanto si mangia.',
      'Erbe e frutta essiccata portano varietà, e la curiosità è metà della salute.',
    ],
    use: [
      'Fresco ogni mattina; la sera togli gusci e avanzi.',
      'Cambia piano e aggiungi verdura ogni giorno. Accanto, grit e acqua pulita.',
    ],
  },
  'bird-gear': {
    short: ['Per zampe, becchi e teste sveglie.', 'Qualcosa da fare, qualcosa a cui aggrapparsi.'],
    opening: [
      '{name} ha l’approvazione di un cacatua che approva poco.',
      'Un uccello annoiato grida, uno occupato borbotta: {name} serve a borbottare.',
      'Con {name} una gabbia diventa una casa.',
    ],
    body: [
      'Diametri diversi allenano le zampe e prevengono le piaghe.',
      'Legno e colori sono innocui anche quando tutto finisce in schegge.',
      'Si avvita dall’esterno in un minuto e resta dov’è.',
    ],
    use: ['All’inizio appendi le novità in basso e di lato, e cambiale ogni due settimane.', 'Controlla corde e catene ogni settimana.'],
  },
  cage: {
    short: ['Spazio per vivere, facile da pulire.', 'Una casa con porte vere e misure oneste.'],
    opening: [
      '{name}: più grande di quanto chieda la legge, grande come chiederebbero gli animali.',
      '{name}: la pulizia dura dieci minuti, ed è questo a decidere quanto spesso si fa.',
      '{name}: si monta senza attrezzi e senza imprecare.',
    ],
    body: [
      'Le sbarre sono fitte anche per i più piccoli e verniciate a polvere senza zinco.',
      'Le porte si aprono molto: passano una mano, un nido o un intero ripiano.',
      'Il fondo si estrae come un cassetto e ha un bordo che trattiene la lettiera.',
    ],
    use: [
      'All’altezza degli occhi, con una parete dietro e senza correnti d’aria.',
      'Arreda prima dell’arrivo degli animali e lascia libero il centro.',
    ],
  },
  'fish-food': {
    short: ['Affonda o galleggia proprio come deve.', 'Colore, crescita e acqua limpida.'],
    opening: [
      '{name} viene mangiato prima di intorbidare l’acqua.',
      'Un pizzico di {name} e il vetro si riempie di musi.',
      '{name} è nato accanto alla vasca, da chi fa anche i cambi d’acqua.',
    ],
    body: [
      'Le materie prime marine sono essiccate con dolcezza: proteine digeribili e meno lavoro per il filtro.',
      'I carotenoidi naturali accendono rossi e gialli in poche settimane.',
      'I pezzi vanno bene per bocche piccole; le grandi ne prendono due.',
    ],
    use: [
      'Due o tre volte al giorno, solo quanto viene mangiato in due minuti.',
      'Un giorno di digiuno a settimana fa bene a quasi tutti. Conservare chiuso e all’asciutto.',
    ],
  },
  tank: {
    short: ['Una finestra silenziosa su un altro mondo.', 'Vetro limpido, bordi puliti, base stabile.'],
    opening: [
      '{name} è il televisore che nessuno spegne.',
      'Con {name} si comincia dove altri arrivano dopo tre vasche.',
      '{name} mostra ciò che vive e nasconde ciò che è tecnica.',
    ],
    body: [
      'I bordi sono molati e lucidati, incollati con silicone che resta elastico.',
      'Il coperchio trattiene i saltatori e l’umidità e si apre in due parti.',
      'Filtro e riscaldatore hanno una camera propria, raggiungibile a maniche asciutte.',
    ],
    use: [
      'Lascia maturare tre o quattro settimane prima dei pesci e misura l’acqua ogni settimana.',
      'In piano, lontano dal sole e vicino a una presa; un litro pesa un chilo.',
    ],
  },
  'tank-gear': {
    short: ['Tecnica costante per acqua viva.', 'Silenziosa, parca, facile da curare.'],
    opening: [
      '{name} ronza così piano che si controlla se funziona.',
      '{name} tiene stabili i valori, e la stabilità è ciò che i pesci preferiscono.',
      'La tecnica migliore è quella che si dimentica, come {name}.',
    ],
    body: [
      'Riparte da solo dopo un’interruzione di corrente e consuma così poco che basta un piccolo inverter.',
      'Le parti soggette a usura si cambiano senza attrezzi.',
      'La potenza si regola, per vasche piantumate e per compagnie vivaci.',
    ],
    use: [
      'Stacca la spina prima di mettere le mani in acqua. Pulire ogni mese con acqua della vasca, mai sotto il rubinetto.',
      'Scegli in base ai litri reali, tolti sassi e sabbia.',
    ],
  },
  'water-care': {
    short: ['Buoni valori, misurati con chiarezza.', 'Rende abitabile l’acqua del rubinetto.'],
    opening: [
      'I pesci vivono nell’acqua che bevono: {name} se ne prende cura.',
      '{name} toglie le incertezze dall’acqua limpida.',
      'Quasi tutte le malattie in vasca cominciano dall’acqua: {name} le previene.',
    ],
    body: [
      'Agisce in pochi minuti e non disturba i batteri del filtro.',
      'Il dosaggio è in gocce e millilitri, per nanovasche e laghetti.',
      'A ogni cambio d’acqua evita gli sbalzi che stressano i pesci.',
    ],
    use: ['Prima misurare, poi dosare, e rimisurare il giorno dopo.', 'Non mescolare i prodotti. Tenere al buio e lontano dai bambini.'],
  },
  'reptile-food': {
    short: ['Fibra, calcio e qualcosa da sgranocchiare.', 'Un menù per sangue freddo e buon appetito.'],
    opening: [
      '{name} è ciò che resta quando si chiede agli allevatori che cosa danno davvero.',
      'Le tartarughe sono lente, tranne verso {name}.',
      '{name} porta il prato, o chi ci vive, nel terrario.',
    ],
    body: [
      'Calcio e fosforo stanno due a uno, come chiedono ossa e corazze.',
      'Le piante sono essiccate intere, gli insetti ben nutriti prima di diventare cibo.',
      'Si conserva senza frigorifero e odora molto meno delle alternative.',
    ],
    use: [
      'Offrire nelle ore calde e togliere gli avanzi prima della notte.',
      'Spolverare con minerali due volte a settimana e dare acqua in ciotola o nebulizzata.',
    ],
  },
  'reptile-gear': {
    short: ['Calore, luce e riparo, ben misurati.', 'Per climi che in salotto non esistono.'],
    opening: [
      '{name} porta un pezzo di deserto o di foresta nell’angolo giusto.',
      'I rettili scelgono da soli la temperatura; {name} lascia loro la scelta.',
      '{name} dura più di altri, perché l’ha provato chi ha quaranta terrari.',
    ],
    body: [
      'Potenza e distanza sono in tabella: nessuno deve scottarsi per scoprirle.',
      'Le superfici imitano pietra o corteccia e si possono strofinare.',
      'Cavi lunghi, spine piccole, e tutto entra nei terrari comuni.',
    ],
    use: [
      'Controlla lato caldo e lato fresco con due termometri prima dell’arrivo dell’animale.',
      'Cambia le lampade UV ogni anno, anche se fanno luce. Lasciar raffreddare prima di toccare.',
    ],
  },
  'rodent-food': {
    short: ['Prima la fibra, mai lo zucchero.', 'Per denti che non smettono di crescere.'],
    opening: [
      '{name} fruscia e da qualche parte spunta un nasino.',
      '{name} si sceglie pezzo per pezzo, si mangia pezzo per pezzo e si nasconde sotto la lettiera.',
      'Ciò che cresce nei prati sta in {name}, e poco altro.',
    ],
    body: [
      'Le fibre lunghe tengono corti i denti e in moto l’intestino: per i piccoli è metà della salute.',
      'Erbe e fiori cambiano con le stagioni, come fuori.',
      'I pezzi sono pressati a freddo, così nessuno sceglie solo il dolce.',
    ],
    use: [
      'In piccole dosi, accanto a fieno illimitato e acqua fresca.',
      'Cambia in dieci giorni: gli intestini piccoli amano l’abitudine.',
    ],
  },
  hay: {
    short: ['Verde, profumato e senza polvere.', 'Il pane quotidiano delle orecchie lunghe.'],
    opening: [
      'Apri {name} e la cucina profuma di giugno.',
      '{name}: stelo lungo e foglia morbida, come vuole chi mastica.',
      'Quattro quinti di una buona dieta sono {name}, o dovrebbero esserlo.',
    ],
    body: [
      'È falciato tardi, essiccato piano e pressato poco, così gli steli restano interi.',
      'La polvere la toglie una macchina, i cardi una persona.',
      'Ogni raccolto è analizzato per le muffe prima del confezionamento.',
    ],
    use: [
      'Sempre disponibile, sempre fresco, nella rastrelliera e non a terra.',
      'All’asciutto, all’aria e al buio. Il sacco va nel compost.',
    ],
  },
  'rodent-gear': {
    short: ['Per notti che cominciano alle dieci.', 'Per correre, scavare, nascondersi e rosicchiare.'],
    opening: [
      '{name}: qui si percorrono cinque chilometri a notte, in silenzio.',
      'Gli animali piccoli hanno grandi progetti e {name} ha posto per tutti.',
      'Con {name} la gabbia diventa un paesaggio.',
    ],
    body: [
      'Gli incastri non sono incollati e nulla sporge dove le zampe potrebbero impigliarsi.',
      'Si può rosicchiare: il legno è anche una lima per i denti.',
      'La misura è scelta perché la schiena resti dritta e le guance possano essere piene.',
    ],
    use: ['Sistemare in modo che non venga scalzato e controllare le viti ogni mese.', 'Offri due nascondigli in più degli animali.'],
  },
} satisfies Record<string, Phrases>
