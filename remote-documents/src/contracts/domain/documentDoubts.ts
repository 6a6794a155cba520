// Longer than other files: the rules are one list, read from top to bottom like a contract.

import { addDays, formatIsoDay, isIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { foldDiacritics } from '@anunturi/shared-domain/formats/romanianText';
import { ENGINE_MAX_CM3 } from '@anunturi/shared-domain/site/limits';
import { formatPlate } from '@anunturi/shared-domain/validators/plate';
import { countyPlates } from './countyPlates';
import { type DocumentDefinition, type Values, askedFields } from './documentTypes';
import { isCompany } from './partyTexts';
import { cashAbovePrice, cashDoubt } from './payment';
import { datedProofs, proofHoldsUntil } from './saleProofs';
import { readAmount, readWhole } from './valueTexts';
import { normsWithoutEngine } from './vehicleFields';

/** Answers that are each in order and make no sense together. */
export type Doubt = {
  /** What it is about and the answers it rests on: a changed answer is a new doubt. */
  key: string;
  /** The field to go to. */
  field: string;
  message: string;
  /** The paper would be void or impossible: to be corrected, not confirmed. */
  isError: boolean;
};
/** What is known beside the answers. */
export type KnownFacts = { today: string; lastKm?: number };

/** Signed longer ago than this is signed "long past": the terms at the tax offices are over. */
const LONG_PAST_DAYS = 90;

type Found = [field: string, message: string, isError?: boolean];
type Rule = (asked: Values, facts: KnownFacts, definition: DocumentDefinition) => Found | null;

const fold = (text = '') =>
  foldDiacritics(text)
    .toLowerCase()
    .replaceAll(/[\s.-]+/g, ' ')
    .trim();
const code = (text = '') => text.toUpperCase().replaceAll(/^RO|\W/g, '');
const dayOf = (text: string | undefined) => (text && isIsoDay(text) ? text : null);

const samePerson: Rule = (values, _facts, { steps }) => {
  const [first, second] = steps.flatMap((step) => (step.party ? [step.party] : []));
  if (!first || !second) return null;
  const both = (name: string) => [values[`${first}_${name}`], values[`${second}_${name}`]] as const;
  const same = (name: string) => {
    const [one, other] = both(name).map(code);
    return Boolean(one) && one === other;
  };
  const [name, other] = both('name').map(fold);
  const companies = isCompany(values, first) && isCompany(values, second);
  const persons = !isCompany(values, first) && !isCompany(values, second);
  if (persons && same('cnp'))
    return [
      `${second}_cnp`,
      'Același CNP este scris la ambele părți: nimeni nu încheie un act cu sine.',
      true,
    ];
  if (companies && same('cui'))
    return [
      `${second}_cui`,
      'Același cod fiscal este scris la ambele părți: o firmă nu încheie un act cu sine.',
      true,
    ];
  if (persons && same('idNumber') && same('idSeries'))
    return [`${second}_idNumber`, 'Același act de identitate este scris la ambele părți.', true];
  return name && name === other
    ? [`${second}_name`, 'Ambele părți poartă același nume. Sunt două persoane diferite?']
    : null;
};

/** Whom an answer is about, in words: `buyer3` is the third who buys. */
const sideOf = (prefix: string) => {
  const [, side, at] = /^(seller|buyer)(\d?)$/.exec(prefix) ?? [];
  if (!side) return null;
  return `${side === 'seller' ? 'vânzătorul' : 'cumpărătorul'}${at ? ` ${at}` : ''}`;
};

/** Among those who sell or buy together, and between the sides. The first two are compared by `samePerson`. */
const samePersonTwice: Rule = (values) => {
  const seen = new Map<string, string>();
  for (const [field, value] of Object.entries(values)) {
    const [, prefix = '', kind] = /^(\w+)_(cnp|cui)$/.exec(field) ?? [];
    const [who, known] = [sideOf(prefix), code(value)];
    if (!who || !known) continue;
    const first = seen.get(known);
    const named = kind === 'cnp' ? 'CNP' : 'cod fiscal';
    if (first && /\d/.test(`${first}${who}`))
      return [field, `Același ${named} este scris la ${first} și la ${who}.`, true];
    seen.set(known, first ?? who);
  }
  return null;
};

const noPrice: Rule = ({ price_amount: amount }, _facts, { id }) =>
  (id === 'vanzare-auto' || id === 'dosar-vanzare' || id === 'antecontract') &&
  readAmount(amount) === 0
    ? ['price_amount', 'Cu prețul 0 nu este o vânzare, ci o donație, care se face la notar.', true]
    : null;

const tooMuchCash: Rule = (values, _facts, { steps }) => {
  const withCompany = steps.some(({ party, fields }) =>
    [party, ...fields.map(({ name }) => /^(\w+\d)_type$/.exec(name)?.[1])].some(
      (prefix) => prefix && isCompany(values, prefix),
    ),
  );
  const message = cashDoubt(values, withCompany);
  return message ? ['payment', message] : null;
};

const cashOverPrice: Rule = (values) =>
  cashAbovePrice(values)
    ? ['cashPart', 'Partea în numerar este mai mare decât tot prețul.', true]
    : null;

const yearToCome: Rule = ({ v_year: year, date }, { today }) => {
  const last = Number((dayOf(date) ?? today).slice(0, 4)) + 1;
  return readWhole(year) !== null && /^\d{4}$/.test(year!.trim()) && readWhole(year)! > last
    ? ['v_year', `Un vehicul fabricat după ${last} nu există încă.`, true]
    : null;
};

const engineTooLarge: Rule = ({ v_cm3: cm3 }) =>
  (readWhole(cm3) ?? 0) > ENGINE_MAX_CM3
    ? [
        'v_cm3',
        `Capacitatea trece de ${formatNumber(ENGINE_MAX_CM3)} cm³, cât primește și calculatorul de impozit. Ați scris cm³, nu altceva?`,
      ]
    : null;

const noEngine: Rule = ({ v_cm3: cm3, v_norm: norm }) =>
  readWhole(cm3) === 0 && norm && !Object.hasOwn(normsWithoutEngine, norm)
    ? ['v_cm3', 'Capacitatea 0 este a mașinilor electrice, dar norma de poluare este alta.']
    : null;

const acquiredLate: Rule = ({ v_acquiredOn: acquired, date }) =>
  dayOf(acquired) && dayOf(date) && acquired! > date!
    ? [
        'v_acquiredOn',
        'Vehiculul apare dobândit după data contractului: la semnare, vânzătorul nu era proprietar.',
        true,
      ]
    : null;

const acquiredBeforeMade: Rule = ({ v_acquiredOn: acquired, v_year: year }) =>
  dayOf(acquired) && readWhole(year) && Number(acquired!.slice(0, 4)) < readWhole(year)! - 1
    ? ['v_acquiredOn', `Vehiculul apare dobândit înainte de anul fabricației, ${year!.trim()}.`]
    : null;

const signedAhead: Rule = ({ date }, { today }) =>
  dayOf(date) && date! > today
    ? ['date', `Actul poartă o dată viitoare, ${formatIsoDay(date!)}. Îl semnați chiar atunci?`]
    : null;

const signedLongAgo: Rule = ({ date }, { today }) =>
  dayOf(date) && date! < addDays(today, -LONG_PAST_DAYS)
    ? [
        'date',
        `Actul poartă data ${formatIsoDay(date!)}, de acum mai bine de ${LONG_PAST_DAYS} de zile: termenele de declarare și de transcriere au trecut.`,
      ]
    : null;

const inspectionOver: Rule = ({ v_itp: itp, date }, { today }) =>
  dayOf(itp) && itp! < (dayOf(date) ?? today)
    ? [
        'v_itp',
        `ITP-ul a expirat la ${formatIsoDay(itp!)}: vehiculul nu poate circula, iar transcrierea cere ITP valabil.`,
      ]
    : null;

const proofOver: Rule = (values, { today }) => {
  const signed = dayOf(values.date) ?? today;
  for (const proof of datedProofs) {
    const until = proofHoldsUntil(proof, values);
    if (until && until < signed)
      return [proof.name, `La semnare nu mai este valabil: a expirat la ${formatIsoDay(until)}.`];
  }
  return null;
};

const plateOfElsewhere: Rule = (values, _facts, { ownerParty: owner }) => {
  if (!owner || values.v_registration !== 'permanent' || !values.v_plate) return null;
  const from = countyPlates[formatPlate(values.v_plate).split(' ')[0]!];
  const home = fold(values[`${owner}_county`]).replace(/^(jud|judetul|municipiul|mun) /, '');
  const isForeign = !/^romania$/.test(fold(values[`${owner}_country`] ?? 'România'));
  if (!from || !home || isForeign || home.startsWith('sector') || fold(from) === home) return null;
  return [
    'v_plate',
    `Numărul este din județul ${from}, iar adresa este în altul. Verificați numărul din talon.`,
  ];
};

const mileageBack: Rule = ({ km }, { lastKm }) =>
  readWhole(km) !== null && lastKm !== undefined && readWhole(km)! < lastKm
    ? ['km', `Anunțul avea ${formatNumber(lastKm)} km: kilometrajul nu poate scădea.`]
    : null;

const endsBeforeStart =
  (end: string, start: string, message: string): Rule =>
  (values) =>
    dayOf(values[end]) && dayOf(values[start]) && values[end]! < values[start]!
      ? [end, message, true]
      : null;

const rules: Record<string, Rule> = {
  samePerson,
  samePersonTwice,
  noPrice,
  tooMuchCash,
  cashOverPrice,
  yearToCome,
  engineTooLarge,
  noEngine,
  acquiredLate,
  acquiredBeforeMade,
  signedAhead,
  signedLongAgo,
  inspectionOver,
  proofOver,
  plateOfElsewhere,
  mileageBack,
  period: endsBeforeStart('until', 'from', 'Sfârșitul este înaintea începutului.'),
  deadline: endsBeforeStart('deadline', 'date', 'Termenul este înaintea datei actului.'),
  validity: endsBeforeStart('validUntil', 'date', 'Împuternicirea ar expira înainte de a fi dată.'),
};

/** What makes no sense across the answers, errors first. Only what is asked and answered is looked at. */
export function documentDoubts(
  definition: DocumentDefinition,
  values: Values,
  facts: KnownFacts,
): Doubt[] {
  const fields = definition.steps.flatMap((step) => askedFields(step.fields, values));
  const asked: Values = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']));
  return Object.entries(rules)
    .flatMap(([id, rule]): Doubt[] => {
      const found = rule(asked, facts, definition);
      if (!found || !(found[0] in asked)) return [];
      const [field, message, isError = false] = found;
      return [{ key: `${id}:${asked[field]}:${message}`, field, message, isError }];
    })
    .sort((a, b) => Number(b.isError) - Number(a.isError));
}
