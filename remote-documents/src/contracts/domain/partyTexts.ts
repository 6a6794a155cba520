import { type Run, filled, say } from './page-model/runs';
import { addressText } from './addressText';
import type { Values } from './documentTypes';
import { phone, text } from './valueTexts';

export const isCompany = (values: Values, prefix: string) => values[`${prefix}_type`] === 'firma';

/** What a tax office knows a party by: a firm's CIF, a person's CNP, or the NIF of a foreigner without one. */
export const fiscalCode = (values: Values, prefix: string): string => {
  const value = (part: string) => text(values[`${prefix}_${part}`]);
  return isCompany(values, prefix) ? value('cui') : value('cnp') || value('nif');
};

/** A passport has none, whatever was typed before. */
export const idSeries = (values: Values, prefix: string): string =>
  values[`${prefix}_idType`] === 'pașaport' ? '' : text(values[`${prefix}_idSeries`]).toUpperCase();

const PLACE = { name: 60, address: 90, series: 8, number: 16, cnp: 30 };

/** A person's identity document: `identificat(ă) cu C.I. seria SB nr. 123456, CNP …`. */
function papersRuns(value: (part: string) => string): Run[] {
  const cnp = say`, CNP ${filled(value('cnp'), PLACE.cnp)}`;
  if (value('idType') === 'pașaport')
    return [
      ...say`identificat(ă) cu pașaport nr. ${filled(value('idNumber'), PLACE.number)}`,
      ...(value('cnp') ? cnp : []),
    ];
  return [
    ...say`identificat(ă) cu ${value('idType')} seria ${filled(value('idSeries').toUpperCase(), PLACE.series)} nr. ${filled(value('idNumber'), PLACE.number)}`,
    ...cnp,
  ];
}

/** A party without what it is called afterwards: name, address, identity document. */
export function identityRuns(values: Values, prefix: string): Run[] {
  const value = (part: string) => text(values[`${prefix}_${part}`]);
  const name = filled(value('name'), PLACE.name);
  const address = filled(addressText(values, prefix), PLACE.address);
  if (!isCompany(values, prefix))
    return [...say`${name}, cu domiciliul în ${address}, `, ...papersRuns(value)];
  return say`${name}, cu sediul în ${address}, CUI ${value('cui')}, nr. Registrul Comerțului ${value('register')}, reprezentată prin ${filled(value('repName'), PLACE.name / 2)}, în calitate de ${value('capacity')}`;
}

/** A party as a contract's first lines present it. */
export function partyRuns(values: Values, prefix: string, quality: string): Run[] {
  const called = isCompany(values, prefix) ? 'denumită' : 'denumit(ă)';
  const typed = text(values[`${prefix}_email`]);
  const email = typed ? say`, e-mail ${typed}` : [];
  return [
    ...identityRuns(values, prefix),
    ...say`, telefon ${phone(values[`${prefix}_phone`])}${email}, ${[{ text: called }]} în continuare „${quality}”`,
  ];
}

/** Whether nobody stands in it yet: printed for the pen, it keeps room for what is left out where it is not typed. */
export const isForThePen = (values: Values, prefix: string) => !text(values[`${prefix}_name`]);

/** Who signs: the person, or the company through the one who represents it. */
export function signer(values: Values, prefix: string): string {
  const name = text(values[`${prefix}_name`]);
  const represented = isCompany(values, prefix) || values[`${prefix}_represented`] === 'da';
  const by = represented ? text(values[`${prefix}_repName`]) : '';
  return name && by ? `${name}, prin ${by}` : name;
}
