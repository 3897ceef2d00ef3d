import type { OwnTexts } from './own-text.ts'

export const dogs: OwnTexts = {
  'Double-Ended Toothbrush': {
    short: [
      'Two heads, so that the brush fits every tooth.',
      'Zwei Köpfe, damit die Bürste zu jedem Zahn passt.',
      'Due teste, perché lo spazzolino arrivi a ogni dente.',
    ],
    text: [
      'Plaque turns into tartar within three days, so a minute of brushing every other day does more than any chew. Start with a finger and some paste, then brush the outer sides only: the tongue cleans the rest.',
      'Zahnbelag wird in drei Tagen zu Zahnstein. Eine Minute Bürsten jeden zweiten Tag bewirkt deshalb mehr als jeder Kausnack. Beginnen Sie mit Finger und Paste und bürsten Sie nur die Außenseiten: Den Rest putzt die Zunge.',
      'La placca diventa tartaro in tre giorni: un minuto di spazzolino a giorni alterni vale più di qualsiasi snack. Si comincia con un dito e un po’ di dentifricio, poi si spazzola solo il lato esterno: al resto pensa la lingua.',
    ],
  },
  'Home Flea Fogger': {
    short: [
      'Reaches the fleas that are not on the animal.',
      'Erreicht die Flöhe, die nicht auf dem Tier sitzen.',
      'Raggiunge le pulci che non stanno sull’animale.',
    ],
    text: [
      'Of a hundred fleas in a home, only five live on the dog; the others are eggs and larvae in carpets and cracks. Vacuum first, treat every room on the same day, and treat the animals as well.',
      'Von hundert Flöhen im Haushalt leben nur fünf auf dem Hund, die anderen sitzen als Eier und Larven in Teppich und Ritzen. Saugen Sie zuerst, behandeln Sie alle Zimmer am selben Tag und die Tiere dazu.',
      'Di cento pulci in casa solo cinque vivono sul cane; le altre sono uova e larve in tappeti e fessure. Prima si passa l’aspirapolvere, poi si trattano tutte le stanze lo stesso giorno, e anche gli animali.',
    ],
  },
  'Tick Hook Set': {
    short: [
      'Takes the whole tick out, head included.',
      'Holt die ganze Zecke heraus, mit Kopf.',
      'Toglie la zecca intera, testa compresa.',
    ],
    text: [
      'Slide the fork under the tick from the side, close to the skin, and turn until it lets go. No oil and no squeezing: both make it empty its stomach into the wound. Clean the bite afterwards and note the date.',
      'Die Gabel von der Seite dicht an der Haut unter die Zecke schieben und drehen, bis sie loslässt. Kein Öl, kein Quetschen: Beides bringt sie dazu, sich in die Wunde zu entleeren. Danach die Stelle reinigen und das Datum notieren.',
      'Si infila la forchetta di lato sotto la zecca, vicino alla pelle, e si gira finché si stacca. Niente olio e niente pressione: la farebbero svuotare nella ferita. Dopo si pulisce il punto e si annota la data.',
    ],
  },
  'Detangling Spray': {
    short: ['Loosens knots before the brush gets there.', 'Löst Knoten, bevor die Bürste kommt.', 'Scioglie i nodi prima della spazzola.'],
    text: [
      'Spray behind the ears, under the legs and on the trousers, where felt begins, wait a minute and work from the tips to the skin. What does not open after that is better cut out than pulled.',
      'Hinter den Ohren, unter den Beinen und an den Hosen sprühen, wo der Filz beginnt, eine Minute warten und von den Spitzen zur Haut arbeiten. Was sich dann nicht löst, schneidet man besser heraus, statt zu ziehen.',
      'Si spruzza dietro le orecchie, sotto le zampe e sulle culotte, dove comincia il feltro, si aspetta un minuto e si lavora dalle punte alla pelle. Quello che non si apre è meglio tagliarlo che tirarlo.',
    ],
  },
  'Ear & Eye Wipes': {
    short: [
      'For folds, tear stains and the outer ear.',
      'Für Falten, Tränenspuren und das äußere Ohr.',
      'Per pieghe, aloni di lacrime e orecchio esterno.',
    ],
    text: [
      'Wipe the eye from the inner corner outwards and take a fresh pad for each side. In the ear, clean only what you can see. Dark wax, a sour smell or a tilted head is a case for the vet, not for wipes.',
      'Das Auge vom inneren Winkel nach außen wischen und für jede Seite ein frisches Tuch nehmen. Im Ohr nur reinigen, was man sieht. Dunkles Sekret, saurer Geruch oder ein schief gehaltener Kopf gehören in die Praxis.',
      'L’occhio si pulisce dall’angolo interno verso l’esterno, con una salvietta nuova per lato. Nell’orecchio si pulisce solo ciò che si vede. Cerume scuro, odore acido o testa inclinata sono cose da veterinario.',
    ],
  },
  'Paw Balm': {
    short: [
      'Keeps pads supple on hot tar and sharp gravel.',
      'Hält Ballen geschmeidig, auf heißem Teer und scharfem Kies.',
      'Mantiene morbidi i polpastrelli su asfalto e ghiaia.',
    ],
    text: [
      'Rub in a thin layer before the walk as protection and a thicker one in the evening as care, when the dog lies down anyway. If the back of your hand cannot bear the road for seven seconds, walk later.',
      'Vor dem Spaziergang dünn als Schutz auftragen, am Abend dicker als Pflege, wenn der Hund ohnehin liegt. Hält Ihr Handrücken die Straße keine sieben Sekunden aus, gehen Sie besser später.',
      'Uno strato sottile prima della passeggiata protegge, uno più spesso la sera cura, quando il cane è già sdraiato. Se il dorso della mano non regge l’asfalto per sette secondi, meglio uscire più tardi.',
    ],
  },
  'Snuffle Mat Meadow': {
    short: [
      'Ten minutes of sniffing for a handful of kibble.',
      'Zehn Minuten Schnüffeln für eine Handvoll Futter.',
      'Dieci minuti di fiuto per una manciata di crocchette.',
    ],
    text: [
      'Searching with the nose tires a dog more than running, which helps on rainy days and after operations. Begin with food on top, then push it deeper between the strips, and put the mat away once it is empty.',
      'Suchen mit der Nase macht müder als Rennen. Das hilft an Regentagen und nach Operationen. Erst Futter obenauf legen, dann tiefer zwischen die Streifen schieben und den Teppich wegräumen, sobald er leer ist.',
      'Cercare con il naso stanca più che correre: utile nei giorni di pioggia e dopo un’operazione. Si comincia con il cibo in superficie, poi lo si spinge tra le strisce, e si ripone il tappeto quando è vuoto.',
    ],
  },
  'Stoep Raised Bed': {
    short: [
      'Off the ground: cool in summer, dry in winter.',
      'Weg vom Boden: im Sommer kühl, im Winter trocken.',
      'Staccata da terra: fresca d’estate, asciutta d’inverno.',
    ],
    text: [
      'Air moves below the mesh, so the bed stays cooler than a cushion on tiles and dries after rain within an hour. It is easy to stand up from, which stiff hips appreciate, and folds flat for the car.',
      'Unter dem Netz zirkuliert Luft. So bleibt das Bett kühler als ein Kissen auf Fliesen und trocknet nach dem Regen in einer Stunde. Steife Hüften stehen leicht davon auf, und fürs Auto klappt es flach zusammen.',
      'Sotto la rete passa l’aria: resta più fresca di un cuscino sulle piastrelle e dopo la pioggia asciuga in un’ora. Ci si alza senza fatica, cosa gradita alle anche rigide, e per l’auto si piega.',
    ],
  },
  'Fleece Blanket': {
    short: ['Warm, light and dry again by evening.', 'Warm, leicht und abends wieder trocken.', 'Calda, leggera e asciutta entro sera.'],
    text: [
      'It goes over the sofa, into the carrier or around a puppy that sleeps away from its litter for the first time. Hairs come off in the dryer, and after a hundred washes it is still soft.',
      'Sie kommt aufs Sofa, in die Transportbox oder um einen Welpen, der zum ersten Mal ohne Geschwister schläft. Haare gehen im Trockner ab, und auch nach hundert Wäschen ist sie noch weich.',
      'Sta sul divano, nel trasportino o attorno a un cucciolo che dorme per la prima volta senza i fratelli. I peli vengono via nell’asciugatrice, e dopo cento lavaggi è ancora morbida.',
    ],
  },
  'Timber Kennel': {
    short: [
      'A dry place outdoors, with a roof that opens.',
      'Ein trockener Platz im Freien, mit Dach zum Öffnen.',
      'Un posto asciutto all’aperto, con il tetto apribile.',
    ],
    text: [
      'Choose it so that the dog can turn around inside and no larger: its own warmth heats the rest. Turn the entrance away from wind and midday sun, and put straw in winter, because blankets stay damp.',
      'Wählen Sie die Hütte so, dass sich der Hund darin drehen kann, und nicht größer: Den Rest heizt er selbst. Den Eingang von Wind und Mittagssonne abwenden und im Winter Stroh einlegen, denn Decken bleiben feucht.',
      'Va scelta in modo che il cane possa girarsi, e non più grande: al resto pensa il suo calore. L’ingresso va lontano da vento e sole di mezzogiorno; d’inverno meglio la paglia, perché le coperte restano umide.',
    ],
  },
  'Self-Cooling Mat': {
    short: [
      'Cools under the weight of the dog, without power.',
      'Kühlt unter dem Gewicht des Hundes, ohne Strom.',
      'Rinfresca sotto il peso del cane, senza corrente.',
    ],
    text: [
      'The gel takes up body heat for about three hours and recovers in half an hour when nobody lies on it. Keep it in the shade, on a hard floor, and away from puppies who chew what they lie on.',
      'Das Gel nimmt etwa drei Stunden lang Körperwärme auf und erholt sich in einer halben Stunde, wenn niemand darauf liegt. Im Schatten auf festen Boden legen und von Welpen fernhalten, die ihr Lager anknabbern.',
      'Il gel assorbe il calore del corpo per circa tre ore e si rigenera in mezz’ora quando è libero. Va tenuto all’ombra, su un pavimento duro, e lontano dai cuccioli che masticano la cuccia.',
    ],
  },
  'Engraved ID Tag': {
    short: [
      'The quickest way home: your number on the collar.',
      'Der schnellste Weg nach Hause: Ihre Nummer am Halsband.',
      'La via di casa più rapida: il tuo numero sul collare.',
    ],
    text: [
      'A chip needs a reader, a tag needs only eyes. We engrave what you type, telephone number first, deep enough to be read after years on the beach. Two short lines are easier to read than four long ones.',
      'Ein Chip braucht ein Lesegerät, eine Marke nur Augen. Wir gravieren, was Sie eingeben, die Telefonnummer zuerst, so tief, dass man sie nach Jahren am Strand noch liest. Zwei kurze Zeilen liest man leichter als vier lange.',
      'Il microchip vuole un lettore, la medaglietta solo due occhi. Incidiamo ciò che scrivi, prima il telefono, abbastanza in profondità da leggersi dopo anni di spiaggia. Due righe brevi si leggono meglio di quattro lunghe.',
    ],
  },
  Bandana: {
    short: [
      'Slides onto the collar, so no knot comes undone.',
      'Auf das Halsband gezogen, so löst sich kein Knoten.',
      'Si infila sul collare: nessun nodo si scioglie.',
    ],
    text: [
      'Soaked in water it cools the neck on hot days, and dry it makes a black dog visible at dusk. Take it off at night, so that the coat below does not mat.',
      'In Wasser getaucht kühlt es an heißen Tagen den Hals, trocken macht es einen schwarzen Hund in der Dämmerung sichtbar. Nachts abnehmen, damit das Fell darunter nicht verfilzt.',
      'Bagnata d’acqua rinfresca il collo nelle giornate calde; asciutta rende visibile un cane nero al crepuscolo. Di notte si toglie, così il pelo sotto non si infeltrisce.',
    ],
  },
  'Waste Bags': {
    short: ['Opaque, tear-proof and large enough.', 'Blickdicht, reißfest und groß genug.', 'Opachi, resistenti e abbastanza grandi.'],
    text: [
      'The film is thick enough for a full hand and thin enough to open with cold fingers. One roll lasts an average dog about a week. Tie it, carry it, and never leave it on the path for later.',
      'Die Folie ist dick genug für eine volle Hand und dünn genug, um sie mit kalten Fingern zu öffnen. Eine Rolle reicht einem Hund etwa eine Woche. Zuknoten, mitnehmen und nicht am Wegrand liegen lassen.',
      'La pellicola è abbastanza spessa per una mano piena e abbastanza sottile da aprirsi con le dita fredde. Un rotolo dura circa una settimana. Si annoda, si porta via e non si lascia sul sentiero.',
    ],
  },
  'Back Seat Cover': {
    short: [
      'Keeps sand, hair and wet paws off the seats.',
      'Hält Sand, Haare und nasse Pfoten von den Sitzen fern.',
      'Tiene lontano dai sedili sabbia, peli e zampe bagnate.',
    ],
    text: [
      'It buckles around the headrests in a minute and hangs like a hammock, so that nobody falls into the footwell when you brake. The dog’s own belt passes through the openings.',
      'In einer Minute an den Kopfstützen befestigt, hängt sie wie eine Hängematte, damit beim Bremsen niemand in den Fußraum fällt. Der Gurt des Hundes geht durch die Öffnungen.',
      'Si aggancia ai poggiatesta in un minuto e resta tesa come un’amaca, così in frenata nessuno cade tra i sedili. La cintura del cane passa nelle aperture.',
    ],
  },
  'Car Safety Belt Clip': {
    short: [
      'Ties the harness to the seat belt buckle.',
      'Verbindet das Geschirr mit dem Gurtschloss.',
      'Collega la pettorina all’attacco della cintura.',
    ],
    text: [
      'At fifty kilometres an hour a loose dog of twenty kilos hits the front seat with the force of half a ton. Keep the strap just long enough for lying down, and never fasten it to a collar.',
      'Bei Tempo fünfzig trifft ein loser Hund von zwanzig Kilo mit einer halben Tonne auf den Vordersitz. Den Gurt gerade so lang lassen, dass der Hund liegen kann, und nie am Halsband befestigen.',
      'A cinquanta all’ora un cane di venti chili non legato colpisce il sedile con la forza di mezza tonnellata. La cinghia sia lunga quanto basta per sdraiarsi, e mai attaccata al collare.',
    ],
  },
  'Bakkie Ramp': {
    short: [
      'Into the car without lifting, and without a leap.',
      'Ins Auto ohne Heben und ohne Sprung.',
      'In auto senza sollevare e senza saltare.',
    ],
    text: [
      'Jumping down from a loading bed costs a grown dog’s shoulders more than an hour of running. Practise on flat ground with treats first, then on a kerb, and only then at the tailgate.',
      'Ein Sprung von der Ladefläche belastet die Schultern mehr als eine Stunde Laufen. Üben Sie zuerst flach auf dem Boden mit Leckerli, dann am Bordstein und erst danach an der Heckklappe.',
      'Un salto giù dal cassone pesa sulle spalle più di un’ora di corsa. Si prova prima a terra con i premi, poi su un marciapiede e solo alla fine al portellone.',
    ],
  },
  'Travel Water Bottle': {
    short: [
      'Bottle and bowl in one, for one hand.',
      'Flasche und Napf in einem, für eine Hand.',
      'Borraccia e ciotola insieme, per una sola mano.',
    ],
    text: [
      'Press, let drink, release: the rest flows back instead of onto your shoes. A dog needs about sixty millilitres a day for each kilo, and on a hot walk twice as much.',
      'Drücken, trinken lassen, loslassen: Der Rest läuft zurück und nicht über die Schuhe. Ein Hund braucht am Tag etwa sechzig Milliliter je Kilo, auf einer heißen Wanderung doppelt so viel.',
      'Si preme, si fa bere, si lascia: il resto torna indietro e non sulle scarpe. Un cane ha bisogno di circa sessanta millilitri al giorno per chilo, il doppio in una camminata al caldo.',
    ],
  },
  'Drying Robe': {
    short: ['Dries the dog while it drives home.', 'Trocknet den Hund auf der Heimfahrt.', 'Asciuga il cane durante il ritorno.'],
    text: [
      'Put it on after bath or dam, close it under the belly and let twenty minutes pass: the microfibre takes up the water that would otherwise reach the seats. Measure the back from collar to tail.',
      'Nach Bad oder See anziehen, unter dem Bauch schließen und zwanzig Minuten warten: Die Mikrofaser nimmt das Wasser auf, das sonst auf den Sitzen landet. Den Rücken vom Halsband bis zur Rute messen.',
      'Si mette dopo il bagno o il lago, si chiude sotto la pancia e si aspettano venti minuti: la microfibra beve l’acqua che altrimenti finirebbe sui sedili. Si misura la schiena dal collare alla coda.',
    ],
  },
  'Trail Boots': {
    short: [
      'For sharp stone, hot sand and cut pads.',
      'Für scharfe Steine, heißen Sand und verletzte Ballen.',
      'Per pietre taglienti, sabbia calda e tagli.',
    ],
    text: [
      'Stand the paw on paper with the weight on it and measure the width without claws. The first steps look funny and last five minutes; after that most dogs forget that they are dressed.',
      'Die belastete Pfote auf Papier stellen und die Breite ohne Krallen messen. Die ersten Schritte sehen komisch aus und dauern fünf Minuten, danach vergessen die meisten Hunde, dass sie etwas anhaben.',
      'Si appoggia la zampa su un foglio con il peso sopra e si misura la larghezza senza unghie. I primi passi sono buffi e durano cinque minuti; poi quasi tutti dimenticano di avere qualcosa addosso.',
    ],
  },
  'Treat Pouch': {
    short: [
      'Opens with one hand, and closes before the nose is in.',
      'Geht mit einer Hand auf, und zu, bevor die Nase drin ist.',
      'Si apre con una mano e si chiude prima del naso.',
    ],
    text: [
      'Praise counts in the first second, and in a jacket pocket a treat takes three. The pouch stays open while you work, and the lining comes out when it smells of liver.',
      'Lob wirkt in der ersten Sekunde, und aus der Jackentasche braucht ein Leckerli drei. Der Beutel bleibt beim Üben offen, und das Innenfutter lässt sich herausnehmen, wenn es nach Leber riecht.',
      'La lode vale nel primo secondo, e da una tasca il premio ne impiega tre. La borsetta resta aperta durante l’esercizio, e la fodera si toglie quando sa di fegato.',
    ],
  },
  'Agility Starter Poles': {
    short: [
      'A slalom for the garden, in one bag.',
      'Ein Slalom für den Garten, in einer Tasche.',
      'Uno slalom per il giardino, in una borsa.',
    ],
    text: [
      'Set the poles sixty centimetres apart and lead the dog through at a walk before it runs. Young dogs should wait with tight turns until they are a year old, when joints have finished growing.',
      'Die Stangen im Abstand von sechzig Zentimetern stecken und den Hund erst im Schritt hindurchführen. Junge Hunde warten mit engen Wendungen, bis sie ein Jahr alt und die Gelenke ausgewachsen sind.',
      'I paletti vanno a sessanta centimetri l’uno dall’altro, e il cane passa prima al passo. I giovani aspettano a fare curve strette fino a un anno, quando le articolazioni sono formate.',
    ],
  },
  'Puppy Pads': {
    short: [
      'For the weeks before the garden is always reached in time.',
      'Für die Wochen, in denen es nicht immer bis in den Garten reicht.',
      'Per le settimane in cui il giardino è troppo lontano.',
    ],
    text: [
      'Put the pad by the door that leads out, and move it outside step by step. A puppy needs to go after sleeping, eating and playing, which makes about twelve times a day at eight weeks.',
      'Die Unterlage an die Tür legen, die hinausführt, und nach und nach ins Freie rücken. Ein Welpe muss nach Schlafen, Fressen und Spielen, mit acht Wochen also etwa zwölfmal am Tag.',
      'Il tappetino va vicino alla porta che dà fuori, e poi un po’ alla volta all’aperto. Un cucciolo deve uscire dopo sonno, pappa e gioco: a otto settimane circa dodici volte al giorno.',
    ],
  },
  'Airtight Food Bin': {
    short: [
      'Keeps kibble crisp and ants out.',
      'Hält Trockenfutter knusprig und Ameisen fern.',
      'Mantiene croccanti le crocchette e fuori le formiche.',
    ],
    text: [
      'Leave the food in its bag and put the bag into the bin: the date stays with it, and no old fat clings to the walls. The small one takes a bag of six kilos, the large one fifteen.',
      'Das Futter im Sack lassen und den Sack in die Tonne stellen: So bleibt das Datum dabei, und kein altes Fett haftet an der Wand. In die kleine passt ein Sack von sechs Kilo, in die große einer von fünfzehn.',
      'Meglio lasciare le crocchette nel sacco e mettere il sacco nel contenitore: la data resta lì e il grasso vecchio non si attacca alle pareti. Il piccolo tiene un sacco da sei chili, il grande da quindici.',
    ],
  },
}
