/** Recorded: a published version never changes (docs/decisions/0078). */
export const text = `## Serviciul
{name} este un loc de anunțuri pentru mașini și servicii din județul {county}, administrat de {operator}. Publicarea este gratuită. Nu suntem parte în înțelegerile dintre cumpărător și vânzător și nu încasăm bani pentru ei.

## Ce nu se publică
- regula 1: bunuri sau servicii interzise de lege, furate, contrafăcute sau cu kilometraj modificat;
- regula 2: descrieri, prețuri sau fotografii care induc în eroare ori aparțin altcuiva;
- regula 3: datele personale ale altor persoane, jigniri, ură, conținut pentru adulți;
- regula 4: același anunț de mai multe ori sau anunțuri fără legătură cu județul;
- regula 5: anunțul pus în altă categorie decât a lui;
- regula 6: reclama nedorită și mesajele la fel trimise multora;
- regula 7: ce îi împiedică pe cei care caută să înțeleagă anunțul sau folosește site-ul pentru altceva decât anunțuri.

## Cine vinde și ce drepturi aveți
Fiecare anunț spune dacă vânzătorul este persoană fizică sau firmă.
- Vânzătorul declară că este persoană fizică: drepturile consumatorilor (garanția legală de conformitate, retragerea în 14 zile) nu se aplică între dumneavoastră. El răspunde pentru viciile ascunse (Codul civil, art. 1707).
- Vânzătorul declară că este firmă: când cumpărați ca persoană fizică aveți drepturile consumatorilor, adică garanția legală de conformitate (OUG 140/2021) și, la contractele la distanță, retragerea în 14 zile (OUG 34/2014).

## În ce ordine apar anunțurile
Alegeți ordinea deasupra listei; este aceeași pentru firme și pentru persoane fizice. Nimeni nu plătește pentru un loc mai sus.
- Cele mai potrivite. Întâi anunțurile care au mai multe dintre cuvintele scrise, în titlu înaintea descrierii; la fel de potrivite fiind, cele mai noi.
- Cele mai noi. După ziua publicării sau a reînnoirii, cele mai noi întâi.
- Cele mai ieftine. După preț, de la cel mai mic; prețurile în euro sunt socotite în lei.
- Cele mai scumpe. După preț, de la cel mai mare; prețurile în euro sunt socotite în lei.
- Cei mai puțini kilometri. După rulajul declarat, de la cel mai mic.
- Cele mai recente ca an. După anul de fabricație, cele mai noi mașini întâi.
- Cele mai apropiate. După distanța față de localitatea aleasă, de la cea mai mică.

## Cum moderăm
Un om hotărăște:
- Anunțuri respinse, pe care proprietarul le poate corecta și retrimite;
- Anunțuri la care am cerut modificări și care așteaptă să fie retrimise;
- Anunțuri scoase de pe site, care nu pot fi retrimise;
- Texte sau categorii de anunțuri schimbate de un moderator;
- Conturi suspendate, cu termen sau fără;
- Dreptul de a trimite sesizări, suspendat cu termen;
- Fișiere din arhivă care nu mai pot fi date prin link.
Programul face singur, fără un om:
- refuză anunțul, numele sau mesajul în care găsește un cuvânt interzis, și spune care este cuvântul; cine are cont găsește decizia în el, la „Sesizări și decizii”, și o poate contesta;
- ține anunțul „în verificare” până îl vede un om, când site-ul verifică înainte de publicare vânzătorii care nu sunt încă de încredere, când un anunț al vânzătorului a fost respins în ultimele 7 zile, sau când o fotografie, titlul, descrierea ori seria de șasiu este a unui anunț al lui scos de pe site; decizia o găsiți și o puteți contesta tot acolo;
- nu arată în descriere telefoanele, adresele și linkurile; le vede cine apasă butonul din locul lor;
- amână același mesaj trimis mai multor vânzători, și linkul din mesajul unui cont nou, până îi răspunde celălalt;
- recunoaște fotografiile, prin amprentele lor, și textele care se repetă, și ordonează după risc anunțurile care așteaptă, pentru moderatori; nu hotărăște nimic din aceasta;
- încheie la termen suspendarea unui cont.
Ce face programul se contestă ca orice decizie, din cont, și vă răspunde un om; fără cont, scrieți-ne. Oricine poate raporta un anunț de pe pagina lui, și un fișier de pe pagina linkului prin care l-a primit: confirmăm primirea și comunicăm decizia. Cine este vizat de o decizie primește motivarea: temeiul, faptele și ce poate face.

## Cum contestați
Din Contul meu, de la decizie, apăsați „Contestați decizia”. O judecă altă persoană decât cea care a decis; dacă nu există alta, răspunsul o spune. O decizie se poate contesta o singură dată, gratuit. Rămâne deschisă calea soluționării alternative a litigiilor (SAL) și a instanțelor.

## Suspendarea conturilor
Suspendăm conturile care încalcă repetat sau grav aceste reguli, cu motivare, cu termen sau fără. Cel suspendat poate intra în cont ca să citească decizia și să o conteste. Raportările făcute vădit nefondat și repetat pot duce la suspendarea pe o vreme a dreptului de a raporta, apoi a contului; cele despre abuz asupra copiilor se primesc oricând.

## Uneltele pentru documente
Calculatorul de impozit dă estimări, iar modelele de documente sunt orientative și nu țin loc de sfat juridic. Verificați forma în vigoare la primărie.

## Bibliotecile altora
Site-ul cuprinde biblioteci cu sursă deschisă. Numele, sursele și licențele lor sunt în lista licențelor.

## Punct unic de contact
Autorități și utilizatori: {contactEmail}, în română sau engleză.

## Cine ne supraveghează
Coordonatorul serviciilor digitale în România este ANCOM (Legea 50/2024). Dacă socotiți că nu respectăm Regulamentul (UE) 2022/2065, puteți depune o plângere la ancom.ro (art. 53). Drepturile consumatorilor le apără ANPC.

## Cum se schimbă acești termeni
Orice schimbare a termenilor o anunțăm, în cont și pe e-mail, cu cel puțin 15 zile înainte să se aplice. Versiunile de dinainte se citesc la versiuni.
`;
