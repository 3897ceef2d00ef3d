import type { PageText } from '../page-text.ts'

export const aboutUs: PageText = {
  identifier: 'about-us',
  title: ['About us', 'Über uns', 'Chi siamo'],
  summary: [
    'The people, and the animals that employ them.',
    'Die Menschen und die Tiere, die sie beschäftigen.',
    'Le persone e gli animali che le tengono occupate.',
  ],
  content: [
    `Behind the shop there are eleven people, nine dogs, fourteen cats, a parrot who answers the telephone, and a tortoise older than the building.
# Nomvula and Anne, vets
They founded the practice and still decide what goes on the shelf. Nomvula reads labels for pleasure. Anne tries every treat, “within reason”.
# Lindiwe, vet nurse
She leads the classes and the advice line and can cut the claws of any cat, which makes her the most powerful person here.
# Pieter, warehouse
Pieter counts. When the shop says that three are left, three are left. He packs as if his own aquarium were inside.
# Yusuf, software
He made the pages small and taught the cart to survive a lost signal, after a week on his uncle’s farm.
# Shelter days
One Saturday a month the proceeds go to a shelter, and the whole team goes there to clean. You are welcome to come along: brushes are provided.
Want to know what drives us? Read [our story](/about), or write to [contact](/contact).`,
    `Hinter dem Laden stehen elf Menschen, neun Hunde, vierzehn Katzen, ein Papagei, der ans Telefon geht, und eine Schildkröte, die älter ist als das Haus.
# Nomvula und Anne, Tierärztinnen
Sie haben die Praxis gegründet und entscheiden bis heute, was ins Regal kommt. Nomvula liest Etiketten zum Vergnügen. Anne probiert jedes Leckerli, „in Maßen“.
# Lindiwe, Tiermedizinische Fachangestellte
Sie leitet Kurse und Beratung und kann jeder Katze die Krallen schneiden, was sie hier zur mächtigsten Person macht.
# Pieter, Lager
Pieter zählt. Wenn der Laden sagt, es sind noch drei da, dann sind noch drei da. Er packt, als wäre sein eigenes Aquarium im Karton.
# Yusuf, Software
Er machte die Seiten klein und den Warenkorb fest gegen Funklöcher, nach einer Woche auf dem Hof seines Onkels.
# Tierheimtage
An einem Samstag im Monat geht der Erlös an ein Tierheim, und das ganze Team geht zum Putzen mit. Kommen Sie gern dazu: Bürsten sind vorhanden.
Was uns antreibt, steht unter [Unsere Geschichte](/about); schreiben können Sie über den [Kontakt](/contact).`,
    `Dietro il negozio ci sono undici persone, nove cani, quattordici gatti, un pappagallo che risponde al telefono e una tartaruga più vecchia del palazzo.
# Nomvula e Anne, veterinarie
Hanno fondato l’ambulatorio e decidono ancora che cosa va sullo scaffale. Nomvula legge etichette per piacere. Anne assaggia ogni snack, «con moderazione».
# Lindiwe, tecnica veterinaria
Guida corsi e consulenze e sa tagliare le unghie a qualsiasi gatto, il che la rende la persona più potente qui dentro.
# Pieter, magazzino
Pieter conta. Se il negozio dice che ne restano tre, ne restano tre. Imballa come se dentro ci fosse il suo acquario.
# Yusuf, programmi
Ha reso le pagine leggere e il carrello a prova di segnale perso, dopo una settimana nella fattoria dello zio.
# Giornate al rifugio
Un sabato al mese il ricavato va a un rifugio e tutta la squadra va a pulire. Vieni anche tu: le spazzole ci sono.
Che cosa ci muove è scritto nella [nostra storia](/about); per scriverci ci sono i [contatti](/contact).`,
  ],
}
