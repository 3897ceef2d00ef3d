import type { OwnTexts } from './own-text.ts'

export const smallAnimals: OwnTexts = {
  'Glass Terrarium': {
    short: [
      'Front doors, so that no hand comes from above.',
      'Türen vorn, damit keine Hand von oben kommt.',
      'Porte davanti, così la mano non arriva dall’alto.',
    ],
    text: [
      'To a gecko anything from above is a bird of prey, so feed and clean from the front. Set up heat and light a week before the animal moves in, and measure at the warm and at the cool end.',
      'Für einen Gecko ist alles von oben ein Greifvogel: Gefüttert und gereinigt wird von vorn. Wärme und Licht eine Woche vor dem Einzug einrichten und am warmen wie am kühlen Ende messen.',
      'Per un geco tutto ciò che viene dall’alto è un rapace: si nutre e si pulisce da davanti. Calore e luce si preparano una settimana prima, misurando la parte calda e quella fresca.',
    ],
  },
  'Desert Sand': {
    short: [
      'Rounded grains for animals that dig in dry ground.',
      'Runde Körner für Tiere, die in trockenem Boden graben.',
      'Grani tondi per animali che scavano all’asciutto.',
    ],
    text: [
      'Fill ten centimetres for bearded dragons and more for sand skinks, a little damp below so that a tunnel holds. Feed from a dish: grains that stick to the food end in the stomach.',
      'Für Bartagamen zehn Zentimeter einfüllen, für Sandskinke mehr, unten leicht feucht, damit ein Gang hält. Aus einer Schale füttern: Was am Futter klebt, landet im Magen.',
      'Dieci centimetri per i pogona, di più per gli scinchi, un po’ umida sotto perché il tunnel regga. Si nutre da una ciotola: i grani attaccati al cibo finiscono nello stomaco.',
    ],
  },
  'Coir Brick': {
    short: [
      'Small in the cupboard, nine litres in the tank.',
      'Klein im Schrank, neun Liter im Terrarium.',
      'Piccolo nell’armadio, nove litri nel terrario.',
    ],
    text: [
      'Put it into four litres of warm water, wait a quarter of an hour and break it up with your hands. The fibre keeps the air of a rainforest tank moist, and what is left over is good for the garden.',
      'In vier Liter warmes Wasser legen, eine Viertelstunde warten und mit den Händen zerteilen. Die Faser hält die Luft im Regenwaldterrarium feucht, und der Rest tut dem Garten gut.',
      'Si mette in quattro litri d’acqua tiepida, si aspetta un quarto d’ora e si sbriciola con le mani. La fibra tiene umida l’aria di un terrario tropicale, e l’avanzo fa bene al giardino.',
    ],
  },
  'Water Dish Slate': {
    short: [
      'A pool with steps, so that crickets climb out as well.',
      'Ein Becken mit Stufen, aus dem auch Heimchen klettern.',
      'Una vasca a gradini, da cui escono anche i grilli.',
    ],
    text: [
      'Place it on the cool side and change the water daily, because most reptiles drink where they bathe. It is heavy enough that a tortoise cannot turn it over, and the rough floor gives claws a hold.',
      'Auf die kühle Seite stellen und das Wasser täglich wechseln, denn die meisten Reptilien trinken, wo sie baden. So schwer, dass keine Schildkröte sie umwirft, und der raue Boden gibt Krallen Halt.',
      'Va sul lato fresco, con acqua nuova ogni giorno, perché quasi tutti i rettili bevono dove si bagnano. Abbastanza pesante da non essere rovesciata da una tartaruga, e il fondo ruvido dà presa alle unghie.',
    ],
  },
  'Apple Wood Gnaws': {
    short: [
      'Wood with bark, for teeth that grow all life long.',
      'Holz mit Rinde, für Zähne, die ein Leben lang wachsen.',
      'Legno con corteccia, per denti che crescono sempre.',
    ],
    text: [
      'Rabbits, guinea pigs and chinchillas peel the bark first and shorten their teeth on the rest. Hay does most of the work; the twigs are for the afternoon. Take away pieces that have become soft.',
      'Kaninchen, Meerschweinchen und Chinchillas schälen erst die Rinde und kürzen am Rest die Zähne. Die Hauptarbeit leistet Heu, die Zweige sind für den Nachmittag. Weich gewordene Stücke herausnehmen.',
      'Conigli, cavie e cincillà tolgono prima la corteccia e poi si limano i denti. Il grosso lo fa il fieno; i rametti sono per il pomeriggio. I pezzi ammorbiditi si tolgono.',
    ],
  },
  'Hemp Bedding': {
    short: [
      'Soft on feet and kind to small lungs.',
      'Weich für Pfoten und freundlich zu kleinen Lungen.',
      'Morbida per le zampe e gentile con i polmoni.',
    ],
    text: [
      'Rodents live a hand above the floor and breathe what it gives off, so dust matters more than smell. Hemp takes up four times its weight; change the wet corner every second day and all of it once a week.',
      'Nager leben eine Handbreit über dem Boden und atmen, was er abgibt: Staub zählt mehr als Geruch. Hanf nimmt das Vierfache seines Gewichts auf. Die nasse Ecke jeden zweiten Tag wechseln, alles einmal in der Woche.',
      'I roditori vivono a un palmo da terra e respirano ciò che libera: la polvere conta più dell’odore. La canapa assorbe quattro volte il suo peso; l’angolo bagnato si cambia ogni due giorni, il resto ogni settimana.',
    ],
  },
  'Paper Bedding': {
    short: [
      'White, soft and easy to read after an operation.',
      'Weiß, weich und nach einer Operation gut zu lesen.',
      'Bianca, morbida e chiara da leggere dopo un’operazione.',
    ],
    text: [
      'On paper you see at once whether urine has the right colour and a wound stays dry, which is why clinics use it. Hamsters carry it into their nests, and nothing happens if it is chewed.',
      'Auf Papier sieht man sofort, ob der Urin die richtige Farbe hat und eine Wunde trocken bleibt, deshalb nehmen es Kliniken. Hamster tragen es ins Nest, und angeknabbert schadet es nicht.',
      'Sulla carta si vede subito se l’urina ha il colore giusto e se una ferita resta asciutta: per questo la usano le cliniche. I criceti la portano nel nido, e masticata non fa danni.',
    ],
  },
  'Two-Storey Hutch': {
    short: ['A bedroom upstairs and a run below.', 'Oben das Schlafzimmer, unten der Auslauf.', 'Camera al piano di sopra, recinto sotto.'],
    text: [
      'Two rabbits need company more than luxury, and both of these: a dry place to sleep and ground to stretch on. Open the lower door into a run by day, and close everything at dusk, when the mongoose comes.',
      'Zwei Kaninchen brauchen Gesellschaft mehr als Luxus, dazu einen trockenen Schlafplatz und Boden zum Strecken. Die untere Tür tagsüber in einen Auslauf öffnen und in der Dämmerung alles schließen.',
      'Due conigli hanno bisogno di compagnia più che di lusso, poi di un posto asciutto e di terreno per stendersi. Di giorno la porta in basso si apre su un recinto; al tramonto si chiude tutto.',
    ],
  },
  'Folding Garden Run': {
    short: [
      'Fresh grass every day, at another spot.',
      'Jeden Tag frisches Gras an anderer Stelle.',
      'Erba fresca ogni giorno, in un punto diverso.',
    ],
    text: [
      'Unfold it, peg it down and move it a length further tomorrow. Half of it belongs in the shade, with a box to hide in, because a rabbit that cannot hide does not eat.',
      'Aufklappen, mit Heringen befestigen und morgen eine Länge weiter stellen. Die Hälfte gehört in den Schatten, mit einem Häuschen darin, denn ein Kaninchen ohne Versteck frisst nicht.',
      'Si apre, si fissa con i picchetti e domani si sposta di una lunghezza. Metà va all’ombra, con una casetta, perché un coniglio senza nascondiglio non mangia.',
    ],
  },
  'Hamster Glass Home': {
    short: [
      'A metre of depth and digging, behind clear glass.',
      'Ein Meter zum Graben, hinter klarem Glas.',
      'Un metro per scavare, dietro un vetro limpido.',
    ],
    text: [
      'A hamster walks several kilometres a night and digs for the rest of it. Fill half of the tank twenty-five centimetres high with bedding, press it firm, and watch through the glass where the tunnels go.',
      'Ein Hamster läuft nachts mehrere Kilometer und gräbt in der übrigen Zeit. Die Hälfte fünfundzwanzig Zentimeter hoch mit Einstreu füllen, festdrücken und durchs Glas zusehen, wohin die Gänge führen.',
      'Un criceto percorre più chilometri a notte e per il resto scava. Metà vasca si riempie di lettiera per venticinque centimetri, si preme bene, e dal vetro si vede dove vanno i tunnel.',
    ],
  },
  'Water Bottle': {
    short: [
      'Fresh water that stays out of the bedding.',
      'Frisches Wasser, das nicht in der Einstreu landet.',
      'Acqua fresca che non finisce nella lettiera.',
    ],
    text: [
      'Hang the tube at the height of the nose, tap the balls each morning and change the water even when the bottle is half full. Offer a bowl as well: many animals drink more from one.',
      'Das Röhrchen auf Nasenhöhe hängen, jeden Morgen an die Kugeln tippen und das Wasser wechseln, auch wenn die Flasche halb voll ist. Dazu eine Schale anbieten: Daraus trinken viele Tiere mehr.',
      'Il beccuccio va all’altezza del naso; ogni mattina si toccano le sfere e si cambia l’acqua, anche a bottiglia mezza piena. Accanto una ciotola: molti ne bevono di più.',
    ],
  },
  'Hay Rack with Roof': {
    short: [
      'Hay stays hay, instead of becoming a bed.',
      'Heu bleibt Heu und wird nicht zum Bett.',
      'Il fieno resta fieno e non diventa cuccia.',
    ],
    text: [
      'Rabbits eat eighty per cent hay and like to sit in it, and what they have sat in they leave. Fill the rack twice a day and hang it beside the tray: they eat where they go.',
      'Kaninchen fressen zu achtzig Prozent Heu und sitzen gern darin, und worin sie saßen, das lassen sie liegen. Zweimal täglich füllen und neben die Toilette hängen: Sie fressen dort, wo sie müssen.',
      'I conigli mangiano fieno per l’ottanta per cento e amano sedercisi, e dove si sono seduti non mangiano più. Si riempie due volte al giorno, accanto alla cassetta: mangiano dove fanno i bisogni.',
    ],
  },
  'Digging Sand': {
    short: [
      'A dry bath that keeps fur loose and clean.',
      'Ein trockenes Bad, das Fell locker und sauber hält.',
      'Un bagno asciutto che tiene il pelo pulito.',
    ],
    text: [
      'Chinchillas and hamsters wash in sand: it takes the fat out of the coat, where water would chill them to the skin. Offer a dish for half an hour in the evening and sieve it afterwards.',
      'Chinchillas und Hamster baden in Sand: Er nimmt das Fett aus dem Fell, wo Wasser sie bis auf die Haut auskühlen würde. Abends eine halbe Stunde anbieten und danach sieben.',
      'Cincillà e criceti si lavano nella sabbia: toglie il grasso dal pelo, mentre l’acqua li raffredderebbe fino alla pelle. Si offre per mezz’ora la sera e poi si setaccia.',
    ],
  },
}
