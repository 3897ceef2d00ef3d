import type { PageText } from '../page-text.ts'

export const giftCard: PageText = {
  identifier: 'gift-card',
  scene: 'page-gift-card',
  title: ['Gift card', 'Geschenkgutschein', 'Buono regalo'],
  summary: [
    'Gift cards are not sold here. What to give instead.',
    'Gutscheine gibt es hier nicht. Was Sie stattdessen schenken können.',
    'Qui non si vendono buoni regalo. Che cosa regalare invece.',
  ],
  content: [
    `You know the person, you know the dog, but you do not know the size of the dog bed. A gift card would help, but we do not sell any. These presents work without knowing the size.
# For new owners
The [starter kits](/advice-kits/starter-kits) hold what puppies, kittens, hens and first aquariums need in the first weeks. You choose the parts; nothing in them has to fit.
# For people who have everything
- A call with the [tele-vet](/advice-kits/tele-vet), for the question that nobody wanted to ask
- A place in one of the [classes and workshops](/advice-kits/classes-workshops)
- A [care guide](/advice-kits/care-guides) to read on the sofa, animal on the lap
# For animals
Treats always fit: try [dogs](/dogs) or [cats](/cats). For collars, harnesses and beds ask for three numbers first and look into the [size guide](/mysize-guide).
# If it does not suit
Unopened presents can be sent back within {returnDays} days: see [returns](/warranty-returns). You register the return on the page of your order and pass on its number; the person who received the present sends the parcel, and the money goes back to you.`,
    `Sie kennen den Menschen, Sie kennen den Hund, nur die Größe des Hundebetts kennen Sie nicht. Ein Gutschein würde helfen, aber wir verkaufen keine. Diese Geschenke kommen ohne Größe aus.
# Für alle, die neu anfangen
Die [Startpakete](/advice-kits/starter-kits) enthalten, was Welpen, Kätzchen, Hühner und erste Aquarien in den ersten Wochen brauchen. Sie wählen die Teile, und passen muss nichts davon.
# Für Menschen, die schon alles haben
- Ein Gespräch mit dem [Tele-Tierarzt](/advice-kits/tele-vet), für die Frage, die niemand stellen wollte
- Ein Platz in einem [Kurs oder Workshop](/advice-kits/classes-workshops)
- Ein [Ratgeber](/advice-kits/care-guides) fürs Sofa, mit dem Tier auf dem Schoß
# Für Tiere
Leckerlis passen immer: Sehen Sie bei [Hunden](/dogs) oder [Katzen](/cats) nach. Für Halsbänder, Geschirre und Betten fragen Sie vorher nach drei Zahlen und schauen in die [Größenberatung](/mysize-guide).
# Wenn es nicht gefällt
Ungeöffnete Geschenke können binnen {returnDays} Tagen zurück: siehe [Rückgabe](/warranty-returns). Sie melden die Rücksendung auf der Seite Ihrer Bestellung an und geben ihre Nummer weiter; die beschenkte Person schickt das Paket, und das Geld geht an Sie.`,
    `Conosci la persona, conosci il cane, ma non la misura della cuccia. Un buono regalo aiuterebbe, ma non ne vendiamo. Questi regali non hanno bisogno di misure.
# Per chi comincia
I [kit di partenza](/advice-kits/starter-kits) contengono ciò che serve a cuccioli, gattini, galline e primi acquari nelle prime settimane. Tu scegli le parti, e niente deve andare a misura.
# Per chi ha già tutto
- Una chiamata con il [televeterinario](/advice-kits/tele-vet), per la domanda che nessuno osava fare
- Un posto in un [corso o laboratorio](/advice-kits/classes-workshops)
- Una [guida](/advice-kits/care-guides) da leggere sul divano, con l’animale in braccio
# Per gli animali
Gli snack vanno sempre bene: guarda tra [cani](/dogs) e [gatti](/cats). Per collari, pettorine e cucce chiedi prima tre numeri e consulta la [guida alle misure](/mysize-guide).
# Se non piace
I regali chiusi si restituiscono entro {returnDays} giorni: vedi [resi](/warranty-returns). Registri il reso sulla pagina del tuo ordine e ne passi il numero: chi ha ricevuto il regalo spedisce il pacco, e il denaro torna a te.`,
  ],
}
