import { EMAIL_ADDRESS } from '@anunturi/shared-contract/site/emailAddress';
import { isValidCnp } from '@anunturi/shared-domain/validators/cnp';
import { isValidCui, isValidTradeRegister } from '@anunturi/shared-domain/validators/cui';
import { isIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { isValidIban } from '@anunturi/shared-domain/validators/iban';
import {
  isValidCiv,
  isValidIdNumber,
  isValidIdSeries,
  isValidPostalCode,
} from '@anunturi/shared-domain/validators/identityDocuments';
import { isValidPhone } from '@anunturi/shared-domain/validators/phone';
import { isTemporaryPlate, isValidPlate } from '@anunturi/shared-domain/validators/plate';
import { isValidVin, vinControlDigitFits } from '@anunturi/shared-domain/validators/vin';
import {
  type DocumentDefinition,
  type DocumentField,
  type Values,
  askedFields,
} from './documentTypes';
import { isWritable } from './page-model/textWidth';
import { readAmount, readWhole } from './valueTexts';

type Check = (value: string, field: DocumentField, values: Values) => string | null;
const unless = (fits: boolean, message: string) => (fits ? null : message);

/** Another answer about the same party or address. */
const beside = (values: Values, name: string, other: string) =>
  values[name.slice(0, name.lastIndexOf('_') + 1) + other];
const isRomania = (values: Values, name: string) =>
  /^rom[aâ]nia$/i.test((beside(values, name, 'country') ?? 'România').trim());
/** A representative is not asked which document it is. */
const mayBePassport = (values: Values, name: string) =>
  name.endsWith('_repIdNumber') || beside(values, name, 'idType') === 'pașaport';

/** What each kind of field demands; the messages never repeat what was typed. */
const checks: Partial<Record<DocumentField['kind'], Check>> = {
  cnp: (value) => unless(isValidCnp(value), 'CNP-ul nu este corect. Verificați cele 13 cifre.'),
  cui: (value, field, values) =>
    unless(
      !isRomania(values, field.name) || isValidCui(value),
      'Codul fiscal nu este corect. Verificați cifrele.',
    ),
  tradeRegister: (value) =>
    unless(isValidTradeRegister(value), 'Scrieți numărul ca J32/123/2019 sau J cu 13 cifre.'),
  vin: (value, _field, values) =>
    unless(
      values.v_vinNonStandard === 'da' || isValidVin(value),
      'VIN-ul are 17 litere și cifre, fără I, O și Q. Dacă în talon este altfel, bifați „VIN nestandard”.',
    ),
  plate: (value, _field, values) => {
    if (values.v_registration === 'permanent')
      return unless(
        isValidPlate(value),
        'Scrieți județul, cifrele și cele trei litere, ca B 123 ABC.',
      );
    return unless(
      values.v_registration !== 'temporar' || isTemporaryPlate(value),
      'Numărul temporar are județul și 3-6 cifre.',
    );
  },
  iban: (value) =>
    unless(isValidIban(value), 'IBAN-ul nu este corect. Are 24 de caractere și începe cu RO.'),
  phone: (value) =>
    unless(
      isValidPhone(value) || /^\+(?!40)\d[\d\s]{6,18}$/.test(value.trim()),
      'Scrieți un număr ca 07xx xxx xxx.',
    ),
  email: (value) => unless(EMAIL_ADDRESS.test(value.trim()), 'Adresa de e-mail nu este completă.'),
  postalCode: (value, field, values) =>
    unless(!isRomania(values, field.name) || isValidPostalCode(value), 'Codul poștal are 6 cifre.'),
  idSeries: (value) => unless(isValidIdSeries(value), 'Seria are două litere.'),
  idNumber: (value, field, values) =>
    mayBePassport(values, field.name)
      ? unless(
          /^[A-Za-z0-9]{5,15}$/.test(value.trim()),
          'Numărul actului are 5-15 litere și cifre.',
        )
      : unless(isValidIdNumber(value), 'Numărul actului are 6-9 cifre.'),
  civ: (value) => unless(isValidCiv(value), 'Seria CIV are o literă și șase cifre.'),
  date: (value) =>
    unless(
      isIsoDay(value) && value >= '1900-01-01' && value <= '2100-12-31',
      'Data nu este corectă.',
    ),
  time: (value) => unless(/^([01]\d|2[0-3]):[0-5]\d$/.test(value), 'Scrieți ora ca 14:30.'),
  whole: (value, field) => {
    if (readWhole(value) === null) return 'Scrieți un număr întreg.';
    return unless(
      field.name !== 'v_year' || /^(19|20)\d{2}$/.test(value.trim()),
      'Scrieți anul cu patru cifre.',
    );
  },
  money: (value) =>
    unless(readAmount(value) !== null, 'Scrieți suma în cifre, de exemplu 12.500 sau 12.500,50.'),
};

/** What is wrong with a filled-in field, or null; an empty field is never wrong. */
export function fieldProblem(field: DocumentField, values: Values): string | null {
  const value = values[field.name] ?? '';
  if (value.trim() === '' || field.kind === 'check' || field.kind === 'choice') return null;
  if (field.maxLength && value.length > field.maxLength)
    return `Cel mult ${field.maxLength} de caractere.`;
  if (!isWritable(value))
    return 'Unele semne nu pot fi tipărite. Scrieți cu litere, ca în pașaport sau în talon.';
  return checks[field.kind]?.(value, field, values) ?? null;
}

/** Something to look at twice that does not stop the document. */
export function fieldWarning(field: DocumentField, values: Values): string | null {
  const value = values[field.name] ?? '';
  if (field.kind !== 'vin' || values.v_vinNonStandard === 'da' || !isValidVin(value)) return null;
  return vinControlDigitFits(value)
    ? null
    : 'Cifra de control a VIN-ului nu se potrivește; la mașinile europene este obișnuit. Verificați încă o dată.';
}

export type Unfinished = { step: number; field: DocumentField; problem: string | null };

/** What is still missing or wrong, in the order of the form. */
export function unfinishedFields(definition: DocumentDefinition, values: Values): Unfinished[] {
  return definition.steps.flatMap((step, index) =>
    askedFields(step.fields, values).flatMap((field): Unfinished[] => {
      const problem = fieldProblem(field, values);
      const missing = field.needed && !(values[field.name] ?? '').trim();
      return problem || missing ? [{ step: index, field, problem }] : [];
    }),
  );
}
