import type { Translations } from '../language.ts'

/** One introductory sentence per category, by the keys of the plan; similar categories of two animals share one. */
const INTRO_ROWS: readonly (readonly [keys: string, ...Translations])[] = [
  [
    'dog-food cat-food',
    'Start with what is in the bowl. Every bag and tin states what a kilogram costs, so you can compare honestly.',
    'Alles beginnt mit dem Napf. Bei jedem Sack und jeder Dose steht, was ein Kilogramm kostet: So lässt sich ehrlich vergleichen.',
    'Si comincia dalla ciotola. Su ogni sacco e lattina c’è il prezzo al chilo, così il confronto è onesto.',
  ],
  [
    'dog-dry cat-dry',
    'Keeps for weeks, travels well and needs no fridge. Larger bags cost less per kilogram, if you have a dry corner for them.',
    'Hält wochenlang, reist gut und braucht keinen Kühlschrank. Große Säcke sind pro Kilogramm günstiger, wenn Sie einen trockenen Platz haben.',
    'Si conserva per settimane, viaggia bene e non vuole il frigo. I sacchi grandi costano meno al chilo, se hai un angolo asciutto.',
  ],
  [
    'dog-wet cat-wet',
    'More water, more smell, more enthusiasm. Good for those who drink too little and those who eat with their nose.',
    'Mehr Wasser, mehr Duft, mehr Begeisterung. Gut für alle, die zu wenig trinken oder mit der Nase essen.',
    'Più acqua, più profumo, più entusiasmo. Per chi beve poco e per chi mangia con il naso.',
  ],
  [
    'dog-puppy cat-kitten',
    'Small mouths, fast growth. Recipes with the energy, calcium and DHA of the first year.',
    'Kleine Mäuler, schnelles Wachstum: Rezepte mit Energie, Calcium und DHA für das erste Jahr.',
    'Bocche piccole, crescita veloce: ricette con energia, calcio e DHA per il primo anno.',
  ],
  [
    'dog-diet cat-diet',
    'For kidneys, bladders, stomachs and sensitive skins. Please ask your vet first: a diet is a treatment.',
    'Für Nieren, Blase, Magen und empfindliche Haut. Bitte fragen Sie vorher Ihre Tierarztpraxis: Eine Diät ist eine Behandlung.',
    'Per reni, vescica, stomaco e pelli sensibili. Chiedi prima al veterinario: una dieta è una cura.',
  ],
  [
    'dog-raw',
    'Freeze-dried or air-dried, nothing cooked away. Crumble it over the usual bowl or feed it on its own.',
    'Gefrier- oder luftgetrocknet, nichts zerkocht. Über das gewohnte Futter gebröselt oder pur.',
    'Liofilizzato o essiccato, niente va perso in cottura. Da sbriciolare sulla ciotola o da dare così.',
  ],
  [
    'dog-treats cat-treats',
    'For a sit, for a nail trim, for no reason at all. Small pieces, short ingredient lists.',
    'Fürs Sitz, fürs Krallenschneiden oder einfach so. Kleine Stücke, kurze Zutatenlisten.',
    'Per un seduto, per il taglio delle unghie, per nessun motivo. Pezzi piccoli, ingredienti pochi.',
  ],
  [
    'dog-biscuits',
    'Crunch that fits a pocket. Break them in half: a dog counts rewards, not grams.',
    'Knuspriges für die Jackentasche. Ruhig halbieren: Ein Hund zählt Belohnungen, keine Gramm.',
    'Croccanti da tasca. Spezzali a metà: un cane conta i premi, non i grammi.',
  ],
  [
    'dog-chews',
    'Half an hour of peace. Choose a size that cannot be swallowed whole, and stay nearby.',
    'Eine halbe Stunde Ruhe. Wählen Sie eine Größe, die nicht am Stück verschluckt wird, und bleiben Sie in der Nähe.',
    'Mezz’ora di pace. Scegli una misura che non si possa ingoiare intera e resta nei paraggi.',
  ],
  [
    'dog-health cat-health',
    'Supplements and remedies that have a dose, a purpose and an expiry date. What needs a vet says so.',
    'Ergänzungen und Mittel mit Dosis, Zweck und Haltbarkeitsdatum. Wo der Tierarzt gefragt ist, steht es dabei.',
    'Integratori e rimedi con una dose, uno scopo e una scadenza. Dove serve il veterinario, c’è scritto.',
  ],
  [
    'dog-joints',
    'For stiff mornings and stairs that have become steep. Give it six weeks before you judge.',
    'Für steife Morgen und Treppen, die steil geworden sind. Urteilen Sie erst nach sechs Wochen.',
    'Per le mattine rigide e le scale diventate ripide. Giudica dopo sei settimane.',
  ],
  [
    'dog-skin',
    'From the inside for what itches outside: omega oils, fibre and friendly bacteria.',
    'Von innen gegen das, was außen juckt: Omega-Öle, Ballaststoffe und nützliche Bakterien.',
    'Da dentro per ciò che prude fuori: oli omega, fibre e batteri amici.',
  ],
  [
    'dog-dental',
    'Brush if you can, chew if you must. Anything is better than waiting for the anaesthetic.',
    'Putzen, wenn es geht, kauen, wenn nicht. Alles ist besser, als auf die Narkose zu warten.',
    'Spazzola se puoi, mastica se devi. Tutto è meglio che aspettare l’anestesia.',
  ],
  [
    'dog-parasites cat-parasites horse-parasites',
    'Chosen by weight and by season. Weigh first, and never give a cat what is meant for a dog.',
    'Nach Gewicht und Jahreszeit gewählt. Erst wiegen, und nie einer Katze geben, was für Hunde gemacht ist.',
    'Si scelgono per peso e per stagione. Prima pesa, e non dare mai al gatto ciò che è per il cane.',
  ],
  [
    'dog-ticks',
    'Collars, drops and tablets against what waits in the long grass. Mind the weight band on the pack.',
    'Halsbänder, Tropfen und Tabletten gegen das, was im hohen Gras wartet. Achten Sie auf die Gewichtsklasse.',
    'Collari, gocce e compresse contro ciò che aspetta nell’erba alta. Occhio alla fascia di peso.',
  ],
  [
    'dog-worms',
    'Four times a year for most dogs. Tablets are sold by weight: one too small is one for nothing.',
    'Für die meisten Hunde viermal im Jahr. Tabletten gehen nach Gewicht: Zu wenig ist umsonst.',
    'Per la maggior parte dei cani quattro volte l’anno. Le compresse vanno a peso: troppo poco non serve.',
  ],
  [
    'dog-grooming cat-grooming',
    'A coat that is brushed needs washing less often. Tools for every length, and shampoo for the rest.',
    'Was gebürstet wird, muss seltener gewaschen werden. Werkzeug für jede Felllänge und Shampoo für den Rest.',
    'Un pelo spazzolato si lava meno. Attrezzi per ogni lunghezza e shampoo per il resto.',
  ],
  [
    'dog-shampoo',
    'Made for the pH of a dog, not of a person. Rinse twice as long as you think.',
    'Für den pH-Wert von Hunden gemacht, nicht für unseren. Doppelt so lange ausspülen, wie man denkt.',
    'Fatti per il pH del cane, non per il nostro. Risciacqua il doppio di quanto credi.',
  ],
  [
    'dog-brushes',
    'Rakes for undercoat, slickers for knots, clippers that do not scream.',
    'Rechen für die Unterwolle, Zupfbürsten für Knoten und Scheren, die nicht kreischen.',
    'Rastrelli per il sottopelo, cardatori per i nodi, tosatrici che non strillano.',
  ],
  [
    'dog-toys cat-toys small-toys bird-toys',
    'Bored animals invent their own games, usually with your things. These are cheaper to replace.',
    'Wer sich langweilt, erfindet Spiele, meist mit Ihren Sachen. Diese hier sind billiger zu ersetzen.',
    'Chi si annoia inventa giochi, di solito con le tue cose. Questi costano meno da sostituire.',
  ],
  [
    'dog-fetch',
    'Things that fly, bounce and float. They come back as often as the dog does.',
    'Was fliegt, springt und schwimmt. Es kommt so oft zurück wie der Hund.',
    'Cose che volano, rimbalzano e galleggiano. Tornano tante volte quante il cane.',
  ],
  [
    'dog-tug',
    'For jaws with an opinion. Rope for two, rubber for one.',
    'Für Kiefer mit eigener Meinung: Tau für zwei, Gummi für einen.',
    'Per mascelle con un’opinione: corda in due, gomma da soli.',
  ],
  [
    'dog-plush',
    'Something soft to carry about, something clever to empty.',
    'Etwas Weiches zum Herumtragen, etwas Kluges zum Leeren.',
    'Qualcosa di morbido da portare in giro, qualcosa di furbo da svuotare.',
  ],
  [
    'dog-home cat-home',
    'Measure the animal asleep and stretched out, add a hand, and choose that size.',
    'Messen Sie das Tier schlafend und ausgestreckt, geben Sie eine Handbreit dazu: Das ist die Größe.',
    'Misura l’animale mentre dorme disteso, aggiungi un palmo: quella è la taglia.',
  ],
  [
    'cat-beds',
    'High, warm and with a view of the door, if she may choose.',
    'Hoch, warm und mit Blick auf die Tür, wenn sie wählen darf.',
    'In alto, al caldo e con vista sulla porta, se può scegliere lei.',
  ],
  [
    'cat-scratchers',
    'As tall as a cat stretched, as heavy as a cat running. Then the sofa has a chance.',
    'So hoch wie eine gestreckte Katze, so schwer wie eine rennende. Dann hat das Sofa eine Chance.',
    'Alti come un gatto disteso, pesanti come un gatto in corsa. Così il divano ha una possibilità.',
  ],
  [
    'dog-walk',
    'What lies between the door and the horizon: leads, harnesses, coats and a safe place in the car.',
    'Was zwischen Haustür und Horizont liegt: Leinen, Geschirre, Mäntel und ein sicherer Platz im Auto.',
    'Ciò che sta fra la porta e l’orizzonte: guinzagli, pettorine, cappottini e un posto sicuro in auto.',
  ],
  [
    'dog-collars',
    'Two fingers between collar and neck. And a tag, because doors are left open.',
    'Zwei Finger zwischen Halsband und Hals. Und eine Marke, denn Türen bleiben offen.',
    'Due dita fra collare e collo. E una medaglietta, perché le porte restano aperte.',
  ],
  [
    'dog-leads',
    'A harness for those who pull, a long line for those who are learning to come back.',
    'Ein Geschirr für alle, die ziehen, eine Schleppleine für alle, die das Zurückkommen noch lernen.',
    'Una pettorina per chi tira, una lunghina per chi impara a tornare.',
  ],
  [
    'dog-travel cat-travel',
    'Secured is kinder than free: for the animal, for you and for the windscreen.',
    'Gesichert ist freundlicher als frei: für das Tier, für Sie und für die Windschutzscheibe.',
    'Assicurato è più gentile che libero: per l’animale, per te e per il parabrezza.',
  ],
  [
    'dog-coats',
    'For thin coats, old joints and rain that comes sideways.',
    'Für dünnes Fell, alte Gelenke und Regen von der Seite.',
    'Per pelo sottile, articolazioni anziane e pioggia di traverso.',
  ],
  [
    'dog-training',
    'Clickers, pouches and long lines. Patience is not in stock; we looked.',
    'Klicker, Beutel und lange Leinen. Geduld führen wir nicht; wir haben nachgesehen.',
    'Clicker, sacchetti e lunghine. La pazienza non è a magazzino: abbiamo guardato.',
  ],
  [
    'dog-bowls cat-fountains',
    'Heavy enough to stay, easy enough to wash. Running water makes poor drinkers curious.',
    'Schwer genug, um stehen zu bleiben, leicht genug zu spülen. Fließendes Wasser macht Trinkfaule neugierig.',
    'Pesanti quanto basta, facili da lavare. L’acqua che scorre incuriosisce chi beve poco.',
  ],
  [
    'cat-litter cat-litter-bags cat-trays',
    'One tray per cat and one more. Change the litter slowly, and never all trays at once.',
    'Eine Toilette pro Katze und eine dazu. Die Streu langsam wechseln, nie alle Toiletten auf einmal.',
    'Una lettiera per gatto, più una. Cambia sabbia con calma, mai tutte insieme.',
  ],
  [
    'bird-food bird-small bird-parrot bird-pigeon wild-food',
    'Seed, pellets and what they leave lying. Fresh every day, and water beside it.',
    'Saaten, Pellets und was liegen bleibt. Jeden Tag frisch, und Wasser daneben.',
    'Semi, pellet e ciò che lasciano lì. Freschi ogni giorno, con l’acqua accanto.',
  ],
  [
    'bird-cages small-cages small-rabbit small-rodent',
    'Wider rather than higher, and bigger than you had planned. Bar spacing is stated on each.',
    'Lieber breiter als höher, und größer als geplant. Der Stababstand steht überall dabei.',
    'Meglio larga che alta, e più grande del previsto. La distanza fra le sbarre è sempre indicata.',
  ],
  [
    'bird-health',
    'Grit, minerals and vitamins for those who hide it when they are unwell.',
    'Grit, Mineralien und Vitamine für alle, die es verbergen, wenn sie krank sind.',
    'Grit, minerali e vitamine per chi nasconde di stare male.',
  ],
  [
    'fish-food fish-tropical fish-pond',
    'What they finish in two minutes, no more. Flakes above, tablets below.',
    'Nur so viel, wie in zwei Minuten weg ist. Flocken oben, Tabletten unten.',
    'Quanto finiscono in due minuti, non di più. Scaglie sopra, compresse sotto.',
  ],
  [
    'fish-tanks fish-gear aquarium fish-water',
    'Clear water is living water: filter, heater and tests that go together.',
    'Klares Wasser ist lebendiges Wasser: Filter, Heizung und Tests, die zusammenpassen.',
    'Acqua limpida è acqua viva: filtro, riscaldatore e test che vanno insieme.',
  ],
  [
    'reptile-food reptile-heat reptile-home',
    'A warm end, a cool end and a lamp with an hour count. The rest follows.',
    'Ein warmes Ende, ein kühles und eine Lampe, deren Stunden gezählt sind. Der Rest ergibt sich.',
    'Un lato caldo, uno fresco e una lampada con le ore contate. Il resto viene da sé.',
  ],
  [
    'small-food small-hay',
    'Hay first, greens second, pellets last. Teeth that grow all life need something to do.',
    'Erst Heu, dann Grünes, zuletzt Pellets. Zähne, die ein Leben lang wachsen, brauchen Arbeit.',
    'Prima il fieno, poi il verde, infine i pellet. Denti che crescono sempre vogliono lavorare.',
  ],
  [
    'horse-feed horse-supplements',
    'Weigh the scoop, not the horse’s opinion. Feeds for work, for rest and for the metabolic ones.',
    'Wiegen Sie die Schaufel, nicht die Meinung des Pferdes. Futter für Arbeit, Ruhe und Stoffwechsel.',
    'Pesa la misura, non l’opinione del cavallo. Mangimi per il lavoro, il riposo e il metabolismo.',
  ],
  [
    'horse-care horse-tack',
    'Hooves, coat and what sits on it: things that are used daily and should look like it after years.',
    'Hufe, Fell und was darauf liegt: Dinge für jeden Tag, die das auch nach Jahren aushalten.',
    'Zoccoli, mantello e ciò che ci sta sopra: cose di ogni giorno, fatte per durare anni.',
  ],
  [
    'farm-stock farm-dips farm-licks farm-handling',
    'By the box, by the drum, by the herd. Withdrawal times are on the label: please keep to them.',
    'Kistenweise, fassweise, herdenweise. Wartezeiten stehen auf dem Etikett: Bitte halten Sie sie ein.',
    'A casse, a fusti, a mandrie. I tempi di sospensione sono in etichetta: rispettali.',
  ],
  [
    'farm-poultry farm-poultry-feed farm-poultry-gear',
    'From day-old chick to the last egg: feed by age, water that stays clean, a door that shuts.',
    'Vom Küken bis zum letzten Ei: Futter nach Alter, sauberes Wasser und eine Tür, die schließt.',
    'Dal pulcino all’ultimo uovo: mangime per età, acqua pulita e una porta che chiude.',
  ],
  [
    'wild-homes wild-rehab',
    'A box on the shady side, and help for those who fell out of one.',
    'Ein Kasten auf der Schattenseite, und Hilfe für alle, die herausgefallen sind.',
    'Una cassetta sul lato in ombra, e aiuto per chi ne è caduto.',
  ],
  [
    'clinic-wound clinic-recovery',
    'What a practice reaches for first, and what goes home with the patient.',
    'Wonach eine Praxis zuerst greift, und was mit dem Patienten nach Hause geht.',
    'Ciò che un ambulatorio prende per primo, e ciò che va a casa con il paziente.',
  ],
  [
    'clinic-diagnostics clinic-dosing',
    'Counted, sterile where it must be, and sold by the box.',
    'Abgezählt, steril, wo es sein muss, und kistenweise zu haben.',
    'Contati, sterili dove serve, e venduti a scatole.',
  ],
  [
    'service-vet service-classes service-guides',
    'Nothing to carry home: somebody who listens, and something to read at two in the morning.',
    'Nichts zum Tragen: jemand, der zuhört, und etwas zum Lesen um zwei Uhr nachts.',
    'Niente da portare a casa: qualcuno che ascolta, e qualcosa da leggere alle due di notte.',
  ],
  [
    'service-kits',
    'Put together by people who have forgotten something before. Change what does not suit you.',
    'Zusammengestellt von Leuten, die selbst schon etwas vergessen haben. Tauschen Sie, was nicht passt.',
    'Messi insieme da chi in passato ha dimenticato qualcosa. Cambia ciò che non va.',
  ],
  [
    'small-ferrets',
    'Hammocks, tunnels and food for the busiest hunters in the house.',
    'Hängematten, Tunnel und Futter für die fleißigsten Jäger im Haus.',
    'Amache, tunnel e cibo per i cacciatori più indaffarati di casa.',
  ],
]

const INTROS: ReadonlyMap<string, Translations> = new Map(
  INTRO_ROWS.flatMap(([keys, ...words]) => keys.split(' ').map((key) => [key, words satisfies Translations] as const)),
)

/** @throws RangeError for a category without an intro. */
export function introOf(key: string): Translations {
  const intro = INTROS.get(key)
  if (!intro) throw new RangeError(`The category "${key}" has no introduction.`)
  return intro
}
