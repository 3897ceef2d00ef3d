import type { TranslatedContent } from './translated-content.ts'

export const pl: TranslatedContent = {
  promise: [
    'Nasza obietnica',
    `- Ceny z podatkiem i policzone zapasy
- {returnDays} dni na zmianę zdania
- Weterynarz na linii, także wieczorem`,
  ],
  pages: {
    legal: [
      'Nota prawna',
      'Kto prowadzi ten sklep i jak się z nami skontaktować.',
      `{shop} to sklep demonstracyjny. Marki, produkty, osoby i adresy są zmyślone, a nic, co tu zamówisz, nie zostanie wysłane. Reszta jest prawdziwa: ceny są obliczane, zapasy liczone, a zamówienia zapisywane.
# Odpowiedzialny
{seller} (demonstracja), {address}. E-mail: {email}. Zastąp te wiersze własnymi, zanim otworzysz sklep dla klientów.
# Ceny i podatek
Wszystkie ceny zawierają VAT, o ile nie podano inaczej. Stawka zależy od kraju sklepu i rodzaju produktu: karma może być opodatkowana niżej niż zabawki czy narzędzia.
# Teksty i obrazy
Tłumaczenia i rysunki katalogu demonstracyjnego powstały na potrzeby tego projektu i są publikowane na jego licencji. Nazwy produktów prawdziwych producentów się nie pojawiają.
# Porady
Strony o zdrowiu informują i nie zastępują badania. W nagłym wypadku zadzwoń do najbliższego gabinetu. Zobacz też [politykę prywatności](/privacy-policy) i [regulamin](/terms-conditions).`,
    ],
    'privacy-policy': [
      'Polityka prywatności',
      'Jakich danych potrzebujemy, po co i jak długo.',
      `Zbieramy to, czego wymagają Twoje zamówienia, konto i prośby, i nic ponadto. Ta strona mówi o tym prostymi słowami.
# Co przechowujemy
- Imię i nazwisko, adres, e-mail i telefon, aby dostarczyć przesyłkę i dopytać w razie wątpliwości
- Zamówienia i faktury, bo wymaga tego prawo
- Jeśli masz konto: hasło w postaci skrótu, adresy, listę życzeń, kartę stałego klienta, głosy na pomocne opinie i przez 180 dni skróty urządzeń, na których się logujesz
- Jeśli zapiszesz się na newsletter: Twój e-mail; jeśli napiszesz opinię: to, co wpiszesz, z wybranym przez Ciebie imieniem
- Jeśli chcesz wiedzieć, kiedy wróci wyprzedany produkt: Twój e-mail i ten produkt
- Jeśli chcesz kopię wiadomości, którą do nas piszesz: Twój e-mail i tę wiadomość
- Koszyk i listę życzeń w Twojej przeglądarce, aby przetrwały utratę połączenia, a koszyk także na naszym serwerze, aby sprawdzać ceny i dostępność
# Czego nie robimy
Nie sprzedajemy danych, nie tworzymy profili reklamowych i nie ładujemy skryptów innych firm bez zgody, z jednym wyjątkiem: gdy płacisz kartą, strona płatności ładuje formularz operatora. Numery kart nigdy nie trafiają na nasze serwery.
# Jak długo
Koszyk zostaje w przeglądarce, dopóki nie zamówisz, nie opróżnisz go lub się nie wylogujesz, a na naszym serwerze 90 dni od ostatniej zmiany. Prośba o powiadomienie jest usuwana po wysłaniu wiadomości, najpóźniej po 180 dniach. To, co przechowujemy na potrzeby kopii wiadomości, usuwamy, gdy potwierdzisz adres, najpóźniej po trzech dniach. Konto usuwasz samodzielnie w „Moje dane”, od razu; faktury zostają tak długo, jak wymaga prawo, i do niczego innego nie służą.
# Twoje prawa
Możesz zobaczyć, poprawić, pobrać i usunąć swoje dane na koncie lub pisząc na {email}; inne sposoby są na stronie [Kontakt](/contact). Z newslettera, powiadomień o produktach i próśb o opinie można zrezygnować w każdej chwili.`,
    ],
    'terms-conditions': [
      'Regulamin',
      'Zasady zakupów, możliwie krótko.',
      `Ten regulamin należy do sklepu demonstracyjnego. Własny daj do sprawdzenia prawnikowi.
# Umowa
Produkty w sklepie są zaproszeniem do zamówienia. Twoje zamówienie jest ofertą, a nasze potwierdzenie e-mailem ją przyjmuje.
# Ceny
Ceny zawierają podatek, nie zawierają dostawy. Jeśli cena jest oczywiście błędna, zapytamy przed wysyłką. Obowiązuje suma pokazana przy składaniu zamówienia i powtórzona w potwierdzeniu.
# Płatność i własność
Płacisz przy zamówieniu lub przy odbiorze. Do tego czasu towar pozostaje nasz.
# Wiek i recepty
Leków na receptę nie sprzedajemy. Środki przeciw pasożytom wydajemy tylko dorosłym.
# Odpowiedzialność
Za szkody z rażącego niedbalstwa odpowiadamy bez ograniczeń, poza tym za szkody przewidywalne. Twoje prawa ustawowe pozostają nienaruszone.
# Zwrot
Możesz odstąpić w ciągu {returnDays} dni: zobacz [Gwarancja i zwroty](/warranty-returns).`,
    ],
    'shipping-delivery': [
      'Wysyłka i dostawa',
      'Ile kosztuje, ile trwa i co, gdy nikogo nie ma w domu.',
      `Pakujemy w każdy dzień roboczy. To, co zamówisz przed {cutOff}, wychodzi tego samego dnia.
# Sposoby dostawy
- Standard kurierem, {standardDays} dni roboczych
- Dostawa standardowa jest bezpłatna od {freeFrom}
- Ekspres kurierem, gdy się spieszy
- Odbiór w jednym z naszych sklepów i punktów odbioru w RPA, bezpłatnie; napiszemy, gdy wszystko będzie gotowe
Dokładną cenę dla Twojego adresu zobaczysz przed złożeniem zamówienia.
# Ciężkie i duże
Worki powyżej dwudziestu kilogramów, budy i akwaria jadą na palecie. Kurier dzwoni wcześniej; przygotuj drugą parę rąk.
# Nikogo w domu
Kurier próbuje u sąsiada, w ochronie albo w najbliższym punkcie odbioru i zostawia wiadomość. Karma nie stoi na słońcu.
# Usługi i pliki
Rozmowa z weterynarzem czy poradnik nie potrzebują paczki i nic nie kosztują w dostawie. Pliki są na stronie zamówienia od razu po płatności.
# Za granicę
Dostarczamy także do Namibii, Botswany, Lesotho i Eswatini. Przy produktach zwierzęcych urząd celny może żądać zezwolenia.`,
    ],
    'warranty-returns': [
      'Gwarancja i zwroty',
      'Co możesz odesłać, i dwa lata gwarancji.',
      `Zwierzęta mają swoje zdanie, a rzeczy się psują. Zadbaliśmy o jedno i drugie.
# {returnDays} dni
Nieotwarty towar możesz odesłać bez podania przyczyny w ciągu {returnDays} dni od wysyłki. Zgłoś zwrot na stronie zamówienia, włóż do pudełka kartkę z jego numerem i oddaj kurierowi; pieniądze wracają w tydzień od nadejścia paczki.
# Gdy zwierzę mówi nie
Otwartej karmy nie da się sprzedać ponownie, ale nikt nie powinien zostać z piętnastoma kilogramami odmowy. Napisz do nas: zwykle zwracamy połowę, a worek trafia do schroniska w pobliżu.
# Czego nie można zwrócić
- Leków o ograniczonej sprzedaży, także nieotwartych{noMedicineBack}
- Otwartych leków, środków przeciw pasożytom i artykułów higienicznych
- Rzeczy grawerowanych i na wymiar, chyba że są wadliwe
- Otwartych plików i odbytych rozmów
# Dwa lata gwarancji
Jeśli coś zepsuje się w normalnym użyciu, naprawimy to lub wymienimy. Gryzienie jest normalnym użyciem tylko przy gryzakach, i to przez pierwszy miesiąc.
# Jak zacząć
Zwroty zaczynają się na stronie zamówienia: na koncie albo pod linkiem z naszych wiadomości. Jeśli coś jest wadliwe, napisz z numerem zamówienia i zdjęciem: [Kontakt](/contact). Nie wysyłaj niczego bez numeru: nasze surykatki sortują po numerach.`,
    ],
    withdrawal: [
      'Prawo odstąpienia',
      'Jak anulować zamówienie po otrzymaniu, w ile dni i za ile.',
      `Zamówienie z tego sklepu możesz anulować bez podania przyczyny. To Twoje prawo według art. 44 południowoafrykańskiej ustawy o komunikacji i transakcjach elektronicznych.
Nasze własne {returnDays} dni na nieotwarty towar, opisane na stronie [zwrotów](/warranty-returns), przysługuje dodatkowo.
# W ciągu siedmiu dni
Siedem dni zaczyna się, gdy Ty lub wskazana przez Ciebie osoba otrzyma towar, a przy usłudze, gdy złożysz zamówienie. Wystarczy zawiadomić nas przed ich upływem.
# Jak anulować
Zgłoś zwrot na stronie zamówienia albo napisz na {email} lub do {seller}, {address}, podając imię, nazwisko i numer zamówienia.
# Co dalej
Odeślij towar w ciągu czternastu dni. Płacisz za odesłanie i za nic więcej. Zapłaconą kwotę otrzymasz w ciągu trzydziestu dni od anulowania, tą samą drogą.
# Czego nie można anulować
- Karmy, przysmaków i innych rzeczy codziennego użytku
- Towarów grawerowanych lub wykonanych dla Ciebie
- Otwartych plików i usług rozpoczętych za Twoją zgodą w ciągu siedmiu dni`,
    ],
    'order-tracking': [
      'Śledzenie zamówienia',
      'Gdzie jest paczka i co znaczy każdy status.',
      `Stan każdego zamówienia znajdziesz na koncie, w „Moje zamówienia”. Goście używają linku z potwierdzenia; hasło nie jest potrzebne.
# Co znaczą słowa
- Oczekuje na realizację: zamówienie ma numer, a towar jest zarezerwowany
- W realizacji: pakujemy i wszystko liczymy dwa razy
- Wysłane: paczka wyruszyła; faktura jest na stronie zamówienia
- Zrealizowane: zamówienie wysłane i opłacone

Piszemy, gdy zamówienie jest złożone, pakowane i wysłane. Zwroty i wypłaty są na tej samej stronie i o każdym też piszemy.
# Ile to trwa
Kiedy paczka dotrze, podaje strona produktu, koszyk i zamówienie; najszybszy jest ekspres. Na gospodarstwa, wyspy i do krajów sąsiednich trwa to dłużej: dni dla Twojego adresu zobaczysz przy zamówieniu. Podczas burz i strajków napiszemy, zanim zapytasz.
# Czegoś brakuje?
Napisz z numerem zamówienia przez [Kontakt](/contact), najlepiej ze zdjęciem pudełka. Sprawdzimy tego samego dnia i zastąpimy to, co zginęło. Koszty są na stronie [Wysyłka](/shipping-delivery).`,
    ],
    'customer-service': [
      'Obsługa klienta',
      'Odpowiedzi na najczęstsze pytania.',
      `Większość pytań już padła. Oto krótkie odpowiedzi i linki do dłuższych.
# Przed zamówieniem
- Czy ceny zawierają podatek? Tak, koszyk pokazuje go jeszcze raz.
- Czy mogę zamówić bez konta? Tak, jako gość, podając nazwisko, e-mail, telefon i adres.
- A gdy produkt jest wyprzedany? Mówi o tym jego strona. Jeśli skończy się w Twoim koszyku, koszyk powie o tym przed zamówieniem.
# Płatność
Dostarczany towar można opłacić gotówką u kuriera; wszystkie sposoby pokazuje kasa. Za resztę płacisz zaraz po złożeniu zamówienia; potwierdzenie wysyłamy po wpłacie.
# Dostawa
Koszty i czas: [Wysyłka i dostawa](/shipping-delivery), paczki w drodze: [Śledzenie zamówienia](/order-tracking).
# Zmiana zdania
{returnDays} dni, nieotwarte, bez powodu: zobacz [zwroty](/warranty-returns). Zwierzęta, które odmawiają nowej karmy, to osobna sprawa i znajdziemy rozwiązanie.
# Porady
Na pytania o karmienie i rozmiary odpowiadają nasze asystentki. W sprawach medycznych jest weterynarz na linii: [usługi](/services). Wszystko inne: [Kontakt](/contact).`,
    ],
    contact: [
      'Kontakt',
      'Napisz albo przyjdź.',
      `Odpowiada człowiek, zwykle tego samego dnia roboczego. Oto jak się z nami skontaktować.
W nagłym wypadku: nie pisz do nas. Zadzwoń do najbliższego gabinetu lub na dyżur nocny. Skręt żołądka, zatrucie, duszność i wypadki nie czekają na godziny pracy.
# E-mailem
{email} czyta cały zespół. Podaj numer zamówienia, a gdy coś jest zepsute, dołącz zdjęcie: oszczędzi nam to jednej wiadomości.
# Kiedy czytamy
Od poniedziałku do piątku od 8 do 18, w sobotę od 9 do 13. Zostaw numer telefonu, jeśli wolisz, żebyśmy oddzwonili.
# Pocztą i pieszo
{address}. Parking jest za domem, woda dla psów przy drzwiach.
# Co nam pomoże
- Gatunek, wiek i waga zwierzęcia
- Co teraz je i jakie leki dostaje
- Czego już próbowano
O rozmiarach mówi [tabela rozmiarów](/mysize-guide), o paczkach [śledzenie zamówienia](/order-tracking).`,
    ],
    'mysize-guide': [
      'Tabela rozmiarów',
      'Zmierz raz, zamów raz: obroże, szelki, ubranka i legowiska.',
      `Wszystkie rozmiary podajemy w centymetrach, bo S, M i L u każdego producenta znaczą co innego. Potrzebna jest miękka miarka, przysmak i pół minuty cierpliwości.
# Obroża
Zmierz szyję tam, gdzie będzie obroża, i zostaw miejsce na dwa palce. Między dwoma rozmiarami wybierz większy: da się zapiąć ciaśniej, mniejszego nie powiększysz.
# Szelki
Zmierz klatkę piersiową tuż za przednimi łapami, pies stoi. Szelki 60 cm pasują od 52 do 64 cm.
# Ubranko
Zmierz grzbiet od nasady szyi do nasady ogona. Szerokie psy, jak buldogi, często potrzebują rozmiaru większego i dłuższego paska pod brzuchem.
# Legowisko
Zmierz zwierzę śpiące i wyciągnięte, od nosa do ogona, i dodaj dwadzieścia centymetrów.
# Kołnierz
Zmierz od obroży do czubka nosa i dodaj trzy centymetry.
Wątpliwości? Wyślij nam trzy liczby przez [Kontakt](/contact). Jednak zły rozmiar? Odeślij nieotwarty w ciągu {returnDays} dni i zamów drugi: zobacz [zwroty](/warranty-returns).`,
    ],
    sale: [
      'Wyprzedaż',
      'Uczciwe obniżki i jak działają.',
      `Obok obniżonej ceny stoi poprzednia i naprawdę po niej sprzedawaliśmy. Nie ma u nas zegarów ani zapasów wiecznie „na wyczerpaniu”. Przecenione produkty mają oznaczenie także w każdej kategorii.
# Co jest przecenione
- Opakowania z bliską datą, zawsze tak opisane
- Końcówki serii, gdy producent zmienia recepturę lub kolor
- Towary sezonowe: ubranka wiosną, maty chłodzące jesienią
- Większe ilości: niektóre ceny spadają od piątej sztuki, co pokazuje strona produktu
# Kupony
Za pierwszy zapis na newsletter dostajesz {couponPercent}% na produkty z jednego zamówienia.
Nie obejmuje leków o ograniczonej sprzedaży.{noMedicineOff}
Jeden kupon na zamówienie; łączy się z obniżkami, nie z innym kuponem.
# Zwroty
Przecenione rzeczy zwraca się jak wszystkie inne: nieotwarte i w tym samym czasie. Zobacz [zwroty](/warranty-returns).`,
    ],
    'gift-card': [
      'Karta podarunkowa',
      'Kart podarunkowych nie sprzedajemy. Co podarować zamiast nich.',
      `Znasz osobę, znasz psa, ale nie znasz rozmiaru legowiska. Karta podarunkowa by pomogła, lecz ich nie sprzedajemy. Te prezenty nie wymagają rozmiaru.
# Dla początkujących
[Zestawy startowe](/advice-kits/starter-kits) zawierają to, czego szczenięta, kocięta, kury i pierwsze akwaria potrzebują w pierwszych tygodniach. Ty wybierasz części i nic nie musi pasować.
# Dla tych, co mają wszystko
- Rozmowa z [weterynarzem](/advice-kits/tele-vet) o pytaniu, którego nikt nie chciał zadać
- Miejsce na [kursie lub warsztacie](/advice-kits/classes-workshops)
- [Poradnik](/advice-kits/care-guides) na kanapę, ze zwierzęciem na kolanach
# Dla zwierząt
Przysmaki pasują zawsze: zajrzyj do [psów](/dogs) lub [kotów](/cats). Przy obrożach, szelkach i legowiskach zapytaj najpierw o trzy liczby i otwórz [tabelę rozmiarów](/mysize-guide).
# Jeśli nie pasuje
Nieotwarte prezenty można odesłać w ciągu {returnDays} dni: zobacz [zwroty](/warranty-returns). Zgłaszasz zwrot na stronie zamówienia i przekazujesz numer; paczkę wysyła obdarowana osoba, a pieniądze wracają do Ciebie.`,
    ],
    'order-from-catalog': [
      'Zamówienie z katalogu',
      'Znasz kod produktu? To najkrótsza droga.',
      `Hodowcy, gabinety i rolnicy często dokładnie wiedzą, czego chcą. Droga przez obrazki jest dla nich za długa.
# Po kodzie
Wpisz kod w wyszukiwarkę, na przykład VT-LAMB-RICE-ADULT. Dokładny kod od razu otwiera produkt. Kody wariantów kończą się rozmiarem i kolorem, jak GK-LAYER-MASH-40KG.
# Listą
Wyślij listę kodów i ilości na {email}. Odpowiemy, co jest dostępne i ile kosztuje z dostawą. Arkusze mile widziane, zdjęcia odręcznych notatek również.
# Kartonami
Niektóre ceny spadają o pięć procent od piątej sztuki i o dziesięć od dziesiątej. Progi pokazuje strona produktu, a koszyk stosuje osiągnięty.
# Jeszcze raz
Każde zamówienie na koncie ma przycisk, który wkłada do koszyka wszystko, co wciąż sprzedajemy.
# Do samego gospodarstwa
Ciężkie zamówienia jadą na palecie: zobacz [wysyłkę](/shipping-delivery). Na inne pytania odpowiada [obsługa klienta](/customer-service).`,
    ],
    services: [
      'Nasze usługi',
      'Weterynarze na linii, kursy, grawerowanie i więcej.',
      `Nie wszystko, czego potrzebują zwierzęta, mieści się w pudełku.
# Weterynarz na linii
Zarejestrowany weterynarz przez wideo, także wieczorem i w weekendy. Opisujesz, pokazujesz, pytasz i dostajesz pisemne podsumowanie. Piętnaście lub trzydzieści minut: [weterynarz na linii](/advice-kits/tele-vet).
# Kursy
Psie przedszkole, luźna smycz, pierwsza pomoc, dzień wykotów. Małe grupy, cierpliwi nauczyciele, nagrody zamiast siły: [kursy i warsztaty](/advice-kits/classes-workshops).
# Poradniki
Poradniki PDF naszych weterynarzy, z tabelami i rysunkami, z aktualizacjami w cenie: [poradniki](/advice-kits/care-guides).
# Grawerowanie
Adresówki, tabliczki na kantary i budy grawerujemy w naszej pracowni w jeden dzień. Tekst wpisujesz na stronie produktu i od razu widzisz cenę.
# Zestawy startowe
Pudełka dla szczeniąt, kociąt, kur i pierwszych akwariów: [zestawy startowe](/advice-kits/starter-kits). Ty wybierasz części, my myślimy o reszcie.
# Dla gabinetów
Dostawy w stałe dni, zapas na żądanie i faktury zbiorcze. Zapytaj: [Kontakt](/contact).`,
    ],
    about: [
      'Nasza historia',
      'Sklep, który czuwa, nawet gdy gaśnie światło.',
      `Surykatka stoi na straży, żeby reszta mogła spokojnie kopać. Mniej więcej tym chcemy być dla ludzi ze zwierzętami.
# Skąd jesteśmy
Sklep wyrósł z gabinetu dla małych zwierząt. Dwie weterynarki miały dość wysyłania ludzi do półek, gdzie każdy worek obiecuje wszystko. Postawiły za ladą dwanaście produktów i przy każdym napisały, dlaczego tam stoi. Półka stała się pokojem, a pokój sklepem.
# Co sprzedajemy
Czterysta rzeczy dla psów, kotów, ptaków, ryb, gadów, małych zwierząt, koni, bydła i dzikich gości z ogrodu. Każdej używał ktoś, kogo znamy. Co nie wytrzymało, wróciło.
# Dlaczego strony są lekkie
Bo nasi klienci mieszkają tam, gdzie zasięg bywa, a dane kosztują. Koszyk, lista życzeń i wszystko, co wpisujesz, zostają na Twoim urządzeniu, gdy połączenie znika.
# Kim jesteśmy
O ludziach piszemy na stronie [O nas](/about-us), o weterynarzach na linii na stronie [Nasze usługi](/services).`,
    ],
    'about-us': [
      'O nas',
      'Ludzie i zwierzęta, które ich zatrudniają.',
      `Za sklepem stoi jedenaście osób, dziewięć psów, czternaście kotów, papuga, która odbiera telefon, i żółw starszy od budynku.
# Nomvula i Anne, weterynarki
Założyły gabinet i nadal decydują, co trafia na półkę. Nomvula czyta etykiety dla przyjemności. Anne próbuje każdego przysmaku, „z umiarem”.
# Lindiwe, asystentka weterynarii
Prowadzi kursy i porady i potrafi obciąć pazury każdemu kotu, co czyni ją tu najpotężniejszą osobą.
# Pieter, magazyn
Pieter liczy. Jeśli sklep mówi, że zostały trzy, to zostały trzy. Pakuje tak, jakby w środku było jego własne akwarium.
# Yusuf, programy
Po tygodniu na farmie wuja zrobił lekkie strony i nauczył koszyk przetrwać brak zasięgu.
# Dni schroniska
W jedną sobotę miesiąca dochód trafia do schroniska, a cały zespół jedzie tam sprzątać. Zapraszamy: szczotki są.
Co nas napędza, piszemy na stronie [Nasza historia](/about), a napisać można przez [Kontakt](/contact).`,
    ],
    magazine: [
      'Magazyn',
      'Lektura na deszczowe dni od naszych weterynarek.',
      `Cztery razy w roku nasze weterynarki spisują, o co pyta się je najczęściej. Bez reklam, bez cudownych kuracji i zawsze z jednym własnym błędem.
# W tym numerze: pora bez kleszczy
Nie ma takiej. Nawet suchą zimą znajdujemy kleszcze w liściach w ogrodzie. Wyjaśniamy, jak obejrzeć psa w dziewięćdziesiąt sekund, z uszami i palcami, i dlaczego [ochrona](/dogs/parasite-control) działa najlepiej, gdy jest nudna i regularna.
# Sucha czy z puszki?
Obie, powiedział kot. Mokra daje wodę, sucha wygodę, a mieszać wolno, jeśli się liczy. Prosta tabela pomaga zmniejszyć obie porcje o połowę bez podwajania kota.
# Pierwszy tydzień z królikiem
Siano, kryjówka i żadnych gości. Lindiwe opowiada, jak wzięła do domu jednego królika i dlaczego w piątek były dwa.
# Listy
„Moja papuga naśladuje dzwonek.” Nasza też. Radzimy nową melodię co miesiąc i [zabawkę do szukania jedzenia](/birds/bird-toys).
Następny numer ukaże się z pierwszą burzą.`,
    ],
    contactUs: [
      'Napisz do nas',
      'Jedna strona, jeden adres, jedna ludzka odpowiedź.',
      `Dziękujemy, że chcesz z nami porozmawiać. Żeby od razu odpowiedzieć dobrze, prosimy o kilka wierszy.
# W sprawie zamówienia
Podaj numer zamówienia i czego się spodziewałeś lub spodziewałaś. Jeśli paczka była uszkodzona, zrób zdjęcie z zewnątrz przed rozpakowaniem.
# W sprawie produktu
Kod produktu jest w specyfikacji. Napisz gatunek, wiek i wagę zwierzęcia oraz jakie produkty porównujesz.
# Z pomysłem
Czytamy wszystkie, odpowiadamy na większość. Spowalniająca miska dla papug, zapasowe pokrywki do puszek i sobotni kurs dla dziadków to pomysły klientów.
# Ze skargą
Napisz na {email} ze słowem „skarga” w temacie. Anne czyta je sama w ciągu dwóch dni roboczych i nikt tego jeszcze nie żałował.
Adres jest na stronie [Kontakt](/contact), szybkie odpowiedzi daje [obsługa klienta](/customer-service).`,
    ],
  },
}
