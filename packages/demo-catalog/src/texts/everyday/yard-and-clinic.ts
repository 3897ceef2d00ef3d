import type { OwnTexts } from './own-text.ts'

export const yardAndClinic: OwnTexts = {
  'Hoof Oil': {
    short: [
      'A film that keeps moisture in the horn.',
      'Ein Film, der die Feuchtigkeit im Horn hält.',
      'Un velo che trattiene l’umidità nello zoccolo.',
    ],
    text: [
      'Wash the hoof, let it take up water for ten minutes and oil it then: on dry horn oil only shines. In the dry season twice a week is enough, above all along the coronet, where new horn grows.',
      'Den Huf waschen, zehn Minuten Wasser ziehen lassen und erst dann ölen: Auf trockenem Horn glänzt Öl nur. In der Trockenzeit genügt zweimal die Woche, vor allem am Kronrand, wo neues Horn wächst.',
      'Si lava lo zoccolo, gli si lasciano assorbire acqua dieci minuti e poi si unge: sul corno secco l’olio luccica e basta. Nella stagione secca bastano due volte a settimana, soprattutto sulla corona.',
    ],
  },
  'Mane & Tail Spray': {
    short: [
      'Hair that a comb goes through, without silicone.',
      'Langhaar, durch das der Kamm gleitet, ohne Silikon.',
      'Crini in cui il pettine scorre, senza silicone.',
    ],
    text: [
      'A torn tail hair needs three years to grow back. Spray, wait until it is nearly dry and start at the ends, holding the tail above the knot. Keep it off the saddle area, where nothing should slip.',
      'Ein ausgerissenes Schweifhaar braucht drei Jahre, um nachzuwachsen. Sprühen, fast trocknen lassen und an den Spitzen beginnen, den Schweif über dem Knoten halten. Die Sattellage aussparen, dort soll nichts rutschen.',
      'Un crine strappato impiega tre anni a ricrescere. Si spruzza, si lascia quasi asciugare e si parte dalle punte, tenendo la coda sopra il nodo. Non sulla zona della sella, dove nulla deve scivolare.',
    ],
  },
  'Grooming Box': {
    short: [
      'Brushes in one place, and a step for the mane.',
      'Alle Bürsten an einem Ort, und ein Tritt für die Mähne.',
      'Le spazzole in un posto, e uno sgabello per la criniera.',
    ],
    text: [
      'The tray takes hoof pick, comb and plaiting bands, the space below brushes and a bottle. Closed, it carries a rider, which helps with tall horses. Keep a sponge for the eyes apart from the one for the dock.',
      'In die Schale kommen Hufkratzer, Kamm und Gummis, darunter Bürsten und eine Flasche. Geschlossen trägt er einen Menschen, was bei großen Pferden hilft. Den Schwamm für die Augen getrennt aufbewahren.',
      'Nel vassoio stanno nettapiedi, pettine ed elastici, sotto le spazzole e un flacone. Chiusa regge una persona, utile con i cavalli alti. La spugna per gli occhi si tiene separata dalle altre.',
    ],
  },
  'Fly Mask': {
    short: [
      'Flies stay out, and the horse sees through it.',
      'Fliegen bleiben draußen, und das Pferd sieht hindurch.',
      'Le mosche restano fuori e il cavallo ci vede.',
    ],
    text: [
      'Flies carry eye infections from horse to horse, and the mesh also takes away part of the glare. Check twice a day that nothing has crept below it, and take it off at night.',
      'Fliegen tragen Augeninfektionen von Pferd zu Pferd, und das Netz nimmt auch einen Teil des grellen Lichts. Zweimal täglich nachsehen, ob nichts daruntergekrochen ist, und nachts abnehmen.',
      'Le mosche portano infezioni agli occhi da un cavallo all’altro, e la rete toglie anche parte del riverbero. Due volte al giorno si controlla che sotto non ci sia nulla, e la notte si toglie.',
    ],
  },
  'Egg Collecting Basket': {
    short: [
      'Carries four dozen eggs, and lets dirt fall through.',
      'Trägt vier Dutzend Eier und lässt Schmutz durchfallen.',
      'Porta quattro dozzine di uova e lascia cadere lo sporco.',
    ],
    text: [
      'Eggs that are collected twice a day stay clean and are not eaten by bored hens. Put the pointed end down, do not wash what you want to keep, and let the basket itself dry in the sun.',
      'Zweimal täglich gesammelte Eier bleiben sauber und werden nicht von gelangweilten Hennen gefressen. Die Spitze nach unten legen, nicht waschen, was lagern soll, und den Korb selbst in der Sonne trocknen.',
      'Le uova raccolte due volte al giorno restano pulite e le galline annoiate non le mangiano. La punta va in basso, quelle da conservare non si lavano, e il cestino si asciuga al sole.',
    ],
  },
  'Ear Tags Blank': {
    short: ['Your own numbers, readable from the gate.', 'Eigene Nummern, vom Tor aus lesbar.', 'I tuoi numeri, leggibili dal cancello.'],
    text: [
      'Write with the tag pen and let it dry for a day before tagging. Place the tag in the middle of the ear between the two ribs, on a cool morning, when there are few flies.',
      'Mit dem Markenstift beschriften und vor dem Einziehen einen Tag trocknen lassen. In die Mitte des Ohrs zwischen die beiden Knorpel setzen, an einem kühlen Morgen, wenn es wenige Fliegen gibt.',
      'Si scrive con il pennarello per marche e si lascia asciugare un giorno. Va al centro dell’orecchio, tra le due nervature, in una mattina fresca, quando ci sono poche mosche.',
    ],
  },
  'Lambing Kit': {
    short: ['What you look for at two in the morning.', 'Was man um zwei Uhr nachts sucht.', 'Quello che si cerca alle due di notte.'],
    text: [
      'A lamb needs colostrum within two hours and iodine on the navel before it stands. Hang the box by the pen before the season starts, and replace what was used the same morning.',
      'Ein Lamm braucht in zwei Stunden Biestmilch und Jod auf den Nabel, bevor es steht. Die Kiste vor der Saison neben die Bucht hängen und noch am selben Morgen ersetzen, was verbraucht ist.',
      'Un agnello ha bisogno di colostro entro due ore e di iodio sull’ombelico prima di alzarsi. La cassetta si appende accanto al box prima della stagione, e si rimpiazza subito ciò che si è usato.',
    ],
  },
  'Bee Hotel': {
    short: [
      'Rooms for wild bees, which do not sting for honey.',
      'Zimmer für Wildbienen, die keinen Honig verteidigen.',
      'Camere per api selvatiche, che non difendono miele.',
    ],
    text: [
      'Solitary bees seal a tube with mud for each egg and pollinate the garden while they do. Hang it firm, facing the morning sun and under a roof, near flowers that open one after another.',
      'Solitärbienen verschließen für jedes Ei eine Röhre mit Lehm und bestäuben dabei den Garten. Fest aufhängen, zur Morgensonne und unter einem Dach, in der Nähe von Blumen, die nacheinander blühen.',
      'Le api solitarie chiudono con il fango un tubo per ogni uovo e intanto impollinano il giardino. Si appende ben fermo, verso il sole del mattino e al riparo, vicino a fiori che sbocciano uno dopo l’altro.',
    ],
  },
  'Hanging Seed Feeder': {
    short: [
      'Four places at a table that stays dry.',
      'Vier Plätze an einem Tisch, der trocken bleibt.',
      'Quattro posti a una tavola sempre asciutta.',
    ],
    text: [
      'Hang it two metres high and as far from the next branch, so that no cat jumps. Fill only what is eaten in two days, and wash the base weekly: most sick garden birds caught it at a dirty feeder.',
      'Zwei Meter hoch und ebenso weit vom nächsten Ast aufhängen, damit keine Katze springt. Nur füllen, was in zwei Tagen gefressen wird, und den Boden wöchentlich reinigen: Krankheiten holen sich Gartenvögel an schmutzigen Futterstellen.',
      'Si appende a due metri da terra e altrettanti dal ramo più vicino, così nessun gatto salta. Si riempie per due giorni e la base si lava ogni settimana: gli uccelli si ammalano alle mangiatoie sporche.',
    ],
  },
  'Bird Bath Dish': {
    short: [
      'Shallow water, with a rough floor for small feet.',
      'Flaches Wasser mit rauem Boden für kleine Füße.',
      'Acqua bassa, con il fondo ruvido per zampe piccole.',
    ],
    text: [
      'In a dry winter a bath brings more birds than seed. Two to four centimetres are deep enough; change the water daily and put a flat stone in the middle, where bees can drink as well.',
      'In einem trockenen Winter zieht ein Bad mehr Vögel an als Futter. Zwei bis vier Zentimeter Tiefe genügen. Das Wasser täglich wechseln und einen flachen Stein in die Mitte legen, an dem auch Bienen trinken.',
      'In un inverno secco l’acqua attira più uccelli dei semi. Bastano da due a quattro centimetri; si cambia ogni giorno e al centro si mette una pietra piatta, da cui bevono anche le api.',
    ],
  },
  'Veterinary Stethoscope': {
    short: [
      'Heart and lungs, from kitten to calf.',
      'Herz und Lunge, vom Kätzchen bis zum Kalb.',
      'Cuore e polmoni, dal gattino al vitello.',
    ],
    text: [
      'The small side finds the murmur of a cat between the ribs, the large one the gut sounds of a horse. The tube is long enough to keep your head out of reach of a nervous patient.',
      'Die kleine Seite findet das Herzgeräusch einer Katze zwischen den Rippen, die große die Darmgeräusche eines Pferdes. Der Schlauch ist lang genug, um den Kopf aus der Reichweite nervöser Patienten zu halten.',
      'Il lato piccolo trova il soffio di un gatto tra le costole, quello grande i rumori intestinali di un cavallo. Il tubo è abbastanza lungo da tenere la testa lontana da un paziente nervoso.',
    ],
  },
  'Microchip Reader': {
    short: [
      'Tells a found animal’s number in a second.',
      'Nennt die Nummer eines Fundtiers in einer Sekunde.',
      'Legge in un secondo il numero di un animale trovato.',
    ],
    text: [
      'Move it slowly in an S from the shoulder blades down both sides, because chips wander. The number leads to the register and the register to the owner, who is usually already looking.',
      'Langsam in S-Form von den Schulterblättern an beiden Seiten hinab führen, denn Chips wandern. Die Nummer führt zum Register und das Register zum Halter, der meist schon sucht.',
      'Si muove piano a S dalle scapole giù per i due fianchi, perché i microchip si spostano. Il numero porta all’anagrafe e l’anagrafe al proprietario, che di solito sta già cercando.',
    ],
  },
}
