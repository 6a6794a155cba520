import {
  type DocumentDefinition,
  type DocumentStep,
  type Values,
  initialValues,
} from '../documentTypes';

const address = (prefix: string, more: Values = {}): Values =>
  Object.fromEntries(
    Object.entries({
      country: 'România',
      county: 'Sibiu',
      postalCode: '550123',
      town: 'Sibiu',
      village: 'Sector 2',
      street: 'Țiglarilor',
      number: '12',
      block: 'B4',
      stair: 'A',
      floor: '3',
      flat: '17',
      ...more,
    }).map(([key, value]) => [`${prefix}_${key}`, value]),
  );

export const person = (prefix: string, name = 'Ștefănescu Ioana-Mădălina'): Values => ({
  [`${prefix}_type`]: 'persoana',
  [`${prefix}_name`]: name,
  [`${prefix}_cnp`]: '1630615123457',
  [`${prefix}_idType`]: 'C.I.',
  [`${prefix}_idSeries`]: 'SB',
  [`${prefix}_idNumber`]: '123456',
  ...address(prefix),
  [`${prefix}_phone`]: '0712345678',
  [`${prefix}_email`]: 'ioana@exemplu.ro',
  [`${prefix}_fiscalSame`]: 'da',
  [`${prefix}_capacity`]: 'proprietar',
});

export const company = (prefix: string): Values => ({
  [`${prefix}_type`]: 'firma',
  [`${prefix}_name`]: 'Cârciuma Țărănească Șelimbăr SRL',
  [`${prefix}_cui`]: 'RO14399840',
  [`${prefix}_register`]: 'J32/123/2019',
  ...address(prefix, { town: 'Șelimbăr', street: 'Mihai Viteazul' }),
  [`${prefix}_phone`]: '+40269123456',
  [`${prefix}_email`]: 'firma@exemplu.ro',
  [`${prefix}_iban`]: 'RO49AAAA1B31007593840000',
  [`${prefix}_fiscalSame`]: '',
  ...address(`${prefix}_fiscal`, { county: 'Brașov', town: 'Făgăraș' }),
  [`${prefix}_represented`]: 'da',
  [`${prefix}_repName`]: 'Mureșan Gheorghiță',
  [`${prefix}_repIdSeries`]: 'BV',
  [`${prefix}_repIdNumber`]: '654321',
  [`${prefix}_repCui`]: '18547290',
  [`${prefix}_repPhone`]: '0723456789',
  [`${prefix}_repEmail`]: 'gh@exemplu.ro',
  [`${prefix}_capacity`]: 'administrator',
});

export const vehicle: Values = {
  v_make: 'Škoda',
  v_type: 'Octavia Combi 2.0 TDI',
  v_vin: 'TMBJJ7NE8H0123456',
  v_registration: 'permanent',
  v_plate: 'sb12abc',
  v_civ: 'k123456',
  v_year: '2017',
  v_engine: 'CRMB123456',
  v_cm3: '1968',
  v_norm: 'Euro 6',
  v_fuel: 'Diesel',
  v_kw: '110',
  v_co2: '119',
  v_itp: '2027-05-14',
  v_acquiredOn: '2019-03-02',
  v_acquiredBy: 'contract de vânzare-cumpărare',
};

export const price: Values = { price_amount: '12.500,50', price_currency: 'RON' };
export const signing: Values = { place: 'Sibiu', date: '2026-11-20' };

const answers: Values = {
  time: '14:30',
  km: '182450',
  fuel: 'jumătate',
  keys: '2',
  defects: 'zgârietură pe bara din spate',
  accessories: 'roată de rezervă, anvelope de iarnă',
  act_itp: 'da',
  act_other: 'să semneze procesul-verbal de predare',
  validUntil: '2026-12-31',
  number: '7',
  reason: 'preț pentru autoturismul cu numărul SB 12 ABC',
  addressee: 'Primăria Municipiului Sibiu',
  statement: 'Vehiculul de mai sus nu se află la mine din 3 mai 2026.\nPlăcuțele au fost predate.',
  advanceKind: 'arvună',
  advance_amount: '1.000',
  deadline: '2026-12-15',
  penalty_amount: '500',
  from: '2026-12-01',
  until: '2027-05-31',
  deposit_amount: '1.500',
  excess_amount: '800',
  kmLimit: '200 km pe zi',
  state: 'bună',
  licence: 'S00123456X',
  object: 'Zugrăvit două camere, cu materialele beneficiarului',
  warranty: '12 luni',
  actDay: '2026-11-20',
  other_name: 'Oțelaru Țuțea SRL',
  other_town: 'Mediaș',
  taxOffice: 'Direcția Fiscală Locală Sibiu',
  annexes: 'da',
  annexList: 'proces-verbal de predare-primire',
};

/** A document filled in: the first party a person, the second a company. */
export function sampleFor(definition: DocumentDefinition): Values {
  const parties = definition.steps.filter((step) => step.party);
  const mayBeCompany = (step: DocumentStep) =>
    step.fields.some(
      (field) => field.name === `${step.party}_cui` && field.when?.(company(step.party!)),
    );
  const filled = parties.map((step, index) =>
    index > 0 && mayBeCompany(step) ? company(step.party!) : person(step.party!),
  );
  return Object.assign(initialValues(definition), ...filled, vehicle, price, signing, answers);
}

/** Every text field as long as it may be. */
export function longestSampleFor(definition: DocumentDefinition): Values {
  const sample = sampleFor(definition);
  const words = 'Constantinescu-Vârtosu Ștefania Alexandrina Țepeș '.repeat(60);
  for (const field of definition.steps.flatMap((step) => step.fields)) {
    if ((field.kind === 'text' || field.kind === 'longText') && field.maxLength)
      sample[field.name] = words.slice(0, field.maxLength).replace(/ $/, 'ț');
    if (field.kind === 'email')
      sample[field.name] = `${'ioana.madalina'.repeat(4)}@exemplu-indelungat.ro`.slice(-80);
    if (field.kind === 'money') sample[field.name] = '9.999.999,99';
  }
  return sample;
}
