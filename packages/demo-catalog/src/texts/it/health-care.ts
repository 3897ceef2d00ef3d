import type { Phrases } from '../topic.ts'

export const healthCare = {
  supplement: {
    short: [
      'Integratore quotidiano con quantità dichiarate per dose.',
      'Un sostegno dall’interno, dosato sul peso.',
      'Mangime complementare, facile da somministrare.',
    ],
    opening: [
      '{name} è per le settimane e gli anni in cui il cibo normale ha bisogno di un aiuto.',
      'Dato ogni giorno, {name} lavora in silenzio.',
      'I veterinari chiedono numeri: {name} li ha davanti sulla confezione.',
    ],
    body: [
      'La dose è così piccola che scompare nel pasto, e quasi tutti leccano comunque la ciotola.',
      'I primi risultati arrivano dopo quattro settimane, l’effetto pieno dopo circa otto.',
      'Le materie prime si comprano certificate e si ricontrollano all’arrivo.',
      'Si può dare insieme a quasi tutti i farmaci, ma avvisa il veterinario.',
    ],
    use: [
      'Una volta al giorno con il cibo, secondo la tabella. Non superare la dose.',
      'Per animali gravidi, in allattamento o malati chiedi prima al veterinario.',
    ],
  },
  dental: {
    short: ['Denti puliti senza lotta libera.', 'Cura quotidiana contro placca e alito cattivo.'],
    opening: [
      'Quattro cani adulti su cinque hanno il tartaro; {name} è per chi vuole essere il quinto.',
      '{name} riduce la cura dei denti a mezzo minuto sopportabile per entrambi.',
      'Con {name} anche i baci migliorano.',
    ],
    body: [
      'Agisce in modo meccanico e con enzimi: la placca si stacca prima di indurirsi.',
      'Il gusto l’hanno scelto i pazienti, non il dentista.',
      'Usato ogni giorno riduce le pulizie in anestesia.',
    ],
    use: [
      'Comincia una sera tranquilla con un dente e un premio, poi aggiungine qualcuno ogni giorno.',
      'Il tartaro già presente va tolto dal veterinario; poi la cura quotidiana lo tiene lontano.',
    ],
  },
  parasite: {
    short: [
      'Tiene zecche e pulci al loro posto: fuori.',
      'Protezione per fascia di peso, dose sulla confezione.',
      'Affidabile contro pulci e zecche per tutta la stagione.',
    ],
    opening: [
      'Dopo una passeggiata nell’erba alta, {name} è la differenza tra un aneddoto e una visita.',
      'Le zecche aspettano ovunque: con {name} aspettano invano.',
      '{name} protegge per settimane e si applica in un minuto.',
    ],
    body: [
      'Le pulci adulte muoiono in un giorno, le zecche in due; le larve nella cuccia le prende l’applicazione successiva.',
      'Il principio attivo si distribuisce nel grasso della pelle e vi resta anche dopo la pioggia.',
      'Tratta lo stesso giorno tutti gli animali di casa e lava le coperte ad alta temperatura.',
      'Dove c’è la piroplasmosi aggiungi il controllo quotidiano con le mani, orecchie e dita comprese.',
    ],
    use: [
      'Leggi il foglietto. Usare solo sulla specie e sul peso indicati; molti prodotti per cani sono letali per i gatti.',
      'Non usare sotto le otto settimane o i due chili, salvo parere del veterinario. Tenere lontano dai bambini.',
    ],
  },
  wormer: {
    short: ['Vermifugo ad ampio spettro in base al peso.', 'Un trattamento contro vermi tondi e tenie.'],
    opening: [
      'I vermi si vedono solo quando sono tanti: {name} arriva prima.',
      '{name} ne fa quattro appuntamenti l’anno, risolti in un minuto.',
      'Con {name} il giorno del vermifugo resta un giorno qualunque.',
    ],
    body: [
      'La dose segue il peso: pesa, non stimare; per i cuccioli bastano una bilancia da valigia e una borsa.',
      'Agisce nell’intestino e viene eliminato in due giorni.',
      'Le tenie tornano con le pulci, perciò tratta entrambe.',
      'Per gli animali al pascolo consigliamo prima l’esame delle feci: fa risparmiare e limita le resistenze.',
    ],
    use: [
      'Dare in base al peso e ripetere come da foglietto. Lavarsi le mani e raccogliere le feci per due giorni.',
      'Per animali molto giovani, gravidi o magri chiedere al veterinario. Rispettare i tempi di sospensione.',
    ],
  },
  wash: {
    short: ['Cura delicata per pelo e pelle.', 'Pulisce con dolcezza e si risciacqua in fretta.', 'Profuma poco e fa molto.'],
    opening: [
      '{name} è per il giorno in cui il fiume era più invitante del sentiero.',
      'Con {name} il bagno dura meno e l’asciugamano resta più pulito.',
      '{name} lascia un pelo di cui la gente chiede.',
    ],
    body: [
      'Il pH è adatto alla pelle degli animali, meno acida della nostra.',
      'I tensioattivi vegetali tolgono lo sporco e lasciano il grasso naturale.',
      'Fa poca schiuma e si risciacqua presto: ogni cane bagnato ringrazia.',
      'I nasi sensibili sono risparmiati: il profumo svanisce in un’ora.',
    ],
    use: [
      'Bagnare bene, massaggiare, attendere due minuti, risciacquare due volte. Evitare occhi e orecchie.',
      'Agitare prima dell’uso e provare su una piccola zona se la pelle è irritata.',
    ],
  },
  brush: {
    short: ['Uno strumento che sta bene in mano.', 'Toglie il pelo morto e lascia in pace il resto.'],
    opening: [
      '{name} è per chi ha trovato peli di cane nel burro.',
      'Cinque minuti con {name} ne valgono trenta di aspirapolvere.',
      'In salone {name} dura anni; a casa ancora di più.',
    ],
    body: [
      'Bordi e punte sono arrotondati: tira il pelo e non la pelle.',
      'L’impugnatura va bene per mancini e destri e non scivola da bagnata.',
      'Si smonta per la pulizia e non ha angoli in cui si nasconda il pelo.',
    ],
    use: [
      'Nel verso del pelo, a colpi brevi e frequenti; fermati finché è un piacere.',
      'Tenere le lame pulite e oliate e premiare chi sta fermo.',
    ],
  },
} satisfies Record<string, Phrases>
