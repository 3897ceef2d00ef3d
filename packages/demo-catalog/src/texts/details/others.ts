import type { DetailRows } from './details.ts'

/** Things for all other animals, the clinic and services. */
export const others: DetailRows = {
  'Bird Mite Spray': [
    'For birds, cages and perches; Spray from half a metre',
    'Für Vögel, Käfige und Stangen; Aus einem halben Meter sprühen',
    'Per uccelli, gabbie e posatoi; Spruzzare da mezzo metro',
  ],
  'Fly Repellent for Horses': [
    'Spray on before riding; Keep off the eyes and from under the saddle',
    'Vor dem Reiten aufsprühen; Augen und Sattellage aussparen',
    'Da spruzzare prima di montare; Evitare occhi e zona della sella',
  ],
  'Equine Worm Paste': [
    'Syringe with weight marks; Apple flavour',
    'Spritze mit Gewichtsmarken; Apfelgeschmack',
    'Siringa con tacche di peso; Gusto mela',
  ],
  'Budgie Flight Cage': [
    'Wider than high, for flying; Pull-out tray; Powder-coated steel',
    'Breiter als hoch, zum Fliegen; Ausziehbare Schublade; Pulverbeschichteter Stahl',
    'Più larga che alta, per volare; Cassetto estraibile; Acciaio verniciato',
  ],
  'Parrot Villa': [
    'Bars too strong for a parrot’s beak; Lockable door; On castors',
    'Stäbe, die einem Papageienschnabel standhalten; Abschließbare Tür; Auf Rollen',
    'Sbarre a prova di becco; Porta con chiusura; Su ruote',
  ],
  'Natural Perch': [
    'Branch with bark, of changing thickness; Screws to the bars',
    'Ast mit Rinde, unterschiedlich dick; Wird am Gitter verschraubt',
    'Ramo con corteccia, di spessore variabile; Si avvita alle sbarre',
  ],
  'Balsa Shredder': [
    'Soft balsa wood to take apart; Untreated; Hangs from the bars on a cotton cord',
    'Weiches Balsaholz zum Zerlegen; Unbehandelt; Hängt an einer Baumwollschnur am Gitter',
    'Legno di balsa tenero da smontare; Non trattato; Si appende alle sbarre con un cordino di cotone',
  ],
  'Rope Swing': [
    'Cotton rope over a wire core, bends to any shape',
    'Baumwollseil über Drahtkern, in jede Form zu biegen',
    'Corda di cotone con anima di filo, si piega a piacere',
  ],
  'Mirror & Bell Ladder': [
    'Wooden rungs; Mirror of unbreakable plastic',
    'Holzsprossen; Spiegel aus bruchfestem Kunststoff',
    'Pioli di legno; Specchio di plastica infrangibile',
  ],
  'Foraging Wheel': [
    'Compartments that open by turning; Clear plastic',
    'Fächer, die sich beim Drehen öffnen; Klarer Kunststoff',
    'Scomparti che si aprono girando; Plastica trasparente',
  ],
  'Breeding Box': [
    'Birch plywood, untreated; Inspection flap',
    'Birkensperrholz, unbehandelt; Kontrollklappe',
    'Compensato di betulla, non trattato; Sportello d’ispezione',
  ],
  'Filter Sponges': [
    'Foam for internal filters; Rinse in tank water',
    'Schaumstoff für Innenfilter; In Beckenwasser ausspülen',
    'Spugna per filtri interni; Sciacquare nell’acqua della vasca',
  ],
  'Fine Net': [
    'Fine mesh that does not hurt fins; Coated wire',
    'Feines Netz, das Flossen schont; Ummantelter Draht',
    'Maglia fine che non ferisce le pinne; Filo rivestito',
  ],
  'Water Test Strips': [
    'pH, hardness, nitrite and nitrate in one minute; Colour chart on the tub',
    'pH, Härte, Nitrit und Nitrat in einer Minute; Farbtafel auf der Dose',
    'pH, durezza, nitriti e nitrati in un minuto; Scala colori sul barattolo',
  ],
  'Reef Sea Salt': [
    'For coral and marine tanks; Dissolves without residue',
    'Für Korallen- und Meerwasserbecken; Löst sich ohne Rückstand',
    'Per coralli e acquari marini; Si scioglie senza residui',
  ],
  'Nano Cube Set': [
    'Glass cube with filter and light; Cover glass included',
    'Glaswürfel mit Filter und Licht; Mit Abdeckscheibe',
    'Cubo di vetro con filtro e luce; Coperchio di vetro compreso',
  ],
  'Starter Aquarium Set': [
    'Tank, filter, heater and light; Instructions for the first month',
    'Becken, Filter, Heizer und Licht; Anleitung für den ersten Monat',
    'Vasca, filtro, riscaldatore e luce; Istruzioni per il primo mese',
  ],
  'Panorama Aquarium with Cabinet': [
    'Cabinet made for the weight of the water; Doors for filter and hoses',
    'Schrank für das Gewicht des Wassers gebaut; Türen für Filter und Schläuche',
    'Mobile fatto per il peso dell’acqua; Ante per filtro e tubi',
  ],
  'Betta Bowl with Filter': [
    'Gentle current for long fins; Lid against jumping',
    'Sanfte Strömung für lange Flossen; Deckel gegen Springen',
    'Corrente dolce per pinne lunghe; Coperchio antisalto',
  ],
  'Internal Filter': [
    'Suction cups; Outlet turns in all directions',
    'Saugnäpfe; Auslass in alle Richtungen drehbar',
    'Ventose; Uscita orientabile',
  ],
  'External Canister Filter': [
    'Stands in the cabinet; Hoses and three baskets included',
    'Steht im Unterschrank; Mit Schläuchen und drei Körben',
    'Si mette nel mobile; Tubi e tre cestelli compresi',
  ],
  'Glass Heater': [
    'Thermostat from 20 to 32 °C; Switches off when dry',
    'Thermostat von 20 bis 32 °C; Schaltet trocken ab',
    'Termostato da 20 a 32 °C; Si spegne a secco',
  ],
  'Plant Growth Light': [
    'LED, daylight spectrum; Brackets for all rims',
    'LED, Tageslichtspektrum; Halter für jeden Beckenrand',
    'LED, spettro diurno; Staffe per ogni bordo',
  ],
  'Air Pump Whisper': [
    'Rubber feet against humming; Non-return valve included',
    'Gummifüße gegen Brummen; Mit Rückschlagventil',
    'Piedini di gomma contro il ronzio; Valvola di non ritorno compresa',
  ],
  'Tap Water Conditioner': [
    'Binds chlorine and heavy metals; Works at once',
    'Bindet Chlor und Schwermetalle; Wirkt sofort',
    'Lega cloro e metalli pesanti; Agisce subito',
  ],
  'Live Filter Bacteria': [
    'Live culture for new filters; Keep cool',
    'Lebende Kultur für neue Filter; Kühl lagern',
    'Coltura viva per filtri nuovi; Conservare al fresco',
  ],
  'Algae Control': [
    'Against green water and threads; Harmless to plants at the stated dose',
    'Gegen grünes Wasser und Fadenalgen; In angegebener Menge unschädlich für Pflanzen',
    'Contro acqua verde e alghe filamentose; Innocuo per le piante alla dose indicata',
  ],
  'UVB Desert Lamp': [
    'UVB for bearded dragons and tortoises; Replace after twelve months',
    'UVB für Bartagamen und Schildkröten; Nach zwölf Monaten ersetzen',
    'UVB per draghi barbuti e tartarughe; Da sostituire dopo dodici mesi',
  ],
  'UVB Forest Lamp': [
    'Mild UVB for geckos and chameleons; Replace after twelve months',
    'Mildes UVB für Geckos und Chamäleons; Nach zwölf Monaten ersetzen',
    'UVB mite per gechi e camaleonti; Da sostituire dopo dodici mesi',
  ],
  'Basking Spot': [
    'Narrow beam for a warm place; Use with a guard',
    'Enger Strahl für einen warmen Platz; Mit Schutzkorb verwenden',
    'Fascio stretto per un punto caldo; Usare con gabbietta',
  ],
  'Heat Mat': [
    'Sticks under or beside the tank; Use with a thermostat',
    'Klebt unter oder neben das Becken; Mit Thermostat verwenden',
    'Si applica sotto o accanto alla teca; Usare con termostato',
  ],
  'Dimming Thermostat': [
    'Dims instead of switching, so lamps last longer; Sensor on a cable',
    'Dimmt, statt zu schalten, und schont Lampen; Fühler am Kabel',
    'Regola l’intensità e fa durare le lampade; Sonda su cavo',
  ],
  'Rock Hide': [
    'Resin in the look of stone; Smooth inside; Wash with hot water',
    'Kunstharz in Steinoptik; Innen glatt; Mit heißem Wasser waschen',
    'Resina effetto pietra; Interno liscio; Lavare con acqua calda',
  ],
  'Glass Terrarium': [
    'Front doors with a lock; Mesh top for lamps',
    'Fronttüren mit Schloss; Netzdeckel für Lampen',
    'Porte frontali con serratura; Tetto a rete per lampade',
  ],
  'Desert Sand': [
    'Washed and dust-free; Rounded grains',
    'Gewaschen und staubfrei; Runde Körner',
    'Lavata e senza polvere; Grani arrotondati',
  ],
  'Coir Brick': [
    'Coconut fibre; Swells in warm water; Holds moisture',
    'Kokosfaser; Quillt in warmem Wasser; Hält Feuchtigkeit',
    'Fibra di cocco; Si gonfia in acqua tiepida; Trattiene l’umidità',
  ],
  'Water Dish Slate': [
    'Resin in the look of slate; Steps for small animals to climb out',
    'Kunstharz in Schieferoptik; Stufen, damit Kleine herauskommen',
    'Resina effetto ardesia; Gradini per uscire',
  ],
  'Apple Wood Gnaws': [
    'Untreated apple wood for growing teeth',
    'Unbehandeltes Apfelholz für wachsende Zähne',
    'Legno di melo non trattato per denti che crescono',
  ],
  'Hemp Bedding': [
    'Hemp fibre, low in dust; Compostable',
    'Hanffaser, staubarm; Kompostierbar',
    'Fibra di canapa, poca polvere; Compostabile',
  ],
  'Paper Bedding': [
    'Unprinted paper; Soft; Takes up three times its weight',
    'Unbedrucktes Papier; Weich; Nimmt das Dreifache seines Gewichts auf',
    'Carta non stampata; Morbida; Assorbe tre volte il suo peso',
  ],
  'Two-Storey Hutch': [
    'Sleeping room upstairs, run below; Felt roof; Tray pulls out',
    'Schlafraum oben, Auslauf unten; Dachpappe; Schublade ausziehbar',
    'Dormitorio sopra, recinto sotto; Tetto bitumato; Cassetto estraibile',
  ],
  'Folding Garden Run': [
    'Steel panels that join in any angle; Ground pegs included',
    'Stahlgitter, in jedem Winkel steckbar; Mit Erdspießen',
    'Pannelli d’acciaio componibili; Picchetti compresi',
  ],
  'Hamster Glass Home': [
    'Glass sides for deep bedding; Mesh lid with a lock',
    'Glaswände für tiefe Einstreu; Gitterdeckel mit Verschluss',
    'Pareti di vetro per lettiera profonda; Coperchio a rete con chiusura',
  ],
  'Water Bottle': [
    'Steel tube with two balls, does not drip; Clips to bars',
    'Stahlrohr mit zwei Kugeln, tropft nicht; Zum Anklemmen am Gitter',
    'Tubo d’acciaio con due sfere, non gocciola; Si aggancia alle sbarre',
  ],
  'Hay Rack with Roof': [
    'Wood; The roof keeps droppings and rabbits out',
    'Holz; Das Dach hält Kot und Kaninchen fern',
    'Legno; Il tetto tiene fuori escrementi e conigli',
  ],
  'Digging Sand': [
    'Fine sand without dust for hamsters and chinchillas',
    'Feiner Sand ohne Staub für Hamster und Chinchillas',
    'Sabbia fine senza polvere per criceti e cincillà',
  ],
  'Silent Wheel': [
    'Ball bearing; Closed running surface; Stands or hangs',
    'Kugellager; Geschlossene Lauffläche; Zum Stellen oder Hängen',
    'Cuscinetto a sfere; Superficie chiusa; Si appoggia o si appende',
  ],
  'Willow Tunnel': ['Woven willow, safe to eat', 'Geflochtene Weide, darf gefressen werden', 'Salice intrecciato, si può mangiare'],
  'Hoof Oil': [
    'Laurel and linseed oil; Brush in the lid',
    'Lorbeer- und Leinöl; Pinsel im Deckel',
    'Olio di alloro e di lino; Pennello nel tappo',
  ],
  'Mane & Tail Spray': [
    'Detangles without silicone; Spray on, comb through',
    'Entwirrt ohne Silikon; Aufsprühen, durchkämmen',
    'Districa senza silicone; Spruzzare e pettinare',
  ],
  'Grooming Box': [
    'Lockable box with a tray; Strong enough to stand on',
    'Verschließbare Box mit Einsatz; Hält als Trittstufe',
    'Cassetta con chiusura e vaschetta; Regge come sgabello',
  ],
  'Fly Mask': [
    'Mesh over eyes and ears; Fleece edges',
    'Netz über Augen und Ohren; Fleecekanten',
    'Rete su occhi e orecchie; Bordi di pile',
  ],
  'Body Brush': [
    'Horsehair on a wooden back; Hand strap',
    'Rosshaar auf Holzrücken; Handschlaufe',
    'Crine su dorso di legno; Cinghia per la mano',
  ],
  'Hoof Pick with Brush': [
    'Steel pick, stiff brush; Rubber handle',
    'Stahlkratzer, harte Bürste; Gummigriff',
    'Nettapiedi d’acciaio, spazzola rigida; Manico di gomma',
  ],
  'Padded Halter': [
    'Nylon, soft lining at nose and poll; Brass-coloured fittings',
    'Nylon, weich unterlegt an Nase und Genick; Messingfarbene Beschläge',
    'Nylon, imbottita su naso e nuca; Finiture color ottone',
  ],
  'Leather Show Halter': [
    'Full-grain leather; Brass plate for a name',
    'Vollnarbiges Leder; Messingschild für einen Namen',
    'Pelle pieno fiore; Targhetta d’ottone per il nome',
  ],
  'Quilted Saddle Pad': [
    'Cotton quilt, shaped along the spine; Washes at 40 °C',
    'Gesteppte Baumwolle, entlang der Wirbelsäule geformt; Bei 40 °C waschbar',
    'Cotone trapuntato, sagomato sulla schiena; Lavabile a 40 °C',
  ],
  'Cotton Lead Rope': [
    'Soft cotton, kind to the hands; Panic snap',
    'Weiche Baumwolle, schont die Hände; Panikhaken',
    'Cotone morbido, gentile con le mani; Moschettone antipanico',
  ],
  'Egg Collecting Basket': [
    'Coated wire: eggs dry and dirt falls through',
    'Ummantelter Draht: Eier trocknen, Schmutz fällt durch',
    'Filo rivestito: le uova asciugano e lo sporco cade',
  ],
  'Ear Tags Blank': [
    'Two parts, to be written on; Pliers not included',
    'Zweiteilig, beschriftbar; Ohne Zange',
    'Due parti, scrivibili; Pinza non compresa',
  ],
  'Lambing Kit': [
    'Gloves, lubricant, iodine, tube and colostrum bottle in one box',
    'Handschuhe, Gleitmittel, Jod, Schlundsonde und Kolostrumflasche in einer Box',
    'Guanti, lubrificante, iodio, sonda e biberon per colostro in una scatola',
  ],
  'Hanging Poultry Feeder': [
    'Galvanised steel; Rim against scratching feed out',
    'Verzinkter Stahl; Rand gegen Herausscharren',
    'Acciaio zincato; Bordo antispreco',
  ],
  'Bell Drinker': [
    'Fills itself from the tank; Hangs at back height',
    'Füllt sich selbst aus dem Behälter; Hängt auf Rückenhöhe',
    'Si riempie da solo; Si appende ad altezza dorso',
  ],
  'Nipple Drinker Line': [
    'Clean water to the last drop; Fits a 20 mm pipe',
    'Sauberes Wasser bis zum letzten Tropfen; Passt auf 20-mm-Rohr',
    'Acqua pulita fino all’ultima goccia; Per tubo da 20 mm',
  ],
  'Calf Feeding Bucket': [
    'Teat with a valve; Bracket for the fence; Scale inside',
    'Sauger mit Ventil; Halter für den Zaun; Skala innen',
    'Tettarella con valvola; Staffa per il recinto; Scala interna',
  ],
  'Galvanised Trough': [
    'Hot-dip galvanised steel; Drain plug; Rounded edges',
    'Feuerverzinkter Stahl; Ablassstopfen; Runde Kanten',
    'Acciaio zincato a caldo; Tappo di scarico; Bordi arrotondati',
  ],
  'Cattle Pour-On': [
    'Along the back line; Ticks and biting flies; Withdrawal time on the label',
    'Entlang der Rückenlinie; Zecken und Stechfliegen; Wartezeit auf dem Etikett',
    'Lungo la linea dorsale; Zecche e mosche pungenti; Tempi di sospensione in etichetta',
  ],
  'Plunge & Spray Dip': [
    'For dip tank or hand spray; Mixing table on the drum',
    'Für Tauchbad oder Handspritze; Mischtabelle auf dem Kanister',
    'Per vasca o spruzzatore; Tabella di diluizione sulla tanica',
  ],
  'Sheep & Goat Drench': [
    'Against roundworms; Fits a drenching gun; Shake before use',
    'Gegen Rundwürmer; Passt in die Dosierpistole; Vor Gebrauch schütteln',
    'Contro i nematodi; Per pistola dosatrice; Agitare prima dell’uso',
  ],
  'Bee Hotel': [
    'Bamboo and drilled hardwood; Hang in the sun',
    'Bambus und gebohrtes Hartholz; In die Sonne hängen',
    'Bambù e legno duro forato; Da appendere al sole',
  ],
  'Hanging Seed Feeder': [
    'Clear tube with four perches; Base comes off to clean',
    'Klares Rohr mit vier Sitzstangen; Boden zum Reinigen abnehmbar',
    'Tubo trasparente con quattro posatoi; Base staccabile per pulire',
  ],
  'Bird Bath Dish': [
    'Shallow edge, rough floor; Frost-proof',
    'Flacher Rand, rauer Boden; Frostfest',
    'Bordo basso, fondo ruvido; Resiste al gelo',
  ],
  'Cedar Nest Box': [
    'Untreated cedar; Front opens for cleaning in autumn',
    'Unbehandeltes Zedernholz; Front öffnet sich zum Reinigen im Herbst',
    'Cedro non trattato; Il frontale si apre per la pulizia',
  ],
  'Bat Box': [
    'Rough-sawn timber to cling to; Open below, needs no cleaning',
    'Sägeraues Holz zum Festhalten; Unten offen, keine Reinigung nötig',
    'Legno grezzo a cui aggrapparsi; Aperta sotto, non va pulita',
  ],
  'Veterinary Stethoscope': [
    'Two-sided chest piece; Soft ear tips in two sizes',
    'Doppelkopf; Weiche Ohroliven in zwei Größen',
    'Testina doppia; Olivette morbide in due misure',
  ],
  'Microchip Reader': [
    'Reads ISO chips (134.2 kHz); Stores numbers; Charges by USB',
    'Liest ISO-Chips (134,2 kHz); Speichert Nummern; Lädt über USB',
    'Legge chip ISO (134,2 kHz); Memorizza i numeri; Ricarica USB',
  ],
  'Cohesive Bandage': [
    'Sticks to itself, not to fur; Tears by hand',
    'Haftet auf sich selbst, nicht am Fell; Von Hand reißbar',
    'Aderisce a sé stessa, non al pelo; Si strappa a mano',
  ],
  'Non-Stick Dressings': [
    'Coated pads that come off without pain; Sterile, packed singly',
    'Beschichtete Kompressen, die sich schmerzlos lösen; Steril, einzeln verpackt',
    'Compresse antiaderenti; Sterili, confezionate singolarmente',
  ],
  'Wound Gel': [
    'Keeps small wounds moist; Without alcohol, does not sting',
    'Hält kleine Wunden feucht; Ohne Alkohol, brennt nicht',
    'Mantiene umide le piccole ferite; Senza alcol, non brucia',
  ],
  'Antiseptic Spray': [
    'For skin and small wounds; Does not sting',
    'Für Haut und kleine Wunden; Brennt nicht',
    'Per la pelle e piccole ferite; Non brucia',
  ],
  'Pet First Aid Box': [
    'Bandages, dressings, tick hook, scissors and a leaflet; Closes with two clips',
    'Verbände, Kompressen, Zeckenhaken, Schere und Faltblatt; Schließt mit zwei Clips',
    'Bende, compresse, gancio per zecche, forbici e opuscolo; Si chiude con due clip',
  ],
  'Padding Wool': [
    'Soft layer under a bandage; Keeps its shape when damp',
    'Weiche Schicht unter dem Verband; Bleibt feucht in Form',
    'Strato morbido sotto la benda; Mantiene la forma',
  ],
  'Oral Dosing Syringes': [
    'Printed scale; Washable and reusable for one animal',
    'Gedruckte Skala; Für ein Tier wiederverwendbar',
    'Scala stampata; Riutilizzabili per un solo animale',
  ],
  'Pill Giver': [
    'Soft tip holds the tablet; Push rod with finger rings',
    'Weiche Spitze hält die Tablette; Schieber mit Fingerringen',
    'La punta morbida tiene la compressa; Stantuffo con anelli',
  ],
  'Luer Syringes': [
    'Sterile, packed singly; Without needle',
    'Steril, einzeln verpackt; Ohne Kanüle',
    'Sterili, confezionate singolarmente; Senza ago',
  ],
  'Pill Pockets Paste': [
    'Wraps a tablet and covers its smell',
    'Umhüllt die Tablette und deckt ihren Geruch',
    'Avvolge la compressa e ne copre l’odore',
  ],
  'Automatic Drencher': [
    'Refills itself from the pack; Dose can be set',
    'Füllt sich aus dem Behälter nach; Dosis einstellbar',
    'Si ricarica dal contenitore; Dose regolabile',
  ],
  'Clear Recovery Cone': [
    'Clear plastic, the animal sees where it goes; Padded edge',
    'Klarer Kunststoff, das Tier sieht, wohin es geht; Gepolsterte Kante',
    'Plastica trasparente, l’animale vede dove va; Bordo imbottito',
  ],
  'Soft Donut Collar': [
    'Inflatable, with a washable cover; Eating and sleeping remain possible',
    'Aufblasbar, mit waschbarem Bezug; Fressen und Schlafen bleiben möglich',
    'Gonfiabile, con fodera lavabile; Si mangia e si dorme',
  ],
  'Recovery Suit': [
    'Stretch cotton instead of a cone; Opening at the back; Washes at 60 °C',
    'Elastische Baumwolle statt Halskragen; Öffnung hinten; Bei 60 °C waschbar',
    'Cotone elastico al posto del collare; Apertura posteriore; Lavabile a 60 °C',
  ],
  'Nylon Muzzle': [
    'For short examinations; Never for hot days or long wear',
    'Für kurze Untersuchungen; Nie bei Hitze oder auf Dauer',
    'Per visite brevi; Mai con il caldo o a lungo',
  ],
  'Flexible Thermometer': [
    'Bends; Reading in ten seconds; Waterproof tip',
    'Biegsam; Messwert in zehn Sekunden; Wasserdichte Spitze',
    'Flessibile; Lettura in dieci secondi; Punta impermeabile',
  ],
  'Nitrile Gloves': [
    'Without latex and powder; For both hands',
    'Ohne Latex und Puder; Für beide Hände',
    'Senza lattice né polvere; Ambidestri',
  ],
  'Surface Disinfectant': [
    'For tables, cages and floors; Dilute as stated; Five minutes',
    'Für Tische, Käfige und Böden; Nach Angabe verdünnen; Fünf Minuten',
    'Per tavoli, gabbie e pavimenti; Diluire come indicato; Cinque minuti',
  ],
  'Urine Collection Kit': [
    'Ladle, tube and label for one sample; For dogs and cats',
    'Kelle, Röhrchen und Etikett für eine Probe; Für Hunde und Katzen',
    'Mestolo, provetta ed etichetta per un campione; Per cani e gatti',
  ],
  'Tele-Vet Consult 15 Minutes': [
    'Video call of fifteen minutes; Written summary by e-mail',
    'Videogespräch von fünfzehn Minuten; Schriftliche Zusammenfassung per E-Mail',
    'Videochiamata di quindici minuti; Riassunto scritto via e-mail',
  ],
  'Tele-Vet Consult 30 Minutes': [
    'Video call of thirty minutes; Written summary by e-mail',
    'Videogespräch von dreißig Minuten; Schriftliche Zusammenfassung per E-Mail',
    'Videochiamata di trenta minuti; Riassunto scritto via e-mail',
  ],
  'Feline Behaviour Consult': [
    'For scratching, marking and quarrels among cats; Plan for four weeks',
    'Bei Kratzen, Markieren und Streit unter Katzen; Plan für vier Wochen',
    'Per graffi, marcature e liti tra gatti; Piano di quattro settimane',
  ],
  'Nutrition Plan Call': [
    'Body condition, ration and shopping list; Written plan',
    'Körperzustand, Ration und Einkaufsliste; Schriftlicher Plan',
    'Condizione fisica, razione e lista della spesa; Piano scritto',
  ],
  'Exotics Consult': [
    'For birds, reptiles and small mammals; Send photographs of the enclosure before',
    'Für Vögel, Reptilien und Kleinsäuger; Fotos der Haltung vorab senden',
    'Per uccelli, rettili e piccoli mammiferi; Inviare prima foto della sistemazione',
  ],
  'Second Opinion on Results': [
    'Send the laboratory report before; Explained in plain words',
    'Laborbefund vorab senden; In einfachen Worten erklärt',
    'Inviare prima il referto; Spiegato in parole semplici',
  ],
  'Shopper Tote': [
    'Cotton canvas with long handles; Machine wash at 30 °C',
    'Baumwollsegeltuch mit langen Henkeln; Maschinenwäsche bei 30 °C',
    'Tela di cotone con manici lunghi; Lavatrice a 30 °C',
  ],
  'Puppy Class Six Saturdays': [
    'Six Saturday mornings; Puppies from eight to sixteen weeks, vaccinated',
    'Sechs Samstagvormittage; Welpen von acht bis sechzehn Wochen, geimpft',
    'Sei sabati mattina; Cuccioli da otto a sedici settimane, vaccinati',
  ],
  'Loose Lead Workshop': [
    'One afternoon with your own dog; For dogs that pull',
    'Ein Nachmittag mit dem eigenen Hund; Für Hunde, die ziehen',
    'Un pomeriggio con il tuo cane; Per cani che tirano',
  ],
  'First Aid for Pets Evening': [
    'Bandaging, resuscitation, poisons; Without animals',
    'Verbände, Wiederbelebung, Gifte; Ohne Tiere',
    'Bendaggi, rianimazione, veleni; Senza animali',
  ],
  'Clicker Training Online': [
    'Live video lessons; You send films of your exercises',
    'Live-Videostunden; Sie senden Filme Ihrer Übungen',
    'Lezioni in diretta video; Invii filmati dei tuoi esercizi',
  ],
  'Smallholder Lambing Day': [
    'A day in a sheep shed; Normal births and when to call',
    'Ein Tag im Schafstall; Normale Geburten und wann man anruft',
    'Un giorno in ovile; Parti normali e quando chiamare',
  ],
  'Backyard Hens for Beginners': [
    'Housing, feed and health of a small flock; Coop visit included',
    'Stall, Futter und Gesundheit einer kleinen Schar; Mit Stallbesuch',
    'Pollaio, mangime e salute di un piccolo gruppo; Visita compresa',
  ],
}
