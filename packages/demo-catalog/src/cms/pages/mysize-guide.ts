import type { PageText } from '../page-text.ts'

export const mysizeGuide: PageText = {
  identifier: 'mysize-guide',
  title: ['Size guide', 'Größenberatung', 'Guida alle misure'],
  summary: [
    'Measure once, order once: collars, harnesses, coats and beds.',
    'Einmal messen, einmal bestellen: Halsbänder, Geschirre, Mäntel und Betten.',
    'Misurare una volta, ordinare una volta: collari, pettorine, cappottini e cucce.',
  ],
  content: [
    `All our sizes are given in centimetres, because small, medium and large mean something different to every maker. You need a soft tape, a treat and half a minute of patience.
# Collar
Measure around the neck where the collar will sit, and leave room for two fingers. Between two sizes choose the larger one: it can be closed, the smaller one cannot be opened.
# Harness
Measure around the chest just behind the front legs, with the dog standing. A harness of 60 cm fits from 52 to 64 cm.
# Coat
Measure along the back from the base of the neck to the base of the tail. Broad dogs such as bulldogs often need one size more and a longer belly strap.
# Bed
Measure your animal asleep and stretched out, nose to tail, and add twenty centimetres.
# Cone
Measure from the collar to the tip of the nose and add three centimetres.
Unsure? Send us the three numbers under [contact](/contact). The wrong size after all? Send it back unopened within {returnDays} days and order the other one: see [returns](/warranty-returns).`,
    `Alle Größen sind in Zentimetern angegeben, denn klein, mittel und groß bedeuten bei jedem Hersteller etwas anderes. Sie brauchen ein weiches Maßband, ein Leckerli und eine halbe Minute Geduld.
# Halsband
Messen Sie den Hals dort, wo das Band sitzen soll, und lassen Sie Platz für zwei Finger. Zwischen zwei Größen nehmen Sie die größere: Enger geht, weiter nicht.
# Geschirr
Messen Sie den Brustumfang dicht hinter den Vorderbeinen, der Hund steht dabei. Ein Geschirr von 60 cm passt von 52 bis 64 cm.
# Mantel
Messen Sie den Rücken vom Halsansatz bis zum Rutenansatz. Breite Hunde wie Bulldoggen brauchen oft eine Größe mehr und einen längeren Bauchgurt.
# Bett
Messen Sie Ihr Tier schlafend und ausgestreckt, von der Nase bis zur Rute, und geben Sie zwanzig Zentimeter dazu.
# Halskragen
Messen Sie vom Halsband bis zur Nasenspitze und geben Sie drei Zentimeter dazu.
Unsicher? Schicken Sie uns die drei Zahlen über den [Kontakt](/contact). Doch die falsche Größe? Schicken Sie sie binnen {returnDays} Tagen ungeöffnet zurück und bestellen Sie die andere, siehe [Rückgabe](/warranty-returns).`,
    `Tutte le misure sono in centimetri, perché piccolo, medio e grande cambiano da un produttore all’altro. Servono un metro morbido, uno snack e mezzo minuto di pazienza.
# Collare
Misura il collo dove starà il collare e lascia spazio per due dita. Tra due misure scegli la più grande: stringere si può, allargare no.
# Pettorina
Misura il torace subito dietro le zampe anteriori, con il cane in piedi. Una pettorina da 60 cm veste da 52 a 64 cm.
# Cappottino
Misura la schiena dalla base del collo alla base della coda. I cani larghi come i bulldog hanno spesso bisogno di una misura in più e di una cinghia più lunga.
# Cuccia
Misura l’animale mentre dorme disteso, dal naso alla coda, e aggiungi venti centimetri.
# Collare elisabettiano
Misura dal collare alla punta del naso e aggiungi tre centimetri.
Dubbi? Mandaci i tre numeri dalla pagina [contatti](/contact). La misura è sbagliata lo stesso? Restituiscila chiusa entro {returnDays} giorni e ordina l’altra: vedi [resi](/warranty-returns).`,
  ],
}
