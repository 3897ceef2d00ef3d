import type { PageText } from '../page-text.ts'

export const magazine: PageText = {
  identifier: 'magazine',
  scene: 'page-magazine',
  title: ['Magazine', 'Magazin', 'Rivista'],
  summary: [
    'Reading for rainy days, written by our vets.',
    'Lesestoff für Regentage, geschrieben von unseren Tierärztinnen.',
    'Letture per i giorni di pioggia, scritte dai nostri veterinari.',
  ],
  content: [
    `Four times a year our vets write down what they are asked most. No advertising, no miracle cures, and always one mistake that we made ourselves.
# In this issue: the quiet season for ticks
There is none. Even in dry winters we find ticks in the leaf litter of gardens. We explain how to search a dog in ninety seconds, ears and toes included, and why [protection](/dogs/parasite-control) works best when it is boring and regular.
# Kibble or tin?
Both, said the cat. Wet food brings water, dry food brings convenience, and mixing is allowed if you count. A simple table helps you to halve both portions without doubling the cat.
# The first week with a rabbit
Hay, a hiding place and no visitors. Our nurse Lindiwe tells how she took home one rabbit and why there were two by Friday.
# Letters
“My parrot imitates the delivery bell.” So does ours. We suggest a new melody every month, and a [foraging toy](/birds/bird-toys).
The next issue appears with the first thunderstorm.`,
    `Viermal im Jahr schreiben unsere Tierärztinnen auf, was sie am häufigsten gefragt werden. Ohne Werbung, ohne Wundermittel und immer mit einem Fehler, den wir selbst gemacht haben.
# In dieser Ausgabe: die zeckenfreie Zeit
Es gibt sie nicht. Selbst in milden Wintern finden wir Zecken im Laub. Wir zeigen, wie man einen Hund in neunzig Sekunden absucht, Ohren und Zehen eingeschlossen, und warum [Schutz](/dogs/parasite-control) am besten wirkt, wenn er langweilig und regelmäßig ist.
# Trocken oder nass?
Beides, sagte die Katze. Nassfutter bringt Wasser, Trockenfutter ist bequem, und mischen darf, wer rechnet. Eine einfache Tabelle hilft, beide Portionen zu halbieren, ohne die Katze zu verdoppeln.
# Die erste Woche mit einem Kaninchen
Heu, ein Versteck und kein Besuch. Unsere Mitarbeiterin Lindiwe erzählt, wie sie ein Kaninchen mitnahm und warum es am Freitag zwei waren.
# Leserbriefe
„Mein Papagei ahmt die Türklingel nach.“ Unserer auch. Wir raten zu einer neuen Melodie im Monat und zu [Spielzeug für die Futtersuche](/birds/bird-toys).
Die nächste Ausgabe erscheint mit dem ersten Gewitter.`,
    `Quattro volte l’anno i nostri veterinari mettono per iscritto le domande più frequenti. Niente pubblicità, niente miracoli e sempre un errore commesso da noi.
# In questo numero: la stagione senza zecche
Non esiste. Anche negli inverni miti le troviamo tra le foglie. Spieghiamo come controllare un cane in novanta secondi, orecchie e dita comprese, e perché la [protezione](/dogs/parasite-control) funziona quando è noiosa e regolare.
# Secco o umido?
Entrambi, disse il gatto. L’umido porta acqua, il secco comodità, e mescolare si può se si fanno i conti. Una tabella aiuta a dimezzare le porzioni senza raddoppiare il gatto.
# La prima settimana con un coniglio
Fieno, un nascondiglio e nessuna visita. La nostra Lindiwe racconta come portò a casa un coniglio e perché venerdì erano due.
# Lettere
«Il mio pappagallo imita il campanello.» Anche il nostro. Consigliamo una melodia nuova al mese e un [gioco per cercare il cibo](/birds/bird-toys).
Il prossimo numero esce con il primo temporale.`,
  ],
}
