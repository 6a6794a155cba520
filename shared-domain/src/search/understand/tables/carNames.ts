/** What people call makes besides their names, by make id; folded, one word each. */
export const makeNicknames: Readonly<Record<string, string>> = {
  volkswagen: 'vw volks wolks folks volksvagen wv fau faue favoritu volkswagenu vag',
  'mercedes-benz': 'mercedes merc mertan mertane mertanu mertz mercedesu benz mb merce',
  bmw: 'bmv bemveu beemveu bemweu bmweu bimmer beemer bwm beeme',
  audi: 'audiu',
  skoda: 'skodita scoda',
  peugeot: 'pejo pejou pejot peujo pegeot pejoul',
  renault: 'reno renou renol renolt',
  citroen: 'sitroen citron sitron citroan',
  hyundai: 'hundai hiunday hiundai huindai hunday',
  toyota: 'toiota',
  mitsubishi: 'mitsu mitsubisi',
  suzuki: 'susuki suzuky',
  chevrolet: 'sevrolet chevy sevi',
  'alfa-romeo': 'alfa',
  'land-rover': 'landrover rover landroveru range',
  porsche: 'pors porse porche',
  dacia: 'dacie dacioara',
  nissan: 'nisan',
  seat: 'seatu',
  opel: 'opelu',
  ssangyong: 'sangyong',
  subaru: 'subi',
  jaguar: 'jag',
};

/** What people call models, as `make/model`: folded, words joined. */
export const modelNicknames: Readonly<Record<string, string>> = {
  loganel: 'dacia/logan',
  loganas: 'dacia/logan',
  loganmcv: 'dacia/logan-mcv',
  mcv: 'dacia/logan-mcv',
  stepway: 'dacia/sandero-stepway',
  dusteras: 'dacia/duster',
  golfulet: 'volkswagen/golf',
  pasat: 'volkswagen/passat',
  troc: 'volkswagen/t-roc',
  broscuta: 'volkswagen/beetle',
  gandacel: 'volkswagen/beetle',
  evoque: 'land-rover/range-rover-evoque',
  velar: 'land-rover/range-rover-velar',
  picasso: 'citroen/c4-picasso',
  c4grandpicasso: 'citroen/c4-picasso',
  grandc4picasso: 'citroen/c4-picasso',
  grandpicasso: 'citroen/c4-picasso',
  matiz: 'daewoo/matiz',
  xsarapicasso: 'citroen/xsara-picasso',
  mustang: 'ford/mustang',
  kaskai: 'nissan/qashqai',
  caskai: 'nissan/qashqai',
  xtrail: 'nissan/x-trail',
  ceed: 'kia/ceed',
  proceed: 'kia/proceed',
  smax: 'ford/s-max',
  cmax: 'ford/c-max',
  fabiuta: 'skoda/fabia',
  octavica: 'skoda/octavia',
  prado: 'toyota/land-cruiser',
  seria1: 'bmw/seria-1',
  gklasse: 'mercedes-benz/clasa-g',
  gclass: 'mercedes-benz/clasa-g',
  gwagon: 'mercedes-benz/clasa-g',
  clasam: 'mercedes-benz/ml',
  mlclass: 'mercedes-benz/ml',
};

/** Makes whose name is also an everyday word: a make only alone or with one of its models. */
export const everydayMakes = new Set([
  'jeep',
  'mini',
  'smart',
  'man',
  'ds',
  'mg',
  'seat',
  'rover',
  'benz',
]);

/** Models whose name is also an everyday word or says another thing: a model only beside its make. */
export const everydayModels = new Set(
  'arena bravo cabrio city club coupe combo express fit fiesta idea junior kit linea logo marea master move nova note one rapid space special spring sport strada stream tang tempra tipo transit up van wind ka born across edge fox legend insight orlando dawn ghost phantom roma california adam karl scala leaf alto splash colt compass patriot commander liberty soul venga rio accent matrix coupe trajet fusion escort sierra bronco capri puma explorer ranger musa delta linea sedici scorpio brava signum omega vento bora eos lt classic'.split(
    ' ',
  ),
);
/** Of those, the ones that a search for a car means oftenest: a model alone too, when no trade is named. */
export const everydayButUsual = new Set(
  'fiesta transit master spring puma ranger rapid scala rio accent leaf tipo bravo vento bora omega escort sierra bronco explorer matrix soul note ka fox combo marea linea'.split(
    ' ',
  ),
);
