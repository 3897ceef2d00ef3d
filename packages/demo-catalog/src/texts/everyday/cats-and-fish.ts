import type { OwnTexts } from './own-text.ts'

export const catsAndFish: OwnTexts = {
  'Cat Grass Kit': {
    short: [
      'Fresh green in eight days, for cats that nibble.',
      'In acht Tagen frisches Grün für Katzen, die gern knabbern.',
      'Verde fresco in otto giorni per gatti che brucano.',
    ],
    text: [
      'Grass helps swallowed hair on its way, and a cat with a pot of its own leaves the house plants alone. Water the seed, keep it light, and sow half of it a week later so that the supply goes on.',
      'Gras hilft verschluckten Haaren auf den Weg, und eine Katze mit eigenem Topf lässt die Zimmerpflanzen in Ruhe. Samen gießen, hell stellen und die Hälfte eine Woche später säen, damit der Nachschub reicht.',
      'L’erba aiuta i peli ingeriti a passare, e un gatto con il suo vaso lascia stare le piante di casa. Si annaffiano i semi, si tengono alla luce e se ne semina metà una settimana dopo, per non restare senza.',
    ],
  },
  'Flea Comb': {
    short: [
      'Finds fleas, eggs and their dirt before you itch.',
      'Findet Flöhe, Eier und Kot, bevor es Sie juckt.',
      'Trova pulci, uova e residui prima che pruda a te.',
    ],
    text: [
      'Comb the neck and the root of the tail and tap the comb on a wet tissue: black crumbs that turn red are flea dirt. Do it once a week from spring, and after every visit to other animals.',
      'Nacken und Schwanzansatz kämmen und den Kamm auf ein nasses Tuch klopfen: Schwarze Krümel, die rot werden, sind Flohkot. Vom Frühjahr an einmal in der Woche und nach jedem Besuch bei anderen Tieren.',
      'Si pettinano collo e attaccatura della coda e si batte il pettine su un fazzoletto bagnato: i granelli neri che diventano rossi sono escrementi di pulce. Una volta a settimana dalla primavera, e dopo ogni visita ad altri animali.',
    ],
  },
  'Hooded Litter Box': {
    short: [
      'Privacy for the cat, less litter on the floor.',
      'Ruhe für die Katze, weniger Streu auf dem Boden.',
      'Riservatezza per il gatto, meno sabbia sul pavimento.',
    ],
    text: [
      'Most cats accept a hood if they can turn around below it and if it is scooped daily: smells collect inside, and a cat notices first. Leave the door off for the first week.',
      'Die meisten Katzen nehmen eine Haube an, wenn sie sich darunter drehen können und täglich geschaufelt wird: Gerüche sammeln sich innen, und die Katze merkt es zuerst. In der ersten Woche die Tür weglassen.',
      'Quasi tutti i gatti accettano il coperchio se possono girarsi e se si pulisce ogni giorno: gli odori restano dentro e il gatto li sente per primo. La prima settimana si toglie lo sportello.',
    ],
  },
  'High-Rim Tray': {
    short: [
      'For cats that dig deep or stand while they go.',
      'Für Katzen, die tief graben oder im Stehen pinkeln.',
      'Per gatti che scavano o la fanno in piedi.',
    ],
    text: [
      'The walls keep in what an eager digger throws, and the low entrance lets kittens and stiff old cats step in without climbing. An open tray also shows at a glance whether everything is as usual.',
      'Die Wände halten, was ein eifriger Gräber wirft, und der niedrige Einstieg lässt Kätzchen und steife alte Katzen hinein, ohne zu klettern. Eine offene Toilette zeigt außerdem auf einen Blick, ob alles wie immer ist.',
      'Le pareti trattengono ciò che lancia un gran scavatore, e l’ingresso basso fa entrare gattini e gatti anziani senza arrampicarsi. Una cassetta aperta mostra anche a colpo d’occhio se tutto è come sempre.',
    ],
  },
  'Litter Scoop': {
    short: [
      'Lifts clumps out and lets clean litter fall back.',
      'Hebt Klumpen heraus, saubere Streu fällt zurück.',
      'Solleva i grumi e lascia cadere la sabbia pulita.',
    ],
    text: [
      'Scoop once a day, twice with two cats, and slide along the floor of the tray so that no clump breaks. A clump larger than usual, or none at all, is worth a call to the vet.',
      'Einmal täglich schaufeln, bei zwei Katzen zweimal, und dabei am Boden entlang schieben, damit kein Klumpen zerbricht. Ein größerer Klumpen als sonst, oder gar keiner, ist einen Anruf in der Praxis wert.',
      'Si pulisce una volta al giorno, due con due gatti, scorrendo sul fondo perché nessun grumo si rompa. Un grumo più grande del solito, o nessuno, merita una telefonata al veterinario.',
    ],
  },
  'Litter Catcher Mat': {
    short: ['Stops the grains at the tray.', 'Hält die Körner bei der Toilette.', 'Ferma i granelli vicino alla lettiera.'],
    text: [
      'Paws spread on the honeycomb, and what hangs between the toes falls through. Lay it where the cat steps out, not in front of the tray, and pour the grains back once a week.',
      'Auf den Waben spreizen sich die Pfoten, und was zwischen den Zehen hängt, fällt durch. Dort auslegen, wo die Katze heraussteigt, und die Körner einmal in der Woche zurückschütten.',
      'Sul nido d’ape le dita si allargano e ciò che resta tra i polpastrelli cade. Va messo dove il gatto esce, e una volta a settimana si rimettono i granelli nella cassetta.',
    ],
  },
  'Window Perch': {
    short: [
      'The best seat in the house, above the street.',
      'Der beste Platz im Haus, über der Straße.',
      'Il posto migliore di casa, sopra la strada.',
    ],
    text: [
      'Birds, bicycles and neighbours are an indoor cat’s television. Wipe the glass with spirit, press each cup for ten seconds and hang a full shopping bag on the perch before the cat tries it.',
      'Vögel, Fahrräder und Nachbarn sind das Fernsehprogramm einer Wohnungskatze. Die Scheibe mit Spiritus abwischen, jeden Saugnapf zehn Sekunden andrücken und vor der Katze eine volle Einkaufstasche probeliegen lassen.',
      'Uccelli, biciclette e vicini sono la televisione di un gatto di casa. Si pulisce il vetro con l’alcol, si preme ogni ventosa per dieci secondi e prima del gatto si appende una borsa della spesa piena.',
    ],
  },
  'Radiator Hammock': {
    short: ['A warm bed that takes no floor.', 'Ein warmes Bett, das keinen Boden braucht.', 'Un letto caldo che non occupa pavimento.'],
    text: [
      'It hangs over any radiator between five and twelve centimetres deep and carries up to seven kilos. Older cats with stiff joints find it first and leave it last, so put a step beside it.',
      'Sie hängt an jedem Heizkörper von fünf bis zwölf Zentimetern Tiefe und trägt bis zu sieben Kilo. Ältere Katzen mit steifen Gelenken entdecken sie zuerst und verlassen sie zuletzt: Stellen Sie eine Stufe daneben.',
      'Si aggancia a ogni termosifone profondo da cinque a dodici centimetri e regge fino a sette chili. I gatti anziani la trovano per primi e la lasciano per ultimi: meglio metterci accanto un gradino.',
    ],
  },
  'Fountain Filters': {
    short: [
      'Four months of clear water in one pack.',
      'Vier Monate klares Wasser in einer Packung.',
      'Quattro mesi di acqua limpida in una confezione.',
    ],
    text: [
      'The foam holds hair and crumbs, the carbon takes the taste of the pipe. Rinse a new filter until the water runs clear, and wash the fountain itself whenever you change it.',
      'Der Schaum hält Haare und Krümel, die Kohle nimmt den Geschmack der Leitung. Einen neuen Filter spülen, bis das Wasser klar bleibt, und bei jedem Wechsel auch den Brunnen reinigen.',
      'La spugna trattiene peli e briciole, il carbone toglie il gusto del tubo. Il filtro nuovo si sciacqua finché l’acqua è limpida, e a ogni cambio si lava anche la fontanella.',
    ],
  },
  'Breeding Box': {
    short: [
      'A quiet nest, with a flap for a short look.',
      'Ein ruhiges Nest mit einer Klappe für den kurzen Blick.',
      'Un nido tranquillo, con uno sportello per dare un’occhiata.',
    ],
    text: [
      'Hang it high and a little dark, and fill the bottom with three centimetres of softwood shavings. Look in when the hen feeds, not more than once a day, and write down when the first egg comes.',
      'Hoch und etwas dunkel aufhängen und den Boden drei Zentimeter hoch mit Weichholzspänen füllen. Nachsehen, wenn die Henne frisst, höchstens einmal am Tag, und den Tag des ersten Eis notieren.',
      'Va appeso in alto e un po’ al buio, con tre centimetri di trucioli dolci sul fondo. Si guarda mentre la femmina mangia, al massimo una volta al giorno, e si annota quando arriva il primo uovo.',
    ],
  },
  'Filter Sponges': {
    short: [
      'A home for the bacteria that keep water clear.',
      'Wohnraum für die Bakterien, die Wasser klar halten.',
      'Una casa per i batteri che tengono limpida l’acqua.',
    ],
    text: [
      'The dirt in a sponge is not the point: the bacteria on it turn ammonia into something harmless. Squeeze it in a bucket of tank water, never under the tap, and change only one at a time.',
      'Nicht der Schmutz im Schwamm zählt, sondern die Bakterien darauf: Sie machen Ammoniak unschädlich. In einem Eimer Aquarienwasser ausdrücken, nie unter dem Hahn, und immer nur einen wechseln.',
      'Non conta lo sporco nella spugna, ma i batteri che ci vivono: rendono innocua l’ammoniaca. Si strizza in un secchio d’acqua dell’acquario, mai sotto il rubinetto, e se ne cambia una alla volta.',
    ],
  },
  'Fine Net': {
    short: [
      'Catches small fish without a torn fin.',
      'Fängt kleine Fische ohne eingerissene Flosse.',
      'Prende i pesci piccoli senza strappare pinne.',
    ],
    text: [
      'Hold the net still and lead the fish in with your other hand: chasing costs scales and nerves. The same mesh rinses brine shrimp and frozen food before feeding. Use one net for each tank.',
      'Den Kescher ruhig halten und den Fisch mit der anderen Hand hineinleiten: Jagen kostet Schuppen und Nerven. Dasselbe Netz spült Artemia und Frostfutter vor dem Füttern. Für jedes Becken einen eigenen nehmen.',
      'Si tiene fermo il retino e si guida il pesce con l’altra mano: inseguirlo costa squame e nervi. La stessa rete sciacqua artemie e surgelato prima del pasto. Un retino per ogni vasca.',
    ],
  },
  'Water Test Strips': {
    short: ['Five values in one minute.', 'Fünf Werte in einer Minute.', 'Cinque valori in un minuto.'],
    text: [
      'Fish show bad water late, and nitrite shows it early. Test twice a week while a tank is new and once a month later, always before you change water, and write the values down to see the trend.',
      'Fische zeigen schlechtes Wasser spät, Nitrit zeigt es früh. In einem neuen Becken zweimal die Woche messen, später einmal im Monat, immer vor dem Wasserwechsel, und die Werte notieren, um den Verlauf zu sehen.',
      'I pesci mostrano tardi l’acqua cattiva, i nitriti la mostrano presto. In una vasca nuova si misura due volte a settimana, poi una al mese, sempre prima del cambio, annotando i valori per vedere l’andamento.',
    ],
  },
  'Reef Sea Salt': {
    short: ['Sea water for corals, from a bucket.', 'Meerwasser für Korallen, aus dem Eimer.', 'Acqua di mare per coralli, dal secchio.'],
    text: [
      'Stir thirty-five grams into each litre of osmosis water, let it circulate for a day and measure the density before you use it. Calcium, magnesium and alkalinity are set for stony corals.',
      'Fünfunddreißig Gramm in jeden Liter Osmosewasser rühren, einen Tag umwälzen und vor dem Gebrauch die Dichte messen. Kalzium, Magnesium und Karbonathärte sind auf Steinkorallen eingestellt.',
      'Trentacinque grammi per litro di acqua osmotica, un giorno di ricircolo, e prima dell’uso si misura la densità. Calcio, magnesio e alcalinità sono regolati per i coralli duri.',
    ],
  },
}
