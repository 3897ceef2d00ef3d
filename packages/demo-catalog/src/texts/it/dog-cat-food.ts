import type { Phrases } from '../topic.ts'

export const dogCatFood = {
  kibble: {
    short: [
      'Alimento secco completo con una lista di ingredienti breve.',
      'Crocchette per tutti i giorni, cotte lentamente.',
      'Alimento secco completo ed equilibrato.',
    ],
    opening: [
      '{name}: la ciotola è vuota prima che il sacco sia richiuso.',
      'Con {name} la cena è pronta in dieci secondi e fa comunque tutto ciò che deve.',
      '{name} è un alimento completo: basta aggiungere acqua fresca.',
      'Teniamo {name} perché chi lo prova raramente cambia di nuovo.',
    ],
    body: [
      'Le crocchette sono estruse a temperatura moderata e rivestite di grasso solo da fredde: il gusto resta, le mani rimangono pulite.',
      'Proteine e grassi sono bilanciati per una giornata normale, così quasi tutti mantengono il peso senza fatica.',
      'Polpa di barbabietola e fibre prebiotiche danno feci compatte: lo noterai già alla prima passeggiata.',
      'Il rapporto costante tra omega 6 e omega 3 si vede sul pelo dopo circa sei settimane.',
      'Calcio e fosforo sono dichiarati sul sacco, non nascosti dietro la parola ceneri.',
    ],
    use: [
      'Cambia alimento in sette giorni, aumentando ogni giorno la dose nuova, e lascia sempre acqua fresca.',
      'Pesa la porzione nelle prime due settimane: i misurini ingannano. Conservare chiuso, al fresco e all’asciutto.',
    ],
  },
  wet: {
    short: [
      'Alimento umido cotto a vapore, completo da solo.',
      'Succoso, povero di cereali, finito in un attimo.',
      'Alimento umido completo con pezzi di carne visibili.',
    ],
    opening: [
      'Apri {name} e in cucina avrai compagnia.',
      '{name} cuoce nella sua confezione, così non si perde il sugo.',
      'Per palati difficili e giornate calde: {name} porta con sé l’acqua.',
      '{name} profuma di arrosto, perché in fondo è proprio questo.',
    ],
    body: [
      'Tre quarti sono umidità, un aiuto discreto per chi beve poco.',
      'La carne è tagliata e non tritata: si vede che cosa si è pagato.',
      'Va bene come pasto intero o come cucchiaiata sulle crocchette.',
      'È un brodo leggero a legare i pezzi, non amidi e addensanti.',
    ],
    use: [
      'Servire a temperatura ambiente. Coprire gli avanzi, tenerli al freddo e consumarli entro due giorni.',
      'Dividi la dose giornaliera in due pasti e riduci le crocchette se le abbini.',
    ],
  },
  diet: {
    short: [
      'Alimento dietetico per esigenze particolari.',
      'Una dieta da concordare con il veterinario.',
      'Alimento dietetico completo con analisi dichiarata.',
    ],
    opening: [
      '{name} è pensato per animali il cui corpo chiede più attenzioni di quante ne dia un alimento comune.',
      'Quando il veterinario dice «prima cambiamo l’alimentazione», spesso intende {name}.',
      '{name} è un alimento dietetico completo: rigoroso dove serve, gustoso dove si può.',
      'Con una diagnosi si convive meglio se la ciotola aiuta: è l’idea di {name}.',
    ],
    body: [
      'Proteine, fosforo e sodio restano entro limiti stretti, controllati lotto per lotto.',
      'Le fonti sono poche e sempre le stesse, così una ricaduta si può spiegare.',
      'La ricetta resta appetibile per mesi, perché una dieta funziona solo se viene mangiata.',
      'L’analisi completa, con i minerali per 100 kcal, è stampata sulla confezione.',
      'Si può combinare con la versione umida o secca della stessa linea.',
    ],
    use: [
      'Parlane con il veterinario prima di iniziare e di nuovo dopo sei-otto settimane. I nostri televeterinari ti aiutano volentieri.',
      'Cambia in dieci giorni e non dare altro, nemmeno snack, finché si valuta la dieta.',
    ],
  },
  raw: {
    short: [
      'Alimentazione cruda senza congelatore.',
      'Essiccato a bassa pressione, pronto in pochi minuti.',
      'Carne, frattaglie e poco altro.',
    ],
    opening: [
      '{name} è il crudo per chi ha un congelatore piccolo e un’agenda piena.',
      'Togli lentamente e a freddo l’acqua a una buona carne e avrai {name}.',
      '{name} è leggero in mano e serio nella ciotola.',
    ],
    body: [
      'La liofilizzazione conserva la struttura della carne: dopo cinque minuti in acqua tiepida torna come fresca.',
      'Muscolo, frattaglie e osso sono nel rapporto su cui contano i sostenitori del crudo.',
      'Ogni lotto è controllato per la salmonella prima di lasciare la cucina.',
      'È ottimo anche sbriciolato, quando una ciotola intera sarebbe troppa festa.',
    ],
    use: [
      'Reidratare cinque minuti in acqua tiepida, mai bollente. Lavare ciotola e mani come con la carne cruda.',
      'Inizia con un cucchiaio al giorno e sostituisci un terzo del cibo abituale ogni settimana.',
    ],
  },
  treat: {
    short: [
      'Un piccolo premio con la coscienza a posto.',
      'Croccante, gustoso e facile da spezzare.',
      'Snack per le tasche, l’addestramento e la domenica mattina.',
    ],
    opening: [
      'Il fruscio di {name} ha richiamato più fuggitivi di qualsiasi fischietto.',
      '{name} entra nella tasca della giacca e ne esce come buona educazione.',
      'Piccolo, onesto e sparito in un secondo: {name}.',
      'Per {name} c’è sempre un buon motivo; quasi tutti ne trovano diversi al giorno.',
    ],
    body: [
      'È essiccato lentamente, così il gusto resta dentro e le briciole fuori dalle tasche.',
      'Ogni pezzo è così piccolo che dieci premi non fanno un pasto.',
      'La ricetta si legge ad alta voce prima che qualcuno perda la pazienza.',
      'Si spezza bene con le mani, per cuccioli, anziani e addestratori parsimoniosi.',
      'L’odore è discreto per noi e irresistibile per loro.',
    ],
    use: [
      'Gli snack sono un extra: al massimo un decimo della razione, sempre con acqua fresca.',
      'Sorveglia l’animale mentre mastica e togli i pezzi che potrebbe ingoiare interi.',
    ],
  },
  chew: {
    short: [
      'Un passatempo per denti forti.',
      'Masticare a lungo invece di ingoiare in fretta.',
      'Per cani che il premio vogliono guadagnarselo.',
    ],
    opening: [
      'Con {name} il cane resta occupato sulla sua coperta finché finisci il caffè.',
      'Certi premi spariscono in un secondo; {name} dura.',
      'Meglio {name} della gamba del tavolo.',
    ],
    body: [
      'Masticare toglie i depositi dai denti e calma il cane che deve aspettare.',
      'È essiccato lentamente, senza fumo e senza glassa, così resta tenace fino alla fine.',
      'La durata dipende dalla mascella: ai cani piccoli servono giorni, a quelli grandi una sera.',
      'Si gusta al meglio su una vecchia coperta o fuori, sull’erba.',
    ],
    use: [
      'Sorveglia il cane mentre mastica e togli i pezzi che potrebbe ingoiare interi.',
      'Anche i masticativi sono cibo: riduci un po’ il pasto del giorno e lascia sempre acqua fresca.',
    ],
  },
} satisfies Record<string, Phrases>
