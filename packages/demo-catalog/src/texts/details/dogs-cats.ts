import type { DetailRows } from './details.ts'

/** Things for dogs and cats: material, use and care. */
export const dogsAndCats: DetailRows = {
  'Enzyme Toothpaste Poultry': [
    'Enzyme paste with poultry flavour; No rinsing: it may be swallowed',
    'Enzympaste mit Geflügelgeschmack; Kein Ausspülen: darf geschluckt werden',
    'Pasta enzimatica al gusto di pollame; Non si risciacqua: si può ingoiare',
  ],
  'Dental Water Additive': [
    'A capful for each litre of drinking water; No taste, no smell',
    'Eine Kappe auf jeden Liter Trinkwasser; Ohne Geschmack und Geruch',
    'Un tappo per ogni litro d’acqua da bere; Senza sapore né odore',
  ],
  'Finger Wipes': [
    'Sleeve of textured cloth for one finger; For dogs that refuse a brush',
    'Fingerling aus strukturiertem Tuch; Für Hunde, die keine Bürste mögen',
    'Ditale di tessuto ruvido; Per cani che rifiutano lo spazzolino',
  ],
  'Double-Ended Toothbrush': [
    'Large head for canines, small one for molars; Soft nylon bristles',
    'Großer Kopf für Eckzähne, kleiner für Backenzähne; Weiche Nylonborsten',
    'Testina grande per i canini, piccola per i molari; Setole di nylon morbide',
  ],
  'Home Flea Fogger': [
    'Treats a closed room in two hours; Keep animals and aquariums out meanwhile',
    'Behandelt einen geschlossenen Raum in zwei Stunden; Tiere und Aquarien so lange fernhalten',
    'Tratta una stanza chiusa in due ore; Nel frattempo fuori animali e acquari',
  ],
  'Tick Hook Set': [
    'Two hooks, for small and for full ticks; Turns the tick out without squeezing it',
    'Zwei Haken, für kleine und für vollgesogene Zecken; Dreht die Zecke heraus, ohne sie zu quetschen',
    'Due ganci, per zecche piccole e piene; Estrae la zecca ruotandola, senza schiacciarla',
  ],
  'Detangling Spray': [
    'Spray on before brushing, no rinsing; For long coats and feathering',
    'Vor dem Bürsten aufsprühen, kein Ausspülen; Für langes Fell und Behang',
    'Si spruzza prima di spazzolare, senza risciacquo; Per peli lunghi e frange',
  ],
  'Ear & Eye Wipes': [
    'Moist pads for the outer ear and the corner of the eye; Without alcohol',
    'Feuchte Pads für Ohrmuschel und Augenwinkel; Ohne Alkohol',
    'Dischetti umidi per padiglione e angolo dell’occhio; Senza alcol',
  ],
  'Paw Balm': [
    'Beeswax with plant oils; Against hot tar and dry pads; Safe to lick',
    'Bienenwachs mit Pflanzenölen; Gegen heißen Asphalt und rissige Ballen; Darf abgeleckt werden',
    'Cera d’api con oli vegetali; Contro asfalto rovente e polpastrelli secchi; Si può leccare',
  ],
  'Snuffle Mat Meadow': [
    'Fleece strips that hide dry food; Machine wash at 30 °C',
    'Fleecestreifen, in denen Trockenfutter verschwindet; Maschinenwäsche bei 30 °C',
    'Strisce di pile che nascondono le crocchette; Lavatrice a 30 °C',
  ],
  'Stoep Raised Bed': [
    'Mesh on a steel frame, off the hot or wet floor; Folds flat; Cover can be hosed down',
    'Netzstoff auf Stahlrahmen, über heißem oder nassem Boden; Flach zusammenlegbar; Bezug lässt sich abspritzen',
    'Rete su telaio d’acciaio, lontano dal suolo caldo o bagnato; Si piega piatta; Il telo si lava con la canna',
  ],
  'Fleece Blanket': [
    'Polyester fleece, hemmed all round; Machine wash at 40 °C',
    'Polyesterfleece, rundum gesäumt; Maschinenwäsche bei 40 °C',
    'Pile di poliestere, orlato; Lavatrice a 40 °C',
  ],
  'Timber Kennel': [
    'Pine boards with a felt roof; Floor raised on feet; Roof opens for cleaning',
    'Kiefernbretter mit Dachpappe; Boden auf Füßen; Dach zum Reinigen aufklappbar',
    'Tavole di pino con tetto bitumato; Fondo rialzato; Il tetto si apre per la pulizia',
  ],
  'Self-Cooling Mat': [
    'Gel that cools under body weight; No electricity, no refrigerator; Wipe clean',
    'Gel, das unter dem Körpergewicht kühlt; Kein Strom, kein Kühlschrank; Feucht abwischbar',
    'Gel che rinfresca con il peso del corpo; Senza corrente né frigo; Si pulisce con un panno',
  ],
  'Engraved ID Tag': [
    'Anodised aluminium; Engraved on both sides; Split ring included',
    'Eloxiertes Aluminium; Beidseitige Gravur; Mit Schlüsselring',
    'Alluminio anodizzato; Incisione sui due lati; Anello compreso',
  ],
  Bandana: [
    'Cotton; Slides onto the collar; Machine wash at 40 °C',
    'Baumwolle; Wird auf das Halsband gezogen; Maschinenwäsche bei 40 °C',
    'Cotone; Si infila sul collare; Lavatrice a 40 °C',
  ],
  'Waste Bags': [
    'Opaque film, tears off at the perforation; Fits every common dispenser',
    'Blickdichte Folie, reißt an der Perforation; Passt in jeden üblichen Spender',
    'Pellicola coprente, si strappa alla perforazione; Adatti ai dispenser comuni',
  ],
  'Back Seat Cover': [
    'Quilted polyester with a waterproof back; Openings for the buckles; Folds up to the size of a blanket',
    'Gesteppter Polyester mit wasserdichter Rückseite; Öffnungen für die Gurtschlösser; So klein wie eine Decke zu falten',
    'Poliestere trapuntato, retro impermeabile; Aperture per le cinture; Si piega come una coperta',
  ],
  'Car Safety Belt Clip': [
    'Clicks into the buckle of the car; For a harness, never for a collar',
    'Rastet ins Gurtschloss ein; Für ein Geschirr, nie für ein Halsband',
    'Si aggancia alla fibbia dell’auto; Per la pettorina, mai per il collare',
  ],
  'Bakkie Ramp': [
    'Aluminium with a rough surface; Folds in the middle; Rubber feet on both ends',
    'Aluminium mit rauer Lauffläche; In der Mitte klappbar; Gummifüße an beiden Enden',
    'Alluminio con superficie ruvida; Si piega a metà; Piedini di gomma',
  ],
  'Travel Water Bottle': [
    'The cap is the bowl; What is not drunk runs back; Plastic without BPA',
    'Der Deckel ist der Napf; Ungetrunkenes läuft zurück; Kunststoff ohne BPA',
    'Il tappo è la ciotola; L’acqua avanzata torna dentro; Plastica senza BPA',
  ],
  'Drying Robe': [
    'Microfibre that takes up water; Closes under the belly; Machine wash at 40 °C',
    'Mikrofaser, die Wasser aufnimmt; Schließt unter dem Bauch; Maschinenwäsche bei 40 °C',
    'Microfibra assorbente; Si chiude sotto la pancia; Lavatrice a 40 °C',
  ],
  'Trail Boots': [
    'Set of four; Rubber sole, breathable upper; Reflective strap',
    'Vier Stück im Satz; Gummisohle, atmungsaktives Obermaterial; Reflektierender Riemen',
    'Set di quattro; Suola di gomma, tomaia traspirante; Cinturino riflettente',
  ],
  'Treat Pouch': [
    'Opens and closes with one hand; Belt clip; Lining comes out to be washed',
    'Einhändig zu öffnen und zu schließen; Gürtelclip; Futter zum Waschen herausnehmbar',
    'Si apre e chiude con una mano; Clip da cintura; Fodera estraibile e lavabile',
  ],
  'Agility Starter Poles': [
    'Plastic poles with spikes for grass; Carrying bag included',
    'Kunststoffstangen mit Spitzen für den Rasen; Mit Tragetasche',
    'Paletti di plastica con punte per l’erba; Borsa compresa',
  ],
  'Puppy Pads': [
    'Absorbent core with a leakproof back; Sticky corners that hold the pad in place',
    'Saugkern mit dichter Rückseite; Klebeecken gegen Verrutschen',
    'Nucleo assorbente con retro impermeabile; Angoli adesivi',
  ],
  'Airtight Food Bin': [
    'Lid with a rubber seal; Keeps ants and damp out; Scoop included',
    'Deckel mit Gummidichtung; Hält Ameisen und Feuchtigkeit ab; Mit Schaufel',
    'Coperchio con guarnizione; Tiene lontane formiche e umidità; Paletta compresa',
  ],
  'Flea Comb': [
    'Steel teeth, close enough for fleas and their eggs; Rounded tips',
    'Stahlzinken, eng genug für Flöhe und ihre Eier; Runde Spitzen',
    'Denti d’acciaio, fitti quanto basta per pulci e uova; Punte arrotondate',
  ],
  'Hooded Litter Box': [
    'Swing door and carbon filter; Hood lifts off in one piece; Plastic',
    'Schwingtür und Aktivkohlefilter; Haube in einem Stück abnehmbar; Kunststoff',
    'Porta basculante e filtro al carbone; Il coperchio si toglie in un pezzo; Plastica',
  ],
  'High-Rim Tray': [
    'High sides against scattering, low entrance; Plastic, washes out with hot water',
    'Hoher Rand gegen Streu, niedriger Einstieg; Kunststoff, mit heißem Wasser auswaschbar',
    'Bordo alto contro gli schizzi, ingresso basso; Plastica, si lava con acqua calda',
  ],
  'Litter Scoop': [
    'Slots for clumping litter; Rigid plastic with a hook to hang it up',
    'Schlitze für Klumpstreu; Fester Kunststoff mit Haken zum Aufhängen',
    'Fessure per lettiera agglomerante; Plastica rigida con gancio',
  ],
  'Litter Catcher Mat': [
    'Honeycomb that holds grains from the paws; Opens to pour them back',
    'Waben, die Körner von den Pfoten halten; Zum Zurückschütten aufklappbar',
    'Nido d’ape che trattiene i granelli; Si apre per riversarli',
  ],
  'Window Perch': [
    'Four suction cups; Cover comes off for the wash',
    'Vier Saugnäpfe; Bezug zum Waschen abnehmbar',
    'Quattro ventose; Fodera sfoderabile e lavabile',
  ],
  'Radiator Hammock': [
    'Steel hooks, no drilling; Plush cover, washable at 30 °C',
    'Stahlhaken, kein Bohren; Plüschbezug, bei 30 °C waschbar',
    'Ganci d’acciaio, senza forare; Fodera di peluche lavabile a 30 °C',
  ],
  'Fountain Filters': [
    'Carbon and foam; Change every four weeks',
    'Aktivkohle und Schaumstoff; Alle vier Wochen wechseln',
    'Carbone e spugna; Da cambiare ogni quattro settimane',
  ],
  'Spot-On for Small Dogs to 10 kg': [
    'One pipette lasts four weeks; Fleas and ticks; Never for cats',
    'Eine Pipette wirkt vier Wochen; Flöhe und Zecken; Nie für Katzen',
    'Una pipetta dura quattro settimane; Pulci e zecche; Mai per i gatti',
  ],
  'Spot-On for Medium Dogs 10-25 kg': [
    'One pipette lasts four weeks; Fleas and ticks; Never for cats',
    'Eine Pipette wirkt vier Wochen; Flöhe und Zecken; Nie für Katzen',
    'Una pipetta dura quattro settimane; Pulci e zecche; Mai per i gatti',
  ],
  'Spot-On for Large Dogs over 25 kg': [
    'One pipette lasts four weeks; Fleas and ticks; Never for cats',
    'Eine Pipette wirkt vier Wochen; Flöhe und Zecken; Nie für Katzen',
    'Una pipetta dura quattro settimane; Pulci e zecche; Mai per i gatti',
  ],
  'Season Collar': [
    'Works for seven months; Cut to length; Ticks and fleas',
    'Wirkt sieben Monate; Auf Länge zu kürzen; Zecken und Flöhe',
    'Efficace sette mesi; Si taglia a misura; Zecche e pulci',
  ],
  'Chewable Monthly Tablet': [
    'One tablet a month; Taken like a treat; Choose by body weight',
    'Eine Tablette im Monat; Wird wie ein Leckerli genommen; Nach Körpergewicht wählen',
    'Una compressa al mese; Si dà come uno snack; Da scegliere in base al peso',
  ],
  'Tick & Flea Spray': [
    'For the coat before a walk; Dries in minutes',
    'Vor dem Spaziergang aufs Fell; In Minuten trocken',
    'Sul pelo prima della passeggiata; Asciuga in pochi minuti',
  ],
  'Spot-On for Cats': [
    'One pipette lasts four weeks; Fleas; Not for kittens under eight weeks',
    'Eine Pipette wirkt vier Wochen; Gegen Flöhe; Nicht für Kätzchen unter acht Wochen',
    'Una pipetta dura quattro settimane; Contro le pulci; Non per gattini sotto le otto settimane',
  ],
  'Flea Collar for Cats': [
    'Opens under pull, so that a cat cannot hang itself; Cut to length',
    'Öffnet sich unter Zug, damit keine Katze hängen bleibt; Auf Länge zu kürzen',
    'Si apre se tirato, così il gatto non resta appeso; Si taglia a misura',
  ],
  'Broad Dewormer Tablets': [
    'Roundworm, hookworm and tapeworm; Dose by body weight; Break line on each tablet',
    'Gegen Spul-, Haken- und Bandwürmer; Dosierung nach Körpergewicht; Mit Bruchrille',
    'Ascaridi, anchilostomi e tenie; Dose in base al peso; Con linea di frattura',
  ],
  'Puppy Deworming Syrup': [
    'From two weeks of age; Dosing syringe in the box',
    'Ab der zweiten Lebenswoche; Dosierspritze liegt bei',
    'Dalle due settimane di età; Siringa dosatrice nella confezione',
  ],
  'Tapeworm Tablets': [
    'For tapeworms only, after fleas or raw meat; Single dose',
    'Nur gegen Bandwürmer, nach Flohbefall oder rohem Fleisch; Einmalgabe',
    'Solo contro le tenie, dopo pulci o carne cruda; Dose unica',
  ],
  'Cat Dewormer Paste': [
    'Syringe with marks for each kilogram; Can go on the paw or in the food',
    'Spritze mit Kilogrammmarken; Auf die Pfote oder ins Futter',
    'Siringa con tacche per ogni chilo; Sulla zampa o nel cibo',
  ],
  'Oat & Aloe Shampoo': [
    'Colloidal oats and aloe for itchy skin; Suitable for dogs with spot-on protection',
    'Kolloidaler Hafer und Aloe für juckende Haut; Auch bei Spot-on-Schutz',
    'Avena colloidale e aloe per pelle che prude; Adatto anche con gli spot-on',
  ],
  'White Coat Brightener': [
    'Optical brightener, no bleach; Leave on for five minutes',
    'Optischer Aufheller, keine Bleiche; Fünf Minuten einwirken lassen',
    'Sbiancante ottico, senza candeggina; Lasciare agire cinque minuti',
  ],
  'Puppy No-Tears Shampoo': [
    'Mild to the eyes; From eight weeks of age',
    'Mild zu den Augen; Ab acht Wochen',
    'Delicato sugli occhi; Dalle otto settimane',
  ],
  'Chlorhexidine Skin Wash': [
    'Chlorhexidine against bacteria and yeast; Ten minutes on the skin; Ask your vet first',
    'Chlorhexidin gegen Bakterien und Hefen; Zehn Minuten einwirken; Vorher die Praxis fragen',
    'Clorexidina contro batteri e lieviti; Dieci minuti sulla pelle; Chiedi prima al veterinario',
  ],
  'Dry Foam Wash': [
    'Rub in, brush out, no water; For muddy legs before getting into the car',
    'Einreiben, ausbürsten, ohne Wasser; Für schlammige Beine vor dem Auto',
    'Si strofina e si spazzola, senz’acqua; Per zampe infangate prima dell’auto',
  ],
  'Waterless Cat Foam': [
    'Without water and perfume; Safe when the cat licks herself afterwards',
    'Ohne Wasser und Parfüm; Unbedenklich, wenn die Katze sich danach leckt',
    'Senz’acqua né profumo; Sicura se poi il gatto si lecca',
  ],
  'Slicker Brush': [
    'Bent steel pins on a soft pad; For knots in medium and long coats',
    'Gebogene Stahlstifte auf weichem Kissen; Für Knoten in mittlerem und langem Fell',
    'Punte d’acciaio piegate su cuscinetto morbido; Per i nodi del pelo medio e lungo',
  ],
  'Undercoat Rake': [
    'Rotating steel teeth; For double coats in the moult',
    'Rotierende Stahlzinken; Für Doppelfell im Fellwechsel',
    'Denti d’acciaio rotanti; Per il sottopelo durante la muta',
  ],
  'De-Shedding Blade': [
    'Serrated steel loop; For short, dense coats',
    'Gezahnter Stahlbügel; Für kurzes, dichtes Fell',
    'Lama d’acciaio dentata; Per pelo corto e fitto',
  ],
  'Rubber Curry Glove': [
    'Rubber nubs on both palms; Wet for the bath, dry for loose hair',
    'Gumminoppen auf beiden Handflächen; Nass beim Baden, trocken für lose Haare',
    'Puntini di gomma sui due palmi; Da bagnato nel bagno, da asciutto per il pelo morto',
  ],
  'Quiet Coat Clipper': [
    'Cordless, four comb heads; Ceramic blade that stays cool',
    'Kabellos, vier Aufsteckkämme; Keramikmesser, das kühl bleibt',
    'Senza filo, quattro pettini; Lama di ceramica che resta fresca',
  ],
  'Nail Clipper with Guard': [
    'Steel blades with a stop against cutting too deep; Non-slip handles',
    'Stahlklingen mit Anschlag gegen zu tiefes Schneiden; Rutschfeste Griffe',
    'Lame d’acciaio con fermo; Impugnature antiscivolo',
  ],
  'Steel Comb Fine & Wide': [
    'Two spacings on one comb; Stainless steel',
    'Zwei Zahnabstände an einem Kamm; Edelstahl',
    'Due distanze di denti in un pettine; Acciaio inossidabile',
  ],
  'Self-Cleaning Cat Brush': [
    'Press the button and the pins draw back; Blunt tips for thin skin',
    'Knopf drücken, und die Stifte ziehen sich zurück; Stumpfe Spitzen für dünne Haut',
    'Premi e le punte rientrano; Punte smussate per pelle sottile',
  ],
  'Corner Self Groomer': [
    'Screws or sticks to a corner; Space for catnip behind the bristles',
    'Zum Schrauben oder Kleben an die Ecke; Fach für Katzenminze hinter den Borsten',
    'Si avvita o si incolla all’angolo; Vano per l’erba gatta',
  ],
  'Bouncy Berg Ball': [
    'Natural rubber; Bounces high; Dishwasher, top rack',
    'Naturkautschuk; Springt hoch; Spülmaschine, oberer Korb',
    'Gomma naturale; Rimbalza in alto; Lavastoviglie, cestello alto',
  ],
  'Glow Ball': [
    'Glows after ten minutes in the light; No battery; Natural rubber',
    'Leuchtet nach zehn Minuten Licht; Ohne Batterie; Naturkautschuk',
    'Brilla dopo dieci minuti di luce; Senza pile; Gomma naturale',
  ],
  'Canvas Dummy': [
    'Cotton canvas with a throwing rope; Floats; Air dry',
    'Baumwollsegeltuch mit Wurfseil; Schwimmt; An der Luft trocknen',
    'Tela di cotone con corda da lancio; Galleggia; Asciugare all’aria',
  ],
  'Soft Flying Disc': [
    'Flexible rubber, gentle to teeth and gums; Floats',
    'Biegsamer Gummi, schont Zähne und Zahnfleisch; Schwimmt',
    'Gomma flessibile, gentile con denti e gengive; Galleggia',
  ],
  'Ball Launcher': [
    'Picks the ball up without bending; Holds tennis-size balls',
    'Hebt den Ball ohne Bücken auf; Für Bälle in Tennisgröße',
    'Raccoglie la palla senza chinarsi; Per palle da tennis',
  ],
  'Tennis Balls': [
    'Felt without glass fibre, which would wear teeth down; Standard size for launchers',
    'Filz ohne Glasfaser, die Zähne abschleift; Standardgröße für Ballschleudern',
    'Feltro senza fibra di vetro, che consuma i denti; Misura standard per lanciapalle',
  ],
  'Floating Puller Ring': [
    'Closed-cell foam; Floats; For two dogs or one and you',
    'Geschlossenporiger Schaum; Schwimmt; Für zwei Hunde oder einen und Sie',
    'Schiuma a cellule chiuse; Galleggia; Per due cani o per uno e te',
  ],
  'Cotton Rope Tug': [
    'Twisted cotton; Machine wash in a bag; Take away when threads come loose',
    'Gedrehte Baumwolle; Im Wäschebeutel waschbar; Bei losen Fäden wegnehmen',
    'Cotone ritorto; Lavabile in sacchetto; Da togliere se si sfilaccia',
  ],
  'Fire Hose Bone': [
    'Used fire hose, double sewn; Squeaker inside',
    'Gebrauchter Feuerwehrschlauch, doppelt vernäht; Mit Quietscher',
    'Manichetta antincendio recuperata, doppia cucitura; Con squeaker',
  ],
  'Treat Cone Chew': [
    'Natural rubber, hollow for paste or kibble; Can be frozen; Dishwasher-safe',
    'Naturkautschuk, hohl für Paste oder Trockenfutter; Darf ins Gefrierfach; Spülmaschinenfest',
    'Gomma naturale, cava per paté o crocchette; Va in freezer; Lavabile in lavastoviglie',
  ],
  'Puppy Teether Ring': [
    'Soft rubber for milk teeth; Cool it in the refrigerator',
    'Weicher Gummi für Milchzähne; Im Kühlschrank kühlen',
    'Gomma morbida per i denti da latte; Si raffredda in frigo',
  ],
  'Olive Wood Chew': [
    'One piece of olive wood; Wears off in soft fibres, no splinters',
    'Ein Stück Olivenholz; Löst sich in weichen Fasern, keine Splitter',
    'Un pezzo di legno d’ulivo; Si consuma in fibre morbide, senza schegge',
  ],
  'Three-Knot Rope': [
    'Cotton with three knots; Machine wash in a bag',
    'Baumwolle mit drei Knoten; Im Wäschebeutel waschbar',
    'Cotone con tre nodi; Lavabile in sacchetto',
  ],
  'Squeaky Warthog': [
    'Plush with a squeaker; Embroidered eyes, nothing to bite off; Hand wash',
    'Plüsch mit Quietscher; Gestickte Augen, nichts zum Abbeißen; Handwäsche',
    'Peluche con squeaker; Occhi ricamati, nulla da staccare; Lavaggio a mano',
  ],
  'Squeaky Guinea Fowl': [
    'Plush with a squeaker; Embroidered eyes, nothing to bite off; Hand wash',
    'Plüsch mit Quietscher; Gestickte Augen, nichts zum Abbeißen; Handwäsche',
    'Peluche con squeaker; Occhi ricamati, nulla da staccare; Lavaggio a mano',
  ],
  'Crinkle Crocodile': [
    'Plush with crinkle film in the belly; No filling to pull out; Hand wash',
    'Plüsch mit Knisterfolie im Bauch; Keine Füllung zum Herausziehen; Handwäsche',
    'Peluche con pellicola che fruscia; Senza imbottitura; Lavaggio a mano',
  ],
  'Slider Puzzle Board': [
    'Wooden board with sliding covers; Hides treats; Wipe clean',
    'Holzbrett mit Schiebern; Versteckt Leckerlis; Feucht abwischbar',
    'Tavola di legno con sportelli scorrevoli; Nasconde snack; Si pulisce con un panno',
  ],
  'Feather Wand': [
    'Feathers on a flexible rod; Put away after play',
    'Federn an einer biegsamen Rute; Nach dem Spiel wegräumen',
    'Piume su asta flessibile; Da riporre dopo il gioco',
  ],
  'Catnip Mice': [
    'Felt filled with dried catnip; Squeeze to wake the scent',
    'Filz, gefüllt mit getrockneter Katzenminze; Drücken weckt den Duft',
    'Feltro con erba gatta essiccata; Premi per risvegliare il profumo',
  ],
  'Crinkle Tunnel': [
    'Springs open by itself, folds flat; Peephole in the middle',
    'Springt von selbst auf, flach zu falten; Guckloch in der Mitte',
    'Si apre da solo, si piega piatto; Spioncino al centro',
  ],
  'Track Ball Tower': [
    'Balls run on three levels and cannot get out; Rubber feet',
    'Bälle laufen auf drei Ebenen und fallen nicht heraus; Gummifüße',
    'Palline su tre livelli che non escono; Piedini di gomma',
  ],
  'Cork Balls': [
    'Natural cork: light, and silent on tiles',
    'Naturkork: leicht und leise auf Fliesen',
    'Sughero naturale: leggere e silenziose sulle piastrelle',
  ],
  'Kicker Fish': [
    'Long enough for the hind legs; Catnip and crinkle film inside; Hand wash',
    'Lang genug für die Hinterbeine; Katzenminze und Knisterfolie; Handwäsche',
    'Lungo quanto basta per le zampe posteriori; Erba gatta e pellicola frusciante; Lavaggio a mano',
  ],
  'Food Puzzle Cups': [
    'Cups of different depths for dry food; Plastic, dishwasher-safe',
    'Becher verschiedener Tiefe für Trockenfutter; Kunststoff, spülmaschinenfest',
    'Bicchieri di varia profondità per crocchette; Plastica, lavabile in lavastoviglie',
  ],
  'Bolster Bed': [
    'Raised edge on three sides; Cover comes off, wash at 40 °C; Non-slip base',
    'Erhöhter Rand an drei Seiten; Bezug abnehmbar, 40 °C; Rutschfester Boden',
    'Bordo rialzato su tre lati; Fodera sfoderabile, 40 °C; Fondo antiscivolo',
  ],
  'Orthopaedic Mattress': [
    'Memory foam for sore joints; Waterproof inner cover; Outer cover washes at 40 °C',
    'Memoryschaum für schmerzende Gelenke; Wasserdichter Innenbezug; Außenbezug bei 40 °C waschbar',
    'Memory foam per articolazioni doloranti; Fodera interna impermeabile; Fodera esterna lavabile a 40 °C',
  ],
  'Everyday Cushion': [
    'Polyester filling, cotton cover; Whole cushion washes at 30 °C',
    'Polyesterfüllung, Baumwollbezug; Ganz waschbar bei 30 °C',
    'Imbottitura di poliestere, fodera di cotone; Tutto lavabile a 30 °C',
  ],
  'Felt Cave': [
    'Felted wool; Presses flat into a bed; Hand wash',
    'Gefilzte Wolle; Flach gedrückt ein Bett; Handwäsche',
    'Lana infeltrita; Schiacciata diventa un lettino; Lavaggio a mano',
  ],
  'Donut Bed': [
    'Long-pile plush with a round rim; Washes at 30 °C',
    'Langfloriger Plüsch mit rundem Rand; Bei 30 °C waschbar',
    'Peluche a pelo lungo con bordo tondo; Lavabile a 30 °C',
  ],
  'Webbing Collar': [
    'Nylon webbing; Steel ring, plastic buckle; Machine wash in a bag',
    'Nylongurt; Stahlring, Kunststoffschließe; Im Wäschebeutel waschbar',
    'Fettuccia di nylon; Anello d’acciaio, fibbia di plastica; Lavabile in sacchetto',
  ],
  'Kudu Leather Collar': [
    'Vegetable-tanned kudu leather; Solid brass buckle; Oil twice a year',
    'Pflanzlich gegerbtes Kuduleder; Schließe aus Messing; Zweimal im Jahr einfetten',
    'Pelle di kudu conciata al vegetale; Fibbia di ottone; Da ingrassare due volte l’anno',
  ],
  'Glow Safety Collar': [
    'LED tube, three modes; Charges by USB; Rainproof',
    'LED-Schlauch, drei Stufen; Lädt über USB; Regenfest',
    'Tubo LED, tre modalità; Si ricarica via USB; Resiste alla pioggia',
  ],
  'Everyday Lead': [
    'Nylon webbing with a padded loop; Swivel snap of zinc alloy',
    'Nylongurt mit gepolsterter Schlaufe; Drehkarabiner aus Zinkguss',
    'Nylon con maniglia imbottita; Moschettone girevole di zama',
  ],
  'Long Line': [
    'Coated webbing that takes up neither water nor mud; Swivel snap',
    'Beschichteter Gurt, der weder Wasser noch Schlamm aufnimmt; Drehkarabiner',
    'Fettuccia rivestita che non assorbe acqua né fango; Moschettone girevole',
  ],
  'Retractable Lead': [
    'Tape, not cord; Brake and lock under the thumb',
    'Gurtband statt Seil; Bremse und Stopp unter dem Daumen',
    'Nastro, non cordino; Freno e blocco sotto il pollice',
  ],
  'Drakensberg Harness': [
    'Padded chest plate; Grip on the back; Rings at back and chest',
    'Gepolsterte Brustplatte; Griff am Rücken; Ringe an Rücken und Brust',
    'Pettorale imbottito; Maniglia sul dorso; Anelli su dorso e petto',
  ],
  'Soft Puppy Harness': [
    'Mesh without hard edges; Steps in, one buckle; Hand wash',
    'Netzstoff ohne harte Kanten; Zum Hineinsteigen, eine Schließe; Handwäsche',
    'Rete senza bordi duri; Si infila dal basso, una fibbia; Lavaggio a mano',
  ],
  'Hands-Free Running Belt': [
    'Elastic lead on a hip belt; Pocket for keys and telephone',
    'Elastische Leine am Hüftgurt; Tasche für Schlüssel und Telefon',
    'Guinzaglio elastico con cintura; Tasca per chiavi e telefono',
  ],
  'Swim Vest': [
    'Closed-cell foam; Handle on the back to lift with; Bright colour and reflectors',
    'Geschlossenporiger Schaum; Hebegriff am Rücken; Signalfarbe und Reflektoren',
    'Schiuma a cellule chiuse; Maniglia per sollevare; Colore vivo e riflettenti',
  ],
  'Highveld Winter Coat': [
    'Quilted, fleece lining; Opening for the harness; Washes at 30 °C',
    'Gesteppt, Fleecefutter; Öffnung für das Geschirr; Bei 30 °C waschbar',
    'Trapuntato, fodera di pile; Apertura per la pettorina; Lavabile a 30 °C',
  ],
  'Cape Rain Jacket': [
    'Taped seams; Folds into its own pocket; Reflective piping',
    'Verklebte Nähte; In der eigenen Tasche verstaubar; Reflektierende Paspel',
    'Cuciture nastrate; Si ripiega nella sua tasca; Profili riflettenti',
  ],
  'Breakaway Collar': [
    'Buckle opens when the cat gets caught; Bell can be taken off',
    'Schließe öffnet sich, wenn die Katze hängen bleibt; Glöckchen abnehmbar',
    'La fibbia si apre se il gatto resta impigliato; Campanella staccabile',
  ],
  'Cat Harness & Lead': [
    'Vest form that a cat cannot back out of; Light lead included',
    'Westenform, aus der keine Katze rückwärts herauskommt; Mit leichter Leine',
    'A gilet, il gatto non si sfila all’indietro; Guinzaglio leggero compreso',
  ],
  'Folding Travel Crate': [
    'Steel frame with mesh windows; Folds flat; Cover washes at 30 °C',
    'Stahlrahmen mit Netzfenstern; Flach faltbar; Bezug bei 30 °C waschbar',
    'Telaio d’acciaio con finestre di rete; Si piega piatto; Telo lavabile a 30 °C',
  ],
  'Top-Opening Carrier': [
    'Opens at the top and in front; Lower half serves as a bed at the vet’s; Plastic',
    'Öffnet oben und vorn; Untere Hälfte dient beim Tierarzt als Liege; Kunststoff',
    'Si apre sopra e davanti; La metà inferiore fa da letto dal veterinario; Plastica',
  ],
  'Cat Backpack': [
    'Mesh on three sides; Short leash inside; Padded straps',
    'Netz an drei Seiten; Kurze Leine innen; Gepolsterte Träger',
    'Rete su tre lati; Guinzaglietto interno; Spallacci imbottiti',
  ],
  'Clicker with Wrist Band': [
    'Stretch band, always at hand; Quiet enough for shy dogs',
    'Elastisches Band, immer zur Hand; Leise genug für schüchterne Hunde',
    'Cinturino elastico, sempre a portata; Discreto anche per cani timidi',
  ],
  'Silent Whistle': [
    'Pitch can be set and locked; Metal, on a cord',
    'Tonhöhe einstellbar und feststellbar; Metall, mit Kordel',
    'Tono regolabile e bloccabile; Metallo, con cordino',
  ],
  'Target Stick': ['Telescopic, with a clicker in the handle', 'Ausziehbar, mit Klicker im Griff', 'Telescopico, con clicker nel manico'],
  'Stoneware Bowl': [
    'Glazed stoneware, heavy enough to stay put; Dishwasher-safe',
    'Glasiertes Steinzeug, schwer genug, um stehen zu bleiben; Spülmaschinenfest',
    'Gres smaltato, pesante quanto basta; Lavabile in lavastoviglie',
  ],
  'Steel Bowl': [
    'Stainless steel with a rubber ring; Dishwasher-safe',
    'Edelstahl mit Gummiring; Spülmaschinenfest',
    'Acciaio inossidabile con anello di gomma; Lavabile in lavastoviglie',
  ],
  'Slow Feeder Maze': [
    'Ridges that slow down a gulper; Plastic without BPA; Dishwasher-safe',
    'Stege, die Schlinger bremsen; Kunststoff ohne BPA; Spülmaschinenfest',
    'Rilievi che rallentano chi divora; Plastica senza BPA; Lavabile in lavastoviglie',
  ],
  'Raised Double Stand': [
    'Two steel bowls in a wooden stand; For stiff necks and deep chests',
    'Zwei Edelstahlnäpfe im Holzgestell; Für steife Nacken',
    'Due ciotole d’acciaio su supporto di legno; Per colli rigidi',
  ],
  'Collapsible Trail Bowl': [
    'Silicone, folds flat; Snap hook for the rucksack',
    'Silikon, flach faltbar; Karabiner für den Rucksack',
    'Silicone, si appiattisce; Moschettone per lo zaino',
  ],
  'Timed Feeder': [
    'Opens at the time that you set; Runs on batteries; Ice pack for wet food',
    'Öffnet zur eingestellten Zeit; Batteriebetrieb; Kühlakku für Nassfutter',
    'Si apre all’ora impostata; A pile; Panetto refrigerante per l’umido',
  ],
  'Ceramic Fountain': [
    'Ceramic basin, quiet pump; USB plug; Dishwasher-safe without the pump',
    'Keramikbecken, leise Pumpe; USB-Stecker; Ohne Pumpe spülmaschinenfest',
    'Vasca di ceramica, pompa silenziosa; Presa USB; Lavabile in lavastoviglie senza pompa',
  ],
  'Steel Fountain': [
    'Stainless steel, quiet pump; USB plug; Pump switches off when empty',
    'Edelstahl, leise Pumpe; USB-Stecker; Pumpe schaltet leer ab',
    'Acciaio inossidabile, pompa silenziosa; Presa USB; La pompa si ferma a vuoto',
  ],
  'Whisker-Friendly Dish': [
    'Wide and shallow: whiskers touch nothing; Glazed ceramic; Dishwasher-safe',
    'Breit und flach: Die Schnurrhaare stoßen nirgends an; Glasierte Keramik; Spülmaschinenfest',
    'Largo e basso: i baffi non toccano nulla; Ceramica smaltata; Lavabile in lavastoviglie',
  ],
  'Fine Clumping Litter': [
    'Bentonite clay, fine grain; Clumps within seconds',
    'Bentonit, feinkörnig; Klumpt in Sekunden',
    'Bentonite a grana fine; Si agglomera in pochi secondi',
  ],
  'Odour Lock Litter': [
    'Bentonite with activated carbon; Clumps; No perfume',
    'Bentonit mit Aktivkohle; Klumpt; Ohne Parfüm',
    'Bentonite con carbone attivo; Agglomerante; Senza profumo',
  ],
  'Silica Crystals': [
    'Silica gel that takes up liquid; Stir daily, change monthly',
    'Silikagel, das Flüssigkeit aufnimmt; Täglich umrühren, monatlich wechseln',
    'Gel di silice che assorbe i liquidi; Mescolare ogni giorno, cambiare ogni mese',
  ],
  'Pine Pellet Litter': [
    'Pressed pine wood; Falls to dust when wet; Compostable without droppings',
    'Gepresstes Kiefernholz; Zerfällt feucht zu Mehl; Ohne Kot kompostierbar',
    'Legno di pino pressato; Si sfalda se bagnato; Compostabile senza feci',
  ],
  'Sisal Post': [
    'Natural sisal on a weighted base; Replacement rope fits',
    'Natursisal auf schwerem Fuß; Ersatzseil passt',
    'Sisal naturale su base pesante; La corda si sostituisce',
  ],
  'Koppie Climbing Tree': [
    'Platforms on sisal posts; Wall bracket against tipping included',
    'Plattformen auf Sisalstämmen; Mit Wandhalter gegen Kippen',
    'Ripiani su pali di sisal; Staffa antiribaltamento compresa',
  ],
  'Wave Scratch Board': [
    'Corrugated cardboard; Use both sides; Catnip in the box',
    'Wellpappe; Beide Seiten benutzbar; Katzenminze liegt bei',
    'Cartone ondulato; Si usa su due lati; Erba gatta nella confezione',
  ],
  'Ceiling Tree Kalahari': [
    'Braces between floor and ceiling, no drilling; Sisal posts',
    'Spannt zwischen Boden und Decke, kein Bohren; Sisalstämme',
    'Si blocca tra pavimento e soffitto, senza forare; Pali di sisal',
  ],
}
