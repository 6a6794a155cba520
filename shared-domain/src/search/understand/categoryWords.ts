// One table of words, kept whole.
/**
 * What people call the categories of the default tree, besides their labels: phrases by category id, folded, compared without endings.
 * A phrase after `+` narrows the category too and stays among the words that a listing must have.
 */
export const categoryWords: Readonly<Record<string, string>> = {
  autoutilitare: 'autoutilitara, utilitara, duba, dube, dubita, furgon, furgoneta, +microbuz',
  camioane: 'camion, camioane, tir, autocamion, +basculanta, +autotractor, cap tractor',
  'moto-atv-scutere': 'moto, motocicleta, +scuter, +atv, +quad, +enduro, +chopper, +moped',
  'remorci-si-rulote': '+remorca, remorci, +rulota, +rulote, +trailer, +caravana',
  'agricole-si-utilaje':
    '+tractor, tractoare, +combina, +excavator, +buldoexcavator, +stivuitor, utilaj, utilaje agricole, +motocultor, +plug, +cositoare',
  ambarcatiuni: '+barca, barci, +salupa, +iaht, +ponton, ambarcatiune, skijet',
  'piese-si-accesorii':
    'piese, piesa, piese auto, accesorii, +alternator, +electromotor, +turbina, +turbosuflanta, +injectoare, +faruri, +ambreiaj, +parbriz, +navigatie, +portbagaj, scaun copil, +baterie auto, +acumulator',
  'anvelope-si-jante': 'anvelope, anvelopa, cauciucuri, cauciuc, +jante, +janta, roti, +roti iarna',
  dezmembrari: 'dezmembrari, dezmembrez, dezmembrare, dezmembram, pentru dezmembrare',
  mecanica:
    'mecanic, mecanic auto, mecanica, service auto, service, reparatii auto, reparatie auto, revizie, revizie auto, schimb ulei, frane, +distributie, atelier auto, +suspensie, geometrie roti',
  'tinichigerie-vopsitorie':
    'tinichigerie, tinichigiu, vopsitorie, vopsitor auto, vopsit auto, vopsit masina, indreptat tabla, reparatii caroserie',
  'electrica-si-diagnoza':
    'electrician auto, electrica auto, diagnoza, diagnoza auto, tester auto, resoftare, chip tuning, aer conditionat auto, incarcare freon, climatizare auto',
  vulcanizare:
    'vulcanizare, vulcanizator, vulcan, schimb anvelope, schimb cauciucuri, schimbat cauciucuri, schimbat anvelope, hotel anvelope, hotel de anvelope, echilibrare roti, pana cauciuc',
  itp: 'itp, inspectie tehnica, inspectie tehnica periodica, statie itp',
  'detailing-si-spalatorie':
    'detailing, spalatorie, spalatorie auto, spalat masina, spalat masini, spalat auto, polish, polish auto, polish faruri, curatare interior, curatare tapiterie, cosmetica auto, +ceramica',
  tractari:
    'tractari, tractare, tractari auto, platforma auto, asistenta rutiera, masina de tractat, depanare auto',
  'inchirieri-auto':
    'inchirieri auto, inchirieri, inchiriere, inchiriere masina, inchiriez masina, masini de inchiriat, masina de inchiriat, de inchiriat, rent a car, rent car',
  'transport-marfa-si-mutari':
    'mutari, mutare, mutari mobila, transport, transport marfa, transport mobila, hamali, debarasare, firma mutari, relocare, transport duba',
  'scoala-auto':
    'scoala auto, scoala de soferi, scoala soferi, instructor auto, instructor, permis auto, permis, permis de conducere, carnet auto, carnet de conducere, ore de condus, lectii de condus',
  'acte-si-inmatriculari':
    'inmatriculare, inmatriculari, inmatriculare auto, acte auto, numere rosii, placute, placute inmatriculare, radiere, transcriere, schimbare proprietar',
  asigurari: 'asigurare, asigurari, rca, casco, asigurator, broker, broker asigurari',
  constructii:
    'constructii, constructor, constructie, zidar, zugrav, zugravit, zugraveli, rigips, faiantar, faianta, gresie, acoperis, acoperisuri, +dulgher, tencuiala, termosistem, amenajari, renovari, renovare, finisaje, case la cheie, casa la cheie, case la rosu, mester, parchet, montaj parchet',
  instalatii:
    'instalator, instalatii, instalatii sanitare, instalatii termice, centrala, centrala termica, calorifer, calorifere, desfundari, desfundat, robinet, boiler, teava sparta, incalzire in pardoseala',
  electricieni:
    'electrician, electricieni, electrician autorizat, instalatii electrice, prize, priza, tablou electric, tablouri electrice, pana de curent',
  curatenie:
    'curatenie, menaj, menajera, femeie de serviciu, femeie la curatenie, spalat covoare, spalatorie covoare, spalat geamuri, curatat canapele, firma curatenie, curatenie generala',
  gradinarit:
    'gradinar, gradinarit, gradinarie, gazon, tuns gazon, tuns iarba, tuns gard viu, gard viu, taiat pomi, taiat copaci, peisagist, toaletat pomi',
  'reparatii-electrocasnice':
    'electrocasnice, reparatii electrocasnice, masina de spalat, masini de spalat, reparatii masini de spalat, +frigider, aragaz, cuptor, frigotehnist, masina de spalat vase, uscator rufe',
  it: 'it, calculator, calculatoare, laptop, laptopuri, depanare pc, reparatii laptop, reparatii telefoane, reparatii telefon, reparatii calculatoare, depanare calculatoare, imprimanta, wifi, wi fi, router, retea, retele, windows, recuperare date, site web, programator',
  evenimente:
    'evenimente, nunta, nunti, botez, botezuri, dj, dj nunta, +fotograf, formatie, decor, decoruri, decor nunta, petrecere, catering, majorat, lumini',
  infrumusetare:
    'frizerie, frizer, coafor, coafeza, coafura, tuns, manichiura, pedichiura, unghii, machiaj, make up, cosmetica, cosmeticiana, epilat, epilare, +masaj, salon, gene, sprancene, barber, vopsit par',
  meditatii:
    'meditatii, meditatie, meditator, profesor, profesoara, +matematica, +romana, +engleza, +fizica, +chimie, bac, bacalaureat, evaluare nationala, lectii',
  contabilitate:
    'contabil, contabila, contabilitate, contabili, expert contabil, infiintare firma, declaratii fiscale, declaratie unica, salarizare, bilant',
};

/** Words of a search for a service that say nothing about it. */
export const emptyServiceWords =
  'firma, servicii, serviciu, pret, preturi, oferta, bun, buna, rapid, urgent, la domiciliu, domiciliu, autorizat, profesionist, recomandari, recomandat, serios';
