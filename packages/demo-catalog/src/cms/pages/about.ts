import type { PageText } from '../page-text.ts'

export const about: PageText = {
  identifier: 'about',
  title: ['Our story', 'Unsere Geschichte', 'La nostra storia'],
  summary: [
    'A shop that keeps watch, even when the lights go out.',
    'Ein Laden, der Wache hält, auch wenn das Licht ausgeht.',
    'Un negozio che fa la guardia, anche quando va via la luce.',
  ],
  content: [
    `A meerkat stands upright so that the others can dig in peace. That is roughly what we try to be for people with animals.
# Where we come from
The shop grew out of a small-animal practice. Two vets were tired of sending people into aisles where every bag promises everything, so they put twelve products on a shelf behind the counter and wrote next to each why it was there. The shelf became a room, the room became a shop.
# What we sell
Four hundred things for dogs, cats, birds, fish, reptiles, small pets, horses, farm animals and the wild ones in the garden. Each has been used by someone we know. What did not last went back.
# Why the pages are small
Because our customers live where the signal comes and goes and data costs money. Your cart, your wishlist and everything you typed stay on your device when the connection drops.
# Who we are
Meet the people under [about us](/about-us), and the vets you can call under [services](/services).`,
    `Ein Erdmännchen steht aufrecht, damit die anderen in Ruhe graben können. Ungefähr das wollen wir für Menschen mit Tieren sein.
# Woher wir kommen
Der Laden wuchs aus einer Kleintierpraxis. Zwei Tierärztinnen waren es leid, Leute in Gänge zu schicken, in denen jeder Sack alles verspricht. Also stellten sie zwölf Produkte hinter den Tresen und schrieben zu jedem, warum es dort steht. Aus dem Brett wurde ein Raum, aus dem Raum ein Laden.
# Was wir verkaufen
Vierhundert Dinge für Hunde, Katzen, Vögel, Fische, Reptilien, Kleintiere, Pferde, Nutztiere und die Wilden im Garten. Jedes hat jemand benutzt, den wir kennen. Was nicht hielt, ging zurück.
# Warum die Seiten klein sind
Weil unsere Kundschaft dort lebt, wo der Empfang kommt und geht und Daten Geld kosten. Warenkorb, Merkzettel und alles Eingetippte bleiben auf Ihrem Gerät, wenn die Verbindung abreißt.
# Wer wir sind
Mehr über die Menschen steht unter [Über uns](/about-us), über Tierärzte am Telefon unter [Leistungen](/services).`,
    `Un suricato sta dritto perché gli altri possano scavare in pace. È più o meno ciò che vogliamo essere per chi vive con gli animali.
# Da dove veniamo
Il negozio è nato da un ambulatorio. Due veterinarie erano stanche di mandare la gente in corsie dove ogni sacco promette tutto: misero dodici prodotti dietro il banco e accanto a ciascuno scrissero perché era lì. La mensola divenne una stanza, la stanza un negozio.
# Che cosa vendiamo
Quattrocento cose per cani, gatti, uccelli, pesci, rettili, piccoli animali, cavalli, animali da cortile e i selvatici del giardino. Ognuna è stata usata da qualcuno che conosciamo. Ciò che non durava è tornato indietro.
# Perché le pagine sono leggere
Perché i nostri clienti vivono dove il segnale va e viene e i dati costano. Carrello, preferiti e tutto ciò che hai scritto restano sul dispositivo se la connessione cade.
# Chi siamo
Delle persone si parla in [chi siamo](/about-us), dei veterinari in linea in [servizi](/services).`,
  ],
}
