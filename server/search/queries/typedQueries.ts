import type { Query } from './Query';

/**
 * Written after the tables of words, with none of them open: letters that changed places, numbers without a unit, generations, services
 * by what is broken, places in their inflections, colours, and words that say nothing.
 */
export const typedQueries: readonly Query[] = [
  // Letters that changed places, doubled or left out.
  [
    'ocatvia 3 combi',
    'skoda/octavia an2012..2020 caroserie=estate | skoda/octavia an2013..2020 caroserie=estate',
  ],
  ['pasast b7', 'volkswagen/passat an2010..2014 | volkswagen/passat an2010..2015'],
  ['volkwsagen tuoran', 'volkswagen/touran'],
  [
    'merceds benz e220',
    'mercedes-benz/clasa-e combustibil=diesel | mercedes-benz/clasa-e | mercedes-benz/e-class',
  ],
  ['hyudnai i30', 'hyundai/i30'],
  ['peguoet 3008', 'peugeot/3008'],
  ['ctiroen berlingo', 'citroen/berlingo'],
  ['toytoa rav4', 'toyota/rav4 | toyota/rav-4'],
  ['rneault captur', 'renault/captur'],
  ['electricain medias', '#electricieni @medias'],
  ['intsalator', '#instalatii'],
  ['mecancic auto', '#mecanica'],
  ['vulcanziare', '#vulcanizare'],
  ['dusetr 2019', 'dacia/duster an2019..2019'],
  // Numbers without a unit.
  ['golf sub 5000', 'volkswagen/golf pret..5000€'],
  ['logan an 2015', 'dacia/logan an2015..2015'],
  ['bmw x3 dupa 2012 sub 12000', 'bmw/x3 an2012.. pret..12000€ | bmw/x3 an2013.. pret..12000€'],
  ['masini intre 3000 si 6000 euro', '#autoturisme pret3000..6000€'],
  [
    'fiesta 2011 150000',
    'ford/fiesta an2011..2011 km..150000 | ford/fiesta an2011..2011 km150000..150000',
  ],
  ['masina 2016+ benzina', '#autoturisme an2016.. combustibil=petrol'],
  ['audi a6 max 200 mii km', 'audi/a6 km..200000'],
  ['suv pana la 10 mii euro', 'caroserie=suv pret..10000€'],
  ['peste 2018 hibrid', 'an2018.. combustibil=hybrid.pluginHybrid'],
  ['skoda superb anul 2017 diesel', 'skoda/superb an2017..2017 combustibil=diesel'],
  ['masina cu buget 4000', '#autoturisme pret..4000€'],
  [
    'astra 1.6 benzina 2008',
    'opel/astra combustibil=petrol an2008..2008 cm31540..1660 | opel/astra combustibil=petrol an2008..2008',
  ],
  // Generations and chassis codes.
  ['bmw e90', 'bmw/seria-3 an2005..2012 | bmw/seria-3 an2005..2011 | bmw/seria-3 an2004..2013'],
  [
    'audi a4 b8 automat',
    'audi/a4 an2008..2015 cutie=automatic | audi/a4 an2007..2016 cutie=automatic',
  ],
  ['focus mk2', 'ford/focus an2004..2011 | ford/focus an2004..2010'],
  ['golf mk7', 'volkswagen/golf an2012..2020 | volkswagen/golf an2012..2019'],
  ['mercedes w204', 'mercedes-benz/clasa-c an2007..2014 | mercedes-benz/clasa-c an2007..2015'],
  ['clio 3', 'renault/clio an2005..2014 | renault/clio an2005..2012'],
  ['superb 2', 'skoda/superb an2008..2015'],
  [
    'logan 2 diesel',
    'dacia/logan an2012..2020 combustibil=diesel | dacia/logan an2012..2021 combustibil=diesel',
  ],
  // Services by what is broken.
  ['mi s-a stricat masina de spalat', '#reparatii-electrocasnice'],
  ['curge robinetul', '#instalatii'],
  ['s-a infundat wc ul', '#instalatii'],
  ['nu merge curentul in casa', '#electricieni'],
  ['masina nu mai porneste', '#mecanica | #tractari | #electrica-si-diagnoza'],
  ['pana pe autostrada tractare', '#tractari'],
  ['schimb roti iarna', '#vulcanizare'],
  ['reparat acoperis', '#constructii'],
  ['spart geam termopan', '#constructii'],
  ['laptop nu porneste', '#it | #it-si-electronice | #reparatii-it | #calculatoare'],
  ['transport frigider la etaj', '#transport-marfa-si-mutari'],
  ['caut femeie la curatenie', '#curatenie'],
  // Places in their inflections.
  ['masini din medias', '#autoturisme @medias'],
  ['instalator in cisnadie', '#instalatii @cisnadie'],
  ['zugrav in zona avrigului', '#constructii @avrig'],
  ['golf de vanzare in sibiu', 'volkswagen/golf @sibiu'],
  ['electrician șelimbărului', '#electricieni @selimbar'],
  ['tractari langa agnita', '#tractari @agnita raza=25 | #tractari @agnita'],
  // Colours.
  ['golf rosie', 'volkswagen/golf culoare=red'],
  ['dacia alba sub 6000', 'dacia culoare=white pret..6000€'],
  ['bmw x5 negru', 'bmw/x5 culoare=black'],
  ['masina albastra automata', '#autoturisme culoare=blue cutie=automatic'],
  ['skoda gri metalizat', 'skoda culoare=grey'],
  // Words that say nothing.
  ['buna ziua caut un logan ieftin', 'dacia/logan ^priceUp'],
  ['vreau sa cumpar o masina pana in 7000 de euro', '#autoturisme pret..7000€'],
  ['as dori un electrician bun si serios', '#electricieni'],
  ['cine repara masini in sibiu', '#mecanica @sibiu'],
  [
    'ofer spre vanzare passat b6',
    'volkswagen/passat an2005..2010 | volkswagen/passat an2005..2011',
  ],
  ['am nevoie de un instalator azi', '#instalatii'],
  ['stie cineva un zugrav ok', '#constructii'],
];
