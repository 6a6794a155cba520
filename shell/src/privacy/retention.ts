/** What is kept, on what ground and for how long: the table of the privacy policy. */
export const retention = [
  {
    what: 'Contul: e-mail, nume afișat, parola (doar ca amprentă), telefonul, datele și programul firmei, dacă le dați',
    why: 'Ca să puteți publica și primi mesaje (contract)',
    howLong: 'Până ștergeți contul',
  },
  {
    what: 'Anunțurile: text, fotografii, localitate, preț, istoricul prețului',
    why: 'Publicarea cerută de dumneavoastră (contract)',
    howLong:
      'Active 30 de zile, apoi expirate, până le ștergeți. Cele șterse mai stau 30 de zile la „Șterse recent”, dacă nu le ștergeți definitiv; cele respinse sau sesizate se păstrează șase luni, ca dovadă',
  },
  {
    what: 'Mesajele dintre cumpărător și vânzător',
    why: 'Convorbirea despre un anunț (contract)',
    howLong: 'Până la ștergerea contului uneia dintre părți',
  },
  {
    what: 'Unde sunteți în cont: browserul și sistemul, când ați intrat și când ați folosit ultima dată',
    why: 'Siguranța contului: îl vedeți la „Dispozitive” (interes legitim)',
    howLong:
      'Cât sunteți în cont, cel mult 400 de zile de la ultima folosire; dispare cel târziu la următoarea intrare după delogare și odată cu contul',
  },
  {
    what: 'Dispozitivele pe care ați pornit notificările: adresa lor la serviciul browserului (Google, Apple, Mozilla sau Microsoft), cheia cu care criptăm, numele browserului',
    why: 'Să vă anunțăm acolo (consimțământ)',
    howLong:
      'Până le opriți, vă delogați sau se încheie sesiunea de pe dispozitiv, ori ștergeți contul; o notificare care așteaptă dispare când pleacă, iar urma că a plecat, după 2 zile',
  },
  {
    what: 'Favorite, căutări salvate, vânzători ascunși, persoane blocate',
    why: 'Comoditatea cerută de dumneavoastră (contract)',
    howLong: 'Până le ștergeți',
  },
  {
    what: 'Adresa de e-mail și căutările salvate fără cont',
    why: 'Să vă scriem când apar anunțuri noi, după ce ați confirmat adresa (consimțământ)',
    howLong: 'Până opriți mesajele din oricare dintre ele; neconfirmate, 2 zile',
  },
  {
    what: 'Ce anunțuri v-am spus deja pentru o căutare salvată',
    why: 'Să nu vă scriem de două ori despre același anunț (interes legitim)',
    howLong: '180 de zile; la ștergerea contului sau a adresei dispar odată cu ea',
  },
  {
    what: 'Documentele din arhiva contului',
    why: 'Păstrarea cerută de dumneavoastră (contract)',
    howLong: 'Până le ștergeți',
  },
  {
    what: 'Raportări de anunțuri: motiv, nume, e-mail',
    why: 'Obligație legală (Regulamentul UE 2022/2065)',
    howLong: '1 an de la decizie',
  },
  {
    what: 'Deciziile de moderare și motivarea lor',
    why: 'Obligație legală (Regulamentul UE 2022/2065)',
    howLong: '1 an de la decizie',
  },
  {
    what: 'Mesajele din pagina de contact',
    why: 'Răspunsul la solicitare (interes legitim)',
    howLong: '1 an',
  },
  {
    what: 'E-mailurile pe care vi le trimitem: adresa, textul, când au plecat',
    why: 'Ce ați cerut sau cere legea să vă spunem (contract, obligație legală)',
    howLong:
      '90 de zile; la ștergerea contului dispar odată cu el, iar cel despre închidere după 7 zile',
  },
  {
    what: 'Momentul în care ați avut ultima dată deschisă o conversație',
    why: 'Să nu vă scriem pe e-mail despre mesaje pe care le vedeți (interes legitim)',
    howLong: 'O oră',
  },
  {
    what: 'Noutățile din cont: ce s-a întâmplat cu anunțurile, sesizările și căutările dumneavoastră',
    why: 'Să aflați ce vă privește (contract)',
    howLong: 'Cele mai noi 50, cel mult 90 de zile; la ștergerea contului dispar odată cu el',
  },
  {
    what: 'Amprenta unei adrese de e-mail pe care serverul ei a refuzat-o',
    why: 'Să nu mai scriem unei adrese care nu există (interes legitim)',
    howLong: '1 an',
  },
  {
    what: 'Amprente ale adresei de rețea și ale browserului, din care nu se poate afla adresa',
    why: 'Limitarea abuzurilor (interes legitim)',
    howLong: '2 zile',
  },
  {
    what: 'Jurnale tehnice ale serverului, fără conținutul paginilor',
    why: 'Securitatea site-ului (interes legitim)',
    howLong: '30 de zile',
  },
  {
    what: 'Ce spune browserul când o parte a site-ului nu merge sau cât de repede s-a afișat: partea, versiunea, felul paginii, textul erorii fără date despre persoane',
    why: 'Ca site-ul să funcționeze (interes legitim)',
    howLong: 'Cel mult 30 de zile: ultimele 500 de erori și numărul lor pe zile',
  },
];
