// One table, kept whole.
import type { MeantFilters, SoughtFlag, Subject } from '../Understood';

/** Phrases, folded, that stand for a filter; compared without endings and linking words. */
export type FactPhrases = readonly [subject: Subject, phrases: string, filters: MeantFilters];

/** Phrases that name a choice of a vehicle and nothing else. */
export const sureFacts: readonly FactPhrases[] = [
  ['fuel', 'mild hybrid, mild hibrid, mhev', { fuels: ['mildHybrid'] }],
  [
    'fuel',
    'plugin hybrid, plugin hibrid, plugin, phev, hibrid reincarcabil',
    { fuels: ['pluginHybrid'] },
  ],
  ['fuel', 'hibrid, hybrid, hibride, full hybrid', { fuels: ['hybrid', 'pluginHybrid'] }],
  [
    'fuel',
    'benzina gpl, benzina gaz, gpl, glp, instalatie gpl, instalatie gaz, gaz gpl, gaz benzina',
    { fuels: ['lpg'] },
  ],
  ['fuel', 'benzina, benzinar, benzinara', { fuels: ['petrol'] }],
  ['fuel', 'motorina, diesel, dizel, disel, motorinar', { fuels: ['diesel'] }],
  ['fuel', 'full electric, complet electric', { fuels: ['electric'] }],
  [
    'gearbox',
    'cutie automata, cutie viteze automata, cutie automat, automata, automat, automatic, automate, tiptronic, dsg, s tronic, stronic, edc, eat8, eat6, steptronic, cvt, dct',
    { gearbox: 'automatic' },
  ],
  ['gearbox', 'cutie manuala, cutie viteze manuala, cutie manual', { gearbox: 'manual' }],
  [
    'body',
    'break, breakuri, combi, kombi, estate, stationwagon, station wagon, familiala',
    { bodies: ['estate'] },
  ],
  ['body', 'decapotabil, decapotabile, cabrio, cabriolet, roadster', { bodies: ['cabrio'] }],
  ['body', 'suv, suvuri, jeep, jeepuri, crossover, masina teren', { bodies: ['suv'] }],
  ['body', 'monovolum, monovolume, minivan, mpv', { bodies: ['minivan'] }],
  ['body', 'hatchback', { bodies: ['hatchback'] }],
  ['body', 'sedan, berlina, berline, limuzina', { bodies: ['sedan'] }],
  ['body', 'coupe, cupeu', { bodies: ['coupe'] }],
  ['body', 'papuc, papucul, papuci', { make: 'dacia', bodies: ['pickup'] }],
  ['body', 'pickup, pick up, pickupuri, camioneta', { bodies: ['pickup'] }],
  [
    'drive',
    'tractiune integrala, tractiune 4x4, integrala, 4x4, 4wd, awd, 4motion, xdrive, 4matic, quattro, 4 x 4',
    { drives: ['all'] },
  ],
  ['norm', 'non euro, noneuro', { emissionNorms: ['nonEuro'] }],
  ['drive', 'tractiune spate, propulsie', { drives: ['rear'] }],
  ['drive', 'tractiune fata', { drives: ['front'] }],
  [
    'tyres',
    'anvelope iarna incluse, cauciucuri iarna incluse, set iarna inclus',
    { winterTyres: true },
  ],
];

/** The same of words that also mean other things: read where something else names a vehicle, or where they stand alone. */
export const vehicleFacts: readonly FactPhrases[] = [
  ['fuel', 'electric, electrica, electrice, ev', { fuels: ['electric'] }],
  ['fuel', 'gaz', { fuels: ['lpg'] }],
  ['body', 'teren', { bodies: ['suv'] }],
  ['fuel', 'cng, gnc, metan', { fuels: ['cng'] }],
  ['fuel', 'hidrogen', { fuels: ['hydrogen'] }],
  ['gearbox', 'manual, manuala', { gearbox: 'manual' }],
  [
    'body',
    'variant, touring, avant, caravan, tourer, sports tourer, sportstourer, sw, grandtour, allspace combi',
    { bodies: ['estate'] },
  ],
  [
    'condition',
    'avariat, avariata, avariate, lovit, lovita, lovite, accidentat, accidentata, accidentate, defect, defecta, pentru piese',
    { condition: 'damaged' },
  ],
  ['colour', 'alb, alba, albe, albi', { colours: ['white'] }],
  ['colour', 'negru, neagra, negre, negri', { colours: ['black'] }],
  [
    'colour',
    'gri, grii, gri inchis, gri deschis, antracit, cenusiu, cenusie, grafit',
    { colours: ['grey'] },
  ],
  ['colour', 'argintiu, argintie, argintii, silver', { colours: ['silver'] }],
  [
    'colour',
    'albastru, albastra, albastre, albastri, bleu, bleumarin, blue',
    { colours: ['blue'] },
  ],
  ['colour', 'rosu, rosie, rosii, bordo, visiniu, visinie, grena', { colours: ['red'] }],
  ['colour', 'verde, verzi, verde inchis, kaki', { colours: ['green'] }],
  ['colour', 'maro, maron, maronie, maroniu, cafeniu, cafenie, ciocolatiu', { colours: ['brown'] }],
  ['colour', 'bej, beige, crem', { colours: ['beige'] }],
  ['colour', 'galben, galbena, galbene, galbeni', { colours: ['yellow'] }],
  ['colour', 'portocaliu, portocalie, portocalii, orange', { colours: ['orange'] }],
  ['colour', 'mov, violet, violeta', { colours: ['purple'] }],
  ['condition', 'second hand, sh, rulat, rulata, rulate, folosit, folosita', { condition: 'used' }],
  ['condition', 'noua, nou, noi, zero km, 0 km', { condition: 'new' }],
];
/** Of those, phrases that mean a vehicle even where nothing else does. */
export const vehicleFactsAlone = new Set(
  'electric electrica electrice ev gaz avariat avariata avariate accidentat accidentata accidentate second sh rulata rulate manuala'.split(
    ' ',
  ),
);

/** Phrases about the seller, photos and hours, of any kind of listing. */
export const listingFacts: readonly FactPhrases[] = [
  [
    'seller',
    'proprietar, direct proprietar, particular, particulari, persoana fizica, persoane fizice, fara intermediari, de la particulari',
    { sellerType: 'private' },
  ],
  [
    'seller',
    'parc auto, parcuri auto, dealer, dealeri, samsar, de la firma, firma',
    { sellerType: 'company' },
  ],
  ['photos', 'cu poze, cu fotografii, poze, fotografii', { withPhoto: true }],
];
export const serviceFacts: readonly FactPhrases[] = [
  [
    'programme',
    'non stop, nonstop, 24 24, 24h, 24 din 24, 24 ore, noaptea',
    { programme: 'nonstop' },
  ],
];

/** Phrases that a description or a checked box of the form says; the listing that has either ranks first. */
export const soughtFlags: readonly [flag: SoughtFlag, phrases: string][] = [
  [
    'noAccident',
    'fara accident, fara accidente, fara accidente istoric, neaccidentat, neaccidentata, neavariat, neavariata, nelovit, nelovita, fara avarii, fara lovituri, fara daune',
  ],
  [
    'firstOwner',
    'primul proprietar, prim proprietar, unic proprietar, proprietar unic, un singur proprietar, singur proprietar, singurul proprietar',
  ],
  [
    'exchangeAccepted',
    'accept schimb, accepta schimb, acceptat schimb, accept variante schimb, variante schimb, schimb auto',
  ],
  [
    'serviceBook',
    'carte service, carte service completa, istoric service, istoric service complet, istoric complet, carnet service, service la zi, revizii la zi, istoric reprezentanta',
  ],
  [
    'registeredInRomania',
    'inmatriculat ro, inmatriculata ro, inmatriculat romania, inmatriculata romania, inmatriculat in tara, inmatriculata in tara, numere ro, acte ro',
  ],
  ['vatDeductible', 'tva deductibil, tva inclus, factura tva, tva recuperabil'],
];
/** The same, of words that trades use too: read once no trade has them. */
export const lateSoughtFlags: readonly [flag: SoughtFlag, phrases: string][] = [
  ['exchangeAccepted', 'schimb, schimburi'],
  ['registeredInRomania', 'inmatriculat, inmatriculata'],
  ['vatDeductible', 'tva'],
];
/** Phrases that only descriptions say. */
export const soughtPhrases =
  'km reali, kilometri reali, km certificati, km verificabili, itp valabil, itp nou, revizie facuta, distributie schimbata, distributie facuta, distributie noua, scaune incalzite, plafon panoramic, camera marsarier, volan dreapta, volan stanga, 5 usi, 3 usi, 4 usi, 2 usi, pilot automat, faruri led, dublu climatronic, fiscal pe loc, rate fixe, rate avans zero, fara rugina, motor nou';
