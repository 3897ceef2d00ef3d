import type { Translations } from './language.ts'
import type { BrandLook } from './pictures/picture.ts'

/** A fictional brand: its look, the prefix of its skus, and one fact about it. */
export interface Brand {
  readonly optionId: number
  readonly code: string
  readonly look: BrandLook
  readonly story: Translations
}

function brand(
  optionId: number,
  code: string,
  name: string,
  colours: readonly [primary: string, secondary: string, accent: string, ink: string],
  lettering: BrandLook['lettering'],
  emblem: BrandLook['emblem'],
  story: Translations,
): Brand {
  const [primary, secondary, accent, ink] = colours
  return { optionId, code, look: { name, primary, secondary, accent, ink, lettering, emblem }, story }
}

export const brands = {
  veldtrail: brand(71, 'VT', 'Veldtrail', ['#2f5d3a', '#f3e6c8', '#e0932f', '#1c2a1f'], 'slab', 'mountain', [
    'Veldtrail cooks in small batches in the Overberg and prints the batch date on every pack.',
    'Veldtrail kocht in kleinen Chargen im Overberg und druckt das Chargendatum auf jede Packung.',
    'Veldtrail cuoce in piccoli lotti nell’Overberg e stampa la data del lotto su ogni confezione.',
  ]),
  kopjeAndKin: brand(72, 'KK', 'Kopje & Kin', ['#7a3b23', '#f6dfc3', '#d9a441', '#2a1510'], 'serif', 'sun', [
    'Kopje & Kin is a family firm from Graaff-Reinet that buys its lamb from neighbouring farms.',
    'Kopje & Kin ist ein Familienbetrieb aus Graaff-Reinet, der sein Lamm von den Nachbarhöfen bezieht.',
    'Kopje & Kin è un’azienda familiare di Graaff-Reinet che compra l’agnello dalle fattorie vicine.',
  ]),
  snuffelbos: brand(73, 'SB', 'Snuffelbos', ['#c8552b', '#fff1dc', '#3f6f4f', '#33180c'], 'rounded', 'paw', [
    'Snuffelbos bakes its treats in a former rusk bakery, slowly and without colourants.',
    'Snuffelbos backt seine Leckerli in einer früheren Zwiebackbäckerei, langsam und ohne Farbstoffe.',
    'Snuffelbos cuoce i suoi snack in un vecchio biscottificio, lentamente e senza coloranti.',
  ]),
  dermavale: brand(74, 'DV', 'Dermavale', ['#1f5c78', '#eef6f8', '#63b7a6', '#12303d'], 'grotesque', 'drop', [
    'Dermavale was started by two veterinary dermatologists who were tired of guessing at labels.',
    'Dermavale wurde von zwei Tierdermatologinnen gegründet, die das Rätseln über Etiketten satt hatten.',
    'Dermavale è nata da due dermatologhe veterinarie stanche di interpretare le etichette.',
  ]),
  nephrel: brand(75, 'NE', 'Nephrel', ['#343f7d', '#f1f1fa', '#d86f5c', '#1b2045'], 'grotesque', 'shield', [
    'Nephrel makes nothing but diets that vets recommend, and lists every analysis in full.',
    'Nephrel stellt nur Diäten her, die Tierärzte empfehlen, und nennt jede Analyse vollständig.',
    'Nephrel produce solo diete consigliate dai veterinari e dichiara ogni analisi per intero.',
  ]),
  marmaladeRow: brand(76, 'MR', 'Marmalade Row', ['#d9772b', '#fff4e0', '#6b4a86', '#3b1f0d'], 'script', 'sun', [
    'Marmalade Row is named after the ginger cats of the street where its kitchen stands.',
    'Marmalade Row heißt nach den roten Katzen der Straße, in der die Küche steht.',
    'Marmalade Row prende il nome dai gatti rossi della via in cui si trova la sua cucina.',
  ]),
  whiskerloft: brand(77, 'WL', 'Whiskerloft', ['#41355e', '#efe9f7', '#f0b545', '#1f1930'], 'rounded', 'star', [
    'Whiskerloft tests everything with the thirty cats of a rescue shelter in Observatory.',
    'Whiskerloft lässt alles von den dreißig Katzen eines Tierheims in Observatory prüfen.',
    'Whiskerloft fa provare tutto ai trenta gatti di un rifugio di Observatory.',
  ]),
  lumenreef: brand(78, 'LR', 'Lumenreef', ['#0d5f7c', '#dff4f5', '#ff8a5c', '#06303f'], 'grotesque', 'wave', [
    'Lumenreef designs its gear beside a public aquarium and runs each model there for a year.',
    'Lumenreef entwickelt seine Technik neben einem Schauaquarium und lässt jedes Modell dort ein Jahr laufen.',
    'Lumenreef progetta accanto a un acquario pubblico e vi collauda ogni modello per un anno.',
  ]),
  tidewick: brand(79, 'TW', 'Tidewick', ['#1d7a70', '#e8f7f0', '#f5c04a', '#0d3935'], 'classic', 'fin', [
    'Tidewick mixes fish food weekly, so that no tub leaves the house older than ten days.',
    'Tidewick mischt sein Fischfutter jede Woche, damit keine Dose älter als zehn Tage das Haus verlässt.',
    'Tidewick miscela il mangime ogni settimana: nessun barattolo esce dopo più di dieci giorni.',
  ]),
  scalehaven: brand(80, 'SH', 'Scalehaven', ['#5b7a1f', '#f2f4dd', '#c2542d', '#28350e'], 'condensed', 'sun', [
    'Scalehaven is run by keepers who breed their own bearded dragons and leopard geckos.',
    'Scalehaven wird von Haltern geführt, die selbst Bartagamen und Leopardgeckos züchten.',
    'Scalehaven è gestita da appassionati che allevano draghi barbuti e gechi leopardini.',
  ]),
  emberstone: brand(81, 'ES', 'Emberstone', ['#3a3a3a', '#f0e4d6', '#e4572e', '#191919'], 'condensed', 'mountain', [
    'Emberstone builds lamps and hides that take years of heat without cracking.',
    'Emberstone baut Lampen und Höhlen, die jahrelange Hitze ohne Risse überstehen.',
    'Emberstone costruisce lampade e tane che resistono per anni al calore senza creparsi.',
  ]),
  feathergrove: brand(82, 'FG', 'Feathergrove', ['#2b7f4f', '#fdf3d0', '#e2483d', '#123a24'], 'rounded', 'feather', [
    'Feathergrove cleans its seed three times and fills it by hand.',
    'Feathergrove reinigt sein Saatgut dreimal und füllt es von Hand ab.',
    'Feathergrove pulisce i semi tre volte e li confeziona a mano.',
  ]),
  quillfield: brand(83, 'QF', 'Quillfield', ['#8a6d1d', '#f8f1dc', '#3b6ea5', '#392d0b'], 'serif', 'feather', [
    'Quillfield makes cages and perches to the sizes that avian vets ask for.',
    'Quillfield fertigt Käfige und Sitzstangen in den Maßen, die Vogeltierärzte empfehlen.',
    'Quillfield realizza gabbie e posatoi nelle misure consigliate dai veterinari aviari.',
  ]),
  nibbleton: brand(84, 'NB', 'Nibbleton', ['#6a994e', '#fdf6e3', '#bc4749', '#2c3f20'], 'rounded', 'leaf', [
    'Nibbleton grows its own herbs and mows its meadows late, after the flowers have seeded.',
    'Nibbleton zieht seine Kräuter selbst und mäht die Wiesen spät, wenn die Blumen ausgesamt haben.',
    'Nibbleton coltiva le proprie erbe e falcia tardi, quando i fiori hanno già fatto seme.',
  ]),
  haywick: brand(85, 'HW', 'Haywick', ['#a8842c', '#fbf6e4', '#4d7c5a', '#3d300f'], 'slab', 'leaf', [
    'Haywick dries its hay in barns instead of in the sun, which keeps it green and soft.',
    'Haywick trocknet sein Heu in der Scheune statt in der Sonne, so bleibt es grün und weich.',
    'Haywick essicca il fieno in fienile e non al sole, così resta verde e morbido.',
  ]),
  ridgemane: brand(86, 'RM', 'Ridgemane', ['#4a2c2a', '#f3e9df', '#b5893c', '#221312'], 'classic', 'hoof', [
    'Ridgemane feeds its own yard of sport horses with what it sells.',
    'Ridgemane füttert seinen eigenen Stall mit Sportpferden mit dem, was es verkauft.',
    'Ridgemane nutre i cavalli sportivi della propria scuderia con ciò che vende.',
  ]),
  stalworth: brand(87, 'SW', 'Stalworth', ['#1f3a5f', '#e9eef4', '#c0392b', '#0f1d30'], 'serif', 'shield', [
    'Stalworth saddlers still sew every buckle by hand, and repair what they sold ten years ago.',
    'Die Sattler von Stalworth nähen jede Schnalle noch von Hand und reparieren auch, was sie vor zehn Jahren verkauft haben.',
    'I sellai di Stalworth cuciono ancora a mano ogni fibbia e riparano anche ciò che hanno venduto dieci anni fa.',
  ]),
  groenkraal: brand(88, 'GK', 'Groenkraal', ['#3f6b2a', '#f5f0d8', '#d9a026', '#1d3213'], 'slab', 'hoof', [
    'Groenkraal is owned by the four hundred farmers who buy from it.',
    'Groenkraal gehört den vierhundert Landwirten, die dort einkaufen.',
    'Groenkraal appartiene ai quattrocento allevatori che vi si riforniscono.',
  ]),
  ploegskaar: brand(89, 'PS', 'Ploegskaar', ['#9c2f1f', '#f4ead9', '#3c4a52', '#3a110b'], 'condensed', 'sun', [
    'Ploegskaar galvanises in its own bath: its troughs outlive most bakkies.',
    'Ploegskaar verzinkt im eigenen Bad: Die Tröge überleben die meisten Pick-ups.',
    'Ploegskaar zinca nel proprio bagno: i suoi abbeveratoi durano più di molti fuoristrada.',
  ]),
  hedgeAndHum: brand(90, 'HH', 'Hedge & Hum', ['#587b4c', '#f7efe0', '#d46a92', '#26361f'], 'script', 'feather', [
    'Hedge & Hum gives a tenth of its profit to wildlife rehabilitation centres.',
    'Hedge & Hum gibt ein Zehntel seines Gewinns an Wildtierstationen.',
    'Hedge & Hum dona un decimo degli utili ai centri di recupero della fauna selvatica.',
  ]),
  vetmere: brand(91, 'VM', 'Vetmere', ['#0f6e84', '#f4fafb', '#8cc63f', '#06323c'], 'grotesque', 'shield', [
    'Vetmere supplies practices first, so its packs are made for hands in gloves.',
    'Vetmere beliefert zuerst Praxen, deshalb lassen sich die Packungen auch mit Handschuhen öffnen.',
    'Vetmere rifornisce prima di tutto gli ambulatori: le confezioni si aprono anche con i guanti.',
  ]),
  klinikko: brand(92, 'KL', 'Klinikko', ['#d33f49', '#ffffff', '#26547c', '#2b1013'], 'grotesque', 'none', [
    'Klinikko packs everything sterile in its own clean room outside Gqeberha.',
    'Klinikko verpackt alles steril im eigenen Reinraum bei Gqeberha.',
    'Klinikko confeziona tutto in sterilità nella propria camera bianca vicino a Gqeberha.',
  ]),
  tumblepaw: brand(93, 'TP', 'Tumblepaw', ['#e23e57', '#fff3e6', '#2a9d8f', '#3d0f17'], 'rounded', 'paw', [
    'Tumblepaw keeps a book of every toy that a dog has broken, and sews the next one stronger.',
    'Tumblepaw führt Buch über jedes zerstörte Spielzeug und näht das nächste stabiler.',
    'Tumblepaw annota ogni gioco distrutto e cuce il successivo più robusto.',
  ]),
  lekkerloop: brand(94, 'LL', 'Lekkerloop', ['#204e4a', '#f2efe6', '#f26b38', '#0e2522'], 'condensed', 'mountain', [
    'Lekkerloop tries its gear on the trails of the Drakensberg before it goes on sale.',
    'Lekkerloop erprobt seine Ausrüstung auf den Wegen der Drakensberge, bevor sie in den Handel kommt.',
    'Lekkerloop prova la sua attrezzatura sui sentieri dei Drakensberg prima di venderla.',
  ]),
  dassieDen: brand(95, 'DD', 'Dassie Den', ['#8c6a5d', '#f6efe8', '#6d9a8b', '#35261f'], 'serif', 'mountain', [
    'Dassie Den stuffs its beds with fibre from recycled bottles, about sixty to a bed.',
    'Dassie Den füllt seine Betten mit Fasern aus recycelten Flaschen, etwa sechzig pro Bett.',
    'Dassie Den imbottisce le cucce con fibra di bottiglie riciclate, circa sessanta per cuccia.',
  ]),
  sudsbury: brand(96, 'SU', 'Sudsbury', ['#5a8fbf', '#f3f9fd', '#f4a6b7', '#1b3349'], 'script', 'drop', [
    'Sudsbury shampoos are blended by a groomer who washes twenty dogs a day with them.',
    'Sudsbury-Shampoos mischt eine Hundefriseurin, die damit zwanzig Hunde am Tag wäscht.',
    'Gli shampoo Sudsbury sono formulati da una toelettatrice che con essi lava venti cani al giorno.',
  ]),
  guardwick: brand(97, 'GW', 'Guardwick', ['#222d3a', '#f0f2e9', '#9ec22e', '#10161d'], 'condensed', 'shield', [
    'Guardwick puts the weight band on every face of the box, so that nobody doses by guesswork.',
    'Guardwick druckt die Gewichtsklasse auf jede Seite der Schachtel, damit niemand nach Gefühl dosiert.',
    'Guardwick stampa la fascia di peso su ogni lato della scatola, perché nessuno dosi a occhio.',
  ]),
  vitalisk: brand(98, 'VL', 'Vitalisk', ['#e07a1f', '#fff8ec', '#2f6f6b', '#402208'], 'grotesque', 'leaf', [
    'Vitalisk states the active amount per dose, not per kilogram of powder.',
    'Vitalisk nennt die Wirkstoffmenge pro Tagesgabe und nicht pro Kilogramm Pulver.',
    'Vitalisk indica la quantità attiva per dose, non per chilogrammo di polvere.',
  ]),
  meerkat: brand(99, 'MK', 'Meerkat Basics', ['#1f5138', '#fbf8f1', '#f2b134', '#17211b'], 'grotesque', 'sun', [
    'Meerkat Basics is our own range: plain packs, good makers, no advertising to pay for.',
    'Meerkat Basics ist unsere eigene Reihe: schlichte Packungen, gute Hersteller, keine Werbung.',
    'Meerkat Basics è la nostra linea: confezioni semplici, buoni produttori, nessuna pubblicità.',
  ]),
} as const satisfies Record<string, Brand>

export type BrandKey = keyof typeof brands
