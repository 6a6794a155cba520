/** Recorded: a published version never changes (docs/decisions/0078). */
export const text = `## Cine răspunde de date
Operatorul este {operator}, CUI {cui}, {tradeRegister}, {seat}. Ne puteți scrie la {contactEmail} sau prin pagina de contact.

## Ce păstrăm, de ce și cât timp
- Contul: e-mail, nume afișat, parola (doar ca amprentă), telefonul, localitatea, datele, autorizațiile și programul firmei, dacă le dați; amprentele adreselor confirmate, câte anunțuri au fost acceptate, eventuale respingeri, blocări și ce ați scris împotriva lor, cuvinte permise după o contestație, suspendarea dreptului de a trimite sesizări. Ca să puteți publica și primi mesaje (contract). Până ștergeți contul
- Anunțurile: text, fotografii, localitate, preț, istoricul prețului. Publicarea cerută de dumneavoastră (contract). Active 30 de zile, apoi expirate, până le ștergeți. Cele șterse mai stau 30 de zile la „Șterse recent”, dacă nu le ștergeți definitiv; cele respinse sau sesizate se păstrează șase luni, ca dovadă
- Mesajele dintre cumpărător și vânzător, cu fotografiile din ele. Convorbirea despre un anunț (contract). Până la ștergerea contului uneia dintre părți
- Unde sunteți în cont: browserul și sistemul, când ați intrat și când ați folosit ultima dată, și numărul pe care și l-a tras browserul la întâmplare, ca două amprente: una doar a contului, una aceeași pentru toate conturile din acel browser, pe care o compară numai serverul. Siguranța contului: îl vedeți la „Dispozitive”; când verifică un anunț, moderatorii văd alte conturi din același browser, ca un cont suspendat să nu continue prin altul (interes legitim). Cât sunteți în cont, cel mult 400 de zile de la ultima folosire; dispare cel târziu la următoarea intrare după delogare și odată cu contul
- Al doilea pas, dacă îl activați: cheia aplicației de autentificare, amprentele codurilor de rezervă, în ce sesiuni ați scris codul. Siguranța contului (interes legitim). Până renunțați la el sau ștergeți contul
- Dispozitivele pe care ați pornit notificările: adresa lor la serviciul browserului (Google, Apple, Mozilla sau Microsoft), cheia cu care criptăm, numele browserului. Să vă anunțăm acolo (consimțământ). Până le opriți, vă delogați sau se încheie sesiunea de pe dispozitiv, ori ștergeți contul; o notificare care așteaptă dispare când pleacă, iar urma că a plecat, după 2 zile
- Favorite, căutări salvate, vânzători ascunși, persoane blocate. Comoditatea cerută de dumneavoastră (contract). Până le ștergeți
- Adresa de e-mail și căutările salvate fără cont. Să vă scriem când apar anunțuri noi, după ce ați confirmat adresa (consimțământ). Până opriți mesajele din oricare dintre ele; neconfirmate, 2 zile
- Despre ce anunțuri v-am scris deja pentru o căutare salvată. Să nu vă scriem de două ori despre același anunț (interes legitim). 180 de zile; dispar și la ștergerea contului sau a adresei
- La ce anunțuri v-am arătat numărul de telefon cât erați în cont, când, și o amprentă a numărului. Să vă spunem dacă anunțul primește alt număr (interes legitim). 30 de zile; la ștergerea contului dispar odată cu el
- Documentele din arhiva contului. Păstrarea cerută de dumneavoastră (contract). Până le ștergeți
- Linkurile prin care dați cuiva un fișier din arhivă: fișierul, până când, de câte ori a fost cerut; linkul însuși numai ca amprentă, iar cine l-a deschis nu se păstrează. Trimiterea cerută de dumneavoastră (contract). Cât ați ales, cel mult 30 de zile; dispar și când le opriți, când ștergeți fișierul sau contul
- Termenele unui document de care ați cerut să vă amintim: ce e de făcut și până când. Să vă scriem înainte de termen (contract). Până vă scriem, cu o săptămână înainte; dispar și când renunțați sau ștergeți contul
- Raportări: motiv, nume, e-mail, contul dacă sunteți conectat, ce s-a raportat (și mesajele cu fotografiile lor, dacă le arătați). Obligație legală (Regulamentul UE 2022/2065). 1 an de la decizie, și după ștergerea contului celui care a raportat; amprenta cu care recunoaștem o raportare repetată, cel mult 180 de zile
- Deciziile de moderare, și cele automate, motivarea lor și ce ați scris împotriva lor. Obligație legală (Regulamentul UE 2022/2065). 1 an de la decizie, și după ștergerea contului; motivarea stă și lângă anunț, cât există anunțul
- Cât s-a așteptat după fiecare moderator: pe zile, câte decizii și răspunsuri au venit în cel mult o oră, patru ore și așa mai departe. Ca deciziile să vină la timp (interes legitim); le văd numai administratorii. 30 de zile, și după ștergerea contului
- Notele interne ale moderatorilor despre un cont: textul, cine a scris și când. Să nu hotărâm fără ce știm deja (interes legitim); le primiți când vă descărcați datele, fără numele celui care a scris. 1 an; la ștergerea contului dispar odată cu el
- Mesajele din pagina de contact: numele, adresa, textul, răspunsul și nota noastră. Răspunsul la solicitare (interes legitim). 1 an
- Registrul cererilor privind datele și accesibilitatea: ce s-a cerut, când a venit și când a primit răspuns, fără nume și fără text. Să dovedim că răspundem la timp (obligație legală, Regulamentul UE 2016/679 art. 5 și 12). 3 ani
- E-mailurile pe care vi le trimitem: adresa, textul, când au plecat. Ce ați cerut sau cere legea să vă spunem (contract, obligație legală). 90 de zile; la ștergerea contului dispar odată cu el, iar cele despre închidere după 7 zile
- Momentul în care ați avut ultima dată deschisă o conversație. Să nu vă scriem pe e-mail despre mesaje pe care le vedeți (interes legitim). O oră
- Noutățile din cont: ce s-a întâmplat cu anunțurile, sesizările și căutările dumneavoastră. Să aflați ce vă privește (contract). Cele mai noi 50, cel mult 90 de zile; la ștergerea contului dispar odată cu el
- Amprenta unei adrese de e-mail pe care serverul ei a refuzat-o. Să nu mai scriem unei adrese care nu există (interes legitim). 1 an
- Amprente ale adresei de rețea și ale browserului, din care nu se poate afla adresa. Limitarea abuzurilor (interes legitim). 2 zile
- Jurnalul de siguranță: intrări în cont, coduri greșite, refuzuri, schimbări de parolă, adresă și al doilea pas, date personale citite de cei din administrare, exporturi; contul și o amprentă a rețelei care se schimbă zilnic, fără adresă de rețea sau de e-mail. Siguranța conturilor: să vedem atacurile și ce fac cei din administrare (interes legitim). 90 de zile, și după ștergerea contului
- Jurnale tehnice ale serverului, fără conținutul paginilor. Securitatea site-ului (interes legitim). 30 de zile
- Ce spune browserul când o parte a site-ului nu merge sau cât de repede s-a afișat: partea, versiunea, felul paginii, textul erorii fără date despre persoane. Ca site-ul să funcționeze (interes legitim). Cel mult 30 de zile: ultimele 500 de erori și numărul lor pe zile
- Fotografii și fișiere încărcate pe care nu le-ați pus încă într-un anunț. Să nu le încărcați din nou (contract). Cel mult 1 zi
- Amprenta fotografiilor dintr-un anunț, din care nu se poate reface fotografia. Să recunoaștem aceeași fotografie în alt anunț (interes legitim). Cât este fotografia în anunț
- Amprenta adresei de e-mail a unei persoane blocate, din care nu se poate afla adresa. Să nu își facă alt cont cu aceeași adresă (interes legitim). 3 ani de la blocare, și după ștergerea contului; deblocarea o șterge
- Copiile de siguranță ale bazei de date, care cuprind toate cele de mai sus. Să nu pierdeți date dacă se strică ceva (interes legitim). 14 săptămâni

## Ce nu facem
- Nu folosim cookie-uri de publicitate sau de urmărire și nu vindem date.
- Contractele, calculele și fișierele PDF se întocmesc în browserul dumneavoastră. CNP-ul și celelalte date din ele nu ne sunt trimise decât dacă alegeți să păstrați documentul în arhiva contului.
- Fișierele din arhiva contului sunt citite doar de dumneavoastră; nici administratorii site-ului nu au acces la ce cuprind. Un fișier îl ia și cine are linkul pe care i l-ați dat dumneavoastră, până expiră sau îl opriți. Dacă cineva raportează un fișier dat prin link sau ne scrie linkul, moderatorii văd al cui este, numele, mărimea, datele și de câte ori a fost luat, nu și ce cuprinde.
- Numărul de telefon nu apare în lista de anunțuri; este arătat doar celui care apasă butonul din anunț. Numărul unei firme este arătat și celui care apasă butonul de pe pagina ei, dar numai dacă firma a ales asta în profil, la „Arătați telefonul pe pagina firmei”. Registrul, sediul, e-mailul și autorizațiile pe care o firmă le scrie în profil se văd pe pagina și pe anunțurile ei.

## Ce păstrează browserul
Pe dispozitivul dumneavoastră rămân: acordul privind cookie-urile (cookieAccepted), sesiunea de autentificare, aspectul ales, ciornele de anunț cu fotografiile lor, anunțurile văzute sau ascunse, ultimele căutări, ce a arătat ultima dată prima pagină a contului (numai până la delogare), un număr întâmplător după care contul recunoaște acest dispozitiv și moderatorii văd alte conturi din același browser, mesajele scrise fără conexiune, până pleacă sau până la delogare, și, dacă ați cerut, datele părților din contracte și ciornele actelor. Serverul trimite tuturor aceeași pagină, iar ce ține de dumneavoastră se citește din browser. Singurul cookie, __session, apare doar cât timp o parte a site-ului are o versiune de probă și spune din ce grup de probă faceți parte și, dacă proba este pentru cei conectați, că sunteți conectat, fără să arate cine sunteți. Toate se șterg din setările browserului.

## Cine mai are acces
Datele sunt găzduite la Google Ireland Limited (Firebase), ca persoană împuternicită, în Uniunea Europeană unde serviciul o permite. E-mailurile pleacă printr-un furnizor de e-mail, tot ca persoană împuternicită. Dacă porniți notificările, ele ajung la dispozitiv prin serviciul browserului (Google, Apple, Mozilla sau Microsoft), criptate: serviciul nu le poate citi. Autoritățile publice primesc date doar când legea ne obligă. Ce scrieți într-un anunț publicat este public.

## Ce face programul singur
Fără un om, programul:
- refuză anunțul, numele sau mesajul în care găsește un cuvânt interzis, și spune care este cuvântul; cine are cont găsește decizia în el, la „Sesizări și decizii”, și o poate contesta;
- ține anunțul „în verificare” până îl vede un om, când site-ul verifică înainte de publicare vânzătorii care nu sunt încă de încredere, când un anunț al vânzătorului a fost respins în ultimele 7 zile, sau când o fotografie, titlul, descrierea ori seria de șasiu este a unui anunț al lui scos de pe site; decizia o găsiți și o puteți contesta tot acolo;
- nu arată în descriere telefoanele, adresele și linkurile; le vede cine apasă butonul din locul lor;
- amână același mesaj trimis mai multor vânzători, și linkul din mesajul unui cont nou, până îi răspunde celălalt;
- recunoaște fotografiile, prin amprentele lor, și textele care se repetă, și ordonează după risc anunțurile care așteaptă, pentru moderatori; nu hotărăște nimic din aceasta;
- încheie la termen suspendarea unui cont.
Ce hotărăște așa puteți contesta, și vă răspunde un om (termeni, „Cum contestați”).

## Drepturile dumneavoastră
- Descărcați toate datele sau ștergeți contul singuri, din Contul meu.
- Ne puteți scrie pentru acces, rectificare, ștergere, opoziție la prelucrare, restricționare sau portabilitate; răspundem în cel mult o lună și ținem un registru al cererilor.
- Puteți depune plângere la Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal (ANSPDCP), B-dul G-ral. Gheorghe Magheru 28-30, București, dataprotection.ro.

## Cum se schimbă această politică
Orice schimbare a acestei politici o anunțăm, în cont și pe e-mail, cu cel puțin 30 de zile înainte să se aplice. Versiunile de dinainte se citesc la versiuni.
`;
