import type { TranslatedContent } from './translated-content.ts'

export const cs: TranslatedContent = {
  promise: [
    'Náš slib',
    `- Ceny s daní a spočítané zásoby
- {returnDays} dní na rozmyšlenou
- Veterinář na lince, i večer`,
  ],
  pages: {
    legal: [
      'Provozovatel',
      'Kdo tento obchod provozuje a jak nás zastihnete.',
      `{shop} je ukázkový obchod. Značky, produkty, lidé a adresy jsou smyšlené a nic, co tu objednáte, nebude odesláno. Vše ostatní je skutečné: ceny se počítají, zásoby sčítají a objednávky ukládají.
# Odpovědná osoba
{seller} (ukázka), {address}. E-mail: {email}. Než otevřete obchod veřejnosti, nahraďte tyto řádky vlastními.
# Ceny a daň
Všechny ceny obsahují DPH, pokud není uvedeno jinak. Sazba závisí na zemi obchodu a druhu zboží: krmivo může být zdaněno méně než hračky nebo nástroje.
# Texty a obrázky
Překlady a kresby ukázkového katalogu vznikly pro tento projekt a jsou zveřejněny pod jeho licencí. Názvy produktů skutečných výrobců se nevyskytují.
# Rady
Stránky o zdraví informují a nenahrazují vyšetření. V nouzi volejte nejbližší ordinaci. Viz také [ochrana osobních údajů](/privacy-policy) a [obchodní podmínky](/terms-conditions).`,
    ],
    'privacy-policy': [
      'Ochrana osobních údajů',
      'Jaké údaje potřebujeme, proč a jak dlouho.',
      `Sbíráme, co potřebují vaše objednávky, účet a žádosti, a nic navíc. Tato stránka to říká jednoduše.
# Co ukládáme
- Vaše jméno, adresu, e-mail a telefon, abychom doručili a zeptali se, když něco není jasné
- Vaše objednávky a faktury, protože to vyžaduje zákon
- Máte-li účet: heslo jako hash, adresy, seznam přání, věrnostní kartu, hlasy pro užitečná hodnocení a po 180 dní hashe zařízení, ze kterých se přihlašujete
- Odebíráte-li newsletter: váš e-mail; napíšete-li hodnocení: co vyplníte, se jménem, které si zvolíte
- Když chcete vědět, kdy je vyprodaný produkt zpět: váš e-mail a ten produkt
- Když chcete kopii zprávy, kterou nám píšete: váš e-mail a tu zprávu
- Košík a seznam přání ve vašem prohlížeči, aby přežily ztrátu spojení, a košík také na našem serveru kvůli cenám a zásobám
# Co neděláme
Údaje neprodáváme, nevytváříme reklamní profily a bez vašeho souhlasu nenačítáme žádné cizí skripty, s jednou výjimkou: platíte-li kartou, načte stránka platby formulář poskytovatele. Čísla karet se našich serverů nikdy nedotknou.
# Jak dlouho
Košík zůstává v prohlížeči, dokud neobjednáte, nevyprázdníte ho nebo se neodhlásíte, a na našem serveru 90 dní od poslední změny. Žádost o upozornění se smaže po odeslání zprávy, nejpozději po 180 dnech. Co uchováváme kvůli kopii zprávy, se smaže, jakmile potvrdíte svou adresu, nejpozději po třech dnech. Účet si smažete sami v „Moje údaje“, ihned; faktury zůstávají tak dlouho, jak vyžaduje zákon, a k ničemu jinému.
# Vaše práva
Své údaje můžete vidět, opravit, stáhnout a smazat v účtu nebo zprávou na {email}; další cesty jsou na stránce [Kontakt](/contact). Newsletter, zprávy o vyprodaných produktech a žádosti o hodnocení můžete kdykoli ukončit.`,
    ],
    'terms-conditions': [
      'Obchodní podmínky',
      'Pravidla nákupu, co nejstručněji.',
      `Tyto podmínky patří ukázkovému obchodu. Vlastní si nechte zkontrolovat právníkem.
# Smlouva
Produkty v obchodě jsou výzvou k objednávce. Vaše objednávka je nabídka; přijímáme ji potvrzením e-mailem.
# Ceny
Ceny obsahují daň a neobsahují dopravu. Je-li cena zjevně chybná, zeptáme se před odesláním. Platí součet, který ukáže pokladna při objednání a zopakuje potvrzení.
# Platba a vlastnictví
Platí se při objednání nebo při doručení. Do té doby zůstává zboží naše.
# Věk a předpisy
Léky na předpis neprodáváme. Přípravky proti parazitům vydáváme jen dospělým.
# Odpovědnost
Za škodu z hrubé nedbalosti odpovídáme bez omezení, jinak za předvídatelnou škodu. Vaše zákonná práva zůstávají nedotčena.
# Vrácení
Odstoupit můžete do {returnDays} dnů: viz [Záruka a vrácení](/warranty-returns).`,
    ],
    'shipping-delivery': [
      'Doprava a dodání',
      'Kolik stojí, jak dlouho trvá a co když nikdo není doma.',
      `Balíme každý pracovní den. Co je objednáno před {cutOff}, odchází týž den.
# Způsoby dopravy
- Standardně kurýrem, {standardDays} pracovních dnů
- Standardní doprava je od {freeFrom} zdarma
- Expresně kurýrem, když to spěchá
- Vyzvednutí v některé z našich prodejen a výdejních míst v Jihoafrické republice, zdarma; napíšeme, až bude připraveno
Přesnou cenu pro vaši adresu uvidíte v pokladně, než objednáte.
# Těžké a velké
Pytle nad dvacet kilogramů, boudy a akvária cestují na paletě. Kurýr předem zavolá; připravte si druhý pár rukou.
# Nikdo doma
Kurýr to zkusí u souseda, na vrátnici nebo v nejbližším výdejním místě a nechá vzkaz. Krmivo nezůstane na slunci.
# Služby a soubory
Hovor s veterinářem ani průvodce nepotřebují balík a dopravu neplatíte. Soubory jsou na stránce objednávky hned po zaplacení.
# Za hranice
Doručujeme také do Namibie, Botswany, Lesotha a Svazijska. U produktů živočišného původu může celnice chtít povolení.`,
    ],
    'warranty-returns': [
      'Záruka a vrácení',
      'Co můžete vrátit, a dva roky záruky.',
      `Zvířata mají názory a věci se rozbíjejí. Myslíme na obojí.
# {returnDays} dní
Neotevřené zboží můžete bez udání důvodu vrátit do {returnDays} dnů od odeslání. Vrácení zapište na stránce objednávky, do krabice vložte lístek s jeho číslem a předejte kurýrovi; peníze jsou zpět do týdne od doručení.
# Když zvíře řekne ne
Otevřené krmivo už prodat nelze, ale nikdo nemá zůstat s patnácti kily odmítnutí. Napište nám: obvykle vrátíme polovinu a pytel darujeme útulku ve vašem okolí.
# Co vrátit nejde
- Léky s omezeným prodejem, ani neotevřené{noMedicineBack}
- Otevřené léky, přípravky proti parazitům a hygienické potřeby
- Věci s rytinou a na míru, ledaže jsou vadné
- Otevřené soubory a uskutečněné hovory
# Dva roky záruky
Když se něco rozbije při běžném používání, opravíme to nebo vyměníme. Žvýkání je běžné používání jen u hraček na žvýkání, a to první měsíc.
# Jak začít
Vrácení začíná na stránce objednávky: v účtu nebo přes odkaz v našich zprávách. Je-li něco vadné, napište s číslem objednávky a fotografií: [Kontakt](/contact). Nic neposílejte bez čísla: naše surikaty třídí podle čísel.`,
    ],
    withdrawal: [
      'Právo odstoupit',
      'Jak zrušit objednávku po doručení, do kolika dnů a za kolik.',
      `Objednávku v tomto obchodě můžete zrušit bez udání důvodu. Je to vaše právo podle § 44 jihoafrického zákona o elektronických komunikacích a transakcích.
Našich vlastních {returnDays} dní na neotevřené zboží na stránce [vrácení](/warranty-returns) platí navíc.
# Do sedmi dnů
Sedm dní začíná, když vy nebo osoba, kterou určíte, převezmete zboží; u služby objednáním. Stačí nám dát vědět dříve, než uplynou.
# Jak zrušit
Zapište vrácení na stránce objednávky, nebo napište na {email} či na {seller}, {address}, se jménem a číslem objednávky.
# Co bude dál
Zboží pošlete zpět do čtrnácti dnů. Platíte za zaslání zpět a nic víc. Zaplacenou částku dostanete do třiceti dnů od zrušení stejným způsobem.
# Co zrušit nejde
- Krmivo, pamlsky a jiné věci každodenní spotřeby
- Zboží s rytinou nebo vyrobené pro vás
- Otevřené soubory a služby zahájené s vaším souhlasem během sedmi dnů`,
    ],
    'order-tracking': [
      'Sledování objednávky',
      'Kde je váš balík a co znamená každý stav.',
      `Stav každé objednávky najdete v účtu, v části „Moje objednávky“. Hosté použijí odkaz v potvrzení; heslo nepotřebují.
# Co znamenají slova
- Čeká: objednávka má číslo a zboží je rezervováno
- Zpracovává se: balíme a všechno počítáme dvakrát
- Odeslána: balík je na cestě; faktura je na stránce objednávky
- Dokončena: objednávka je odeslána a zaplacena

Píšeme vám, když je objednávka přijata, balena a odeslána. Vrácení zboží i peněz jsou na stejné stránce a o každém také píšeme.
# Jak dlouho to trvá
Kdy balík dorazí, uvádí stránka produktu, košík i pokladna; nejrychlejší je expres. Na farmy, ostrovy a do sousedních zemí to trvá déle: dny pro vaši adresu ukáže pokladna. Při bouřích a stávkách napíšeme dřív, než se zeptáte.
# Něco chybí?
Napište nám s číslem objednávky přes [Kontakt](/contact), nejlépe s fotografií krabice. Hledáme týž den a ztracené nahradíme. Ceny jsou na stránce [Doprava](/shipping-delivery).`,
    ],
    'customer-service': [
      'Zákaznický servis',
      'Odpovědi na nejčastější otázky.',
      `Většinu otázek už někdo položil. Tady jsou krátké odpovědi s odkazy na delší.
# Před objednávkou
- Obsahují ceny daň? Ano, košík ji uvádí ještě jednou.
- Mohu objednat bez účtu? Ano, jako host, stačí jméno, e-mail, telefon a adresa.
- A když je produkt vyprodaný? Říká to jeho stránka. Dojde-li, zatímco je v košíku, košík to oznámí před objednáním.
# Placení
Doručované zboží lze zaplatit hotově kurýrovi; všechny způsoby ukáže pokladna. Ostatní se platí hned po objednání; potvrzení pošleme po přijetí platby.
# Doručení
Ceny a časy: [Doprava a dodání](/shipping-delivery), balíky na cestě: [Sledování objednávky](/order-tracking).
# Změna názoru
{returnDays} dní, neotevřené, bez důvodu: viz [vrácení](/warranty-returns). Zvířata, která nové krmivo odmítají, jsou zvláštní případ a řešení najdeme.
# Rady
Na otázky o krmení a velikostech odpovídají naše asistentky. Pro lékařské otázky je veterinář na lince: [služby](/services). Vše ostatní: [Kontakt](/contact).`,
    ],
    contact: [
      'Kontakt',
      'Napište, nebo přijďte.',
      `Odpovídá člověk, obvykle týž pracovní den. Takto nás zastihnete.
V nouzi: nepište nám. Volejte nejbližší ordinaci nebo noční pohotovost. Torze žaludku, otrava, dušnost a nehody nečekají na pracovní dobu.
# E-mailem
{email} čte celý tým. Uveďte číslo objednávky, a je-li něco rozbité, přiložte fotografii: ušetří to oběma jednu zprávu.
# Kdy čteme
Pondělí až pátek od 8 do 18, v sobotu od 9 do 13. Nechte telefon, chcete-li raději zavolat zpět.
# Poštou a pěšky
{address}. Parkoviště je za domem, voda pro psy u dveří.
# Co nám pomůže
- Druh, věk a hmotnost zvířete
- Co teď jí a jaké léky dostává
- Co jste už zkusili
O velikostech radí [průvodce](/mysize-guide), o balících [sledování objednávky](/order-tracking).`,
    ],
    'mysize-guide': [
      'Průvodce velikostmi',
      'Změřte jednou, objednejte jednou: obojky, postroje, oblečky a pelíšky.',
      `Všechny velikosti uvádíme v centimetrech, protože S, M a L znamenají u každého výrobce něco jiného. Potřebujete měkký metr, pamlsek a půl minuty trpělivosti.
# Obojek
Změřte krk tam, kde bude obojek, a nechte místo na dva prsty. Mezi dvěma velikostmi zvolte větší: dá se stáhnout, menší zvětšit nejde.
# Postroj
Změřte hrudník těsně za předními tlapkami, pes stojí. Postroj 60 cm sedne od 52 do 64 cm.
# Obleček
Změřte záda od kořene krku ke kořeni ocasu. Širocí psi, například buldoci, často potřebují o velikost víc a delší břišní pásek.
# Pelíšek
Změřte zvíře spící a natažené, od čenichu po ocas, a přidejte dvacet centimetrů.
# Límec
Změřte od obojku ke špičce čenichu a přidejte tři centimetry.
Nejste si jistí? Pošlete nám tři čísla přes [Kontakt](/contact). Přece jen špatná velikost? Vraťte ji neotevřenou do {returnDays} dnů a objednejte jinou: viz [vrácení](/warranty-returns).`,
    ],
    sale: [
      'Výprodej',
      'Poctivé slevy a jak fungují.',
      `Vedle snížené ceny stojí původní a opravdu jsme za ni prodávali. Nemáme odpočty ani zásoby, které jsou věčně „skoro pryč“. Zlevněné zboží je označené i v každé kategorii.
# Co je zlevněné
- Balení blízko data spotřeby, vždy tak označená
- Konec řady, když výrobce mění recepturu nebo barvu
- Sezónní zboží: oblečky na jaře, chladicí podložky na podzim
- Větší množství: některé ceny klesají od pátého kusu, jak ukazuje stránka produktu
# Kupony
Za první přihlášení k newsletteru dostanete {couponPercent} % na zboží v jedné objednávce.
Na léky s omezeným prodejem se nevztahuje.{noMedicineOff}
Na objednávku platí jeden kupon; lze ho spojit se slevou, ne s jiným kuponem.
# Vrácení
Zlevněné zboží se vrací jako každé jiné: neotevřené a ve stejné lhůtě. Viz [vrácení](/warranty-returns).`,
    ],
    'gift-card': [
      'Dárková karta',
      'Dárkové karty neprodáváme. Co darovat místo nich.',
      `Znáte člověka, znáte psa, ale neznáte velikost pelíšku. Dárková karta by pomohla, jenže je neprodáváme. Tyto dárky velikost nepotřebují.
# Začátečníkům
[Startovací balíčky](/advice-kits/starter-kits) obsahují, co štěňata, koťata, slepice a první akvária potřebují v prvních týdnech. Díly si vyberete a nic nemusí padnout.
# Těm, kdo mají všechno
- Hovor s [veterinářem](/advice-kits/tele-vet) o otázce, kterou nikdo nechtěl položit
- Místo na [kurzu nebo workshopu](/advice-kits/classes-workshops)
- [Průvodce](/advice-kits/care-guides) na pohovku, se zvířetem na klíně
# Zvířatům
Pamlsky se hodí vždy: podívejte se k [psům](/dogs) nebo [kočkám](/cats). U obojků, postrojů a pelíšků se nejdřív zeptejte na tři čísla a otevřete [průvodce velikostmi](/mysize-guide).
# Když se nehodí
Neotevřené dárky lze vrátit do {returnDays} dnů: viz [vrácení](/warranty-returns). Vrácení zapíšete na stránce objednávky a předáte číslo; balík pošle obdarovaný a peníze se vrátí vám.`,
    ],
    'order-from-catalog': [
      'Objednávka z katalogu',
      'Znáte kód zboží? Pak je toto nejkratší cesta.',
      `Chovatelé, ordinace a farmáři často přesně vědí, co chtějí. Cesta přes obrázky je pro ně dlouhá.
# Podle kódu
Napište kód do vyhledávání, například VT-LAMB-RICE-ADULT. Přesný kód hned otevře produkt. Kódy variant končí velikostí a barvou, jako GK-LAYER-MASH-40KG.
# Seznamem
Pošlete seznam kódů a množství na {email}. Odpovíme, co je skladem a kolik to stojí s dopravou. Vítané jsou tabulky i fotografie ručních poznámek.
# Po krabicích
Některé ceny klesají o pět procent od pátého kusu a o deset od desátého. Stupně uvádí stránka produktu a košík použije dosažený.
# Znovu
Každá objednávka v účtu má tlačítko, které vloží do košíku vše, co se ještě prodává.
# Až na farmu
Těžké objednávky cestují na paletě: viz [doprava](/shipping-delivery). Na jiné otázky odpovídá [zákaznický servis](/customer-service).`,
    ],
    services: [
      'Naše služby',
      'Veterináři na lince, kurzy, rytí a další.',
      `Ne všechno, co zvířata potřebují, se vejde do krabice.
# Veterinář na lince
Registrovaný veterinář přes video, i večer a o víkendu. Popíšete, ukážete, zeptáte se a dostanete písemné shrnutí. Patnáct nebo třicet minut: [veterinář na lince](/advice-kits/tele-vet).
# Kurzy
Štěněcí školka, volné vodítko, první pomoc, den bahnění. Malé skupiny, trpěliví učitelé, odměny místo síly: [kurzy a workshopy](/advice-kits/classes-workshops).
# Průvodci
Průvodci v PDF od našich veterinářů, s tabulkami a kresbami, aktualizace v ceně: [průvodci](/advice-kits/care-guides).
# Rytí
Známky, štítky na ohlávky a boudy ryjeme ve vlastní dílně do jednoho dne. Text zadáte na stránce produktu a cenu vidíte hned.
# Startovací balíčky
Krabice pro štěňata, koťata, slepice a první akvária: [startovací balíčky](/advice-kits/starter-kits). Díly vyberete vy, na zbytek myslíme my.
# Pro ordinace
Dodávky v pevné dny, zásoby na zavolání a souhrnné faktury. Zeptejte se: [Kontakt](/contact).`,
    ],
    about: [
      'Náš příběh',
      'Obchod, který hlídá, i když zhasne světlo.',
      `Surikata stojí vzpřímeně, aby ostatní mohli v klidu hrabat. Zhruba tím chceme být pro lidi se zvířaty.
# Odkud jsme
Obchod vyrostl z ordinace pro malá zvířata. Dvě veterinářky měly dost posílání lidí k regálům, kde každý pytel slibuje všechno. Postavily za pult dvanáct produktů a ke každému napsaly, proč tam je. Z police se stala místnost, z místnosti obchod.
# Co prodáváme
Čtyři sta věcí pro psy, kočky, ptáky, ryby, plazy, malá zvířata, koně, hospodářská zvířata a divoké hosty zahrady. Každou používal někdo, koho známe. Co nevydrželo, šlo zpátky.
# Proč jsou stránky malé
Protože naši zákazníci žijí tam, kde signál přichází a odchází a data něco stojí. Košík, seznam přání i vše, co napíšete, zůstane ve vašem zařízení, když spojení vypadne.
# Kdo jsme
O lidech se píše na stránce [O nás](/about-us), o veterinářích na lince na stránce [Naše služby](/services).`,
    ],
    'about-us': [
      'O nás',
      'Lidé a zvířata, která je zaměstnávají.',
      `Za obchodem stojí jedenáct lidí, devět psů, čtrnáct koček, papoušek, který zvedá telefon, a želva starší než budova.
# Nomvula a Anne, veterinářky
Založily ordinaci a dodnes rozhodují, co přijde na polici. Nomvula čte etikety pro radost. Anne ochutná každý pamlsek, „s mírou“.
# Lindiwe, veterinární asistentka
Vede kurzy a poradnu a umí ostříhat drápky každé kočce, což z ní dělá nejmocnější osobu tady.
# Pieter, sklad
Pieter počítá. Když obchod říká, že zbývají tři, zbývají tři. Balí, jako by uvnitř bylo jeho vlastní akvárium.
# Yusuf, software
Po týdnu na strýcově farmě zmenšil stránky a naučil košík přežít bez signálu.
# Dny v útulku
Jednu sobotu v měsíci jde výtěžek útulku a celý tým tam jede uklízet. Přidejte se: kartáče máme.
Co nás pohání, najdete na stránce [Náš příběh](/about), napsat lze přes [Kontakt](/contact).`,
    ],
    magazine: [
      'Magazín',
      'Čtení na deštivé dny od našich veterinářek.',
      `Čtyřikrát do roka naše veterinářky zapíšou, na co se lidé ptají nejčastěji. Bez reklam, bez zázračných kúr a vždy s jednou vlastní chybou.
# V tomto čísle: období bez klíšťat
Není. I v suché zimě nacházíme klíšťata v listí na zahradě. Vysvětlíme, jak prohlédnout psa za devadesát sekund, včetně uší a prstů, a proč [ochrana](/dogs/parasite-control) funguje nejlépe, když je nudná a pravidelná.
# Granule, nebo konzerva?
Obojí, řekla kočka. Vlhké dává vodu, suché pohodlí a míchat se smí, když se počítá. Jednoduchá tabulka pomůže obě porce zmenšit na půl, aniž by se zdvojila kočka.
# První týden s králíkem
Seno, skrýš a žádné návštěvy. Lindiwe vypráví, jak si domů vzala jednoho králíka a proč byli v pátek dva.
# Dopisy
„Můj papoušek napodobuje zvonek.“ Náš také. Doporučujeme každý měsíc novou melodii a [hračku na hledání krmení](/birds/bird-toys).
Příští číslo vyjde s první bouřkou.`,
    ],
    contactUs: [
      'Napište nám',
      'Jedna stránka, jedna adresa, jedna lidská odpověď.',
      `Děkujeme, že s námi chcete mluvit. Abychom odpověděli dobře hned napoprvé, prosíme o pár řádků.
# K objednávce
Uveďte číslo objednávky a co jste čekali. Byl-li balík poškozený, vyfoťte ho zvenku, než ho rozbalíte.
# K produktu
Kód je ve specifikaci produktu. Napište druh, věk a hmotnost zvířete a které produkty porovnáváte.
# S nápadem
Čteme všechny a na většinu odpovídáme. Pomalé krmítko pro papoušky, náhradní víčka na konzervy a sobotní kurz pro prarodiče byly nápady zákazníků.
# Se stížností
Napište na {email} se slovem „stížnost“ v předmětu. Anne je čte sama do dvou pracovních dnů a nikdo toho ještě nelitoval.
Naše adresa je na stránce [Kontakt](/contact), rychlé odpovědi má [zákaznický servis](/customer-service).`,
    ],
  },
}
