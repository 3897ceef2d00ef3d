import type { TranslatedContent } from './translated-content.ts'

export const nl: TranslatedContent = {
  promise: [
    'Onze belofte',
    `- Prijzen met btw, voorraad die geteld is
- {returnDays} dagen bedenktijd
- Een dierenarts aan de lijn, ook ’s avonds`,
  ],
  pages: {
    legal: [
      'Colofon',
      'Wie deze winkel runt en hoe je ons bereikt.',
      `{shop} is een demonstratiewinkel. Merken, producten, personen en adressen zijn verzonnen, en wat je hier bestelt wordt nooit verstuurd. Al het andere is echt: prijzen worden berekend, voorraad wordt geteld en bestellingen worden bewaard.
# Verantwoordelijk
{seller} (demonstratie), {address}. E-mail: {email}. Vervang deze regels door je eigen gegevens voordat je een winkel opent.
# Prijzen en btw
Alle prijzen zijn inclusief btw, tenzij anders vermeld. Het tarief volgt het land van de winkel en de soort product: diervoer kan lager belast zijn dan speelgoed of gereedschap.
# Teksten en beelden
Vertalingen en tekeningen van de democatalogus zijn voor dit project gemaakt en onder zijn licentie gepubliceerd. Productnamen van echte makers komen niet voor.
# Advies
Pagina’s over gezondheid informeren en vervangen geen onderzoek. Bel in noodgevallen de dichtstbijzijnde praktijk. Zie ook ons [privacybeleid](/privacy-policy) en de [voorwaarden](/terms-conditions).`,
    ],
    'privacy-policy': [
      'Privacybeleid',
      'Welke gegevens we nodig hebben, waarom en hoe lang.',
      `We verzamelen wat je bestellingen, je account en je verzoeken nodig hebben, en niets meer. Deze pagina zegt het in gewone woorden.
# Wat we bewaren
- Je naam, adres, e-mail en telefoonnummer, om te leveren en iets te vragen als het onduidelijk is
- Je bestellingen en facturen, omdat de wet dat wil
- Als je een account hebt: je wachtwoord als hash, adressen, verlanglijst, klantenkaart, je stemmen voor nuttige beoordelingen en 180 dagen lang hashes van de apparaten waarmee je inlogt
- Als je je op de nieuwsbrief abonneert: je e-mailadres; als je een beoordeling schrijft: wat je invult, met de naam die je kiest
- Als je wilt weten wanneer een uitverkocht product terug is: je e-mailadres en dat product
- Als je een kopie wilt van het bericht dat je ons schrijft: je e-mailadres en dat bericht
- Je winkelwagen en verlanglijst in je eigen browser, zodat ze een verbroken verbinding overleven, en de winkelwagen ook op onze server om prijs en voorraad te controleren
# Wat we niet doen
We verkopen geen gegevens, maken geen reclameprofielen en laden geen script van derden voordat je toestemt, met één uitzondering: betaal je met kaart, dan laadt de betaalpagina het formulier van de betaaldienst. Kaartnummers komen nooit op onze servers.
# Hoe lang
De winkelwagen blijft in je browser tot je bestelt, hem leegt of uitlogt, en op onze server tot 90 dagen na de laatste wijziging. Een verzoek over een uitverkocht product wordt gewist als de mail is verstuurd, uiterlijk na 180 dagen. Wat we voor de kopie van een bericht bewaren, wordt gewist zodra je je adres hebt bevestigd, uiterlijk na drie dagen. Je account verwijder je zelf onder ‘Mijn gegevens’, meteen; facturen blijven zolang de wet het eist en voor niets anders.
# Je rechten
Je mag je gegevens inzien, verbeteren, downloaden en wissen, in je account of met een mail aan {email}; andere wegen staan onder [contact](/contact). De nieuwsbrief, mails over uitverkochte producten en verzoeken om beoordelingen kun je altijd stopzetten.`,
    ],
    'terms-conditions': [
      'Algemene voorwaarden',
      'De regels van het kopen, zo kort mogelijk.',
      `Deze voorwaarden horen bij een demonstratiewinkel. Laat je eigen voorwaarden door een jurist controleren.
# Overeenkomst
De producten in de winkel zijn een uitnodiging om te bestellen. Je bestelling is een aanbod; onze bevestiging per e-mail aanvaardt het.
# Prijzen
Prijzen zijn inclusief btw en exclusief verzending. Is een prijs duidelijk fout, dan vragen we het voor we leveren. Het totaal dat de kassa toont en de bevestiging herhaalt, geldt.
# Betaling en eigendom
Je betaalt bij de bestelling of bij levering. Tot dan blijven de goederen van ons.
# Leeftijd en recepten
Geneesmiddelen op recept verkopen we niet. Middelen tegen parasieten gaan alleen naar volwassenen.
# Aansprakelijkheid
Voor schade door grove nalatigheid zijn we onbeperkt aansprakelijk, anders voor voorzienbare schade. Je wettelijke rechten blijven gelden.
# Retour
Je kunt binnen {returnDays} dagen van de koop afzien: zie [garantie en retour](/warranty-returns).`,
    ],
    'shipping-delivery': [
      'Verzending en levering',
      'Wat het kost, hoe lang het duurt en wat er gebeurt als niemand thuis is.',
      `We pakken elke werkdag in. Wat voor {cutOff} uur besteld is, gaat dezelfde dag weg.
# Manieren van levering
- Standaard met de koerier, {standardDays} werkdagen
- Standaardverzending is gratis vanaf {freeFrom}
- Express met de koerier, als het haast heeft
- Afhalen bij een van onze winkels en afhaalpunten in Zuid-Afrika, gratis; we mailen je als alles klaarligt
De precieze prijs voor je adres zie je aan de kassa, voordat je bestelt.
# Zwaar en groot
Zakken boven twintig kilo, hokken en aquaria reizen op een pallet. De koerier belt vooraf; zorg voor een tweede paar handen.
# Niemand thuis
De koerier probeert de buren, de beveiliging of het dichtstbijzijnde afhaalpunt en laat een bericht achter. Voer blijft niet in de zon staan.
# Diensten en downloads
Een gesprek met de dierenarts of een gids heeft geen pakket nodig en kost geen verzending. Bestanden staan direct na betaling op de pagina van de bestelling.
# Over de grens
We leveren ook in Namibië, Botswana, Lesotho en Eswatini. De douane kan voor dierlijke producten een vergunning vragen.`,
    ],
    'warranty-returns': [
      'Garantie en retour',
      'Wat je kunt terugsturen, en twee jaar garantie.',
      `Dieren hebben meningen en dingen gaan stuk. Voor beide is gezorgd.
# {returnDays} dagen
Ongeopende goederen mag je zonder reden terugsturen binnen {returnDays} dagen nadat wij ze verstuurden. Meld de retour aan op de pagina van de bestelling, doe een briefje met het nummer in de doos en geef die aan een koerier; het geld is binnen een week na aankomst terug.
# Als het dier nee zegt
Geopend voer kunnen we niet meer verkopen, maar niemand hoeft met vijftien kilo weigering te blijven zitten. Schrijf ons: meestal betalen we de helft terug en gaat de zak naar een asiel in je buurt.
# Wat niet terug kan
- Medicijnen met verkoopbeperking, ook ongeopend{noMedicineBack}
- Geopende geneesmiddelen, middelen tegen parasieten en hygiëneartikelen
- Gegraveerde en op maat gemaakte dingen, tenzij ze gebrekkig zijn
- Geopende downloads en gevoerde gesprekken
# Twee jaar garantie
Gaat iets bij normaal gebruik stuk, dan repareren of vervangen we het. Kauwen is alleen bij kauwspeelgoed normaal gebruik, en dan de eerste maand.
# Zo begin je
Retouren beginnen op de pagina van de bestelling: in je account of via de link in onze mails. Is iets gebrekkig, schrijf dan met bestelnummer en foto aan [contact](/contact). Stuur niets zonder nummer: onze stokstaartjes sorteren op nummer.`,
    ],
    withdrawal: [
      'Herroepingsrecht',
      'Hoe je een ontvangen bestelling annuleert, binnen hoeveel dagen en wat het kost.',
      `Je mag een bestelling bij deze winkel zonder reden annuleren. Dat recht geeft artikel 44 van de Zuid-Afrikaanse wet op elektronische communicatie en transacties.
Onze eigen {returnDays} dagen voor ongeopende goederen, op de pagina over [retouren](/warranty-returns), komen daar bovenop.
# Binnen zeven dagen
De zeven dagen beginnen als jij, of iemand die je aanwijst, de goederen heeft ontvangen; bij een dienst als je hebt besteld. Het is genoeg als je het ons laat weten voordat ze om zijn.
# Zo annuleer je
Meld de retour aan op de pagina van de bestelling, of schrijf aan {email} of aan {seller}, {address}, met je naam en het bestelnummer.
# Wat er dan gebeurt
Stuur de goederen binnen veertien dagen terug. Je betaalt het terugsturen en verder niets. Je krijgt wat je betaald hebt binnen dertig dagen na het annuleren terug, op dezelfde manier.
# Wat niet geannuleerd kan worden
- Voer, snacks en andere dingen voor dagelijks gebruik
- Goederen die gegraveerd of voor jou gemaakt zijn
- Geopende downloads en diensten die met je instemming binnen de zeven dagen begonnen`,
    ],
    'order-tracking': [
      'Bestelling volgen',
      'Waar je pakket is en wat elke status betekent.',
      `De status van elke bestelling staat in je account, onder ‘Mijn bestellingen’. Gasten gebruiken de link in de bevestigingsmail; een wachtwoord is niet nodig.
# Wat de woorden betekenen
- In afwachting: de bestelling heeft een nummer en de goederen zijn gereserveerd
- In behandeling: we pakken in en tellen alles twee keer
- Verzonden: het pakket is weg; de factuur staat op de pagina van de bestelling
- Afgerond: de bestelling is verstuurd en betaald

We mailen je als de bestelling geplaatst, ingepakt en verstuurd is. Retouren en terugbetalingen staan op dezelfde pagina, en ook daarover mailen we.
# Hoe lang het duurt
Wanneer een pakket aankomt, staat op de productpagina, in de winkelwagen en bij het afrekenen; express is het snelst. Naar boerderijen, eilanden en buurlanden duurt het langer: de kassa toont de dagen voor je adres. Bij storm en staking schrijven we voordat je het hoeft te vragen.
# Ontbreekt er iets?
Schrijf ons met het bestelnummer via [contact](/contact), liefst met een foto van de doos. We zoeken dezelfde dag en vervangen wat kwijt is. De kosten staan onder [verzending](/shipping-delivery).`,
    ],
    'customer-service': [
      'Klantenservice',
      'Antwoorden op de meest gestelde vragen.',
      `De meeste vragen zijn al eens gesteld. Hier zijn de korte antwoorden, met links naar de lange.
# Voor je bestelt
- Zijn de prijzen inclusief btw? Ja, en de winkelwagen toont de btw nog eens.
- Kan ik zonder account bestellen? Ja, als gast, met naam, e-mail, telefoonnummer en adres.
- En als iets uitverkocht is? Dat staat op de pagina. Raakt het uitverkocht terwijl het in je winkelwagen ligt, dan zegt de winkelwagen het voor je bestelt.
# Betalen
Bezorgde goederen kun je contant bij de koerier betalen; de kassa toont alle manieren voor je bestelling. Al het andere betaal je direct na het bestellen; onze bevestiging volgt na de betaling.
# Levering
Kosten en tijden staan onder [verzending en levering](/shipping-delivery), pakketten onderweg onder [bestelling volgen](/order-tracking).
# Toch niet
{returnDays} dagen, ongeopend, zonder reden: zie [retour](/warranty-returns). Dieren die hun nieuwe voer weigeren zijn een geval apart; we vinden een oplossing.
# Advies
Onze assistenten beantwoorden vragen over voer en maten. Voor medische vragen is er de dierenarts aan de lijn onder [diensten](/services). Al het andere gaat naar [contact](/contact).`,
    ],
    contact: [
      'Contact',
      'Schrijf of kom langs.',
      `Een mens antwoordt, meestal dezelfde werkdag. Zo bereik je ons.
In noodgevallen: schrijf ons niet. Bel de dichtstbijzijnde praktijk of de nachtdienst. Maagtorsie, vergiftiging, benauwdheid en ongelukken wachten niet op kantooruren.
# Per e-mail
{email} wordt door het hele team gelezen. Noem je bestelnummer en voeg een foto toe als iets stuk is: dat scheelt ons allebei een mail.
# Wanneer we lezen
Maandag tot vrijdag van 8 tot 18 uur, zaterdag van 9 tot 13 uur. Laat een telefoonnummer achter als je liever wordt teruggebeld.
# Per post en te voet
{address}. Parkeren kan achter het huis, water voor honden staat naast de deur.
# Wat ons helpt
- Soort, leeftijd en gewicht van het dier
- Wat het nu eet en welke medicijnen het krijgt
- Wat je al geprobeerd hebt
Vragen over maten beantwoordt de [maatwijzer](/mysize-guide), vragen over pakketten [bestelling volgen](/order-tracking).`,
    ],
    'mysize-guide': [
      'Maatwijzer',
      'Eén keer meten, één keer bestellen: halsbanden, tuigen, jassen en bedden.',
      `Alle maten zijn in centimeters, want S, M en L zijn bij elke maker anders. Je hebt een zacht meetlint, een snoepje en een halve minuut geduld nodig.
# Halsband
Meet de hals waar de band komt en laat ruimte voor twee vingers. Zit je tussen twee maten, kies dan de grootste: die kan strakker, de kleinste niet ruimer.
# Tuig
Meet de borst vlak achter de voorpoten, terwijl de hond staat. Een tuig van 60 cm past van 52 tot 64 cm.
# Jas
Meet de rug van de aanzet van de hals tot de aanzet van de staart. Brede honden zoals buldoggen hebben vaak een maat meer en een langere buikband nodig.
# Bed
Meet je dier slapend en uitgestrekt, van neus tot staart, en tel er twintig centimeter bij.
# Kap
Meet van de halsband tot de punt van de neus en tel er drie centimeter bij.
Twijfel je? Stuur ons de drie getallen via [contact](/contact). Toch de verkeerde maat? Stuur hem ongeopend binnen {returnDays} dagen terug en bestel de andere: zie [retour](/warranty-returns).`,
    ],
    sale: [
      'Aanbiedingen',
      'Eerlijke kortingen en hoe ze werken.',
      `Naast de lagere prijs staat de oude, en die hebben we echt gevraagd. Geen aftelklokken en geen voorraad die altijd ‘bijna op’ is. Afgeprijsde producten hebben ook in elke categorie een label.
# Wat is afgeprijsd
- Verpakkingen dicht bij hun datum, altijd zo vermeld
- Restanten, als een maker recept of kleur verandert
- Seizoensartikelen: jassen in het voorjaar, koelmatten in het najaar
- Grotere aantallen: sommige prijzen dalen vanaf het vijfde stuk, zoals de productpagina toont
# Kortingscodes
Wie zich voor het eerst op de nieuwsbrief abonneert, krijgt {couponPercent}% op de producten van één bestelling.
De korting geldt niet voor medicijnen met verkoopbeperking.{noMedicineOff}
Eén code per bestelling; te combineren met verlaagde prijzen, niet met een andere code.
# Retour
Afgeprijsde goederen gaan terug zoals alle andere: ongeopend en binnen dezelfde tijd. Zie [retour](/warranty-returns).`,
    ],
    'gift-card': [
      'Cadeaubon',
      'We verkopen geen cadeaubonnen. Wat je wel kunt geven.',
      `Je kent de persoon, je kent de hond, maar niet de maat van het bed. Een cadeaubon zou helpen, maar die verkopen we niet. Deze cadeaus hebben geen maat nodig.
# Voor wie begint
In de [startpakketten](/advice-kits/starter-kits) zit wat puppy’s, kittens, kippen en eerste aquaria de eerste weken nodig hebben. Je kiest de onderdelen; niets hoeft te passen.
# Voor wie alles heeft
- Een gesprek met de [dierenarts](/advice-kits/tele-vet), voor de vraag die niemand durfde te stellen
- Een plaats in een [cursus of workshop](/advice-kits/classes-workshops)
- Een [gids](/advice-kits/care-guides) voor op de bank, met het dier op schoot
# Voor dieren
Snacks passen altijd: kijk bij [honden](/dogs) of [katten](/cats). Vraag voor halsbanden, tuigen en bedden eerst drie getallen en open de [maatwijzer](/mysize-guide).
# Als het niet bevalt
Ongeopende cadeaus kunnen binnen {returnDays} dagen terug: zie [retour](/warranty-returns). Je meldt de retour aan op de pagina van je bestelling en geeft het nummer door; de ontvanger stuurt het pakket, het geld komt bij je terug.`,
    ],
    'order-from-catalog': [
      'Bestellen uit de catalogus',
      'Ken je het artikelnummer? Dan is dit de kortste weg.',
      `Fokkers, praktijken en veehouders weten vaak precies wat ze willen. De weg langs plaatjes is dan te lang.
# Op nummer
Typ het artikelnummer in het zoekveld, bijvoorbeeld VT-LAMB-RICE-ADULT. Het exacte nummer opent meteen zijn product. Nummers van varianten eindigen op maat en kleur, zoals GK-LAYER-MASH-40KG.
# Op lijst
Stuur een lijst met nummers en aantallen naar {email}. We antwoorden met wat op voorraad is en wat het met levering kost. Spreadsheets zijn welkom, foto’s van handgeschreven briefjes ook.
# Per doos
Sommige prijzen dalen vijf procent vanaf het vijfde stuk en tien vanaf het tiende. De productpagina toont de stappen, de winkelwagen gebruikt de stap die je bereikt.
# Nog een keer
In je account heeft elke bestelling een knop die alles wat nog te koop is opnieuw in de winkelwagen legt.
# Tot op de boerderij
Zware bestellingen reizen op een pallet: zie [verzending](/shipping-delivery). Andere vragen beantwoordt de [klantenservice](/customer-service).`,
    ],
    services: [
      'Onze diensten',
      'Dierenartsen aan de lijn, cursussen, graveren en meer.',
      `Niet alles wat dieren nodig hebben past in een doos.
# Dierenarts aan de lijn
Een geregistreerde dierenarts via video, ook ’s avonds en in het weekend. Je vertelt, laat zien en vraagt, en krijgt een schriftelijke samenvatting. Vijftien of dertig minuten: [dierenarts aan de lijn](/advice-kits/tele-vet).
# Cursussen
Puppyles, netjes aan de lijn, EHBO, lammerdag. Kleine groepen, geduldige docenten, belonen in plaats van dwang: [cursussen en workshops](/advice-kits/classes-workshops).
# Gidsen
Pdf-gidsen van onze dierenartsen, met tabellen en tekeningen, inclusief updates: [gidsen](/advice-kits/care-guides).
# Graveren
Naamplaatjes, halsterplaatjes en hokbordjes graveren we binnen een dag in onze eigen werkplaats. Je typt de tekst op de productpagina en ziet meteen de prijs.
# Startpakketten
Dozen voor puppy’s, kittens, kippen en eerste aquaria: [startpakketten](/advice-kits/starter-kits). Je kiest de onderdelen, wij denken aan de rest.
# Voor praktijken
Levering op vaste dagen, voorraad op afroep en verzamelfacturen. Vraag het via [contact](/contact).`,
    ],
    about: [
      'Ons verhaal',
      'Een winkel die op wacht staat, ook als het licht uitgaat.',
      `Een stokstaartje staat rechtop zodat de anderen rustig kunnen graven. Zoiets willen wij zijn voor mensen met dieren.
# Waar we vandaan komen
De winkel groeide uit een praktijk voor kleine dieren. Twee dierenartsen hadden er genoeg van mensen naar schappen te sturen waar elke zak alles belooft. Ze zetten twaalf producten achter de balie en schreven bij elk waarom het daar stond. De plank werd een kamer, de kamer een winkel.
# Wat we verkopen
Vierhonderd dingen voor honden, katten, vogels, vissen, reptielen, kleine dieren, paarden, vee en de wilde gasten in de tuin. Elk is gebruikt door iemand die we kennen. Wat niet bleef, ging terug.
# Waarom de pagina’s klein zijn
Omdat onze klanten wonen waar het signaal komt en gaat en data geld kost. Winkelwagen, verlanglijst en alles wat je typte blijven op je apparaat als de verbinding wegvalt.
# Wie we zijn
De mensen staan onder [over ons](/about-us), de dierenartsen aan de lijn onder [onze diensten](/services).`,
    ],
    'about-us': [
      'Over ons',
      'De mensen, en de dieren die hen in dienst hebben.',
      `Achter de winkel staan elf mensen, negen honden, veertien katten, een papegaai die de telefoon opneemt en een schildpad die ouder is dan het gebouw.
# Nomvula en Anne, dierenartsen
Zij begonnen de praktijk en beslissen nog steeds wat op de plank komt. Nomvula leest etiketten voor haar plezier. Anne proeft elke snack, ‘met mate’.
# Lindiwe, dierenartsassistente
Zij geeft de cursussen en het advies en kan de nagels van elke kat knippen, wat haar hier de machtigste persoon maakt.
# Pieter, magazijn
Pieter telt. Zegt de winkel dat er nog drie zijn, dan zijn er nog drie. Hij pakt in alsof zijn eigen aquarium erin zit.
# Yusuf, software
Na een week op de boerderij van zijn oom maakte hij de pagina’s klein en leerde hij de winkelwagen zonder signaal te overleven.
# Asieldagen
Eén zaterdag per maand gaat de opbrengst naar een asiel en gaat het hele team er schoonmaken. Kom gerust mee: borstels zijn er.
Wat ons drijft staat onder [ons verhaal](/about); schrijven kan via [contact](/contact).`,
    ],
    magazine: [
      'Magazine',
      'Leesvoer voor regendagen, geschreven door onze dierenartsen.',
      `Vier keer per jaar schrijven onze dierenartsen op wat hun het meest gevraagd wordt. Geen reclame, geen wondermiddelen en altijd één fout die we zelf maakten.
# In dit nummer: het seizoen zonder teken
Dat bestaat niet. Zelfs in droge winters vinden we teken tussen de bladeren in de tuin. We leggen uit hoe je een hond in negentig seconden nakijkt, oren en tenen inbegrepen, en waarom [bescherming](/dogs/parasite-control) het best werkt als ze saai en regelmatig is.
# Brokken of blik?
Allebei, zei de kat. Natvoer brengt water, droogvoer gemak, en mengen mag als je telt. Een eenvoudige tabel helpt beide porties te halveren zonder de kat te verdubbelen.
# De eerste week met een konijn
Hooi, een schuilplaats en geen bezoek. Lindiwe vertelt hoe ze één konijn meenam en waarom het er vrijdag twee waren.
# Brieven
‘Mijn papegaai doet de deurbel na.’ De onze ook. We raden elke maand een nieuw wijsje aan, en [zoekspeelgoed](/birds/bird-toys).
Het volgende nummer verschijnt met het eerste onweer.`,
    ],
    contactUs: [
      'Schrijf ons',
      'Eén pagina, één adres, één menselijk antwoord.',
      `Fijn dat je met ons wilt praten. Voor een goed antwoord in één keer vragen we een paar regels.
# Over een bestelling
Noem het bestelnummer en wat je verwachtte. Was het pakket beschadigd, fotografeer dan de buitenkant voor je uitpakt.
# Over een product
Het artikelnummer staat bij de specificaties. Vertel soort, leeftijd en gewicht van je dier, en welke producten je vergeleek.
# Over een idee
We lezen ze allemaal en beantwoorden de meeste. De slowfeeder voor papegaaien, de losse deksels voor blikken en de zaterdagles voor grootouders waren ideeën van klanten.
# Over een klacht
Schrijf naar {email} met het woord ‘klacht’ in het onderwerp. Anne leest ze zelf binnen twee werkdagen, en niemand heeft daar ooit spijt van gehad.
Ons adres staat onder [contact](/contact), snelle antwoorden onder [klantenservice](/customer-service).`,
    ],
  },
}
